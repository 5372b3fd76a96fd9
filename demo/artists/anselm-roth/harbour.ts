import type { Easel, Random } from '../../brush.ts';
import { pointillate } from './divide.ts';
import { fade, glow, type Sketch, shape, strokes, study } from './study.ts';

const WATERLINE = 1180;
const HULL = '#2c2f58';
const LAMPS = [
  [2230, 1010],
  [2440, 985],
  [2670, 950],
  [2060, 1030],
] as const;

function sky(g: Sketch, random: Random): void {
  fade(g, 0, 0, 2900, WATERLINE, [
    [0, '#4a5590'],
    [0.35, '#7f7fb0'],
    [0.62, '#c592a4'],
    [0.82, '#ee9f68'],
    [1, '#f6c468'],
  ]);
  glow(g, 780, 1120, 900, '255,206,96', 0.8);
  for (const [x, y, w] of [
    [600, 560, 620],
    [1500, 440, 760],
    [2300, 640, 520],
    [1100, 780, 420],
  ] as const) {
    for (let i = 0; i < 34; i++) {
      g.fillStyle = random.pick(['rgba(226,132,112,0.6)', 'rgba(112,98,150,0.55)', 'rgba(248,178,120,0.55)']);
      g.beginPath();
      g.ellipse(x + random.normal(0, w * 0.5), y + random.normal(0, 30), random.between(60, 170), 15, -0.05, 0, 7);
      g.fill();
    }
  }
}

function quay(g: Sketch): void {
  shape(g, '#8d7fa2', [
    [0, 1090],
    [500, 1075],
    [1050, 1100],
    [1400, 1110],
    [1400, WATERLINE],
    [0, WATERLINE],
  ]);
  shape(g, '#4a4674', [
    [1960, 830],
    [2110, 760],
    [2260, 830],
    [2260, WATERLINE],
    [1960, WATERLINE],
  ]);
  shape(g, '#3d3c6a', [
    [2260, 770],
    [2420, 680],
    [2580, 770],
    [2580, WATERLINE],
    [2260, WATERLINE],
  ]);
  shape(g, '#333460', [
    [2580, 640],
    [2760, 540],
    [2900, 620],
    [2900, WATERLINE],
    [2580, WATERLINE],
  ]);
  shape(g, '#2a2b52', [
    [1860, 1120],
    [2900, 1090],
    [2900, 1230],
    [1860, WATERLINE + 12],
  ]);
  for (const [x, y] of [
    [2020, 900],
    [2110, 900],
    [2330, 850],
    [2480, 850],
    [2330, 950],
    [2650, 740],
    [2780, 740],
    [2780, 850],
    [2110, 990],
  ] as const) {
    shape(g, '#f2b456', [
      [x, y],
      [x + 44, y],
      [x + 44, y + 58],
      [x, y + 58],
    ]);
  }
}

function sea(g: Sketch, random: Random): void {
  fade(g, 0, WATERLINE, 2900, 920, [
    [0, '#f0b878'],
    [0.22, '#c797a2'],
    [0.6, '#66699e'],
    [1, '#3a4478'],
  ]);
  glow(g, 780, WATERLINE + 40, 620, '255,206,96', 0.75);
  strokes(
    g,
    random,
    { x: 0, y: WATERLINE, w: 2900, h: 900 },
    ['#565d98', '#8f7fa8', '#e8a878', '#41508c', '#d48c80'],
    560,
    130,
  );
  for (let i = 0; i < 420; i++) {
    const depth = random() ** 1.3;
    const from = 1890 + depth * 260;
    g.fillStyle = random.pick(['rgba(44,46,92,0.8)', 'rgba(58,56,108,0.8)', 'rgba(74,66,116,0.7)']);
    g.beginPath();
    g.ellipse(random.between(from, 2940), WATERLINE + 30 + depth * 420, random.between(40, 120), 12, 0, 0, 7);
    g.fill();
  }
  for (const [x] of LAMPS) {
    for (let d = 0; d < 560; d += 13) {
      g.fillStyle = `rgba(255,190,84,${0.95 - d / 700})`;
      g.fillRect(x + random.normal(0, 8 + d * 0.05) - 24, 1225 + d, random.between(26, 70), 9);
    }
  }
  for (let d = 0; d < 640; d += 12) {
    g.fillStyle = `rgba(255,208,110,${0.9 - d / 800})`;
    g.fillRect(780 + random.normal(0, 40 + d * 0.12) - 60, WATERLINE + d, random.between(50, 170), 9);
  }
}

interface Ship {
  x: number;
  y: number;
  size: number;
  masts: readonly number[];
}

function ship(g: Sketch, random: Random, { x, y, size, masts }: Ship): void {
  const at = (u: number, v: number) => [x + u * size, y + v * size] as const;
  for (let d = 0; d < size * 0.9; d += 12) {
    g.fillStyle = `rgba(48,46,104,${0.8 - d / (size * 1.25)})`;
    g.fillRect(x - size * 0.5 + random.normal(0, 16), y + d, size * random.between(0.75, 1.02), 8);
  }
  shape(g, HULL, [at(-0.62, -0.17), at(-0.5, 0.02), at(0.5, 0.02), at(0.68, -0.2), at(0.5, -0.12), at(-0.5, -0.1)]);
  shape(g, '#b4543e', [at(-0.52, -0.005), at(0.51, -0.005), at(0.5, 0.03), at(-0.5, 0.03)]);
  shape(g, '#4b4a7c', [at(0.12, -0.12), at(0.12, -0.24), at(0.38, -0.24), at(0.4, -0.12)]);
  g.strokeStyle = HULL;
  for (const mast of masts) {
    const tall = 1.5 - Math.abs(mast) * 0.7;
    g.lineWidth = 17;
    g.beginPath();
    g.moveTo(...at(mast, -0.1));
    g.lineTo(...at(mast + 0.015, -tall));
    g.stroke();
    g.lineWidth = 9;
    g.beginPath();
    g.moveTo(...at(mast - 0.2, -tall * 0.72));
    g.lineTo(...at(mast + 0.2, -tall * 0.69));
    g.moveTo(...at(mast, -tall));
    g.lineTo(...at(0.64, -0.17));
    g.moveTo(...at(mast, -tall));
    g.lineTo(...at(-0.6, -0.15));
    g.stroke();
  }
}

function furledSail(g: Sketch, x: number, y: number, w: number, h: number): void {
  shape(g, '#a8607a', [
    [x, y],
    [x + w, y + h * 0.5],
    [x + w * 0.9, y + h],
    [x + 8, y + h * 0.96],
  ]);
  shape(g, '#e69a6e', [
    [x, y],
    [x + w * 0.4, y + h * 0.22],
    [x + w * 0.3, y + h * 0.97],
    [x + 8, y + h * 0.96],
  ]);
}

/** A small harbour twenty minutes after sunset: the last light low on the left, the first lamps on the right. */
export function paintHarbour(easel: Easel): void {
  const sketch = study(2900, 2100, 73, (g, random) => {
    sky(g, random);
    quay(g);
    sea(g, random);
    ship(g, random, { x: 300, y: 1230, size: 250, masts: [0] });
    ship(g, random, { x: 1560, y: 1270, size: 380, masts: [-0.2, 0.18] });
    furledSail(g, 1010, 640, 290, 700);
    ship(g, random, { x: 1030, y: 1440, size: 620, masts: [-0.03] });
    for (const [x, y] of LAMPS) {
      shape(g, '#23244a', [
        [x - 6, y],
        [x + 6, y],
        [x + 6, 1150],
        [x - 6, 1150],
      ]);
      glow(g, x, y, 130, '255,214,120', 1);
    }
  });
  pointillate(easel, sketch, {
    ground: [150, 120, 128],
    light: [255, 178, 92],
    shade: [58, 66, 150],
    grain: (x, y) => (y > WATERLINE ? 0 : -0.25 + x * 0.0001),
  });
}
