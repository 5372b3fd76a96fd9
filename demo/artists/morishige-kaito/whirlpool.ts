import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Easel } from '../../brush.ts';
import { cutLine, hull, type Point, seal } from './carving.ts';
import { discs, type Fleck } from './foam.ts';
import { type Colour, flat, impress, lift, newPrint, type Print, smoothstep } from './press.ts';

const PRUSSIAN: Colour = [30, 62, 104];

const INDIGO: Colour = [24, 40, 66];

const SHALLOW: Colour = [122, 158, 170];

const SHELL: Colour = [243, 236, 219];

const RUST: Colour = [168, 74, 44];

const SUMI: Colour = [38, 36, 40];

/** Where a thread of the whirlpool runs: a spiral flattened by perspective and pulled off centre. */
function eddy(turn: number, phase: number, pull: number): Point {
  const r = 26 * Math.exp(turn * 0.2) * (1 + 0.05 * Math.sin(turn * 2.3 + phase));
  const a = turn + phase;
  return [1330 + Math.cos(a) * r * 1.1 - r * 0.1, 1290 + Math.sin(a) * r * pull + r * 0.06];
}

function eddyThreads(print: Print, g: SKRSContext2D, count: number, width: number, from: number, length: number): void {
  const { random } = print;
  for (let k = 0; k < count; k++) {
    const start = from + random() * 16;
    const span = length * random.between(0.4, 1.1);
    const phase = random() * Math.PI * 2;
    const points = Array.from({ length: 46 }, (_, i) => eddy(start + (span * i) / 45, phase, 0.74));
    const far = smoothstep(2, 19, start);
    cutLine(g, points, width * (0.25 + 1.2 * far) * random.between(0.5, 1.2));
  }
}

function paintRim(print: Print): Fleck[] {
  const { random } = print;
  return Array.from({ length: 260 }, () => {
    const arm = random.pick([0.4, 2.6, 4.4]);
    const turn = random.between(7, 19);
    const [x, y] = eddy(turn, arm, 0.74);
    return {
      x: x + random.normal(0, 3 + turn * 1.2),
      y: y + random.normal(0, 3 + turn),
      r: random.between(2, 4 + turn * 0.55),
    };
  });
}

/** The strait at Naruto turning over, seen from the bridge, with a boat at the rim. */
export function paintWhirlpool(easel: Easel): void {
  const print = newPrint(easel, 2202);
  const foam = paintRim(print);
  const all = (g: SKRSContext2D) => g.fillRect(0, 0, 2400, 2400);
  const away = (x: number, y: number) => Math.hypot(x - 1330, (y - 1290) / 0.74);
  impress(
    print,
    { colour: SHALLOW, bokashi: (x, y) => 0.55 + 0.35 * smoothstep(200, 1300, away(x, y)), grain: 0.6 },
    all,
  );
  impress(
    print,
    {
      colour: PRUSSIAN,
      bokashi: (x, y) => smoothstep(260, 1500, away(x, y)) * (0.75 + 0.2 * print.noise(x / 300, y / 300)),
      grain: 0.75,
    },
    all,
  );
  impress(
    print,
    { colour: PRUSSIAN, bokashi: (x, y) => 0.35 + 0.6 * smoothstep(120, 900, away(x, y)), grain: 0.45, shift: [3, -2] },
    (g) => eddyThreads(print, g, 120, 44, 2, 4.2),
  );
  impress(print, { colour: INDIGO, bokashi: flat(0.92), grain: 0.4 }, (g) => eddyThreads(print, g, 74, 30, 3, 4.6));
  impress(print, { colour: INDIGO, bokashi: (x, y) => smoothstep(190, 30, away(x, y)), grain: 0.2 }, all);
  impress(print, { colour: SHELL, opaque: true, grain: 0.3, shift: [-3, 2] }, (g) => {
    eddyThreads(print, g, 66, 15, 2, 3.6);
    for (const arm of [0.4, 2.6, 4.4])
      cutLine(
        g,
        Array.from({ length: 80 }, (_, i) => eddy(5 + (i / 79) * 15, arm, 0.74)),
        40,
      );
  });
  impress(print, { colour: INDIGO, bokashi: flat(0.7), grain: 0.3 }, (g) => discs(g, foam, 3));
  impress(print, { colour: SHELL, opaque: true, grain: 0.2 }, (g) => discs(g, foam, 0));
  whirlpoolBoat(print);
  impress(print, { colour: RUST, opaque: true, grain: 0.2, area: [120, 2120, 260, 2280] }, (g) =>
    seal(g, 150, 2150, 66),
  );
  lift(print);
}

function whirlpoolBoat(print: Print): void {
  const place = (g: SKRSContext2D) => {
    g.translate(560, 560);
    g.rotate(-0.3);
  };
  const area = [80, 380, 760, 800] as const;
  impress(print, { colour: SHELL, opaque: true, grain: 0.1, area }, (g) => {
    place(g);
    hull(g, 0, 0, 236);
    g.fillRect(-40, -60, 70, 52);
    cutLine(
      g,
      [
        [-120, 14],
        [-220, 30],
        [-330, 26],
        [-430, 44],
      ],
      17,
    );
    cutLine(
      g,
      [
        [-100, 26],
        [-190, 60],
        [-290, 70],
      ],
      11,
    );
  });
  impress(print, { colour: RUST, grain: 0.3, shift: [2, 2], area }, (g) => {
    place(g);
    g.fillRect(-46, -70, 82, 14);
    g.beginPath();
    g.ellipse(4, 8, 104, 9, 0, 0, 7);
    g.fill();
  });
  impress(print, { colour: SUMI, grain: 0.2, area }, (g) => {
    place(g);
    g.fillRect(-28, -46, 15, 15);
    g.fillRect(-4, -46, 15, 15);
    g.fillRect(58, -86, 5, 74);
    cutLine(
      g,
      [
        [-116, -30],
        [-40, -8],
        [50, -10],
        [124, -48],
      ],
      7,
      0.5,
    );
  });
}
