import { type Easel, noise2 } from '../../brush.ts';
import { block, COTTON, CREAM, DEEP, DUST, FADED, INDIGO, KOLA, lots, MUD, mix, OCHRE, PALE, RUST } from './dyes.ts';
import { weave } from './loom.ts';
import { dot, type Hand, SIGNS, stroke, zigzag } from './signs.ts';

const drift = noise2(7001);

/** Sandbanks, one to a strip: where each begins, how long it lies, its dye. */
const BANKS = [
  [2, 1010, 1380, PALE],
  [3, 720, 1240, COTTON],
  [4, 1160, 900, COTTON],
  [5, 1840, 760, FADED],
] as const;

export function lowWater(easel: Easel): void {
  const { width, height, random } = easel;
  weave(easel, {
    strip: 178,
    warp: INDIGO,
    open: 0.35,
    turned: true,
    weft(g, edges) {
      lots(
        g,
        random,
        { width, height, edges, turned: true },
        (t) => mix(DEEP, INDIGO, t * 0.8 + (drift(t * 5 + 9, 2) - 0.6)),
        0.12,
      );
      for (const [strip, start, length, dye] of BANKS) {
        const top = edges[strip] as number;
        const tall = (edges[strip + 1] as number) - top;
        block(g, FADED, start - 130, top, length + 330, tall);
        block(g, dye, start, top, length, tall);
      }
      block(g, RUST, 2370, edges[1] as number, 136, (edges[2] as number) - (edges[1] as number));
    },
    mud(g) {
      const hand: Hand = { g, random, dye: MUD, pen: 19 };
      for (let i = 0; i < 6; i++) stroke(hand, [870 + i * 62, 530], [862 + i * 64, 606]);
      stroke(hand, ...zigzag(1480, 780, 330, 44, 5));
    },
  });
}

export function washedTwice(easel: Easel): void {
  const { width, height, random } = easel;
  weave(easel, {
    strip: 262,
    warp: FADED,
    open: 0.3,
    weft(g, edges) {
      lots(
        g,
        random,
        { width, height, edges },
        (t) => mix(mix(DEEP, INDIGO, t * 2), mix(FADED, CREAM, (t - 0.55) * 1.6), (t - 0.34) * 1.7),
        0.06,
      );
      block(g, KOLA, edges[5] as number, 1930, 150, 250);
    },
    mud(g) {
      const hand: Hand = { g, random, dye: CREAM, pen: 15 };
      for (let row = 0; row < 11; row++) {
        for (let i = 0; i < 3; i++)
          dot(hand, 330 + i * 96 + random.normal(0, 6), 360 + row * 106 + random.normal(0, 6), 1.5 - row * 0.04);
      }
    },
  });
}

export function confluence(easel: Easel): void {
  const { width, height, random } = easel;
  weave(easel, {
    strip: 236,
    warp: COTTON,
    open: 0.25,
    weft(g, edges) {
      lots(g, random, { width, height, edges }, () => mix(COTTON, DUST, 0.3));
      for (const [column, x] of edges.entries()) {
        const across = (edges[column + 1] ?? width) - x;
        const after = Math.max(0, column - 4);
        const niger = 420 + Math.min(4, column) * 215 + after * 96;
        const bani = 2290 - Math.min(4, column) * 160 + after * 96;
        block(g, FADED, x, niger - 40, across, 42);
        block(g, mix(DEEP, INDIGO, column / 9), x, niger, across, 350 + after * 30);
        block(g, mix(OCHRE, RUST, column / 12), x, bani, across, 230 - after * 34);
      }
    },
    mud(g) {
      const hand: Hand = { g, random, dye: MUD, pen: 21 };
      SIGNS.crescents(hand, 1420, 520, 400);
      stroke(hand, [150, 1430], [600, 1400]);
      for (let i = 0; i < 6; i++) stroke(hand, [180 + i * 76, 1420], [186 + i * 76, 1540]);
    },
  });
}
