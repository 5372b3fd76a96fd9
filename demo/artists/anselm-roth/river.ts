import type { Easel, Random } from '../../brush.ts';
import { pointillate } from './divide.ts';
import { crown, fade, fray, glow, path, type Sketch, shape, strokes, study } from './study.ts';

const HORIZON = 560;
const POPLAR = ['#3f5570', '#5b7a68', '#8fa360', '#cdbf6a'] as const;
const WILLOW = ['#3d4a70', '#4f6f62', '#7e9650', '#c6b653', '#ecd27a'] as const;

function sky(g: Sketch): void {
  fade(g, 0, 0, 3000, HORIZON, [
    [0, '#a9b8d8'],
    [0.45, '#d3cfdc'],
    [0.8, '#f3e0c0'],
    [1, '#f8d9a0'],
  ]);
  glow(g, 2140, 520, 900, '255,226,140', 0.85);
  for (const [x, y, w] of [
    [420, 170, 520],
    [1250, 110, 700],
    [2300, 210, 480],
  ] as const) {
    g.fillStyle = 'rgba(252,236,216,0.7)';
    g.beginPath();
    g.ellipse(x, y, w, 34, -0.03, 0, 7);
    g.ellipse(x + w * 0.3, y + 40, w * 0.6, 22, -0.02, 0, 7);
    g.fill();
  }
}

function farBank(g: Sketch, random: Random): void {
  shape(g, '#a6a6c6', path('0,470 420,440 900,500 1500,510 2200,480 3000,430 3000,570 0,570'));
  shape(g, '#93a48e', path('0,545 1300,548 3000,552 3000,585 0,590'));
  for (const [x, tall, broad] of [
    [250, 320, 46],
    [372, 410, 54],
    [490, 350, 48],
    [640, 470, 60],
    [760, 300, 44],
    [1010, 190, 40],
    [1090, 150, 36],
  ] as const) {
    crown(g, random, { x, y: HORIZON - tall / 2, rx: broad, ry: tall / 2, tones: POPLAR, clumps: 150, leaf: 19 });
  }
  for (let x = 1240; x < 2960; x += 85) {
    crown(g, random, {
      x,
      y: 545,
      rx: 62,
      ry: random.between(18, 44),
      tones: ['#7d86a8', '#98a68e', '#d6c486'],
      clumps: 26,
      leaf: 15,
    });
  }
}

function water(g: Sketch, random: Random): void {
  fade(g, 0, 585, 3000, 815, [
    [0, '#f4dcae'],
    [0.25, '#d9d2d2'],
    [0.65, '#98abcf'],
    [1, '#6483b4'],
  ]);
  glow(g, 2140, 620, 640, '255,226,140', 0.8);
  for (const [x, tall, broad] of [
    [250, 320, 50],
    [372, 410, 60],
    [490, 350, 54],
    [640, 470, 66],
    [760, 300, 48],
    [1010, 190, 44],
  ] as const) {
    for (let d = 0; d < tall; d += 11) {
      g.fillStyle = `rgba(78,104,116,${0.62 - (d / tall) * 0.4})`;
      g.beginPath();
      g.ellipse(x + random.normal(0, 14), 592 + d, broad * random.between(0.5, 1.25), 8, 0, 0, 7);
      g.fill();
    }
  }
  strokes(g, random, { x: 0, y: 640, w: 3000, h: 700 }, ['#86a0cc', '#b7bfd8', '#f2dcb4', '#7691c0'], 460, 120);
  for (let d = 0; d < 420; d += 9) {
    g.fillStyle = `rgba(255,226,150,${0.8 - d / 640})`;
    g.fillRect(2140 + random.normal(0, 30 + d * 0.18) - 50, 596 + d, random.between(40, 130), 7);
  }
}

function boat(g: Sketch): void {
  shape(g, '#3c4470', path('1500,905 1560,948 1850,950 1935,890 1840,915 1590,918'));
  shape(g, '#c96a3c', path('1500,905 1590,918 1840,915 1935,890 1840,900 1590,904'));
  shape(g, 'rgba(60,68,112,0.5)', path('1540,952 1880,952 1800,1010 1600,1005'));
  shape(g, '#6a4a3c', path('1690,908 1702,908 1698,640 1692,640'));
  shape(g, 'rgba(106,74,60,0.5)', path('1688,960 1706,960 1712,1150 1690,1150'));
}

function nearBank(g: Sketch, random: Random): void {
  shape(g, '#6f8a4e', path('3000,800 2650,930 2250,1090 1850,1180 1200,1260 500,1320 0,1340 0,1400 3000,1400'));
  for (let i = 0; i < 900; i++) {
    const x = 3000 * random() ** 0.7;
    const edge = 1345 - (x / 3000) ** 2.2 * 540;
    const y = edge + random() * (1400 - edge);
    g.fillStyle = random.pick(['#8fa24a', '#5c7a5c', '#c8b45a', '#4d6478', '#a9b25a', '#5a5f86']);
    g.beginPath();
    g.ellipse(x, y, 9, random.between(22, 56), random.normal(0.12, 0.2), 0, 7);
    g.fill();
  }
  shape(g, '#4a3f5c', path('2760,560 2830,560 2850,900 2890,1130 2740,1140 2780,900'));
  for (const [x, y, rx, ry] of [
    [2880, 330, 260, 210],
    [2650, 470, 170, 150],
    [2920, 620, 200, 170],
    [2560, 640, 110, 110],
  ] as const) {
    crown(g, random, { x, y, rx, ry, tones: WILLOW, clumps: 130, leaf: 32 });
  }
  fray(g, random, path('2700,1128 2930,1122'), ['#6f8a4e', '#5a5f86', '#8fa24a'], 70);
  for (let i = 0; i < 150; i++) {
    g.fillStyle = random.pick(WILLOW);
    g.beginPath();
    g.ellipse(random.between(2470, 3000), random.between(560, 860), 9, random.between(40, 90), 0.06, 0, 7);
    g.fill();
  }
}

/** The Elbe before the heat: poplars and their reflections on the left, a moored boat, a willow closing the right. */
export function paintRiver(easel: Easel): void {
  const sketch = study(3000, 1400, 71, (g, random) => {
    sky(g);
    farBank(g, random);
    water(g, random);
    boat(g);
    nearBank(g, random);
  });
  pointillate(easel, sketch, {
    ground: [214, 196, 168],
    light: [255, 214, 120],
    shade: [84, 88, 168],
    grain: (_, y) => (y > 585 && y < 1200 ? 0 : y < 585 ? -0.12 : 1.45),
  });
}
