import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Random, seeded } from '../../brush.ts';

/** A colour as red, green, blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];
export type Place = readonly [x: number, y: number];

/** What the painter sees before her, read for colour and for where it changes. */
export interface Motif {
  canvas: Canvas;
  colour(x: number, y: number): Colour;
  slope(x: number, y: number): { angle: number; steep: number };
}

/** The motif under construction, drawn in full-size units. */
export interface Scene {
  g: SKRSContext2D;
  random: Random;
  width: number;
  height: number;
}

/** The motif is set up at this fraction of the full size, whatever the canvas in hand. */
export const REDUCTION = 0.4;

export function motif(width: number, height: number, seed: number, arrange: (scene: Scene) => void): Motif {
  const canvas = createCanvas(Math.round(width * REDUCTION), Math.round(height * REDUCTION));
  const g = canvas.getContext('2d');
  g.scale(REDUCTION, REDUCTION);
  arrange({ g, random: seeded(seed), width, height });
  const { data } = g.getImageData(0, 0, canvas.width, canvas.height);
  const index = (x: number, y: number) => {
    const column = Math.max(0, Math.min(canvas.width - 1, Math.floor(x * REDUCTION)));
    const row = Math.max(0, Math.min(canvas.height - 1, Math.floor(y * REDUCTION)));
    return (row * canvas.width + column) * 4;
  };
  const light = (x: number, y: number) => {
    const at = index(x, y);
    return ((data[at] as number) + (data[at + 1] as number) * 2 + (data[at + 2] as number)) / 1020;
  };
  return {
    canvas,
    colour: (x, y) => {
      const at = index(x, y);
      return [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    },
    slope: (x, y) => {
      const across = light(x + 8, y) - light(x - 8, y);
      const down = light(x, y + 8) - light(x, y - 8);
      return { angle: Math.atan2(down, across), steep: Math.hypot(across, down) };
    },
  };
}

export const css = ([red, green, blue]: Colour, alpha = 1) => `rgba(${red},${green},${blue},${alpha})`;

/** Points written as in a drawing: "x,y x,y x,y". */
export function path(points: string): Place[] {
  return points.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** The corners of an upright rectangle. */
export function box(left: number, top: number, right: number, bottom: number): Place[] {
  return path(`${left},${top} ${right},${top} ${right},${bottom} ${left},${bottom}`);
}

/** A flat shape, its edges softened by `blur` full-size pixels. */
export function area({ g }: Scene, fill: string, points: readonly Place[], blur = 0): void {
  g.save();
  if (blur) g.filter = `blur(${blur * REDUCTION}px)`;
  g.fillStyle = fill;
  g.beginPath();
  for (const [x, y] of points) g.lineTo(x, y);
  g.fill();
  g.restore();
}

/** A rectangle of colour that runs from one corner of itself to another. */
export function run(
  { g }: Scene,
  [x, y, w, h]: readonly [number, number, number, number],
  from: Place,
  to: Place,
  stops: readonly (readonly [at: number, colour: Colour])[],
): void {
  const slope = g.createLinearGradient(...from, ...to);
  for (const [at, colour] of stops) slope.addColorStop(at, css(colour));
  g.fillStyle = slope;
  g.fillRect(x, y, w, h);
}

/** A shadow on a table: dark where the thing stands, longer and softer away from the window. */
export function cast(scene: Scene, x: number, y: number, half: number, reach: number, depth = 0.42): void {
  const { g } = scene;
  g.save();
  g.filter = `blur(${half * 0.16 * REDUCTION}px)`;
  g.fillStyle = `rgba(38,34,34,${depth * 0.8})`;
  g.beginPath();
  g.moveTo(x - half * 0.7, y);
  g.bezierCurveTo(x, y - half * 0.3, x + reach * 0.6, y - half * 0.42, x + reach, y - half * 0.1);
  g.bezierCurveTo(x + reach * 0.9, y + half * 0.26, x + half, y + half * 0.5, x - half * 0.5, y + half * 0.3);
  g.fill();
  g.filter = `blur(${half * 0.07 * REDUCTION}px)`;
  g.fillStyle = `rgba(26,22,24,${depth * 1.2})`;
  g.beginPath();
  g.ellipse(x + half * 0.1, y + half * 0.1, half * 0.98, half * 0.2, 0, 0, 7);
  g.fill();
  g.restore();
}

/** Daylight through panes, fallen on a wall: bright shapes sheared by the low sun. */
export function windowLight(
  scene: Scene,
  corner: Place,
  pane: Place,
  shear: Place,
  colour: Colour,
  strength: number,
): void {
  const [left, top] = corner;
  for (let column = 0; column < 2; column++) {
    for (let row = 0; row < 3; row++) {
      const at = (u: number, v: number): Place => {
        const [a, b] = [column * 1.09 + u, row * 1.08 + v];
        return [left + a * pane[0] + b * shear[0], top + b * pane[1] + a * shear[1]];
      };
      const fall = 1 - row * 0.16 - column * 0.1;
      area(scene, css(colour, strength * fall), [at(0, 0), at(1, 0), at(1, 1), at(0, 1)], 9);
      area(
        scene,
        css(colour, strength * fall * 0.45),
        [at(-0.04, -0.04), at(1.04, -0.04), at(1.04, 1.04), at(-0.04, 1.04)],
        34,
      );
    }
  }
}
