import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Easel } from '../../brush.ts';
import { cutLine, island, type Point, ripples, seal, shape } from './carving.ts';
import { mooredBoat, snowOn } from './moored-boat.ts';
import { type Colour, flat, impress, lift, newPrint, type Print, smoothstep, wipe } from './press.ts';

const CLOUD: Colour = [96, 106, 116];

const SLATE: Colour = [70, 92, 104];

const TILE: Colour = [74, 78, 88];

const SHELL: Colour = [244, 240, 230];

const RUST: Colour = [178, 66, 42];

const LAMP: Colour = [240, 186, 92];

const SUMI: Colour = [34, 34, 40];

const DUSK: Colour = [42, 56, 84];

const TOWER = { x: 1780, foot: 1480 };

/** The stone night-light of Tomonoura, from the steps up. */
function tower(g: SKRSContext2D): void {
  const { x, foot } = TOWER;
  shape(g, [
    [x - 165, foot],
    [x - 98, foot - 560],
    [x + 98, foot - 560],
    [x + 165, foot],
  ]);
  g.fillRect(x - 128, foot - 596, 256, 40);
  g.fillRect(x - 92, foot - 760, 184, 170);
  shape(g, [
    [x - 210, foot - 752],
    [x - 130, foot - 790],
    [x - 40, foot - 872],
    [x + 40, foot - 872],
    [x + 130, foot - 790],
    [x + 210, foot - 752],
  ]);
  g.fillRect(x - 20, foot - 930, 40, 66);
}

function steps(g: SKRSContext2D, lift = 0): void {
  const { x, foot } = TOWER;
  for (let k = 0; k < 4; k++) g.fillRect(x - 230 - k * 110, foot - 4 + k * 58 - lift, 460 + k * 330, 64);
}

const LIGHTHOUSE = [1100, 480, 2600, 1780] as const;

function lighthouse(print: Print): void {
  const { x, foot } = TOWER;
  const area = LIGHTHOUSE;
  impress(print, { colour: SHELL, opaque: true, grain: 0.05, area }, (g) => {
    tower(g);
    steps(g);
  });
  impress(
    print,
    {
      colour: TILE,
      bokashi: (ux, _, u) => 0.45 + 0.5 * smoothstep(x - 120, x + 190, ux + u * 60),
      grain: 0.6,
      area,
      shift: [3, 2],
    },
    (g) => {
      tower(g);
      steps(g);
    },
  );
  impress(print, { colour: LAMP, opaque: true, grain: 0.15, area }, (g) => g.fillRect(x - 68, foot - 738, 136, 120));
  impress(print, { colour: SUMI, bokashi: flat(0.85), grain: 0.3, area }, (g) => {
    for (let k = 1; k < 9; k++)
      cutLine(
        g,
        [
          [x - 158 + k * 7.5, foot - k * 62],
          [x, foot - k * 62 + 4],
          [x + 158 - k * 7.5, foot - k * 62 - 2],
        ],
        6,
        0.4,
      );
    for (let k = 0; k < 24; k++) g.fillRect(x - 120 + ((k * 97) % 230), foot - 58 - Math.floor(k / 3) * 62, 5, 52);
    for (let k = 0; k < 5; k++) g.fillRect(x - 70 + k * 33, foot - 740, 6, 124);
    g.fillRect(x - 70, foot - 684, 140, 6);
    for (let k = 0; k < 4; k++) g.fillRect(x - 230 - k * 110, foot + 54 + k * 58, 460 + k * 330, 6);
  });
}

function snowOnLighthouse(print: Print): void {
  const { x, foot } = TOWER;
  const area = LIGHTHOUSE;
  impress(print, { colour: SHELL, opaque: true, grain: 0.05, area, shift: [-2, -1] }, (g) => {
    snowOn(
      g,
      [
        [x - 216, foot - 754],
        [x - 130, foot - 796],
        [x - 44, foot - 876],
        [x + 44, foot - 876],
        [x + 130, foot - 796],
        [x + 216, foot - 754],
      ],
      34,
    );
    snowOn(
      g,
      [
        [x - 24, foot - 932],
        [x, foot - 938],
        [x + 24, foot - 932],
      ],
      20,
    );
    snowOn(
      g,
      [
        [x - 132, foot - 596],
        [x - 40, foot - 600],
        [x + 60, foot - 598],
        [x + 132, foot - 596],
      ],
      20,
    );
    for (let k = 0; k < 4; k++)
      snowOn(
        g,
        Array.from({ length: 9 }, (_, i): Point => [x - 232 - k * 110 + ((464 + k * 330) * i) / 8, foot - 4 + k * 58]),
        26,
      );
  });
}

function flakes(print: Print, g: SKRSContext2D, count: number): void {
  const { random } = print;
  for (let k = 0; k < count; k++) {
    const r = 2.5 + 10 * random() ** 3;
    g.beginPath();
    g.ellipse(random() * 2600, random() * 1950, r, r * random.between(0.8, 1.1), random() * 3, 0, 7);
    g.fill();
  }
}

/** First snow on the harbour lamp of Tomonoura. */
export function paintSnow(easel: Easel): void {
  const print = newPrint(easel, 2606);
  const whole = (g: SKRSContext2D) => g.fillRect(0, 0, 2600, 1950);
  const glow = (x: number, y: number, u: number) =>
    smoothstep(90, 520, Math.hypot(x - TOWER.x, y - (TOWER.foot - 680)) + u * 90);
  impress(
    print,
    { colour: LAMP, bokashi: (x, y, u) => 0.5 * (1 - glow(x, y, u)), grain: 0.4, area: [1200, 300, 2400, 1400] },
    whole,
  );
  impress(
    print,
    {
      colour: CLOUD,
      bokashi: (x, y, u) => (0.25 + 0.6 * glow(x, y, u)) * (0.55 + 0.45 * smoothstep(1150, 300, y + u * 200)),
      grain: 0.6,
      area: [0, 0, 2600, 1180],
    },
    (g) => g.fillRect(0, 0, 2600, 1160),
  );
  impress(print, { colour: DUSK, bokashi: wipe(60, 760), grain: 0.85, area: [0, 0, 2600, 900] }, whole);
  impress(print, { colour: DUSK, bokashi: wipe(900, 1200, 0.7), grain: 0.4, area: [0, 800, 1500, 1180] }, (g) =>
    island(g, [0, 1010, 260, 930, 520, 880, 700, 960, 980, 1080, 1240, 1158], 1160, 61, 16),
  );
  impress(
    print,
    {
      colour: SHELL,
      opaque: true,
      bokashi: (x, y, u) =>
        0.75 * smoothstep(0.42, 0.6, print.noise(x / 60, y / 24) + u * 0.3) * smoothstep(1080, 900, y),
      area: [0, 800, 1500, 1180],
    },
    (g) => island(g, [0, 1014, 260, 936, 520, 886, 700, 966, 980, 1086, 1240, 1158], 1160, 61, 16),
  );
  impress(
    print,
    {
      colour: SLATE,
      bokashi: (x, y, u) =>
        0.75 + 0.25 * smoothstep(1200, 1900, y + u * 200) - 0.3 * smoothstep(420, 80, Math.abs(x - TOWER.x)),
      grain: 0.6,
      area: [0, 1140, 2600, 1950],
    },
    (g) => g.fillRect(0, 1160, 2600, 900),
  );
  impress(print, { colour: DUSK, bokashi: wipe(1940, 1240), grain: 0.7, area: [0, 1140, 2600, 1950] }, (g) =>
    g.fillRect(0, 1160, 2600, 900),
  );
  impress(print, { colour: DUSK, bokashi: flat(0.9), grain: 0.3, area: [0, 1160, 2600, 1950] }, (g) =>
    ripples(print, g, 1180, 1900, 240, 260, () => true),
  );
  lighthouse(print);
  snowOnLighthouse(print);
  mooredBoat(print, 1150, 1290, 350, SLATE);
  mooredBoat(print, 390, 1410, 480, RUST);
  mooredBoat(print, 800, 1700, 600, DUSK);
  impress(print, { colour: SHELL, opaque: true, bokashi: flat(0.95), grain: 0.1 }, (g) => flakes(print, g, 620));
  impress(print, { colour: RUST, opaque: true, grain: 0.2, area: [120, 160, 260, 320] }, (g) => seal(g, 150, 190, 66));
  lift(print);
}
