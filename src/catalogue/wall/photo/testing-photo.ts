import { createCanvas, Path2D as PaintedPath } from '@napi-rs/canvas';
import type { Quad } from './homography.rules.ts';
import type { MakeSheet, Sheet } from './render.ts';
import { type KnownPhoto, seenCorners } from './testing-camera.ts';

// The frame drawing needs the browser's Path2D; this canvas has its own.
if (!('Path2D' in globalThis)) Object.assign(globalThis, { Path2D: PaintedPath });

/** A canvas outside of the browser. */
export const makeSheet: MakeSheet = (width, height) => createCanvas(width, height) as unknown as Sheet;

export const WALL = '#cfc8ba';
export const PAPER = '#f4f4f2';

/** A photo of a plain wall with a sheet on it, from a known camera. */
export function paintPhoto(photo: KnownPhoto, sheet: { w_mm: number; h_mm: number }): Sheet {
  const canvas = makeSheet(photo.width, photo.height);
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('no canvas');
  ink.fillStyle = WALL;
  ink.fillRect(0, 0, photo.width, photo.height);
  fillQuad(ink, seenCorners(photo, sheet.w_mm, sheet.h_mm), PAPER);
  return canvas;
}

function fillQuad(ink: CanvasRenderingContext2D, [a, b, c, d]: Quad, colour: string): void {
  ink.fillStyle = colour;
  ink.beginPath();
  ink.moveTo(a.x, a.y);
  for (const { x, y } of [b, c, d]) ink.lineTo(x, y);
  ink.closePath();
  ink.fill();
}

/** A print of one colour, easy to measure in the photo. */
export function plainPicture(colour: string): CanvasImageSource {
  const canvas = makeSheet(8, 8);
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('no canvas');
  ink.fillStyle = colour;
  ink.fillRect(0, 0, 8, 8);
  return canvas as unknown as CanvasImageSource;
}
