import type { Extent, Frame, Glazing } from './framing.contract.ts';
import { type Facet, facetsOf, radians } from './framing.profiles.ts';
import { outerSize } from './framing.rules.ts';

/** All lengths are real millimetres; x runs right, y down, from the upper left corner of the framed work. */
export interface Point {
  x: number;
  y: number;
}
export interface Rect extends Point {
  w: number;
  h: number;
}

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** One strip of one side with its light: tone −1 (deepest shade) to 1 (full light), 0 as a surface facing the viewer. */
interface Band {
  offset_mm: number;
  width_mm: number;
  tone_outer: number;
  tone_inner: number;
}

/** One of the four mitred lengths of moulding. */
export interface MouldingPiece {
  side: Side;
  /** Long edge outside, short edge at the opening: the two slanted ends are the mitres. */
  outline: readonly [Point, Point, Point, Point];
  length_mm: number;
  bands: readonly Band[];
  /** Grain, brushing and gilding run along the piece; `seed` gives each piece its own pattern, the same at every draw. */
  texture: { along: 'x' | 'y'; seed: number };
}

/** A sloped strip of the mat's cut edge, lit like the moulding. */
interface BevelPiece {
  side: Side;
  outline: readonly [Point, Point, Point, Point];
  tone: number;
}

interface MatGeometry {
  /** The visible board: from the moulding's sight edge to the upper edge of the bevel. */
  board: Rect;
  cut: Rect;
  /** The window at the print's surface. */
  window: Rect;
  bevel: readonly BevelPiece[];
  colour: string;
}

export interface FrameGeometry {
  outer: Rect;
  /** The recess that holds glazing, mat and print. */
  rebate: Rect;
  /** The area inside the moulding. */
  opening: Rect;
  /** The whole print; the part outside `opening`, or outside the mat's window, is hidden. */
  print: Rect;
  pieces: readonly MouldingPiece[];
  mat: MatGeometry | undefined;
  glazing: { area: Rect; kind: Exclude<Glazing, 'none'> } | undefined;
  depth_mm: number;
  /** Height of the moulding's inner edge above the glazing: it casts the shade at the opening's upper left. */
  recess_mm: number;
  /** Offset and softness of the shadow on the wall. */
  shadow: { dx: number; dy: number; blur: number };
}

/** The visible facts of a frame, without its price. */
export type DrawnFrame = Pick<
  Frame,
  'frame_id' | 'material' | 'face_mm' | 'rebate_mm' | 'depth_mm' | 'profile' | 'mat' | 'glazing'
>;

/** Direction to the light: upper left, in front of the wall; a unit vector, z towards the viewer. */
export const LIGHT = { x: -0.44, y: -0.62, z: 0.65 };

/** Thickness of the lip that laps over the print, below the profile's inner edge. */
export const LIP_MM = 3;
const MAT_BEVEL_MM = 1.8;
const MAT_OVERLAP_MM = 2;
const BEVEL_TILT_DEG = -45;
/** A bare print is this far off the wall, because it curls. */
const PAPER_LIFT_MM = 4;

const OUTWARDS: Record<Side, Point> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** The light on a surface of one side of the frame that is tilted `tilt` degrees out of the picture plane. */
export function toneOf(side: Side, tilt: number): number {
  const out = OUTWARDS[side];
  const sin = Math.sin(radians(tilt));
  const lambert = LIGHT.x * out.x * sin + LIGHT.y * out.y * sin + LIGHT.z * Math.cos(radians(tilt));
  const difference = lambert - LIGHT.z;
  return Math.max(-1, Math.min(1, difference > 0 ? difference / (1 - LIGHT.z) : difference / LIGHT.z));
}

/** The framed work in real millimetres: product page, wall, cart, mail and PDF all use it (product §3). */
export function frameGeometry(size: Extent, frame: DrawnFrame): FrameGeometry {
  const { w_mm, h_mm } = outerSize(size, frame);
  const outer = { x: 0, y: 0, w: w_mm, h: h_mm };
  const rebate = inset(outer, frame.face_mm - frame.rebate_mm);
  const opening = inset(outer, frame.face_mm);
  const facets = facetsOf(frame.profile, frame.face_mm);
  const sink = facets.at(-1)?.z_inner ?? 0;
  const lift = frame.depth_mm || PAPER_LIFT_MM;
  return {
    outer,
    rebate,
    opening,
    print: inset(rebate, frame.mat?.width_mm ?? 0),
    pieces: frame.face_mm > 0 ? SIDES.map((side, index) => piece(side, index, outer, opening, facets, frame)) : [],
    mat: frame.mat && matGeometry(opening, inset(rebate, frame.mat.width_mm), frame.mat.colour),
    glazing: frame.glazing === 'none' ? undefined : { area: opening, kind: frame.glazing },
    depth_mm: frame.depth_mm,
    recess_mm: LIP_MM - sink / 2,
    shadow: { dx: (-LIGHT.x / LIGHT.z) * lift * 0.5, dy: (-LIGHT.y / LIGHT.z) * lift * 0.5, blur: lift * 0.9 },
  };
}

function piece(
  side: Side,
  index: number,
  outer: Rect,
  opening: Rect,
  facets: readonly Facet[],
  frame: DrawnFrame,
): MouldingPiece {
  const horizontal = side === 'top' || side === 'bottom';
  return {
    side,
    outline: mitred(side, outer, opening),
    length_mm: horizontal ? outer.w : outer.h,
    bands: facets.map(({ offset_mm, width_mm, tilt_outer, tilt_inner }) => ({
      offset_mm,
      width_mm,
      tone_outer: toneOf(side, tilt_outer),
      tone_inner: toneOf(side, tilt_inner),
    })),
    texture: { along: horizontal ? 'x' : 'y', seed: frame.frame_id * 4 + index },
  };
}

function matGeometry(opening: Rect, print: Rect, colour: string): MatGeometry {
  // The board overlaps the print, so that no bare paper shows in the window.
  const window = inset(print, MAT_OVERLAP_MM);
  const cut = inset(window, -MAT_BEVEL_MM);
  const bevel = SIDES.map((side) => ({
    side,
    outline: mitred(side, cut, window),
    tone: toneOf(side, BEVEL_TILT_DEG),
  }));
  return { board: opening, cut, window, bevel, colour };
}

/** The trapezium on one side between two nested rectangles, clockwise from its outer start. */
export function mitred(side: Side, outside: Rect, inside: Rect): [Point, Point, Point, Point] {
  const [a, b, c, d] = corners(outside);
  const [e, f, g, h] = corners(inside);
  if (side === 'top') return [a, b, f, e];
  if (side === 'right') return [b, c, g, f];
  if (side === 'bottom') return [c, d, h, g];
  return [d, a, e, h];
}

/** Clockwise from the upper left. */
function corners({ x, y, w, h }: Rect): [Point, Point, Point, Point] {
  return [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
}

/** Insets the rectangle by `by` on every side; a negative number enlarges it. */
export function inset({ x, y, w, h }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by };
}

// @chunk frames
