import type { Easel, Random } from '../../brush.ts';
import { pointillate } from './divide.ts';
import { crown, fade, glow, path, type Sketch, shape, study } from './study.ts';

const HORIZON = 700;

function distance(g: Sketch, random: Random): void {
  fade(g, 0, 0, 2800, HORIZON, [
    [0, '#6f9bd2'],
    [0.55, '#a9c4de'],
    [1, '#f1e2be'],
  ]);
  for (const [x, y, rx, ry] of [
    [620, 230, 330, 90],
    [860, 180, 240, 80],
    [2050, 330, 420, 70],
    [2330, 290, 220, 70],
  ] as const) {
    crown(g, random, { x, y, rx, ry, tones: ['#a9b4d4', '#d8d6dc', '#f6ecdc', '#fffaf0'], clumps: 120, leaf: 46 });
  }
  shape(g, '#8f9cc4', path('0,620 500,560 1100,610 1700,570 2300,600 2800,540 2800,710 0,710'));
  shape(g, '#86985e', path('0,680 900,668 1900,676 2800,660 2800,720 0,720'));
  for (const [x, w, wall] of [
    [1810, 90, '#f0dfc0'],
    [1930, 70, '#e4cfae'],
    [2130, 100, '#f3e3c6'],
    [2270, 60, '#dcc8b0'],
  ] as const) {
    shape(g, wall, [
      [x, 640],
      [x + w, 640],
      [x + w, 700],
      [x, 700],
    ]);
    shape(g, '#c25a3a', [
      [x - 8, 640],
      [x + w * 0.2, 600],
      [x + w * 0.8, 600],
      [x + w + 8, 640],
    ]);
  }
  shape(g, '#cfc0b4', path('2046,690 2046,560 2090,560 2090,690'));
  shape(g, '#6a5c84', path('2040,560 2068,440 2096,560'));
  for (const x of [1700, 1760, 2020, 2400, 2470, 2540]) {
    crown(g, random, { x, y: 660, rx: 54, ry: 46, tones: ['#4c5f7c', '#62805e', '#a2a85a'], clumps: 60, leaf: 15 });
  }
}

/** Rows of cut straw running to one far point, warm on the ridge and violet in the furrow. */
function field(g: Sketch, random: Random): void {
  fade(g, 0, HORIZON + 10, 2800, 1190, [
    [0, '#eed48c'],
    [0.35, '#e6bc62'],
    [1, '#cf9648'],
  ]);
  for (let row = -26; row < 40; row++) {
    const foot = 1000 + row * 190;
    g.strokeStyle = row % 2 ? 'rgba(166,112,112,0.42)' : 'rgba(250,224,140,0.5)';
    for (let t = 0.03; t < 1; t += 0.02) {
      const depth = t * t;
      g.lineWidth = 2 + depth * 26;
      g.beginPath();
      g.moveTo(1500 + (foot - 1500) * depth, HORIZON + 14 + depth * 1190);
      g.lineTo(1500 + (foot - 1500) * (depth + 0.03), HORIZON + 14 + (depth + 0.03) * 1190);
      if (random() < 0.8) g.stroke();
    }
  }
}

/** A stook: sheaves leaned together, lit from the left, its shadow lying long to the right. */
function stook(g: Sketch, random: Random, x: number, foot: number, tall: number): void {
  const at = (u: number, v: number) => [x + u * tall, foot - v * tall] as const;
  for (let i = 0; i < 70; i++) {
    g.fillStyle = random.pick(['#6d5f9c', '#7b6a94', '#565a98', '#8a6e86']);
    const out = random() * 1.75;
    g.beginPath();
    g.ellipse(
      ...at(0.2 + out, -0.02 - out * 0.03 + random.normal(0, 0.05) * (2 - out)),
      tall * 0.17,
      tall * 0.04,
      0.03,
      0,
      7,
    );
    g.fill();
  }
  shape(g, '#b07a4c', [at(-0.46, 0), at(-0.12, 0.82), at(0.12, 0.84), at(0.46, 0)]);
  shape(g, '#7d5c78', [at(0.2, 0), at(0.07, 0.8), at(0.12, 0.84), at(0.46, 0)]);
  for (let i = 0; i < 210; i++) {
    const side = random.between(-1, 1);
    const low = random();
    const tones =
      side < -0.1
        ? ['#f4d27a', '#f9e3a0', '#e2ac54', '#fff0c0']
        : side < 0.4
          ? ['#d99a4e', '#e8b860', '#b87a4e']
          : ['#8a6484', '#6c5c92', '#a8705c'];
    g.strokeStyle = random.pick(tones);
    g.lineWidth = tall * 0.022;
    g.beginPath();
    g.moveTo(...at(side * 0.46 * (1 - low * 0.6), low * 0.5));
    g.lineTo(...at(side * 0.16, 0.55 + low * 0.3));
    g.stroke();
  }
  for (let i = 0; i < 34; i++) {
    const fan = random.between(-1, 1);
    g.strokeStyle = random.pick(fan < 0.2 ? ['#ffeab0', '#f0c468', '#d89a50'] : ['#a8746c', '#c08a58']);
    g.lineWidth = tall * 0.02;
    g.beginPath();
    g.moveTo(...at(fan * 0.1, 0.76));
    g.lineTo(...at(fan * 0.34, 1.02 + random.between(-0.06, 0.06)));
    g.stroke();
  }
}

/** Stubble in August, five in the afternoon, with the shadows already longer than the stooks. */
export function paintStubble(easel: Easel): void {
  const sketch = study(2800, 1900, 76, (g, random) => {
    distance(g, random);
    field(g, random);
    glow(g, 200, 620, 900, '255,240,190', 0.5);
    for (const [x, foot, tall] of [
      [1330, 800, 74],
      [1130, 850, 100],
      [1560, 870, 110],
      [820, 950, 160],
      [1640, 1010, 180],
      [2350, 960, 160],
      [640, 1480, 560],
      [1900, 1420, 330],
    ] as const) {
      stook(g, random, x, foot, tall);
    }
  });
  pointillate(easel, sketch, {
    ground: [206, 176, 140],
    light: [255, 230, 140],
    shade: [88, 84, 172],
    grain: (x, y) => (y > HORIZON ? Math.atan2(y - 640, x - 1500) : -0.1),
  });
}
