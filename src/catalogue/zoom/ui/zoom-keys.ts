import { dragged, type Point, zoomedAbout } from '../zoom.rules.ts';
import type { Camera } from './camera.ts';
import { STEP } from './gestures.ts';

const MIDDLE: Point = { x: 0, y: 0 };
/** The share of the viewport that one press of an arrow moves. */
const STRIDE = 0.15;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

export function stepZoom(camera: Camera, direction: 1 | -1): void {
  camera.look(zoomedAbout(camera.goal(), MIDDLE, STEP.key ** direction), 'gliding');
}

/** One picture pixel per screen pixel. */
export function showPixels(camera: Camera): void {
  camera.look({ ...camera.goal(), scale: 1 / devicePixelRatio }, 'gliding');
}

/** Arrows move, + and − zoom, 0 and Home show all, 1 shows pixels. Returns whether the key was one of these. */
export function pressKey(camera: Camera, key: string): boolean {
  const arrow = ARROWS[key];
  if (arrow) {
    const { width, height } = camera.viewport();
    const by = { x: arrow.x * width * STRIDE, y: arrow.y * height * STRIDE };
    camera.look(dragged(camera.goal(), by), 'gliding');
  } else if (key === '+' || key === '=') stepZoom(camera, 1);
  else if (key === '-' || key === '_') stepZoom(camera, -1);
  else if (key === '0' || key === 'Home') camera.fit();
  else if (key === '1') showPixels(camera);
  else return false;
  return true;
}
