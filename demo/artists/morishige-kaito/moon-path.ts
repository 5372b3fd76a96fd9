import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Easel } from '../../brush.ts';
import { cutLine, hull, island, type Point, ripples, seal } from './carving.ts';
import { type Bokashi, type Colour, flat, impress, lift, newPrint, type Print, smoothstep, wipe } from './press.ts';

const NIGHT: Colour = [28, 48, 84];

const DEEP: Colour = [18, 30, 56];

const SEA: Colour = [64, 104, 132];

const MOONLIGHT: Colour = [244, 222, 168];

const RUST: Colour = [172, 72, 44];

const MOON = { x: 1130, y: 560, r: 158 };

const HORIZON = 1180;

interface Slit {
  points: Point[];
  width: number;
}

/** The broken reflection: slits that widen and scatter as they come nearer. */
function moonSlits({ random }: Print): Slit[] {
  return Array.from({ length: 230 }, (_, k) => {
    const depth = random() ** 1.35;
    const y = HORIZON + 10 + depth * 1290;
    const spread = 26 + depth * 210;
    const x = MOON.x - depth * 60 + random.normal(0, spread * 0.55);
    const long = (30 + 190 * depth) * random.between(0.4, 1.2) * Math.exp(-Math.abs(x - MOON.x) / (spread * 2.4));
    const points = Array.from(
      { length: 9 },
      (_, i): Point => [x + (i / 8 - 0.5) * long * 1.6, y + Math.sin(i * 0.9 + k) * long * 0.018],
    );
    return { points, width: 4 + 17 * depth * random.between(0.6, 1.2) };
  });
}

/** A lantern boat drifting beside the moon's path. */
function lanternBoat(print: Print): void {
  const area = [300, 1560, 900, 2100] as const;
  impress(print, { colour: DEEP, grain: 0.2, area }, (g) => {
    hull(g, 560, 1800, 280);
    g.fillRect(640, 1690, 6, 100);
    cutLine(
      g,
      [
        [640, 1692],
        [668, 1684],
        [690, 1692],
      ],
      6,
      0.6,
    );
    g.beginPath();
    g.ellipse(500, 1752, 20, 36, 0.15, 0, 7);
    g.ellipse(506, 1706, 14, 13, 0, 0, 7);
    g.ellipse(506, 1700, 34, 8, -0.06, 0, 7);
    g.fill();
    cutLine(
      g,
      [
        [520, 1745],
        [430, 1790],
        [330, 1850],
      ],
      7,
      0.6,
    );
  });
  impress(print, { colour: MOONLIGHT, opaque: true, grain: 0.1, area }, (g) => {
    g.beginPath();
    g.ellipse(690, 1716, 17, 22, 0, 0, 7);
    g.fill();
    for (let k = 0; k < 9; k++)
      cutLine(
        g,
        [
          [668 + k + 9 * Math.sin(k * 2.4), 1838 + k * 25],
          [690 + 9 * Math.sin(k * 2), 1835 + k * 25],
          [716 - k + 8 * Math.sin(k * 3.1), 1839 + k * 25],
        ],
        8,
      );
  });
  impress(print, { colour: RUST, bokashi: flat(0.75), grain: 0.2, area, shift: [2, 1] }, (g) => {
    g.beginPath();
    g.ellipse(690, 1716, 17, 22, 0, 0, 7);
    g.fill();
  });
}

/** Moonrise over the strait: everything is cut away from the dark. */
export function paintMoonPath(easel: Easel): void {
  const print = newPrint(easel, 2303);
  const glow: Bokashi = (x, y, uneven) => {
    const halo = smoothstep(130, 760, Math.hypot(x - MOON.x, y - MOON.y) + uneven * 120);
    return (0.35 + 0.65 * smoothstep(HORIZON, 120, y + uneven * 200)) * (0.25 + 0.75 * halo);
  };
  const sky = (g: SKRSContext2D) => {
    g.beginPath();
    g.rect(0, 0, 1800, HORIZON);
    g.arc(MOON.x, MOON.y, MOON.r, 0, Math.PI * 2, true);
    g.fill('evenodd');
  };
  impress(print, { colour: MOONLIGHT, bokashi: flat(0.8), grain: 0.3 }, (g) => g.fillRect(0, 0, 1800, 2600));
  impress(print, { colour: SEA, bokashi: glow, grain: 0.6, area: [0, 0, 1800, HORIZON + 20] }, sky);
  impress(
    print,
    { colour: NIGHT, bokashi: wipe(60, 900), grain: 0.85, area: [0, 0, 1800, HORIZON + 20], shift: [2, 1] },
    sky,
  );
  impress(
    print,
    { colour: NIGHT, bokashi: wipe(HORIZON - 160, HORIZON + 60, 0.75), area: [0, 800, 1800, HORIZON + 20] },
    (g) => island(g, [0, 1090, 260, 1000, 470, 930, 640, 1010, 860, 1120, 1010, HORIZON], HORIZON, 31, 12),
  );
  const slits = moonSlits(print);
  const sea = (g: SKRSContext2D) => {
    g.fillRect(0, HORIZON, 1800, 1500);
    g.globalCompositeOperation = 'destination-out';
    for (const { points, width } of slits) cutLine(g, points, width);
  };
  impress(print, { colour: SEA, bokashi: flat(0.95), grain: 0.5, area: [0, HORIZON - 20, 1800, 2600] }, sea);
  impress(
    print,
    {
      colour: NIGHT,
      bokashi: (x, y, u) =>
        0.25 +
        0.75 * Math.max(smoothstep(1500, 2500, y + u * 300), smoothstep(250, 900, Math.abs(x - MOON.x + 60) + u * 120)),
      grain: 0.75,
      area: [0, HORIZON - 20, 1800, 2600],
      shift: [3, -2],
    },
    sea,
  );
  impress(print, { colour: DEEP, bokashi: flat(0.8), grain: 0.3, area: [0, HORIZON, 1800, 2600] }, (g) =>
    ripples(print, g, HORIZON, 2560, 210, 300, () => true),
  );
  impress(print, { colour: DEEP, bokashi: flat(0.92), grain: 0.35, area: [1100, 820, 1800, 1330] }, (g) =>
    island(g, [1200, 1290, 1330, 1180, 1480, 1050, 1610, 960, 1700, 990, 1800, 930], 1292, 32, 20),
  );
  lanternBoat(print);
  impress(print, { colour: RUST, opaque: true, grain: 0.2, area: [120, 160, 260, 320] }, (g) => seal(g, 160, 190, 64));
  lift(print);
}
