import type { Extent } from './framing.contract.ts';
import {
  type Detail,
  type Drawing,
  type Gradient,
  type GradientStop,
  line,
  polygon,
  rectangle,
  type Shape,
} from './framing.drawing.ts';
import {
  type DrawnFrame,
  type FrameGeometry,
  frameGeometry,
  inset,
  LIGHT,
  type MouldingPiece,
  mitred,
  type Point,
  type Rect,
  SIDES,
  type Side,
} from './framing.geometry.ts';
import { MATERIALS, type MaterialLook, mix, shade } from './framing.materials.ts';
import { shadowShapes } from './framing.shadow.ts';
import { textureShapes } from './framing.textures.ts';

export interface DrawingOptions {
  detail?: Detail;
  wallShadow?: boolean;
  /** Only these pieces of moulding: a corner sample shows two. */
  sides?: readonly Side[];
}

/** The framed work as shapes, for every renderer. */
export function framedDrawing(size: Extent, frame: DrawnFrame, options: DrawingOptions = {}): Drawing {
  const { detail = 'full', wallShadow = true, sides = SIDES } = options;
  const outline = frameGeometry(size, frame);
  const geometry = { ...outline, pieces: outline.pieces.filter((piece) => sides.includes(piece.side)) };
  const look = MATERIALS[frame.material];
  const gradients: Gradient[] = [];
  const front = [
    ...matShapes(geometry, gradients),
    ...recessShapes(geometry, gradients),
    ...glazingShapes(geometry, gradients),
    ...mouldingShapes(geometry, frame.face_mm, look, detail, gradients),
  ];
  if (geometry.pieces.length === 0) front.push(paperEdge(geometry.outer));
  const back = wallShadow ? shadowShapes(geometry, detail, gradients) : [];
  return { outer: geometry.outer, print: geometry.print, gradients, back, front };
}

function mouldingShapes(
  { pieces, outer, opening }: FrameGeometry,
  face_mm: number,
  look: MaterialLook,
  detail: Detail,
  gradients: Gradient[],
): Shape[] {
  if (pieces.length === 0) return [];
  const bodies = pieces.map((piece) => {
    const name = piece.side;
    gradients.push({ name, ...acrossFace(piece.side, outer, face_mm), stops: profileStops(piece, face_mm, look) });
    return { d: polygon(piece.outline), fill: `@${name}` };
  });
  const textures = pieces.flatMap((piece) => textureShapes(piece, outer, face_mm, look, detail));
  const joints = pieces.map(({ outline: [start, , , end] }) => line(start, end)).join('');
  gradients.push(sheenGradient(outer, look.sheen));
  return [
    ...bodies,
    ...textures,
    { d: rectangle(outer) + rectangle(opening), fill: '@sheen', hollow: true },
    { d: joints, stroke: '#fff', stroke_mm: 1.3, opacity: look.joint * 0.14 },
    { d: joints, stroke: '#000', stroke_mm: 0.45, opacity: look.joint },
    { d: rectangle(inset(outer, 0.25)), stroke: '#000', stroke_mm: 0.5, opacity: 0.22 },
    { d: rectangle(opening), stroke: '#000', stroke_mm: 0.6, opacity: 0.35 },
  ];
}

function profileStops(piece: MouldingPiece, face_mm: number, look: MaterialLook): GradientStop[] {
  const turn = piece.texture.along === 'x' ? look.turn / 2 : -look.turn / 2;
  const stops: GradientStop[] = [];
  for (const band of piece.bands) {
    const outer = { at: band.offset_mm / face_mm, colour: shade(look.ramp, band.tone_outer + turn) };
    // Inside a curve the next strip starts where this one ends.
    if (stops.at(-1)?.colour !== outer.colour) stops.push(outer);
    const at = (band.offset_mm + band.width_mm) / face_mm;
    stops.push({ at, colour: shade(look.ramp, band.tone_inner + turn) });
  }
  return stops;
}

function acrossFace(side: Side, { w, h }: Rect, face: number): { from: Point; to: Point } {
  if (side === 'top') return { from: { x: 0, y: 0 }, to: { x: 0, y: face } };
  if (side === 'bottom') return { from: { x: 0, y: h }, to: { x: 0, y: h - face } };
  if (side === 'left') return { from: { x: 0, y: 0 }, to: { x: face, y: 0 } };
  return { from: { x: w, y: 0 }, to: { x: w - face, y: 0 } };
}

function sheenGradient({ w, h }: Rect, strength: number): Gradient {
  const stops = [
    { at: 0, colour: '#fff', opacity: strength },
    { at: 0.45, colour: '#fff', opacity: 0 },
    { at: 0.55, colour: '#000', opacity: 0 },
    { at: 1, colour: '#000', opacity: strength },
  ];
  return { name: 'sheen', from: { x: 0, y: 0 }, to: { x: w, y: h }, stops };
}

function matShapes({ mat }: FrameGeometry, gradients: Gradient[]): Shape[] {
  if (!mat) return [];
  const bevels = mat.bevel.map(({ outline, tone }) => ({
    d: polygon(outline),
    // The board's core is white, independent of its face.
    fill: tone < 0 ? mix('#fffdf8', '#8f8a80', -tone * 0.75) : '#fff',
  }));
  return [
    { d: rectangle(mat.board) + rectangle(mat.cut), fill: mat.colour, hollow: true },
    ...bevels,
    { d: rectangle(mat.cut), stroke: '#5b5346', stroke_mm: 0.3, opacity: 0.3 },
    ...shadeFrom(mat.window, 2.2, 0.26, 'mat', gradients),
  ];
}

/** The moulding's shade on the layers below. */
function recessShapes({ opening, recess_mm, pieces }: FrameGeometry, gradients: Gradient[]): Shape[] {
  if (pieces.length === 0) return [];
  return shadeFrom(opening, recess_mm * 1.5, 0.4, 'recess', gradients);
}

/** Shade along the top and left edges of an opening, as deep as the light is slanted, and a little on the other two. */
function shadeFrom(area: Rect, height: number, opacity: number, name: string, gradients: Gradient[]): Shape[] {
  const reach = { x: (-LIGHT.x / LIGHT.z) * height, y: (-LIGHT.y / LIGHT.z) * height };
  const { x, y, w, h } = area;
  const inner = { x: x + reach.x, y: y + reach.y, w: w - reach.x * 1.25, h: h - reach.y * 1.25 };
  const ends: Record<Side, [Point, Point]> = {
    top: [
      { x, y },
      { x, y: inner.y },
    ],
    left: [
      { x, y },
      { x: inner.x, y },
    ],
    right: [
      { x: x + w, y },
      { x: inner.x + inner.w, y },
    ],
    bottom: [
      { x, y: y + h },
      { x, y: inner.y + inner.h },
    ],
  };
  const stops = [0, 0.35, 0.7, 1].map((at) => ({ at, colour: '#120c06', opacity: opacity * (1 - at) ** 1.7 }));
  return SIDES.map((side) => {
    const [from, to] = ends[side];
    gradients.push({ name: `${name}-${side}`, from, to, stops: side === 'top' ? stops : `${name}-top` });
    const shadeOf = { d: polygon(mitred(side, area, inner)), fill: `@${name}-${side}` };
    return side === 'top' || side === 'left' ? shadeOf : { ...shadeOf, opacity: 0.25 };
  });
}

/** Acrylic reflects a little light; museum acrylic almost none. */
function glazingShapes({ glazing }: FrameGeometry, gradients: Gradient[]): Shape[] {
  if (!glazing) return [];
  const strength = glazing.kind === 'museum' ? 0.018 : 0.075;
  const { x, y, w, h } = glazing.area;
  const stops = [
    { at: 0, colour: '#fff', opacity: strength },
    { at: 0.3, colour: '#fff', opacity: strength * 0.35 },
    { at: 0.42, colour: '#fff', opacity: 0 },
    { at: 0.58, colour: '#fff', opacity: 0 },
    { at: 0.66, colour: '#fff', opacity: strength * 0.5 },
    { at: 0.74, colour: '#fff', opacity: 0 },
  ];
  // The same angle on every format, so that the light seems to come from one window.
  const run = (w + h) / 2;
  gradients.push({ name: 'glare', from: { x, y }, to: { x: x + run * 0.9, y: y + run * 1.1 }, stops });
  return [{ d: rectangle(glazing.area), fill: '@glare' }];
}

function paperEdge(outer: Rect): Shape {
  return { d: rectangle(inset(outer, 0.2)), stroke: '#000', stroke_mm: 0.4, opacity: 0.16 };
}

// @chunk frames
