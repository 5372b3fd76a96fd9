import type { Extent } from './framing.contract.ts';
import { type Drawing, type Gradient, type GradientStop, mm, type Shape, share } from './framing.drawing.ts';
import type { DrawnFrame, Rect } from './framing.geometry.ts';
import { type DrawingOptions, framedDrawing } from './framing.shapes.ts';
import { SWATCH_MM, type SwatchFrame } from './swatch-sheet.ts';

interface FramedSvgOptions extends DrawingOptions {
  /** URL or data URL of the picture; without it the print is a grey sheet. */
  href?: string;
  /** The text alternative. */
  title?: string;
  /** Width of the whole drawing with its margins. */
  width_px?: number;
  /** Wall around the frame, in mm; by default what the shadow needs. */
  margin_mm?: number;
  /** Wall colour; transparent if absent. */
  wall?: string;
}

/** The framed work as an SVG file, for mails, PDFs and social pictures. */
export function framedSvg(size: Extent, frame: DrawnFrame, options: FramedSvgOptions = {}): string {
  const drawing = framedDrawing(size, frame, options);
  const margin = options.margin_mm ?? (options.wallShadow === false ? 0 : shadowMargin(frame));
  const { w, h } = drawing.outer;
  const view = { x: -margin, y: -margin, w: w + 2 * margin, h: h + 2 * margin };
  const width = options.width_px ?? Math.round(view.w);
  const height = Math.round((width * view.h) / view.w);
  const wall = options.wall ? `<rect ${box(view)} fill="${escaped(options.wall)}"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${mm(view.x)} ${mm(view.y)} ${mm(view.w)} ${mm(view.h)}" role="img">` +
    `${options.title ? `<title>${escaped(options.title)}</title>` : ''}` +
    `${wall}${drawingSvg(drawing, options.href ? imageSvg(drawing.print, options.href) : sheetSvg(drawing.print))}</svg>`
  );
}

/**
 * Corner samples one below the other; a row is `SWATCH_MM` high. WebKit rounds the size of a background to whole pixels,
 * and would then centre the drawing in it instead of filling it: samples would show the edge of their neighbours.
 */
export function swatchSheetSvg(frames: readonly SwatchFrame[]): string {
  const height = frames.length * SWATCH_MM;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SWATCH_MM}" height="${height}" ` +
    `viewBox="0 0 ${SWATCH_MM} ${height}" preserveAspectRatio="none">` +
    `${frames.map((frame, row) => swatchSvg(frame, row)).join('')}</svg>`
  );
}

function swatchSvg(frame: SwatchFrame, row: number): string {
  const isBare = frame.face_mm === 0;
  const size = { w_mm: 2 * SWATCH_MM, h_mm: 2 * SWATCH_MM };
  // The row is the seed of the grain: no two samples of one wood look the same.
  const drawing = framedDrawing(size, { ...frame, frame_id: row + 1 }, { wallShadow: isBare, sides: ['top', 'left'] });
  // A bare sheet is visible only by its edge, so some wall is shown around it.
  const start = isBare ? -SWATCH_MM / 4 : 0;
  return (
    `<svg y="${row * SWATCH_MM}" width="${SWATCH_MM}" height="${SWATCH_MM}" ` +
    `viewBox="${start} ${start} ${SWATCH_MM} ${SWATCH_MM}">${drawingSvg(drawing, sheetSvg(drawing.print), `f${row}`)}</svg>`
  );
}

/** The wall the shadow needs around this frame: its offset is half the depth, its blur nine tenths of it. */
export function shadowMargin({ depth_mm }: Pick<DrawnFrame, 'depth_mm'>): number {
  return Math.ceil(Math.max(8, depth_mm * 1.4));
}

/** The drawing's layers with the print between them. */
function drawingSvg(drawing: Drawing, print: string, scope = ''): string {
  const { defs, back, front } = layersSvg(drawing, scope);
  return `${defs}${back}${print}${front}`;
}

/** The drawing's layers apart; `scope` separates its gradients from others in the same file. */
export function layersSvg({ gradients, back, front }: Drawing, scope: string) {
  const layer = (shapes: readonly Shape[]) => shapes.map((shape) => shapeSvg(shape, scope)).join('');
  const defs = gradients.map((gradient) => gradientSvg(gradient, scope)).join('');
  return { defs: defs && `<defs>${defs}</defs>`, back: layer(back), front: layer(front) };
}

function imageSvg(print: Rect, href: string): string {
  return `<image ${box(print)} preserveAspectRatio="none" href="${escaped(href)}"/>`;
}

function sheetSvg(print: Rect): string {
  return `<rect ${box(print)} fill="#d8d5cf"/>`;
}

function gradientSvg({ name, from, to, stops }: Gradient, scope: string): string {
  const tag = 'radius' in to ? 'radialGradient' : 'linearGradient';
  const span =
    'radius' in to
      ? `cx="${mm(from.x)}" cy="${mm(from.y)}" r="${mm(to.radius)}"`
      : `x1="${mm(from.x)}" y1="${mm(from.y)}" x2="${mm(to.x)}" y2="${mm(to.y)}"`;
  const open = `<${tag} id="${scope}${name}" gradientUnits="userSpaceOnUse" ${span}`;
  if (typeof stops === 'string') return `${open} href="#${scope}${stops}"/>`;
  return `${open}>${stops.map(stopSvg).join('')}</${tag}>`;
}

function stopSvg({ at, colour, opacity }: GradientStop): string {
  const faint = opacity === undefined ? '' : ` stop-opacity="${share(opacity)}"`;
  return `<stop offset="${share(at)}" stop-color="${colour}"${faint}/>`;
}

function shapeSvg({ d, fill, stroke, stroke_mm, opacity, hollow }: Shape, scope: string): string {
  const paint = fill === undefined ? 'none' : fill.startsWith('@') ? `url(#${scope}${fill.slice(1)})` : escaped(fill);
  const line = stroke === undefined ? '' : ` stroke="${escaped(stroke)}" stroke-width="${mm(stroke_mm ?? 1)}"`;
  const faint = opacity === undefined ? '' : ` opacity="${share(opacity)}"`;
  return `<path d="${d}" fill="${paint}"${line}${faint}${hollow ? ' fill-rule="evenodd"' : ''}/>`;
}

function box({ x, y, w, h }: Rect): string {
  return `x="${mm(x)}" y="${mm(y)}" width="${mm(w)}" height="${mm(h)}"`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
