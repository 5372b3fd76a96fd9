import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Point } from '#ground/framing/framing.geometry.ts';
import { rectangleCorners } from './placement.rules.ts';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** A spot of bare wall: its position from the work's middle in millimetres, and its colour in the photo. */
export interface WallSample {
  at: Point;
  colour: Colour;
}

export interface RoomLight {
  /** Factors for red, green and blue, near 1. */
  tint: Colour;
  /** The relative change in brightness per metre to the right and down. */
  slope: Point;
  /** The side of the stronger light. */
  from: 'left' | 'right';
}

export const PLAIN_LIGHT: RoomLight = { tint: [1, 1, 1], slope: { x: 0, y: 0 }, from: 'left' };

/** Limits: the light may dim a work by a fifth and warm it slightly, no more. */
const DIMMEST = 0.8;
const BRIGHTEST = 1;
const MOST_WARMTH = 0.05;
const MOST_SLOPE = 0.25;
/** White paper in a well exposed photo. */
const PAPER_WHITE = 242;
/** Walls are painted, so their tone says less about the light than white paper does. */
const WALL_TRUST = 0.4;

/** Points around a work, just outside its frame and its shadow. */
export function samplePlaces(outer: Extent): Point[] {
  const reach = 60 + Math.max(outer.w_mm, outer.h_mm) * 0.08;
  const places: Point[] = [];
  for (const far of [1, 2]) {
    const ring = { w_mm: outer.w_mm + 2 * far * reach, h_mm: outer.h_mm + 2 * far * reach };
    const corners = rectangleCorners(ring);
    corners.forEach((corner, index) => {
      const next = corners[(index + 1) % 4] ?? corner;
      for (const share of [0, 0.2, 0.4, 0.6, 0.8]) {
        places.push({ x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share });
      }
    });
  }
  return places;
}

/** The light at a place on the wall; `paper` is the tone of a white sheet in the photo, the best evidence. */
export function roomLight(samples: readonly WallSample[], paper?: Colour): RoomLight {
  const wall = bareWall(samples);
  if (wall.length < 4) return paper ? { ...PLAIN_LIGHT, tint: tintOf(paper, PAPER_WHITE, 1) } : PLAIN_LIGHT;
  const tone = medianColour(wall);
  const tint = paper && isPaper(paper) ? tintOf(paper, PAPER_WHITE, 1) : tintOf(tone, 200, WALL_TRUST);
  const slope = slopeOf(wall, luma(tone));
  return { tint, slope, from: slope.x > 0.03 ? 'right' : 'left' };
}

/** Drops samples too far from the median: a switch, a shelf or a lamp is not the wall. */
function bareWall(samples: readonly WallSample[]): WallSample[] {
  const middle = luma(medianColour(samples));
  return samples.filter(({ colour }) => Math.abs(luma(colour) - middle) < 0.25 * middle + 6);
}

function medianColour(samples: readonly WallSample[]): Colour {
  const median = (channel: 0 | 1 | 2) => {
    const values = samples.map(({ colour }) => colour[channel]).sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? 128;
  };
  return [median(0), median(1), median(2)];
}

/** Bright, and nearly as blue as red; otherwise something covers the sheet, or it is not paper. */
function isPaper([r, g, b]: Colour): boolean {
  return luma([r, g, b]) > 100 && Math.max(r, g, b) < 1.35 * Math.min(r, g, b);
}

function tintOf([r, g, b]: Colour, white: number, trust: number): Colour {
  const grey = luma([r, g, b]);
  const brightness = within(1 + (grey / white - 1) * 0.6 * trust, DIMMEST, BRIGHTEST);
  const channel = (value: number) => {
    const cast = within((value / Math.max(grey, 1) - 1) * 0.5 * trust, -MOST_WARMTH, MOST_WARMTH);
    return brightness * (1 + cast);
  };
  return [channel(r), channel(g), channel(b)];
}

/** A plane through the samples' brightness by least squares, relative to the median, per metre. */
function slopeOf(wall: readonly WallSample[], middle: number): Point {
  const mean = (value: (sample: WallSample) => number) => wall.reduce((sum, one) => sum + value(one), 0) / wall.length;
  const [mx, my, ml] = [mean(({ at }) => at.x), mean(({ at }) => at.y), mean(({ colour }) => luma(colour))];
  const cov = (a: (s: WallSample) => number, b: (s: WallSample) => number) => mean((sample) => a(sample) * b(sample));
  const dx = ({ at }: WallSample) => at.x - mx;
  const dy = ({ at }: WallSample) => at.y - my;
  const dl = ({ colour }: WallSample) => luma(colour) - ml;
  const [xx, yy, xy] = [cov(dx, dx), cov(dy, dy), cov(dx, dy)];
  const [xl, yl] = [cov(dx, dl), cov(dy, dl)];
  const determinant = xx * yy - xy * xy;
  if (!(determinant > xx * yy * 1e-6)) return { x: 0, y: 0 };
  const perMetre = (slope: number) => within((slope * 1000) / Math.max(middle, 1), -MOST_SLOPE, MOST_SLOPE);
  return { x: perMetre((xl * yy - yl * xy) / determinant), y: perMetre((yl * xx - xl * xy) / determinant) };
}

/** Perceived brightness, 0 to 255 (Rec. 709 weights on the photo's own values). */
function luma([r, g, b]: Colour): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
