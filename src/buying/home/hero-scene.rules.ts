import type { Extent } from '#ground/framing/framing.contract.ts';

/** The bench that shows how large the first work is, in millimetres; it stands at the wall, so nothing brings it nearer. */
export const BENCH = { w_mm: 1400, seat_mm: 430 };

/** Galleries hang the middle of a picture at this height (product §3, the wall's own rule). */
const EYE_LINE_MM = 1450;
const ABOVE_MM = 130;
const BESIDE_MM = 140;
export const FLOOR_MM = 190;
export const SKIRTING_MM = 110;

/** How much of the room the first screen shows, and how high over the floor's edge the work hangs: one scale for all of it. */
export function heroScene(outer: Extent) {
  return {
    w_mm: Math.max(outer.w_mm, BENCH.w_mm) + 2 * BESIDE_MM,
    h_mm: EYE_LINE_MM + outer.h_mm / 2 + ABOVE_MM + FLOOR_MM,
    bottom_mm: FLOOR_MM + EYE_LINE_MM - outer.h_mm / 2,
  };
}

// @chunk routes
