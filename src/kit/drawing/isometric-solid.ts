import { type Directed, outline, strokes, type Vertex } from './isometric-grid.ts';

/** A point of the drawn world. All axes come towards the viewer; on paper z rises, x falls to the left, y to the right. */
export type Point = readonly [x: number, y: number, z: number];

/** A box of whole units. One that is `behind` hides only what is even farther away: this makes contradictions possible. */
export interface Block {
  from: Point;
  to: Point;
  behind?: number;
}

type Face = 'x' | 'y' | 'z';
export type Shade = Face | 'x-shadow' | 'z-shadow';
type Stroke = 'silhouette' | 'edge' | 'crease';

/** The visible surface in one triangle of the paper's grid. */
interface Facet {
  face: Face;
  shade: Shade;
  plane: number;
  depth: number;
}

const NORMALS: Record<Face, Point> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };
// Longer shadows would only blur the drawing.
const SHADOW_REACH = 4;

export interface SolidDrawing {
  /** The outline of the whole figure, filled to cover the background. */
  ground: string;
  areas: { shade: Shade; d: string }[];
  lines: { stroke: Stroke; d: string }[];
}

/** The visible surface as paths in units: areas by shade, and strokes where a surface ends. */
export function drawSolid(blocks: readonly Block[]): SolidDrawing {
  const seen = visibleFacets(blocks);
  const ground: Directed[] = [];
  const areas: Record<Shade, Directed[]> = { x: [], y: [], z: [], 'x-shadow': [], 'z-shadow': [] };
  const lines: Record<Stroke, Directed[]> = { crease: [], edge: [], silhouette: [] };
  for (const [key, facet] of seen) {
    for (const [edge, neighbour] of sidesOf(key)) {
      const other = seen.get(neighbour);
      if (!other) ground.push(edge);
      if (other?.shade !== facet.shade) areas[facet.shade].push(edge);
      const stroke = strokeBetween(facet, other);
      // Two neighbouring triangles are never the same half: one of them draws the line.
      if (stroke && (!other || isFirstHalf(key))) lines[stroke].push(edge);
    }
  }
  const shades = ['x', 'y', 'x-shadow', 'z-shadow'] as const;
  const kinds = ['crease', 'edge', 'silhouette'] as const;
  return {
    ground: outline(ground),
    areas: shades.map((shade) => ({ shade, d: outline(areas[shade]) })),
    lines: kinds.map((stroke) => ({ stroke, d: strokes(lines[stroke]) })),
  };
}

function visibleFacets(blocks: readonly Block[]) {
  const filled = new Map<number, { cell: Point; behind: number }>();
  for (const { from, to, behind = 0 } of blocks) {
    for (const cell of cellsOf(from, to)) filled.set(cellKey(cell), { cell, behind });
  }
  const seen = new Map<number, Facet>();
  const isFilled = (cell: Point) => filled.has(cellKey(cell));
  for (const { cell, behind } of filled.values()) {
    const depth = cell[0] + cell[1] + cell[2] - behind;
    for (const face of ['x', 'y', 'z'] as const) {
      if (isFilled(plus(cell, NORMALS[face]))) continue;
      const triangles = trianglesOf(cell, face).filter((key) => depth > (seen.get(key)?.depth ?? -Infinity));
      if (triangles.length === 0) continue;
      const facet = { face, shade: shadeOf(cell, face, isFilled), plane: planeOf(cell, face), depth };
      for (const key of triangles) seen.set(key, facet);
    }
  }
  return seen;
}

/** The light comes from the left: straight along x and z, so that every shadow's edge is on the grid. */
function shadeOf(cell: Point, face: Face, isFilled: (cell: Point) => boolean): Shade {
  if (face === 'y') return 'y';
  const start = plus(cell, NORMALS[face]);
  const beside = face === 'z' ? NORMALS.x : NORMALS.z;
  for (let step = 0; step < SHADOW_REACH; step += 1) {
    const passed: Point = plus(plus(start, [step, 0, step]), beside);
    if (isFilled(passed) || isFilled(plus(start, [step + 1, 0, step + 1]))) return `${face}-shadow`;
  }
  return face;
}

function* cellsOf(from: Point, to: Point): Generator<Point> {
  for (let x = from[0]; x < to[0]; x += 1) {
    for (let y = from[1]; y < to[1]; y += 1) {
      for (let z = from[2]; z < to[2]; z += 1) yield [x, y, z];
    }
  }
}

function plus(one: Point, other: Point): Point {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
}

function planeOf([x, y, z]: Point, face: Face): number {
  return { x, y, z }[face];
}

// Integers as keys: strings would make the drawing ten times slower. No coordinate comes near this limit.
const LIMIT = 512;

function cellKey([x, y, z]: Point): number {
  return ((x + LIMIT) * 2 * LIMIT + y + LIMIT) * 2 * LIMIT + z + LIMIT;
}

/** The two halves of the grid's cell at p, q, divided by its diagonal. */
function triangle(p: number, q: number, half: 0 | 1): number {
  return ((p + LIMIT) * 2 * LIMIT + q + LIMIT) * 2 + half;
}

function isFirstHalf(key: number): boolean {
  return key % 2 === 0;
}

/** Every unit square that faces the viewer covers two triangles of the paper. */
function trianglesOf([x, y, z]: Point, face: Face): number[] {
  const p = x - z;
  const q = y - z;
  if (face === 'x') return [triangle(p, q, 0), triangle(p, q - 1, 1)];
  if (face === 'y') return [triangle(p, q, 1), triangle(p - 1, q, 0)];
  return [triangle(p - 1, q - 1, 0), triangle(p - 1, q - 1, 1)];
}

/** A triangle's three edges, all with the same orientation, each with the triangle on its other side. */
function sidesOf(key: number): [edge: Directed, neighbour: number][] {
  const place = Math.floor(key / 2);
  const p = Math.floor(place / (2 * LIMIT)) - LIMIT;
  const q = (place % (2 * LIMIT)) - LIMIT;
  const near: Vertex = [p, q];
  const far: Vertex = [p + 1, q + 1];
  if (isFirstHalf(key)) {
    const corner: Vertex = [p + 1, q];
    return [
      [[near, corner], triangle(p, q - 1, 1)],
      [[corner, far], triangle(p + 1, q, 1)],
      [[far, near], triangle(p, q, 1)],
    ];
  }
  const corner: Vertex = [p, q + 1];
  return [
    [[near, far], triangle(p, q, 0)],
    [[far, corner], triangle(p, q + 1, 0)],
    [[corner, near], triangle(p - 1, q, 0)],
  ];
}

function strokeBetween(facet: Facet, other: Facet | undefined): Stroke | undefined {
  if (!other) return 'silhouette';
  if (facet.face === other.face && facet.plane === other.plane) return undefined;
  return Math.abs(facet.depth - other.depth) > 2 ? 'edge' : 'crease';
}
