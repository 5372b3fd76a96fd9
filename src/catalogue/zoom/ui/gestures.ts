import { dragged, fitted, type Pixels, type Point, zoomedAbout } from '../zoom.rules.ts';
import { type Camera, isStill } from './camera.ts';

const TAP_PX = 8;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 30;
/** The zoom factors of a double tap, a key and a button. */
export const STEP = { tap: 2.5, key: 1.4 } as const;
/** Wheel travel in CSS pixels that zooms by e; a trackpad's pinch has smaller numbers. */
const WHEEL_PX = { wheel: 550, pinch: 100 } as const;
const LINE_PX = 40;
/** Momentum: the distance at the final speed in this time. */
const ROLL_MS = 160;

interface Finger extends Point {
  start: Point;
  at: number;
}

/** Wheel, drag, pinch and double tap on an element; returns a function that removes the listeners. */
export function listenForGestures(element: HTMLElement, picture: Pixels, camera: Camera): () => void {
  const fingers = new Map<number, Finger>();
  let middle: Point = { x: 0, y: 0 };
  let speed: Point = { x: 0, y: 0 };
  let lastTap = { x: 0, y: 0, at: 0 };

  const place = (event: MouseEvent): Point => ({ x: event.clientX - middle.x, y: event.clientY - middle.y });
  // Measured when a gesture begins: reading the layout during it would make it stutter.
  const measure = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    middle = { x: left + width / 2, y: top + height / 2 };
  };

  function press(event: PointerEvent) {
    if (event.button !== 0) return;
    measure();
    element.setPointerCapture(event.pointerId);
    const at = place(event);
    fingers.set(event.pointerId, { ...at, start: at, at: event.timeStamp });
    speed = { x: 0, y: 0 };
    camera.look(camera.view());
  }

  function move(event: PointerEvent) {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const before = [...fingers.values()].slice(0, 2).map(({ x, y }) => ({ x, y }));
    const now = place(event);
    const ms = Math.max(1, event.timeStamp - finger.at);
    const part = Math.min(1, ms / 40);
    speed = {
      x: speed.x * (1 - part) + ((now.x - finger.x) / ms) * part,
      y: speed.y * (1 - part) + ((now.y - finger.y) / ms) * part,
    };
    Object.assign(finger, now, { at: event.timeStamp });
    const after = [...fingers.values()].slice(0, 2);
    const from = centreOf(before);
    const to = centreOf(after);
    const pushed = dragged(camera.view(), { x: to.x - from.x, y: to.y - from.y });
    camera.look(after.length < 2 ? pushed : zoomedAbout(pushed, to, spread(after) / Math.max(1, spread(before))));
  }

  function lift(event: PointerEvent) {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (!finger || fingers.size > 0 || event.type === 'pointercancel') return;
    const isTap = Math.hypot(finger.x - finger.start.x, finger.y - finger.start.y) < TAP_PX;
    if (isTap) return tap(event);
    const isThrown = event.timeStamp - finger.at < 60 && Math.hypot(speed.x, speed.y) > 0.15;
    if (!isThrown || isStill()) return;
    camera.look(dragged(camera.view(), { x: speed.x * ROLL_MS, y: speed.y * ROLL_MS }), 'gliding');
  }

  function tap(event: PointerEvent) {
    const at = place(event);
    const isSecond =
      event.timeStamp - lastTap.at < DOUBLE_TAP_MS && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < DOUBLE_TAP_PX;
    lastTap = { ...at, at: isSecond ? 0 : event.timeStamp };
    if (!isSecond) return;
    const isNear = camera.view().scale >= 1 && camera.view().scale > fitted(picture, camera.viewport()).scale * 1.01;
    if (isNear) camera.fit();
    else camera.look(zoomedAbout(camera.view(), at, STEP.tap), 'gliding');
  }

  function turn(event: WheelEvent) {
    event.preventDefault();
    measure();
    const px = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE_PX;
    const step = Math.max(-300, Math.min(300, px)) / (event.ctrlKey ? WHEEL_PX.pinch : WHEEL_PX.wheel);
    camera.look(zoomedAbout(camera.goal(), place(event), Math.exp(-step)), 'gliding');
  }

  const off = new AbortController();
  const { signal } = off;
  element.addEventListener('pointerdown', press, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', lift, { signal });
  element.addEventListener('pointercancel', lift, { signal });
  element.addEventListener('wheel', turn, { signal, passive: false });
  return () => off.abort();
}

function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function spread([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
