import type { Extent, Frame } from '#ground/framing/framing.contract.ts';
import { fitsWall, outerSize } from '#ground/framing/framing.rules.ts';

const LENGTH_UNITS = ['cm', 'in'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** The visitor's measurements: a free wall, or the furniture below it. */
export interface Measured {
  over: 'furniture' | 'wall';
  w_mm: number;
  /** Free height. */
  h_mm: number;
}

/** Rule of thumb: a work is half to three quarters as wide as the furniture below it. */
const RULE_OF_THUMB = { least: 0.5, most: 0.75 };
const IDEAL = 0.62;
/** The margin around a work on a bare wall. */
const WALL_MARGIN_MM = 100;
/** From a sofa's back to the ceiling, minus some space around the work. */
export const USUAL_HEIGHT_MM = 1200;

export type Verdict = 'best' | 'fits' | 'small' | 'large';

export interface Proposal<Size> {
  size: Size;
  outer: Extent;
  /** Framed width ÷ measured width. */
  ratio: number;
  verdict: Verdict;
}

/** In whole millimetres; an inch is 25.4 mm. */
export function toMm(value: number, unit: LengthUnit): number {
  return Math.round(unit === 'in' ? value * 25.4 : value * 10);
}

/** In centimetres or inches, with at most one decimal. */
export function fromMm(mm: number, unit: LengthUnit): number {
  return Math.round((unit === 'in' ? mm / 25.4 : mm / 10) * 10) / 10;
}

/** The largest framed work that suits the space. */
export function roomFor({ over, w_mm, h_mm }: Measured): Extent {
  return {
    w_mm: Math.round(over === 'furniture' ? w_mm * RULE_OF_THUMB.most : Math.max(0, w_mm - 2 * WALL_MARGIN_MM)),
    h_mm,
  };
}

/** Rates each size for the space; at most one is the best, nearest to the ideal width. */
export function proposeSizes<Size extends Extent>(
  sizes: readonly Size[],
  frame: Pick<Frame, 'face_mm' | 'rebate_mm' | 'mat'>,
  measured: Measured,
): Proposal<Size>[] {
  const room = roomFor(measured);
  const judged = sizes.map((size): Proposal<Size> => {
    const outer = outerSize(size, frame);
    const ratio = outer.w_mm / measured.w_mm;
    const verdict = !fitsWall(outer, room) ? 'large' : ratio < RULE_OF_THUMB.least ? 'small' : 'fits';
    return { size, outer, ratio, verdict };
  });
  const fitting = judged.filter(({ verdict }) => verdict === 'fits');
  const best = fitting.sort((a, b) => Math.abs(a.ratio - IDEAL) - Math.abs(b.ratio - IDEAL))[0];
  return judged.map((proposal) => (proposal === best ? { ...proposal, verdict: 'best' } : proposal));
}

/** The shop's `fits` filter: `WxH` in whole centimetres, rounded down so that nothing is too large. */
export function fitsFilter(measured: Measured): string {
  const { w_mm, h_mm } = roomFor(measured);
  const cm = (mm: number) => Math.max(1, Math.min(9999, Math.floor(mm / 10)));
  return `${cm(w_mm)}x${cm(h_mm)}`;
}

/** How many works of this framed width, with `gap_mm` between, fill at least half of the space. */
export function fillingCount(outer: Extent, { w_mm }: Measured, gap_mm: number): number {
  return Math.max(1, Math.ceil((w_mm * RULE_OF_THUMB.least + gap_mm) / (outer.w_mm + gap_mm)));
}
