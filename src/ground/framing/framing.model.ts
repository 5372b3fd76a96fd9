import type { Extent } from './framing.contract.ts';
import { crossSection, type PackLayer } from './framing.cross-section.ts';
import {
  type DrawnFrame,
  type FrameGeometry,
  frameGeometry,
  inset,
  mitred,
  type Point,
  type Rect,
  SIDES,
  type Side,
} from './framing.geometry.ts';
import { facetsOf, radians } from './framing.profiles.ts';

/** What a part of the model is made of. */
const SURFACES = ['picture', 'paper', 'moulding', 'mat', 'bevel', 'backing', 'glazing'] as const;
export type Surface = (typeof SURFACES)[number];

/** Quads of one surface: four vertices each, counterclockwise seen from outside. Metres, y up, z away from the wall. */
export interface ModelPart {
  surface: Surface;
  /** Three numbers a vertex. */
  positions: number[];
  /** Three numbers a vertex, of length 1. */
  normals: number[];
  /** Two numbers a vertex, from the upper left corner of the texture, 1 at its far edges. */
  uvs: number[];
}

/** A framed work in space; its origin is the centre of its back, on the wall. */
export interface FramedModel {
  parts: readonly ModelPart[];
  w_mm: number;
  h_mm: number;
  depth_mm: number;
}

/** The length of moulding that its texture shows; the texture is mirrored beyond its edges. */
export const MOULDING_TEXTURE_MM = 1000;

/** A corner of the cross-section: from the outer edge inwards, from the front back to the wall, and how its surface leans. */
interface Edge {
  across: number;
  back: number;
  /** Degrees as in `Facet`; without one, the surface is as flat as its quad. */
  tilt?: number;
}
type Strip = readonly [Edge, Edge];
interface Vector {
  x: number;
  y: number;
  z: number;
}

const FULL = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
] as const;
const INWARDS: Record<Side, Point> = {
  top: { x: 0, y: -1 },
  right: { x: -1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: 1, y: 0 },
};
const FRONT: Vector = { x: 0, y: 0, z: 1 };
const BACK: Vector = { x: 0, y: 0, z: -1 };

/** The framed work as surfaces in space, from the geometry that draws, prices and cuts it. */
export function framedModel(size: Extent, frame: DrawnFrame): FramedModel {
  const geometry = frameGeometry(size, frame);
  const { layers, h_mm: thickness } = crossSection(frame);
  // The depth of a bare print is its paper.
  const depth_mm = geometry.pieces.length > 0 ? frame.depth_mm : thickness;
  const model = openModel(geometry.outer, depth_mm);
  if (geometry.pieces.length === 0) addSheet(model, geometry.outer, depth_mm);
  else addFramed(model, geometry, frame, layers);
  return { parts: model.parts(), w_mm: geometry.outer.w, h_mm: geometry.outer.h, depth_mm };
}

type Model = ReturnType<typeof openModel>;

function openModel(outer: Rect, depth_mm: number) {
  const bySurface = new Map<Surface, ModelPart>();
  const place = ({ x, y }: Point, back: number) => [
    (x - outer.w / 2) / 1000,
    (outer.h / 2 - y) / 1000,
    // A moulding may be shallower than its profile and the layers in it; nothing is inside the wall.
    (depth_mm - Math.min(back, depth_mm)) / 1000,
  ];
  return {
    parts: () => SURFACES.flatMap((surface) => bySurface.get(surface) ?? []),
    quad(
      surface: Surface,
      corners: readonly (readonly [Point, number])[],
      normals: readonly Vector[],
      uvs: readonly (readonly [number, number])[] = FULL,
    ) {
      const part = bySurface.get(surface) ?? { surface, positions: [], normals: [], uvs: [] };
      bySurface.set(surface, part);
      corners.forEach(([point, back], index) => {
        const { x, y, z } = normals[index] ?? normals[0] ?? FRONT;
        part.positions.push(...place(point, back));
        part.normals.push(x, y, z);
        part.uvs.push(...(uvs[index] ?? [0, 0]));
      });
    },
  };
}

function addFramed(model: Model, geometry: FrameGeometry, frame: DrawnFrame, layers: readonly PackLayer[]): void {
  const layer = (kind: PackLayer['kind']) => layers.find((other) => other.kind === kind)?.area;
  const print = layer('print')?.y ?? 0;
  addMoulding(model, geometry.outer, frame);
  facing(model, 'picture', geometry.print, print);
  const { mat, rebate } = geometry;
  if (mat) {
    const top = layer('mat')?.y ?? 0;
    for (const side of SIDES) {
      const [a, b, c, d] = mitred(side, rebate, mat.cut);
      model.quad('mat', flat([a, d, c, b], top), [FRONT]);
      const [e, f, g, h] = mitred(side, mat.cut, mat.window);
      const slope = normalised(INWARDS[side], print - top, mat.window.x - mat.cut.x);
      model.quad(
        'bevel',
        [
          [e, top],
          [h, print],
          [g, print],
          [f, top],
        ],
        [slope],
      );
    }
  }
  const backing = layer('backing');
  if (backing) facing(model, 'backing', rebate, backing.y + backing.h, BACK);
  const glazing = layer('glazing');
  if (glazing) facing(model, 'glazing', rebate, glazing.y);
}

/** Four lengths of the profile, mitred at the corners: every corner of the cross-section is a rectangle around the picture. */
function addMoulding(model: Model, outer: Rect, frame: DrawnFrame): void {
  const strips = stripsOf(frame);
  SIDES.forEach((side, index) => {
    const length = side === 'top' || side === 'bottom' ? outer.w : outer.h;
    // Each length has its own part of the texture.
    const along = (mm: number) => mm / MOULDING_TEXTURE_MM + index * 0.37;
    let run = 0;
    for (const strip of strips) {
      const [from, to] = strip;
      const [a, b, c, d] = mitred(side, inset(outer, from.across), inset(outer, to.across));
      const end = run + Math.hypot(to.across - from.across, to.back - from.back) / frame.face_mm;
      const [outside, inside] = strip.map((edge) => normalOf(side, strip, edge)) as [Vector, Vector];
      model.quad(
        'moulding',
        [
          [a, from.back],
          [d, to.back],
          [c, to.back],
          [b, from.back],
        ],
        [outside, inside, inside, outside],
        [
          [along(from.across), run],
          [along(to.across), end],
          [along(length - to.across), end],
          [along(length - from.across), run],
        ],
      );
      run = end;
    }
  });
}

/** The whole outline of the cross-section, from the outer edge of the front around to the wall and back. */
function stripsOf(frame: DrawnFrame): Strip[] {
  const { depth_mm } = frame;
  const facets = facetsOf(frame.profile, frame.face_mm);
  const front = facets.map(
    (facet): Strip => [
      { across: facet.offset_mm, back: -facet.z_outer, tilt: facet.tilt_outer },
      { across: facet.offset_mm + facet.width_mm, back: -facet.z_inner, tilt: facet.tilt_inner },
    ],
  );
  const inside = crossSection(frame).outline.slice(facets.length + 1);
  const start = { across: 0, back: -(facets[0]?.z_outer ?? 0) };
  const corners = [front.at(-1)?.[1] ?? start, ...inside.map(({ x, y }) => ({ across: x, back: y })), start];
  const rest = corners.slice(1).map((to, index): Strip => {
    const from = corners[index] ?? start;
    return [
      { across: from.across, back: from.back },
      { across: to.across, back: to.back },
    ];
  });
  const held = (edge: Edge): Edge => ({ ...edge, back: Math.min(edge.back, depth_mm) });
  return [...front, ...rest]
    .map(([from, to]): Strip => [held(from), held(to)])
    .filter(([from, to]) => Math.hypot(to.across - from.across, to.back - from.back) > 1e-6);
}

function normalOf(side: Side, [from, to]: Strip, edge: Edge): Vector {
  const inwards = INWARDS[side];
  if (edge.tilt !== undefined) return normalised(inwards, -Math.sin(radians(edge.tilt)), Math.cos(radians(edge.tilt)));
  return normalised(inwards, to.back - from.back, to.across - from.across);
}

function normalised(inwards: Point, into: number, forward: number): Vector {
  const length = Math.hypot(into, forward) || 1;
  return { x: (inwards.x * into) / length, y: (inwards.y * into) / length, z: forward / length };
}

/** A bare print: its picture in front, paper on the other five sides. */
function addSheet(model: Model, outer: Rect, depth_mm: number): void {
  facing(model, 'picture', outer, 0);
  facing(model, 'paper', outer, depth_mm, BACK);
  for (const side of SIDES) {
    const [a, b] = mitred(side, outer, outer);
    model.quad(
      'paper',
      [
        [a, depth_mm],
        [a, 0],
        [b, 0],
        [b, depth_mm],
      ],
      [normalised(INWARDS[side], -1, 0)],
    );
  }
}

/** A rectangle parallel to the wall. */
function facing(model: Model, surface: Surface, { x, y, w, h }: Rect, back: number, normal = FRONT): void {
  const corners = [
    { x, y },
    { x, y: y + h },
    { x: x + w, y: y + h },
    { x: x + w, y },
  ];
  model.quad(surface, flat(normal === FRONT ? corners : corners.toReversed(), back), [normal]);
}

function flat(corners: readonly Point[], back: number): [Point, number][] {
  return corners.map((corner) => [corner, back]);
}
