import { BENCH } from '#catalogue/wall/bench.rules.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';

/** The height of a picture's middle in galleries (product §3, the wall's own rule). */
const EYE_LINE_MM = 1450;
const ABOVE_MM = 90;
const BESIDE_MM = 120;
export const FLOOR_MM = 165;
export const SKIRTING_MM = 100;

/** How much of the wall the first screen shows, and how high the work hangs above the floor: everything in one scale. */
export function heroScene(outer: Extent) {
  return {
    w_mm: Math.max(outer.w_mm, BENCH.w_mm) + 2 * BESIDE_MM,
    h_mm: EYE_LINE_MM + outer.h_mm / 2 + ABOVE_MM + FLOOR_MM,
    bottom_mm: FLOOR_MM + EYE_LINE_MM - outer.h_mm / 2,
  };
}

// @chunk routes
