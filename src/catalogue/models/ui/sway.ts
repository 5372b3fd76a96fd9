/** Motion that nobody asked for ends within five seconds (WCAG 2.2.2). */
const LASTS_MS = 4500;
const REACH_DEGREES = 22;

/** Turns the work gently there and back once, so that it is seen to be a body; not if the visitor wants no motion. Returns how to end it. */
export function swayFor(turn: (degrees: number) => void): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  let frame = 0;
  let begun: number | undefined;
  const step = (now: number) => {
    begun ??= now;
    const share = Math.min(1, (now - begun) / LASTS_MS);
    turn(REACH_DEGREES * Math.sin(share * 2 * Math.PI) * (1 - share));
    if (share < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
