import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Easel, noise2 } from '../../brush.ts';
import {
  BARK,
  block,
  COTTON,
  CREAM,
  css,
  DUST,
  type Dye,
  INDIGO,
  KOLA,
  lots,
  MUD,
  mix,
  OCHRE,
  PLASTER,
  RUST,
} from './dyes.ts';
import { weave } from './loom.ts';
import { arc, dot, type Hand, SIGNS, stroke, zigzag } from './signs.ts';

const drift = noise2(7001);

export function nineSigns(easel: Easel): void {
  const { width, height, random } = easel;
  weave(easel, {
    strip: 300,
    warp: COTTON,
    open: 0.25,
    weft: (g, edges) => lots(g, random, { width, height, edges }, (t) => mix(CREAM, DUST, 0.25 + t * 0.2)),
    mud(g) {
      block(g, MUD, -20, -20, width + 40, height + 40);
      g.globalCompositeOperation = 'destination-out';
      const hand: Hand = { g, random, dye: MUD, pen: 26 };
      const rows = [
        ['calabash', 'comb', 'door'],
        ['path', 'crossing', 'crescents'],
        ['ladder', 'rain', 'hearth'],
      ] as const;
      for (const [r, row] of rows.entries()) {
        for (const [c, name] of row.entries())
          SIGNS[name](hand, 480 + c * 430 + random.normal(0, 12), 430 + r * 420 + random.normal(0, 12), 300);
      }
      for (const x of [250, 690, 1125, 1560]) stroke({ ...hand, pen: 15 }, [x, 200], [x + random.normal(0, 14), 1480]);
      for (const y of [200, 640, 1060, 1480]) stroke({ ...hand, pen: 15 }, [250, y], [1560, y + random.normal(0, 14)]);
      stroke({ ...hand, pen: 40 }, [250, 1690], [1570, 1676]);
      dot({ ...hand, pen: 60 }, 1560, 2390, 1.2);
      g.globalCompositeOperation = 'source-over';
    },
  });
}

export function harmattan(easel: Easel): void {
  const { width, height, random } = easel;
  weave(easel, {
    strip: 330,
    warp: COTTON,
    open: 0.35,
    weft(g, edges) {
      lots(g, random, { width, height, edges }, (t) => mix(mix(DUST, CREAM, 0.55), mix(DUST, OCHRE, 0.35), t));
      block(g, mix(OCHRE, BARK, 0.45), 0, 2010, width, 60);
      block(g, mix(OCHRE, BARK, 0.2), 0, 2130, width, 30);
    },
    mud(g) {
      g.fillStyle = css(RUST);
      g.beginPath();
      for (const [x, y] of arc(1560, 1010, 470, 0, 6.283))
        g.lineTo(x + (drift(x / 70, y / 70) - 0.5) * 16, y + (drift(x / 70 + 9, y / 70) - 0.5) * 16);
      g.fill();
      g.globalCompositeOperation = 'destination-out';
      const reed: Hand = { g, random, dye: RUST, pen: 15 };
      for (let i = 0; i < 5; i++) stroke(reed, [1000, 1120 + i * 74], [2100, 1108 + i * 74 + random.normal(0, 8)]);
      g.globalCompositeOperation = 'source-over';
      const hand: Hand = { g, random, dye: MUD, pen: 18 };
      for (let i = 0; i < 7; i++) stroke(hand, [330 + i * 46, 1780 + random.normal(0, 20)], [338 + i * 46, 1990]);
    },
  });
}

/** Groups of bars across one strip, as on a wool blanket. */
function bars(g: SKRSContext2D, x: number, width: number, y: number, order: readonly (readonly [Dye, number])[]): void {
  let top = y;
  for (const [dye, height] of order) {
    block(g, dye, x, top, width, height);
    top += height;
  }
}

export function blanketStopped(easel: Easel): void {
  const { width, height, random } = easel;
  const ends = [1690, 1660, 1705, 1480, 1500, 1120, 1135, 1090, 1650, 1700];
  weave(easel, {
    strip: 330,
    warp: CREAM,
    open: 0.2,
    wall: PLASTER,
    stop: (strip) => ends[strip] ?? 1600,
    weft(g, edges) {
      const [third, fifth, sixth, eighth] = [edges[3], edges[5], edges[6], edges[8]] as [
        number,
        number,
        number,
        number,
      ];
      lots(g, random, { width, height, edges }, () => mix(CREAM, COTTON, 0.5));
      bars(g, 0, width, 300, [
        [MUD, 44],
        [COTTON, 22],
        [MUD, 14],
      ]);
      bars(g, 0, fifth, 960, [
        [KOLA, 30],
        [CREAM, 18],
        [MUD, 96],
        [CREAM, 18],
        [KOLA, 30],
      ]);
      bars(g, eighth, width, 960, [
        [KOLA, 30],
        [CREAM, 18],
        [MUD, 96],
      ]);
      bars(g, 0, third, 1420, [
        [MUD, 14],
        [COTTON, 22],
        [MUD, 44],
      ]);
      for (let i = 0; i < 6; i++) block(g, OCHRE, sixth + 96 + (i % 2) * 64, 500 + i * 48, 64, 48);
    },
  });
}

export function roadToSan(easel: Easel): void {
  const { width, height, random } = easel;
  weave(easel, {
    strip: 224,
    warp: BARK,
    open: 0.3,
    weft(g, edges) {
      lots(g, random, { width, height, edges }, (t) => mix(mix(RUST, BARK, 0.5), BARK, t * 0.9));
      const dyes = [COTTON, MUD, OCHRE, INDIGO, COTTON, RUST] as const;
      for (let column = 0; column < 4; column++) {
        for (let y = 0, i = column * 2; y < height; i++) {
          const tall = random.pick([70, 104, 140, 190]);
          block(
            g,
            dyes[(i * 5 + column) % 6] as Dye,
            edges[column] as number,
            y,
            (edges[column + 1] as number) - (edges[column] as number),
            tall,
          );
          y += tall;
        }
      }
    },
    mud(g) {
      const road: Hand = { g, random, dye: CREAM, pen: 24 };
      stroke(road, ...zigzag(960, 1390, 1800, 150, 7));
      stroke({ ...road, pen: 15 }, ...zigzag(960, 1460, 1800, 150, 7));
      for (const [x, y] of [
        [1980, 560],
        [2080, 590],
        [2030, 660],
      ] as const)
        dot({ ...road, pen: 34 }, x, y);
    },
  });
}
