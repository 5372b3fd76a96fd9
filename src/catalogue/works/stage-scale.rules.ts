import type { Extent } from '#ground/framing/framing.contract.ts';

/** The smallest extent of the stage: a person and the largest print of most homes. */
const STAGE_MM = 2200;
/** The visible floor below the wall. */
const FLOOR_MM = 220;
/** Product §3: the centre of a work hangs at eye height. */
const EYE_MM = 1450;
/** Between the stage's edge, the person and the work. */
const GAP_MM = 90;

/** A piece of wall with a person, in millimetres; x from its left edge, y down from the floor line. */
interface ScaleStage extends Extent {
  top_mm: number;
  person_x_mm: number;
  /** The work's centre. */
  work_x_mm: number;
  work_y_mm: number;
}

/** Shows every size of one work at the same scale: `largest` must fit. */
export function scaleStage(largest: Extent, person: Extent): ScaleStage {
  const beside = GAP_MM + person.w_mm;
  const w_mm = Math.max(STAGE_MM, beside + largest.w_mm + 2 * GAP_MM);
  const h_mm = Math.max(STAGE_MM, FLOOR_MM + EYE_MM + largest.h_mm / 2 + GAP_MM);
  return {
    w_mm,
    h_mm,
    top_mm: FLOOR_MM - h_mm,
    person_x_mm: GAP_MM + person.w_mm / 2,
    work_x_mm: (beside + w_mm) / 2,
    work_y_mm: -EYE_MM,
  };
}

/** The extent that contains all of them. */
export function largestOf(extents: readonly Extent[]): Extent {
  return {
    w_mm: Math.max(0, ...extents.map(({ w_mm }) => w_mm)),
    h_mm: Math.max(0, ...extents.map(({ h_mm }) => h_mm)),
  };
}

/** As shares of the stage's width and height. */
export function placeOnStage(stage: ScaleStage, outer: Extent): { left: number; top: number; width: number } {
  return {
    left: (stage.work_x_mm - outer.w_mm / 2) / stage.w_mm,
    top: (stage.work_y_mm - outer.h_mm / 2 - stage.top_mm) / stage.h_mm,
    width: outer.w_mm / stage.w_mm,
  };
}
