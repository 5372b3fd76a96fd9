import type { Point, Rect } from './framing.geometry.ts';

/** `light` omits details too small for a card or a cart line. */
export type Detail = 'full' | 'light';

/** One shape of a drawing, the only thing renderers know. Lengths in mm, `d` an SVG path. */
export interface Shape {
  d: string;
  /** A colour, or `@` and the name of one of the drawing's gradients. */
  fill?: string;
  stroke?: string;
  stroke_mm?: number;
  opacity?: number;
  /** The inner outline of `d` is a hole. */
  hollow?: true;
}

export interface GradientStop {
  at: number;
  colour: string;
  opacity?: number;
}

export interface Gradient {
  name: string;
  /** Linear from one point to another, or radial from a centre out to `radius`. */
  from: Point;
  to: Point | { radius: number };
  /** Its colours, or the name of an earlier gradient with the same ones. */
  stops: readonly GradientStop[] | string;
}

/** A framed work as shapes: `back` is behind the print, `front` over it. */
export interface Drawing {
  outer: Rect;
  print: Rect;
  gradients: readonly Gradient[];
  back: readonly Shape[];
  front: readonly Shape[];
}

/** A tenth of a hair's thickness: finer steps would only make the page longer. */
export function mm(value: number): string {
  return shortened(value.toFixed(2));
}

/** A fraction, for opacities and gradient stops. */
export function share(value: number): string {
  return shortened(value.toFixed(3));
}

/** Without the zeros that SVG does not need. A drawing has thousands of numbers, so no regular expressions. */
function shortened(decimal: string): string {
  let end = decimal.length;
  while (decimal[end - 1] === '0') end -= 1;
  if (decimal[end - 1] === '.') end -= 1;
  if (decimal.startsWith('0.')) return decimal.slice(1, end) || '0';
  if (decimal.startsWith('-0.')) return end > 2 ? `-${decimal.slice(2, end)}` : '0';
  return decimal.slice(0, end);
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${mm(x)} ${mm(y)}`).join('L')}Z`;
}

export function rectangle({ x, y, w, h }: Rect): string {
  return `M${mm(x)} ${mm(y)}h${mm(w)}v${mm(h)}h${mm(-w)}Z`;
}

export function line(from: Point, to: Point): string {
  return `M${mm(from.x)} ${mm(from.y)}L${mm(to.x)} ${mm(to.y)}`;
}

// @chunk frames
