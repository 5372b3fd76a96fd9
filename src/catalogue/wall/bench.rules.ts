/** A gallery's bench at the wall, in millimetres: its width is that of its back edge, which perspective does not enlarge. */
export const BENCH = { w_mm: 1200, seat_mm: 440 };
/** The drawn part: things on the bench above it, and the floor in front of it. */
export const BENCH_VIEW = { x_mm: -760, y_mm: -860, w_mm: 1520, h_mm: 1000 };

// @chunk routes
