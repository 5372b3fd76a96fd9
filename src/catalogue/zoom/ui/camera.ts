import { clamped, fitted, glided, type Pixels, type View } from '../zoom.rules.ts';

/** What moves the view, and tells whoever draws it. Nothing of it goes through React: a drag is sixty views a second. */
export interface Camera {
  /** What is seen now. */
  view: () => View;
  /** Where a glide under way will end; without one, what is seen now. */
  goal: () => View;
  room: () => Pixels;
  /** The room has another size; a picture that was seen whole is still seen whole. */
  enter: (room: Pixels) => void;
  /** The scale of the print's true size must be within reach, once it is known. */
  allow: (trueSize: number | undefined) => void;
  look: (view: View, how?: 'at once' | 'gliding') => void;
  fit: () => void;
  onMove: (listener: () => void) => () => void;
}

/** After this long a glide has gone about two thirds of its way. */
const GLIDE_MS = 70;

export function openCamera(picture: Pixels): Camera {
  let room: Pixels = { width: 0, height: 0 };
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
    goal = clamped(next, picture, room, trueSize);
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
    room: () => room,
    enter(next) {
      const wasFitted = room.width === 0 || goal.scale === fitted(picture, room).scale;
      room = next;
      look(wasFitted ? fitted(picture, room) : goal);
    },
    allow(scale) {
      trueSize = scale;
    },
    look,
    fit: () => look(fitted(picture, room), 'gliding'),
    onMove(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Nearer than a third of a pixel. */
function isAlike(one: View, other: View): boolean {
  const apart = Math.hypot(one.x - other.x, one.y - other.y) * other.scale;
  return apart < 0.3 && Math.abs(one.scale / other.scale - 1) < 0.0005;
}

/** True for people who asked their system for less motion: no glide, and nothing rolls on after a drag. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
