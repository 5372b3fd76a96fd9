import type { Easel, Random } from '../../brush.ts';
import { pointillate } from './divide.ts';
import { crown, fade, fray, glow, path, type Sketch, shape, strokes, study } from './study.ts';

const LEAVES = ['#33486a', '#3f6658', '#5f8a4c', '#9cae4e', '#e0cc66'] as const;
const TRUNK = '#4a4166';
const VERGE = ['#a9b854', '#c3c468', '#eed9aa', '#8aa250'] as const;

function ground(g: Sketch, random: Random): void {
  fade(g, 0, 0, 2400, 1100, [
    [0, '#9db8dc'],
    [0.6, '#cfdcdc'],
    [1, '#f2e6b8'],
  ]);
  fade(g, 0, 980, 2400, 1420, [
    [0, '#d8cf72'],
    [0.35, '#a9b854'],
    [1, '#6d9048'],
  ]);
  shape(g, '#98b0d0', path('0,1060 760,1050 900,1090 640,1190 0,1250'));
  strokes(g, random, { x: 0, y: 1070, w: 640, h: 130 }, ['#d9e0dc', '#7f98c4', '#b6b074', '#6f8a7a'], 90, 70);
  shape(g, '#eed9aa', path('1240,1010 1330,1010 1700,1420 2400,2060 2400,2400 1300,2400 1420,1760'));
  fray(g, random, path('1240,1010 1420,1760 1300,2400'), VERGE, 90);
  fray(g, random, path('1330,1010 1700,1420 2400,2060'), VERGE, 90);
}

function farTrees(g: Sketch, random: Random): void {
  for (const [x, y, rx, ry] of [
    [120, 860, 260, 190],
    [560, 900, 240, 150],
    [930, 870, 200, 170],
    [1480, 880, 190, 170],
    [1780, 830, 240, 220],
  ] as const) {
    crown(g, random, { x, y, rx, ry, tones: ['#6f82a8', '#7f9c84', '#b3b878', '#e6d890'], clumps: 120, leaf: 28 });
  }
}

/** Bars of shade that the trees on the right throw over lawn and path. */
function shadows(g: Sketch, random: Random): void {
  for (const [y, thick] of [
    [1150, 14],
    [1290, 26],
    [1500, 44],
    [1830, 76],
    [2270, 96],
  ] as const) {
    for (let i = 0; i < 150; i++) {
      g.fillStyle = random.pick(['#4e5f9a', '#46706a', '#3f6458', '#6a669c', '#58789c']);
      g.beginPath();
      g.ellipse(
        random.between(380, 2400),
        y + random.normal(0, thick * 0.55) + 26,
        60 + thick,
        thick * 0.36,
        -0.06,
        0,
        7,
      );
      g.fill();
    }
  }
}

function avenue(g: Sketch, random: Random): void {
  for (const [x, foot, width, size] of [
    [1560, 1090, 26, 150],
    [1700, 1230, 40, 230],
    [1900, 1460, 64, 330],
  ] as const) {
    shape(g, TRUNK, [
      [x - width / 2, foot - size * 2],
      [x + width / 2, foot - size * 2],
      [x + width * 0.75, foot],
      [x - width * 0.75, foot],
    ]);
    shape(g, '#c08a62', [
      [x - width / 2, foot - size * 2],
      [x - width / 4, foot - size * 2],
      [x - width * 0.4, foot],
      [x - width * 0.75, foot],
    ]);
    crown(g, random, {
      x,
      y: foot - size * 2.4,
      rx: size * 1.3,
      ry: size * 1.15,
      tones: LEAVES,
      clumps: 170,
      leaf: size * 0.13,
    });
  }
  shape(g, '#3b3560', path('2150,0 2330,0 2350,1300 2420,1900 2080,1900 2140,1300'));
  shape(g, '#a9745e', path('2150,0 2195,0 2185,1300 2150,1890 2080,1900 2140,1300'));
  for (const [x, y, rx, ry] of [
    [2150, 190, 420, 240],
    [1560, 80, 430, 170],
    [900, 20, 460, 120],
    [2360, 560, 200, 160],
  ] as const) {
    crown(g, random, { x, y, rx, ry, tones: LEAVES, clumps: 190, leaf: 38 });
  }
}

/** A figure as a few quiet shapes: a bell of skirt, a narrow back, a hat. */
function lady(g: Sketch, x: number, foot: number, tall: number, dress: string, lit: string): void {
  const at = (u: number, v: number) => [x + u * tall, foot - v * tall] as const;
  shape(g, '#4a5a8c', [at(0.05, 0.01), at(-0.95, -0.04), at(-1.0, -0.09), at(0.2, -0.04)]);
  shape(g, dress, [
    at(-0.24, 0),
    at(-0.17, 0.3),
    at(-0.07, 0.56),
    at(-0.11, 0.72),
    at(-0.07, 0.8),
    at(-0.035, 0.87),
    at(0.035, 0.87),
    at(0.06, 0.8),
    at(0.09, 0.72),
    at(0.07, 0.56),
    at(0.2, 0.34),
    at(0.24, 0),
  ]);
  shape(g, lit, [
    at(0.1, 0),
    at(0.05, 0.56),
    at(0.03, 0.78),
    at(0.06, 0.8),
    at(0.09, 0.72),
    at(0.07, 0.56),
    at(0.2, 0.34),
    at(0.24, 0),
  ]);
  g.fillStyle = '#d9a184';
  g.beginPath();
  g.arc(...at(0, 0.89), tall * 0.062, 0, 7);
  g.fill();
  shape(g, '#33345c', [at(-0.11, 0.92), at(0.11, 0.92), at(0.06, 1.0), at(-0.06, 1.0)]);
}

function parasol(g: Sketch, x: number, y: number, size: number): void {
  g.strokeStyle = '#3c3658';
  g.lineWidth = 9;
  g.beginPath();
  g.moveTo(x, y);
  g.lineTo(x - size * 0.14, y + size * 1.05);
  g.stroke();
  shape(g, '#d8623e', [
    [x - size, y + size * 0.2],
    [x - size * 0.62, y - size * 0.28],
    [x, y - size * 0.5],
    [x + size * 0.62, y - size * 0.28],
    [x + size, y + size * 0.2],
    [x, y + size * 0.06],
  ]);
  shape(g, '#f2b06a', [
    [x + size * 0.2, y - size * 0.42],
    [x + size * 0.62, y - size * 0.28],
    [x + size, y + size * 0.2],
    [x + size * 0.4, y + size * 0.12],
  ]);
}

function people(g: Sketch): void {
  lady(g, 1130, 1330, 250, '#7d79ac', '#c9b6c8');
  lady(g, 1010, 1345, 240, '#3a3f68', '#6a6c94');
  lady(g, 1450, 1130, 110, '#e6d6c4', '#f8ecd4');
  lady(g, 720, 2130, 620, '#34406e', '#7f86b4');
  parasol(g, 800, 1490, 270);
  lady(g, 1090, 2160, 330, '#e9d7c8', '#fbf0dc');
  g.fillStyle = '#3d3350';
  g.beginPath();
  g.ellipse(1390, 2110, 72, 34, 0, 0, 7);
  g.ellipse(1462, 2080, 28, 22, 0.4, 0, 7);
  g.fill();
  for (const x of [1340, 1366, 1420, 1442]) g.fillRect(x, 2120, 10, 54);
}

/** A Sunday in the Großer Garten, in the bars of shade and light under the limes. */
export function paintPark(easel: Easel): void {
  const sketch = study(2400, 2400, 74, (g, random) => {
    ground(g, random);
    farTrees(g, random);
    shadows(g, random);
    glow(g, 700, 1000, 700, '255,240,180', 0.45);
    avenue(g, random);
    people(g);
  });
  pointillate(easel, sketch, {
    ground: [206, 188, 160],
    light: [255, 226, 132],
    shade: [70, 82, 164],
    grain: (x, y) => (y > 1000 ? -0.06 : 0.8 * Math.sin(x * 0.005 + y * 0.003)),
  });
}
