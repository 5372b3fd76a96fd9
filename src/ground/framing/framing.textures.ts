import { type Detail, mm, type Shape } from './framing.drawing.ts';
import type { MouldingPiece, Point, Rect } from './framing.geometry.ts';
import type { MarkLayer, MaterialLook } from './framing.materials.ts';

/** Most marks on one piece: a few dozen look like wood, more only make the page larger. */
const MAX_MARKS = 48;

/** The same seed gives the same numbers: server and browser must draw the same strokes. */
function seededRandom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Grain, brushing or gilding along one piece, inside its mitres, so that nothing needs clipping. */
export function textureShapes(
  piece: MouldingPiece,
  outer: Rect,
  face_mm: number,
  look: MaterialLook,
  detail: Detail,
): Shape[] {
  const random = seededRandom(piece.texture.seed);
  const shapes = look.leaf_mm ? leafShapes(piece, outer, face_mm, look.leaf_mm, random) : [];
  for (const layer of look.marks) {
    if (layer.fine && detail === 'light') continue;
    const per_m = detail === 'light' ? layer.per_m / 2 : layer.per_m;
    const d = marksPath(piece, outer, face_mm, { ...layer, per_m }, random);
    if (!d) continue;
    const { colour, opacity, width } = layer;
    shapes.push(isTapered(layer) ? { d, fill: colour, opacity } : { d, stroke: colour, stroke_mm: width, opacity });
  }
  return shapes;
}

function marksPath(piece: MouldingPiece, outer: Rect, face_mm: number, layer: MarkLayer, random: () => number): string {
  const [first, last] = layer.across ?? [0.02, 0.97];
  const breadth = layer.across ? 1 : face_mm / 20;
  const count = Math.min(MAX_MARKS, Math.round((layer.per_m * breadth * piece.length_mm) / 1000));
  const edge = layer.width / 2;
  let d = '';
  for (let index = 0; index < count; index++) {
    const v = clamp(face_mm * (first + (last - first) * random()), edge, face_mm - edge);
    const drift = clamp(v + (random() - 0.5) * layer.wander, edge, face_mm - edge) - v;
    const bow = (random() - 0.5) * layer.wander * 0.6;
    // A mark deeper across the face begins later along the mitre.
    const reach = Math.max(v, v + drift) + Math.abs(bow) + edge;
    const free = piece.length_mm - 2 * reach;
    const wanted = layer.length[0] + (layer.length[1] - layer.length[0]) * random() ** 1.6;
    const length = Math.min(wanted, free);
    const start = reach + (free - length) * random();
    if (length < layer.length[0] / 4) continue;
    const at = placed(piece, outer, start, v);
    d += `M${mm(at.x)} ${mm(at.y)}${stroke(piece, length, bow, drift, isTapered(layer) ? layer.width : 0)}`;
  }
  return d;
}

/** Broad marks taper at both ends, like grain; fine ones are plain lines. */
function isTapered(layer: MarkLayer): boolean {
  return layer.width >= 0.7;
}

/** One mark, relative to its start: a gentle S, and, if it has a width, back again. */
function stroke(piece: MouldingPiece, length: number, bow: number, drift: number, width: number): string {
  const swell = (width * 2) / 3;
  const [third, rest] = [length / 3, (length * 2) / 3];
  const there = `c${turned(piece, third, bow + swell)} ${turned(piece, rest, drift - bow + swell)} ${turned(piece, length, drift)}`;
  if (width === 0) return there;
  const back = `c${turned(piece, -third, -bow - swell)} ${turned(piece, -rest, bow - drift - swell)} ${turned(piece, -length, -drift)}`;
  return `${there}${back}Z`;
}

/** Leaves of slightly different brightness, and the brighter line where two overlap. */
function leafShapes(piece: MouldingPiece, outer: Rect, face_mm: number, leaf: number, random: () => number): Shape[] {
  const laps: number[] = [];
  for (let u = face_mm + leaf * random(); u < piece.length_mm - face_mm - 2; u += leaf * (0.9 + 0.2 * random()))
    laps.push(u);
  const light = { d: '', fill: '#fff3c4', opacity: 0.05 };
  const dark = { d: '', fill: '#6b3f0c', opacity: 0.045 };
  const joins = { d: '', fill: '#fff6d2', opacity: 0.16 };
  const under = { d: '', fill: '#6b3f0c', opacity: 0.14 };
  laps.forEach((u, index) => {
    const next = laps[index + 1];
    const skew = (random() - 0.5) * 3;
    joins.d += strip(piece, outer, u, u + 1.1, face_mm, skew);
    under.d += strip(piece, outer, u + 1.1, u + 1.7, face_mm, skew);
    const toss = random();
    if (next === undefined || toss > 0.7) return;
    (toss < 0.35 ? light : dark).d += strip(piece, outer, u + 1.1, next, face_mm, skew);
  });
  return [light, dark, joins, under].filter((shape) => shape.d !== '');
}

function strip(piece: MouldingPiece, outer: Rect, u1: number, u2: number, face_mm: number, skew: number): string {
  const corners = [placed(piece, outer, u1, 0), placed(piece, outer, u2, 0)];
  corners.push(placed(piece, outer, u2 + skew, face_mm), placed(piece, outer, u1 + skew, face_mm));
  return `M${corners.map(({ x, y }) => `${mm(x)} ${mm(y)}`).join('L')}Z`;
}

/** From a position on the piece (u along it, v in from the outer edge) to the drawing. */
function placed({ side }: MouldingPiece, outer: Rect, u: number, v: number): Point {
  if (side === 'top') return { x: u, y: v };
  if (side === 'bottom') return { x: u, y: outer.h - v };
  if (side === 'left') return { x: v, y: u };
  return { x: outer.w - v, y: u };
}

function turned({ side }: MouldingPiece, du: number, dv: number): string {
  const inwards = mm(side === 'top' || side === 'left' ? dv : -dv);
  // Along the piece a tenth of a millimetre is exact enough.
  const along = mm(Math.round(du * 10) / 10);
  return side === 'top' || side === 'bottom' ? `${along} ${inwards}` : `${inwards} ${along}`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

// @chunk frames
