import type { Extent, Glazing } from './framing.contract.ts';
import { type DrawnFrame, frameGeometry, type Point, type Rect, type Side } from './framing.geometry.ts';

/** One length of moulding: both ends mitred at 45°. */
interface CutPiece {
  side: Side;
  /** Along the outside, at the rebate that holds glazing and print, and at the sight edge. */
  long_mm: number;
  rebate_mm: number;
  short_mm: number;
}

/** All cuts for one framed print, in millimetres. */
interface CutList {
  print: Extent;
  outer: Extent;
  /** Absent for a bare print. */
  framed?: {
    pieces: readonly CutPiece[];
    /** Outer length of all four pieces: what the workshop takes from stock, without the saw's kerf. */
    moulding_mm: number;
    face_mm: number;
    depth_mm: number;
    /** The sheet that fills the rebate; glazing, backing and mat board are cut to it. */
    sheet: Extent;
    glazing: Glazing;
    mat?: { window: Extent; border_mm: number; colour: string };
  };
}

/** The cut list of a print in a frame, from the same geometry that draws it on the product page. */
export function cutList(size: Extent, frame: DrawnFrame): CutList {
  const { outer, rebate, print, pieces, mat } = frameGeometry(size, frame);
  const extents = { print: extentOf(print), outer: extentOf(outer) };
  if (pieces.length === 0) return extents;
  const cuts = pieces.map(({ side, outline: [a, b, c, d] }) => ({
    side,
    long_mm: distance(a, b),
    rebate_mm: side === 'top' || side === 'bottom' ? rebate.w : rebate.h,
    short_mm: distance(d, c),
  }));
  return {
    ...extents,
    framed: {
      pieces: cuts,
      moulding_mm: cuts.reduce((sum, { long_mm }) => sum + long_mm, 0),
      face_mm: frame.face_mm,
      depth_mm: frame.depth_mm,
      sheet: extentOf(rebate),
      glazing: frame.glazing,
      ...(mat && {
        mat: { window: extentOf(mat.window), border_mm: (rebate.w - mat.window.w) / 2, colour: mat.colour },
      }),
    },
  };
}

function extentOf({ w, h }: Rect): Extent {
  return { w_mm: w, h_mm: h };
}

function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
