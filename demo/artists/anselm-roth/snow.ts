import type { Easel, Random } from '../../brush.ts';
import { pointillate } from './divide.ts';
import { fade, fray, glow, path, type Sketch, shape, strokes, study } from './study.ts';

type Corner = readonly [x: number, y: number];

const VANISH: Corner = [1180, 1500];
const SNOW_LIT = '#f4ead8';
const SNOW_SHADE = '#a9b4dc';
const LIT_WINDOW = '#f6bc5c';

function sky(g: Sketch, random: Random): void {
  fade(g, 0, 0, 2100, 1700, [
    [0, '#8f9cc6'],
    [0.5, '#bdbcd0'],
    [0.85, '#ecd0b8'],
    [1, '#f6d9a8'],
  ]);
  strokes(g, random, { x: 0, y: 100, w: 2100, h: 1200 }, ['rgba(226,214,214,0.6)', 'rgba(150,160,204,0.5)'], 90, 150);
  glow(g, 1180, 1440, 620, '255,216,150', 0.7);
}

/** A point on a façade: `near` is its distance along the street from us (0) to the vanishing point (1). */
function onStreet(edge: number, height: number, near: number): Corner {
  return [edge + (VANISH[0] - edge) * near, height + (VANISH[1] - height) * near];
}

interface House {
  from: number;
  to: number;
  roof: number;
  wall: string;
  windows: number;
}

/** One façade in perspective, with its snowy roof, cornice and rows of windows, a few of them lit. */
function house(g: Sketch, random: Random, edge: number, { from, to, roof, wall, windows }: House): void {
  const foot = 2320;
  const corner = (t: number, height: number) => onStreet(edge, height, from + (to - from) * t);
  shape(g, wall, [corner(0, foot), corner(0, roof), corner(1, roof), corner(1, foot)]);
  const slope = corner(0.5, roof)[0] < VANISH[0] ? SNOW_SHADE : SNOW_LIT;
  shape(g, slope, [corner(0, roof), corner(0, roof - 190), corner(1, roof - 190), corner(1, roof)]);
  shape(g, SNOW_LIT, [corner(0, roof), corner(1, roof), corner(1, roof + 34), corner(0, roof + 34)]);
  const floors = 5;
  const storey = (foot - roof) / (floors + 0.3);
  for (let floor = 0; floor < floors; floor++) {
    for (let i = 0; i < windows; i++) {
      const [left, right] = [(i + 0.28) / windows, (i + 0.7) / windows];
      const top = roof + storey * (floor + 0.4);
      const bottom = top + storey * 0.52;
      const lit = random() < (floor > 2 ? 0.5 : 0.16);
      shape(g, lit ? LIT_WINDOW : '#565c8c', [
        corner(left, bottom),
        corner(left, top),
        corner(right, top),
        corner(right, bottom),
      ]);
      shape(g, SNOW_LIT, [
        corner(left - 0.02, bottom),
        corner(right + 0.02, bottom),
        corner(right + 0.02, bottom + 16),
        corner(left - 0.02, bottom + 16),
      ]);
    }
  }
}

function church(g: Sketch): void {
  shape(g, '#8480a6', path('1120,1560 1120,900 1250,900 1250,1560'));
  shape(g, '#a89cb4', path('1120,1560 1120,900 1165,900 1165,1560'));
  shape(g, '#5f7f86', path('1105,900 1125,800 1160,745 1185,560 1210,745 1245,800 1265,900'));
  shape(g, SNOW_LIT, path('1105,900 1125,800 1160,745 1185,600 1178,760 1150,820 1140,900'));
  shape(g, '#e8c877', path('1162,1010 1206,1010 1206,1060 1162,1060'));
}

function street(g: Sketch, random: Random): void {
  fade(g, 0, 1500, 2100, 1400, [
    [0, '#f0d6b8'],
    [0.25, '#d6cfdc'],
    [1, '#aab6dc'],
  ]);
  shape(g, '#f3e6d2', path('1140,1560 1230,1560 1480,2240 1900,2900 700,2900 980,2240'));
  for (const rail of [860, 1130, 1290, 1590]) {
    shape(g, '#6c6c9c', [
      [VANISH[0] - 2, 1590],
      [VANISH[0] + 2, 1590],
      [rail + 22, 2900],
      [rail - 14, 2900],
    ]);
  }
  strokes(g, random, { x: 0, y: 1700, w: 2100, h: 1180 }, ['#fbf2e0', '#b9c2e4', '#98a6d6', '#e6d8d8'], 330, 110);
  fray(g, random, path('1140,1560 980,2240 700,2900'), ['#8d9ace', '#f3e6d2', '#aab6dc'], 110);
  fray(g, random, path('1230,1560 1480,2240 1900,2900'), ['#8d9ace', '#f3e6d2', '#aab6dc'], 110);
}

function lamp(g: Sketch, near: number): void {
  const [x, foot] = onStreet(560, 2560, near);
  const [, top] = onStreet(560, 1500, near);
  const size = 1 - near;
  shape(g, '#34345c', [
    [x - 11 * size, foot],
    [x - 7 * size, top],
    [x + 7 * size, top],
    [x + 11 * size, foot],
  ]);
  glow(g, x, top - 40 * size, 260 * size, '255,206,110', 1);
  shape(g, '#ffe6a8', [
    [x - 30 * size, top],
    [x - 38 * size, top - 80 * size],
    [x + 38 * size, top - 80 * size],
    [x + 30 * size, top],
  ]);
  shape(g, SNOW_LIT, [
    [x - 50 * size, top - 80 * size],
    [x, top - 125 * size],
    [x + 50 * size, top - 80 * size],
  ]);
  glow(g, x + 20, foot, 300 * size, '255,214,140', 0.55);
}

/** A walker with a shopping bag, the only dark vertical in the white. */
function walker(g: Sketch, x: number, foot: number, tall: number, coat: string): void {
  const at = (u: number, v: number): Corner => [x + u * tall, foot - v * tall];
  shape(g, '#7f88c0', [at(-0.05, 0), at(0.1, 0.01), at(0.9, -0.16), at(0.75, -0.2)]);
  shape(g, coat, [at(-0.14, 0.2), at(-0.16, 0.62), at(-0.08, 0.84), at(0.09, 0.84), at(0.15, 0.6), at(0.14, 0.2)]);
  shape(g, '#2a2a4c', [
    at(-0.1, 0),
    at(-0.1, 0.22),
    at(-0.01, 0.22),
    at(0.0, 0),
    at(0.02, 0),
    at(0.03, 0.22),
    at(0.11, 0.22),
    at(0.13, 0),
  ]);
  g.fillStyle = '#3a3050';
  g.beginPath();
  g.arc(...at(0, 0.92), tall * 0.085, 0, 7);
  g.fill();
}

/** The Neustadt at half past four in January: lamps coming on, tram rails holding the last of the light. */
export function paintSnow(easel: Easel): void {
  const sketch = study(2100, 2900, 75, (g, random) => {
    sky(g, random);
    church(g);
    street(g, random);
    const left: readonly House[] = [
      { from: 0.76, to: 0.9, roof: 560, wall: '#a996b0', windows: 3 },
      { from: 0.5, to: 0.76, roof: 320, wall: '#b98a86', windows: 4 },
      { from: 0, to: 0.5, roof: 180, wall: '#8c7ca6', windows: 4 },
    ];
    const right: readonly House[] = [
      { from: 0.72, to: 0.9, roof: 480, wall: '#d3ae94', windows: 3 },
      { from: 0.34, to: 0.72, roof: 640, wall: '#dcb78e', windows: 4 },
      { from: 0, to: 0.34, roof: 420, wall: '#c99a86', windows: 3 },
    ];
    for (const one of left) house(g, random, -260, one);
    for (const one of right) house(g, random, 2420, one);
    for (const near of [0.72, 0.52, 0.1]) lamp(g, near);
    walker(g, 1330, 2330, 330, '#8e3f4c');
    walker(g, 1120, 1800, 120, '#3c3f68');
    walker(g, 1230, 1750, 96, '#4a4670');
  });
  pointillate(easel, sketch, {
    ground: [196, 184, 186],
    light: [255, 222, 160],
    shade: [88, 98, 186],
    grain: (x, y) => (y > 1900 ? 0.05 : 1.4 + Math.sin(x * 0.003) * 0.3),
  });
}
