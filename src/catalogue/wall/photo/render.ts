import type { Extent } from '#ground/framing/framing.contract.ts';
import { inset, type Point, type Rect } from '#ground/framing/framing.geometry.ts';
import { outerSize } from '#ground/framing/framing.rules.ts';
import { shadowMargin } from '#ground/framing/framing.svg.ts';
import { drawFramed, drawShadow, type FramedWork, type Ink } from './framed-canvas.ts';
import { applyTo, type Matrix, weightAt } from './homography.rules.ts';
import { type Colour, PLAIN_LIGHT, type RoomLight, roomLight, samplePlaces, type WallSample } from './light.rules.ts';
import { type DrawnArea, drawingToPhoto, pixelsPerMmAt, rectangleCorners } from './placement.rules.ts';
import { touchedArea, warp } from './warp.ts';

/** The page's canvas, or the one of the tests. */
export interface Sheet {
  width: number;
  height: number;
  getContext(kind: '2d', settings?: { willReadFrequently?: boolean }): CanvasRenderingContext2D | null;
}
export type MakeSheet = (width: number, height: number) => Sheet;

/** With its centre in wall millimetres from the mark. */
export interface HungOnPhoto extends FramedWork {
  centre: Point;
}

/** A bitmap, and the part of the work it shows. */
export interface Layer extends DrawnArea {
  sheet: Sheet;
}

/** No photo shows more pixels along a side; phones run out of memory beyond. */
const LARGEST_LAYER = 2048;
/** A shadow has no edges, so a few pixels per centimetre are enough. */
const SHADOW_PIXELS_PER_MM = 0.6;

/** Seen straight on, in the room's light. */
export function workLayer(work: FramedWork, pixelsPerMm: number, light: RoomLight, make: MakeSheet): Layer {
  const outer = outerOf(work);
  const layer = blankLayer({ x: 0, y: 0, w: outer.w_mm, h: outer.h_mm }, pixelsPerMm, make);
  const ink = inkOf(layer);
  drawFramed(ink, work, { flip: light.from === 'right' });
  ink.globalCompositeOperation = 'multiply';
  applyLight(ink, outer, light);
  return layer;
}

/** Seen straight on. */
export function shadowLayer(work: FramedWork, light: RoomLight, make: MakeSheet): Layer {
  const { w_mm, h_mm } = outerOf(work);
  const area = inset({ x: 0, y: 0, w: w_mm, h: h_mm }, -shadowMargin(work.frame));
  const layer = blankLayer(area, SHADOW_PIXELS_PER_MM, make);
  drawShadow(inkOf(layer), work, { flip: light.from === 'right' });
  return layer;
}

/** Draws works into the photo in order; pixels outside of them and their shadows stay unchanged. */
export function hangOn(
  photo: Sheet,
  toPhoto: Matrix,
  works: readonly HungOnPhoto[],
  make: MakeSheet,
  paper?: Colour,
): void {
  // Read before drawing: a neighbour's frame is not the wall.
  const lights = works.map((work) => lightAt(photo, toPhoto, work, paper));
  works.forEach((work, index) => {
    const light = lights[index] ?? PLAIN_LIGHT;
    drawOnto(photo, toPhoto, work, shadowLayer(work, light, make));
    drawOnto(photo, toPhoto, work, workLayer(work, pixelsNeeded(toPhoto, work), light, make));
  });
}

/** The light on a work, read from the wall around it. */
export function lightAt(photo: Sheet, toPhoto: Matrix, work: HungOnPhoto, paper?: Colour): RoomLight {
  const samples: WallSample[] = [];
  for (const at of samplePlaces(outerOf(work))) {
    const place = { x: work.centre.x + at.x, y: work.centre.y + at.y };
    const colour = weightAt(toPhoto, place) > 0 ? colourAt(photo, applyTo(toPhoto, place)) : undefined;
    if (colour) samples.push({ at, colour });
  }
  return roomLight(samples, paper);
}

/** The tone of the paper inside a marked sheet: the brightest half of its middle. */
export function paperTone(photo: Sheet, toPhoto: Matrix, { w_mm, h_mm }: Extent): Colour | undefined {
  const spots = [-0.3, -0.1, 0.1, 0.3].flatMap((x) =>
    [-0.3, -0.1, 0.1, 0.3].map((y) => colourAt(photo, applyTo(toPhoto, { x: x * w_mm, y: y * h_mm }))),
  );
  const found = spots.filter((spot) => spot !== undefined).sort((a, b) => b[1] - a[1]);
  return found[Math.floor(found.length / 4)];
}

/** The resolution that shows all that the photo can show of a work, at the corner nearest to the camera. */
export function pixelsNeeded(toPhoto: Matrix, work: HungOnPhoto): number {
  const corners = rectangleCorners(outerOf(work), work.centre);
  return Math.max(...corners.map((corner) => pixelsPerMmAt(toPhoto, corner)));
}

export function outerOf({ size, frame }: FramedWork): Extent {
  return outerSize(size, frame);
}

function drawOnto(photo: Sheet, toPhoto: Matrix, work: HungOnPhoto, layer: Layer): void {
  const matrix = drawingToPhoto(toPhoto, outerOf(work), work.centre, layer);
  const area = touchedArea(matrix, layer, photo);
  const ink = photo.getContext('2d', { willReadFrequently: true });
  const from = layer.sheet.getContext('2d');
  if (!area || !ink || !from) return;
  const piece = ink.getImageData(area.x, area.y, area.w, area.h);
  warp(piece, area, from.getImageData(0, 0, layer.width, layer.height), matrix);
  ink.putImageData(piece, area.x, area.y);
}

function blankLayer(area: Rect, wished: number, make: MakeSheet): Layer {
  const pixelsPerMm = Math.min(wished, LARGEST_LAYER / Math.max(area.w, area.h));
  const width = Math.max(1, Math.ceil(area.w * pixelsPerMm));
  const height = Math.max(1, Math.ceil(area.h * pixelsPerMm));
  return { area, width, height, sheet: make(width, height) };
}

function inkOf({
  sheet,
  area,
  width,
  height,
}: Layer): Ink & Pick<CanvasRenderingContext2D, 'globalCompositeOperation'> {
  const ink = sheet.getContext('2d');
  if (!ink) throw new Error('no canvas to draw on');
  ink.imageSmoothingQuality = 'high';
  ink.setTransform(width / area.w, 0, 0, height / area.h, (-area.x * width) / area.w, (-area.y * height) / area.h);
  return ink;
}

/** Applies the room's tint and its gradient across the work; the brightest corner keeps the work's own colours. */
function applyLight(ink: Ink, { w_mm, h_mm }: Extent, { tint, slope }: RoomLight): void {
  const steep = Math.hypot(slope.x, slope.y);
  ink.fillStyle = rgb(tint, 1);
  if (steep > 0.005) {
    const reach = (Math.abs(slope.x) * w_mm + Math.abs(slope.y) * h_mm) / steep / 2;
    const [dx, dy] = [(slope.x / steep) * reach, (slope.y / steep) * reach];
    const gradient = ink.createLinearGradient(w_mm / 2 - dx, h_mm / 2 - dy, w_mm / 2 + dx, h_mm / 2 + dy);
    gradient.addColorStop(0, rgb(tint, 1 - (2 * reach * steep) / 1000));
    gradient.addColorStop(1, rgb(tint, 1));
    ink.fillStyle = gradient;
  }
  ink.fillRect(0, 0, w_mm, h_mm);
}

function rgb(tint: Colour, factor: number): string {
  const [r, g, b] = tint.map((part) => Math.round(255 * Math.min(1, Math.max(0.6, part * factor))));
  return `rgb(${r},${g},${b})`;
}

/** The mean of a few pixels, so that grain in the photo does not affect the light. */
function colourAt(photo: Sheet, { x, y }: Point): Colour | undefined {
  const [left, top] = [Math.round(x) - 2, Math.round(y) - 2];
  if (!(left >= 0 && top >= 0 && left + 4 <= photo.width && top + 4 <= photo.height)) return undefined;
  const ink = photo.getContext('2d', { willReadFrequently: true });
  const data = ink?.getImageData(left, top, 4, 4).data ?? [];
  const sum: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    sum[0] += (data[at] ?? 0) / 16;
    sum[1] += (data[at + 1] ?? 0) / 16;
    sum[2] += (data[at + 2] ?? 0) / 16;
  }
  return sum;
}
