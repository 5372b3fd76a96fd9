import { type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { VEIL } from '../evening.rules.ts';
import type { Place, View } from '../view.rules.ts';
import { glideLight, switchLight } from './light-of-work.ts';

/** Less than this is a click with an unsteady hand. */
const DRAG_AFTER_PX = 4;

interface DragOptions {
  view: View;
  place: Place;
  /** The allowed place for a pointer position; `free` with the Alt key. */
  guide: (to: Place, free: boolean) => Place;
  onDrop: (place: Place) => void;
  onEnd: () => void;
}

interface Drag {
  pointer: number;
  from: { x: number; y: number };
  mmPerPixel: number;
  moving: boolean;
  to: Place;
  /** In the evening: the work in front of the dusk. */
  copy?: HTMLElement | undefined;
}

/** Moves an element by its transform alone: the page renders once, on release. */
export function useDrag({ view, place, guide, onDrop, onEnd }: DragOptions) {
  const drag = useRef<Drag>(undefined);

  function start(event: PointerEvent<HTMLElement>) {
    const stage = event.currentTarget.closest<HTMLElement>('[data-stage]');
    if (!stage || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      pointer: event.pointerId,
      from: { x: event.clientX, y: event.clientY },
      mmPerPixel: view.w_mm / stage.getBoundingClientRect().width,
      moving: false,
      to: place,
    };
  }

  function move(event: PointerEvent<HTMLElement>) {
    const current = drag.current;
    const work = event.currentTarget.closest<HTMLElement>('[data-work]');
    if (!current || !work || event.pointerId !== current.pointer) return;
    const [dx, dy] = [event.clientX - current.from.x, event.clientY - current.from.y];
    if (!current.moving && Math.hypot(dx, dy) < DRAG_AFTER_PX) return;
    if (!current.moving) current.copy = lift(work, view);
    current.moving = true;
    const wanted = { x_mm: place.x_mm + dx * current.mmPerPixel, y_mm: place.y_mm - dy * current.mmPerPixel };
    current.to = guide(wanted, event.altKey);
    const x = (current.to.x_mm - place.x_mm) / current.mmPerPixel;
    const y = (place.y_mm - current.to.y_mm) / current.mmPerPixel;
    for (const moved of [work, current.copy])
      if (moved) moved.style.transform = `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0)`;
  }

  function end(event: PointerEvent<HTMLElement>) {
    const current = drag.current;
    const work = event.currentTarget.closest<HTMLElement>('[data-work]');
    drag.current = undefined;
    onEnd();
    if (!current?.moving || !work) return;
    // The new place and the old transform must not be painted together.
    if (event.type === 'pointerup') flushSync(() => onDrop(current.to));
    work.style.transform = '';
    switchLight(work, true);
    current.copy?.remove();
    requestAnimationFrame(() => settle(work));
  }

  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}

/** Returns the copy that moves with the work; without dusk none is needed. */
function lift(work: HTMLElement, view: View): HTMLElement | undefined {
  work.dataset.lifted = '';
  // A running glide would override the dragged transform.
  delete work.dataset.gliding;
  glideLight(work, view, undefined);
  const plane = work.closest('[data-scene]')?.querySelector('[data-lifted-works]');
  if (!plane) return undefined;
  switchLight(work, false);
  const copy = work.cloneNode(true) as HTMLElement;
  delete copy.dataset.work;
  copy.querySelector('button')?.remove();
  const veil = copy.appendChild(document.createElement('div'));
  Object.assign(veil.style, { position: 'absolute', inset: '0', background: VEIL.colour, opacity: VEIL.opacity });
  plane.append(copy);
  return copy;
}

function settle(work: HTMLElement): void {
  delete work.dataset.lifted;
}
