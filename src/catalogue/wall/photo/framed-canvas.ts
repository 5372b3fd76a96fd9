import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Drawing, Gradient, Shape } from '#ground/framing/framing.drawing.ts';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import { framedDrawing } from '#ground/framing/framing.shapes.ts';

/** The common part of the browser's canvas and the one of the tests. */
export type Ink = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'transform'
  | 'fillRect'
  | 'fill'
  | 'stroke'
  | 'drawImage'
  | 'createLinearGradient'
  | 'createRadialGradient'
> & {
  fillStyle: string | CanvasGradient | CanvasPattern;
  strokeStyle: string | CanvasGradient | CanvasPattern;
  lineWidth: number;
  globalAlpha: number;
};

export interface FramedWork {
  size: Extent;
  frame: DrawnFrame;
  /** Undefined while it is loading. */
  picture?: CanvasImageSource | undefined;
  /** The print's colour without its picture. */
  ground?: string | undefined;
}

/** Draws the framed work from 0 in the canvas's scale of millimetres; `flip` for light from the right. */
export function drawFramed(ink: Ink, work: FramedWork, options: { flip?: boolean } = {}): void {
  const drawing = framedDrawing(work.size, work.frame, { wallShadow: false });
  const { x, y, w, h } = drawing.print;
  if (work.picture) ink.drawImage(work.picture, x, y, w, h);
  else {
    ink.fillStyle = work.ground ?? '#d8d5cf';
    ink.fillRect(x, y, w, h);
  }
  ink.save();
  // The moulding is lit from the left; mirrored, from the right. The picture is not mirrored.
  if (options.flip) ink.transform(-1, 0, 0, 1, drawing.outer.w, 0);
  drawShapes(ink, drawing, drawing.front);
  ink.restore();
}

/** The shadow of the framed work on the wall, in the same place and scale. */
export function drawShadow(ink: Ink, { size, frame }: FramedWork, options: { flip?: boolean } = {}): void {
  const drawing = framedDrawing(size, frame);
  ink.save();
  if (options.flip) ink.transform(-1, 0, 0, 1, drawing.outer.w, 0);
  drawShapes(ink, drawing, drawing.back);
  ink.restore();
}

function drawShapes(ink: Ink, { gradients }: Drawing, shapes: readonly Shape[]): void {
  const paints = new Map(gradients.map((gradient) => [gradient.name, gradient]));
  for (const { d, fill, stroke, stroke_mm, opacity, hollow } of shapes) {
    const path = new Path2D(d);
    ink.globalAlpha = opacity ?? 1;
    if (fill !== undefined) {
      const gradient = fill.startsWith('@') ? paints.get(fill.slice(1)) : undefined;
      ink.fillStyle = gradient ? paint(ink, gradient, paints) : fill;
      ink.fill(path, hollow ? 'evenodd' : 'nonzero');
    }
    if (stroke !== undefined) {
      ink.strokeStyle = stroke;
      ink.lineWidth = stroke_mm ?? 1;
      ink.stroke(path);
    }
  }
  ink.globalAlpha = 1;
}

function paint(ink: Ink, { from, to, stops }: Gradient, known: ReadonlyMap<string, Gradient>): CanvasGradient {
  const gradient =
    'radius' in to
      ? ink.createRadialGradient(from.x, from.y, 0, from.x, from.y, to.radius)
      : ink.createLinearGradient(from.x, from.y, to.x, to.y);
  const lender = typeof stops === 'string' ? known.get(stops)?.stops : stops;
  if (lender && typeof lender !== 'string') {
    for (const { at, colour, opacity } of lender) {
      // A last stop of 1.0000000002 is harmless in SVG, but throws here.
      gradient.addColorStop(Math.min(1, Math.max(0, at)), withOpacity(colour, opacity ?? 1));
    }
  }
  return gradient;
}

/** Canvas gradients have no opacity, so it goes into the colour: `#rgb` or `#rrggbb` to `#rrggbbaa`. */
function withOpacity(colour: string, opacity: number): string {
  if (opacity === 1) return colour;
  const long = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  return `${long}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
