import { clamped, fitted, glided, type Pixels, type View } from '../zoom.rules.ts';

/** Moves the view and notifies the code that draws it. Bypasses React: a drag is sixty views a second. */
export interface Camera {
  view: () => View;
  /** The end of a running glide, otherwise the current view. */
  goal: () => View;
  viewport: () => Pixels;
  /** The viewport has another size; a picture that was fully visible stays so. */
  resize: (viewport: Pixels) => void;
  /** The scale of the print's true size must be reachable, once it is known. */
  allow: (trueSize: number | undefined) => void;
  look: (view: View, how?: 'at once' | 'gliding') => void;
  fit: () => void;
  onMove: (listener: () => void) => () => void;
}

/** A glide covers about two thirds of its way in this time. */
const GLIDE_MS = 70;

export function openCamera(picture: Pixels): Camera {
  let viewport: Pixels = { width: 0, height: 0 };
  let view: View = fitted(picture, picture);
  let goal = view;
  let trueSize: number | undefined;
  let frame = 0;
  let last = 0;
  const listeners = new Set<() => void>();
  const show = (next: View) => {
    view = next;
    for (const listener of listeners) listener();
  };
  const step = (now: number) => {
    const next = glided(view, goal, 1 - Math.exp(-Math.max(0, now - last) / GLIDE_MS));
    last = now;
    const isThere = isAlike(next, goal);
    frame = isThere ? 0 : requestAnimationFrame(step);
    show(isThere ? goal : next);
  };
  const look: Camera['look'] = (next, how = 'at once') => {
    goal = clamped(next, picture, viewport, trueSize);
    if (how === 'gliding' && !isStill()) {
      if (frame !== 0) return;
      last = performance.now();
      frame = requestAnimationFrame(step);
    } else {
      cancelAnimationFrame(frame);
      frame = 0;
      show(goal);
    }
  };
  return {
    view: () => view,
    goal: () => goal,
    viewport: () => viewport,
    resize(next) {
      const wasFitted = viewport.width === 0 || goal.scale === fitted(picture, viewport).scale;
      viewport = next;
      look(wasFitted ? fitted(picture, viewport) : goal);
    },
    allow(scale) {
      trueSize = scale;
    },
    look,
    fit: () => look(fitted(picture, viewport), 'gliding'),
    onMove(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Within a third of a pixel. */
function isAlike(one: View, other: View): boolean {
  const apart = Math.hypot(one.x - other.x, one.y - other.y) * other.scale;
  return apart < 0.3 && Math.abs(one.scale / other.scale - 1) < 0.0005;
}

/** Whether the system asks for reduced motion: no glide, and no momentum after a drag. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
