/** RGBA, four bytes a pixel. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

interface PixelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The walls of the light and the dark theme (kit/style.css). */
export const LIGHT_WALL = '#faf8f4';
export const DARK_WALL = '#171614';

const VISIBLE = 16;
const SOLID = 128;
/** WCAG 1.4.11: what graphics need. */
const LEAST_CONTRAST = 3;
/** Compression leaves a few stray pixels. */
const TRANSPARENT_SHARE = 0.01;

/** The part of a picture that can be seen; undefined if all of it is transparent. */
export function visibleBox({ data, width, height }: Pixels): PixelBox | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < VISIBLE) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

export function isTransparent({ data }: Pick<Pixels, 'data'>): boolean {
  let clear = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < SOLID) clear++;
  return clear > (data.length / 4) * TRANSPARENT_SHARE;
}

/** The share of the visible pixels that stand out from a plain background, from 0 to 1. */
export function readableShare({ data }: Pick<Pixels, 'data'>, wall: string): number {
  const behind = luminance(...rgbOf(wall));
  let [visible, readable] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < SOLID) continue;
    visible++;
    if (contrast(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0), behind) >= LEAST_CONTRAST) readable++;
  }
  return visible === 0 ? 0 : readable / visible;
}

function rgbOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);
}
