import type { Easel, Random } from '../../brush.ts';
import { pointillate } from './divide.ts';
import { crown, fade, fray, glow, path, type Sketch, shape, study } from './study.ts';

const BLOSSOM = ['#8d8fb4', '#b9a9c0', '#e3c3c8', '#f4dcd4', '#fcf0e2'] as const;
const FAR_BLOSSOM = ['#a9aac4', '#d3c0cc', '#f0dcd8'] as const;
const BARK = '#4c4260';
const EDGE = ['#93a650', '#b8bc5e', '#d9c690', '#e2cf96', '#7c9450'] as const;

function backdrop(g: Sketch, random: Random): void {
  fade(g, 0, 0, 2100, 1500, [
    [0, '#86a6d6'],
    [0.6, '#b9cbe2'],
    [1, '#efe4cc'],
  ]);
  shape(g, '#9aa6c2', path('0,1330 600,1270 1200,1310 2100,1250 2100,1480 0,1480'));
  fade(g, 0, 1440, 2100, 1360, [
    [0, '#c4c46a'],
    [0.3, '#a6b256'],
    [1, '#6c8a4c'],
  ]);
  shape(g, '#c2583c', path('1210,1345 1300,1270 1480,1270 1540,1345'));
  shape(g, '#efe0c4', path('1230,1345 1525,1345 1525,1450 1230,1450'));
  shape(g, '#8c86a8', path('1420,1345 1525,1345 1525,1450 1420,1450'));
  for (const [x, y, size] of [
    [960, 1330, 120],
    [1720, 1320, 140],
    [330, 1350, 130],
    [1960, 1340, 150],
    [680, 1370, 90],
  ] as const) {
    shape(g, '#6c6486', [
      [x - 10, y + 40],
      [x + 10, y + 40],
      [x + 14, y + 150],
      [x - 14, y + 150],
    ]);
    crown(g, random, { x, y, rx: size, ry: size * 0.72, tones: FAR_BLOSSOM, clumps: 90, leaf: 20 });
  }
}

/** A lane of trodden grass and, across it, the blue shadows of the trees. */
function meadow(g: Sketch, random: Random): void {
  shape(g, '#d9c690', path('1300,1460 1380,1460 1500,1900 1420,2300 1130,2800 480,2800 980,2200 1240,1800'));
  fray(g, random, path('1300,1460 1240,1800 980,2200 480,2800'), EDGE, 90);
  fray(g, random, path('1380,1460 1500,1900 1420,2300 1130,2800'), EDGE, 90);
  for (const [x, y, w, h, tilt] of [
    [1250, 2190, 780, 78, -0.1],
    [620, 2420, 640, 96, -0.08],
    [1700, 2520, 620, 88, -0.1],
    [1500, 1760, 420, 34, -0.06],
    [700, 1700, 330, 30, -0.05],
  ] as const) {
    for (let i = 0; i < 90; i++) {
      g.fillStyle = random.pick(['#5d6c9c', '#56788a', '#4e6a6a', '#6e6aa0']);
      g.beginPath();
      g.ellipse(x + random.normal(0, w * 0.42), y + random.normal(0, h * 0.5), 70, 15, tilt, 0, 7);
      g.fill();
    }
  }
  for (let i = 0; i < 620; i++) {
    const depth = random() ** 0.7;
    g.fillStyle = random.pick(['#dcd06a', '#8ba44e', '#b7c05e', '#f4ecd2', '#5f8054', '#f2d44e']);
    g.beginPath();
    g.ellipse(random() * 2100, 1470 + depth * 1330, 5 + depth * 7, 8 + depth * 22, random.normal(0, 0.3), 0, 7);
    g.fill();
  }
}

function limb(g: Sketch, points: readonly (readonly [number, number])[], from: number, to: number): void {
  g.strokeStyle = BARK;
  g.lineCap = 'round';
  points.slice(1).forEach(([x, y], i) => {
    const [px, py] = points[i] as readonly [number, number];
    g.lineWidth = from + ((to - from) * i) / points.length;
    g.beginPath();
    g.moveTo(px, py);
    g.lineTo(x, y);
    g.stroke();
  });
}

/** The old tree that holds the picture: a leaning trunk at the left, its blossom roofing half the sky. */
function oldTree(g: Sketch, random: Random): void {
  const masses = [
    [420, 560, 420, 300],
    [1050, 380, 460, 250],
    [1620, 520, 330, 200],
    [140, 900, 260, 200],
    [880, 760, 270, 130],
    [1830, 660, 210, 120],
  ] as const;
  for (const [x, y, rx, ry] of masses)
    crown(g, random, { x, y, rx, ry, tones: BLOSSOM.slice(0, 3), clumps: 170, leaf: 36 });
  limb(g, path('520,2360 490,2050 540,1720 600,1400 560,1100 430,760 330,520'), 130, 26);
  limb(g, path('600,1400 760,1080 1000,780 1290,560 1640,470'), 84, 16);
  limb(g, path('1000,780 1080,560 1060,300'), 40, 14);
  limb(g, path('560,1120 330,960 120,900'), 56, 16);
  limb(g, path('1290,570 1560,600 1860,680'), 30, 10);
  shape(g, '#b58f86', path('458,2320 470,2050 512,1720 565,1420 585,1420 545,1740 500,2060 492,2320'));
  for (let i = 0; i < 260; i++) {
    const up = random();
    g.fillStyle = random.pick(['#8a7490', '#a98484', '#5a5c80', '#3c3654', '#6e7a6a']);
    g.fillRect(480 + up * 90 + random.normal(0, 30), 2330 - up * 930, 16, 40);
  }
  for (const [x, y, rx, ry] of masses)
    crown(g, random, { x, y, rx: rx * 1.05, ry: ry * 1.08, tones: BLOSSOM, clumps: 85, leaf: 30 });
  for (let i = 0; i < 90; i++) {
    g.fillStyle = random.pick(['#8fb0dc', '#9ab8de', '#7f9fd0']);
    const [x, y, rx, ry] = random.pick(masses);
    g.beginPath();
    g.ellipse(x + random.normal(0, rx * 0.45), y + random.normal(0, ry * 0.45), 24, 15, random(), 0, 7);
    g.fill();
  }
}

/** Cherry orchard in the second week of April, seen from under its oldest tree. */
export function paintOrchard(easel: Easel): void {
  const sketch = study(2100, 2800, 72, (g, random) => {
    backdrop(g, random);
    meadow(g, random);
    oldTree(g, random);
    glow(g, 1900, 1400, 800, '255,236,170', 0.4);
  });
  pointillate(easel, sketch, {
    ground: [208, 192, 178],
    light: [255, 232, 170],
    shade: [92, 92, 176],
    grain: (x, y) => (y > 1470 ? -0.15 : Math.sin(x * 0.004) + y * 0.002),
  });
}
