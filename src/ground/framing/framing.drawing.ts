import type { Point, Rect } from './framing.geometry.ts';

/** `light` leaves out what a card or a cart line has no pixels for. */
export type Detail = 'full' | 'light';

/** One mark of a drawing; both renderers know only this. Lengths in mm, `d` an SVG path. */
export interface Shape {
  d: string;
  /** A colour, or the name of one of the drawing's gradients after `@`. */
  fill?: string;
  stroke?: string;
  stroke_mm?: number;
  opacity?: number;
  /** The inner outline of `d` is a hole. */
  hollow?: true;
}

export interface GradientStop {
  /** 0 at `from`, 1 at `to`. */
  at: number;
  colour: string;
  opacity?: number;
}

export interface Gradient {
  name: string;
  /** Straight from one point to another, or round from a centre out to `radius`. */
  from: Point;
  to: Point | { radius: number };
  /** Its colours, or the name of an earlier gradient that has the same. */
  stops: readonly GradientStop[] | string;
}

/** A framed work as shapes: `back` lies on the wall behind the print, `front` over it. */
export interface Drawing {
  outer: Rect;
  print: Rect;
  gradients: readonly Gradient[];
  back: readonly Shape[];
  front: readonly Shape[];
}

/** A tenth of the thickness of a hair: finer steps would only make the page longer. */
export function mm(value: number): string {
  const text = value
    .toFixed(2)
    .replace(/\.?0+$/, '')
    .replace(/^(-?)0\./, '$1.');
  return text === '-0' ? '0' : text;
}

/** A fraction, as opacities and gradient stops are written. */
export function share(value: number): string {
  return value
    .toFixed(3)
    .replace(/\.?0+$/, '')
    .replace(/^0\./, '.');
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
