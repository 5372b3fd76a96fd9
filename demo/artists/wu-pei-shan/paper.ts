import { type Canvas, Path2D } from '@napi-rs/canvas';
import type { Easel } from '../../brush.ts';
import { face, type Outline } from './outline.ts';
import { bristleTile, toothTile } from './tiles.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export interface SheetStyle {
  /** Direction of the brush on the painted sheet, in radians. */
  brush?: number;
  /** How far the sheet stands off the one below, in pixels of its shadow. */
  lift?: number;
  /** How much the paint varies from stroke to stroke. */
  uneven?: number;
}

/** One picture being pasted up: the board, and the two surfaces every sheet is made of. */
export interface Collage extends Easel {
  bristles: Canvas;
  tooth: Canvas;
}

const CORE: Colour = [240, 235, 224];

export function collage(easel: Easel): Collage {
  return { ...easel, bristles: bristleTile(1024), tooth: toothTile(640) };
}

/** Pastes one painted sheet: shadow, torn core, gouache strokes, the thickness of the cut. */
export function paste(
  on: Collage,
  colour: Colour,
  outline: Outline,
  { brush = 0.1, lift = 16, uneven = 1 }: SheetStyle = {},
): void {
  const { g, random } = on;
  const sheet = pathOf(outline);
  dropShadow(on, sheet, lift);
  g.fillStyle = css(CORE);
  g.fill(sheet);
  g.save();
  g.clip(pathOf(face(outline)));
  const bounds = boundsOf(outline);
  g.fillStyle = css(colour);
  g.fillRect(bounds.x, bounds.y, bounds.width, bounds.height);
  strokes(on, bounds, colour, brush, uneven);
  cover(on, on.bristles, bounds, brush + random.normal(0, 0.03));
  g.restore();
  thickness(on, sheet);
}

/** Pastes a sheet larger than the board, so that no edge shows. */
export function ground(on: Collage, colour: Colour, style: SheetStyle = {}): void {
  const { width, height } = on;
  const corners = [
    [-60, -60],
    [width + 60, -60],
    [width + 60, height + 60],
    [-60, height + 60],
  ] as const;
  paste(
    on,
    colour,
    corners.map(([x, y]) => ({ x, y, torn: false })),
    { lift: 0, ...style },
  );
}

/** The tooth of the paper over everything, and the soft fall of light from the upper left. */
export function finish(on: Collage): void {
  const { g, width, height } = on;
  cover(on, on.tooth, { x: 0, y: 0, width, height }, 0);
  const light = g.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, 'rgba(255,246,225,.07)');
  light.addColorStop(0.5, 'rgba(255,246,225,0)');
  light.addColorStop(1, 'rgba(24,18,32,.1)');
  g.fillStyle = light;
  g.fillRect(0, 0, width, height);
}

export function shade(colour: Colour, amount: number, warmth = 0): Colour {
  return [colour[0] + amount + warmth, colour[1] + amount, colour[2] + amount - warmth];
}

export function css([red, green, blue]: Colour, alpha = 1): string {
  const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return `rgba(${byte(red)},${byte(green)},${byte(blue)},${alpha})`;
}

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

function boundsOf(outline: Outline): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of outline) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left - 4, y: top - 4, width: right - left + 8, height: bottom - top + 8 };
}

function pathOf(outline: Outline): Path2D {
  const path = new Path2D();
  for (const [i, { x, y }] of outline.entries()) {
    if (i) path.lineTo(x, y);
    else path.moveTo(x, y);
  }
  path.closePath();
  return path;
}

/** Stacked offset fills rather than a blur: the shadow stays hard near the edge, as under a lamp, and costs little. */
function dropShadow({ g }: Collage, sheet: Path2D, lift: number): void {
  if (lift <= 0) return;
  const layers = 9;
  for (let i = layers; i >= 1; i--) {
    const reach = (i / layers) ** 1.3 * lift;
    g.save();
    g.translate(reach * 0.62, reach);
    g.lineJoin = 'round';
    g.lineWidth = reach * 0.18;
    g.fillStyle = g.strokeStyle = 'rgba(26,18,30,.06)';
    g.fill(sheet);
    g.stroke(sheet);
    g.restore();
  }
}

/** Broad gouache strokes, each a bundle of ragged bands a little off the colour of the sheet. */
function strokes(on: Collage, { x, y, width, height }: Bounds, colour: Colour, brush: number, uneven: number): void {
  const { g, random } = on;
  const count = Math.min(90, 8 + Math.round((width * height) / 55000));
  g.save();
  g.translate(x + width / 2, y + height / 2);
  g.rotate(brush);
  const reach = Math.hypot(width, height) / 2;
  for (let i = 0; i < count; i++) {
    const size = random.between(40, 120);
    const length = random.between(0.25, 0.9) * Math.min(1500, reach * 2);
    const tint = shade(colour, random.normal(0, 7 * uneven), random.normal(0, 3.5 * uneven));
    bundle(on, random.between(-reach, reach), random.between(-reach, reach), length, size, tint);
  }
  g.restore();
}

function bundle({ g, random }: Collage, x: number, y: number, length: number, size: number, tint: Colour): void {
  const bands = Math.round(size / 7);
  const bow = random.normal(0, length * 0.015);
  for (let b = 0; b < bands; b++) {
    const across = y + (b / bands - 0.5) * size;
    g.strokeStyle = css(tint, random.between(0.06, 0.36));
    g.lineWidth = random.between(4, 11);
    g.beginPath();
    g.moveTo(x + random.normal(0, size * 0.35), across);
    g.quadraticCurveTo(
      x + length / 2,
      across + bow,
      x + length + random.normal(0, size * 0.5),
      across + random.normal(0, 2),
    );
    g.stroke();
  }
}

function cover({ g, random }: Collage, tile: Canvas, { x, y, width, height }: Bounds, angle: number): void {
  g.save();
  g.translate(x + width / 2, y + height / 2);
  g.rotate(angle);
  const [dx, dy] = [random.between(0, tile.width), random.between(0, tile.height)];
  g.translate(-dx, -dy);
  const pattern = g.createPattern(tile, 'repeat');
  if (pattern) g.fillStyle = pattern;
  const reach = Math.hypot(width, height) / 2 + 2;
  g.fillRect(dx - reach, dy - reach, reach * 2, reach * 2);
  g.restore();
}

/** The cut has a lit side and a shaded side. */
function thickness({ g }: Collage, sheet: Path2D): void {
  g.save();
  g.clip(sheet);
  for (const [offset, ink] of [
    [1.6, 'rgba(255,250,238,.42)'],
    [-1.8, 'rgba(22,14,20,.26)'],
  ] as const) {
    g.save();
    g.translate(offset, offset);
    g.strokeStyle = ink;
    g.lineWidth = 2.6;
    g.stroke(sheet);
    g.restore();
  }
  g.restore();
}
