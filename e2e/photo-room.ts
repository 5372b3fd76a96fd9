import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';
import { applyTo } from '#catalogue/wall/photo/homography.rules.ts';
import { type KnownPhoto, seenCorners } from '#catalogue/wall/photo/testing-camera.ts';
import { isPreview } from '#desk/demo/demo-preview.rules.ts';
import type { Point } from '../src/ground/framing/framing.geometry.ts';
import { expect } from './shop-test.ts';

/** A room with a bright object of known size on its wall, by default a sheet of A4, like a phone's photo. */
export function photoFile({ width, height, toPhoto }: KnownPhoto, thing = { w_mm: 210, h_mm: 297 }): Buffer {
  const canvas = createCanvas(width, height);
  const ink = canvas.getContext('2d');
  const light = ink.createLinearGradient(0, 0, width, height * 0.3);
  light.addColorStop(0, '#d9d3c7');
  light.addColorStop(1, '#b4ada0');
  ink.fillStyle = light;
  ink.fillRect(0, 0, width, height);
  const fill = (points: readonly Point[], colour: string) => {
    ink.fillStyle = colour;
    ink.beginPath();
    for (const { x, y } of points) ink.lineTo(x, y);
    ink.fill();
  };
  const floor = [
    { x: -3000, y: 520 },
    { x: 900, y: 520 },
    { x: 900, y: 800 },
    { x: -3000, y: 800 },
  ];
  fill(
    floor.map((point) => applyTo(toPhoto, point)).map(({ x, y }) => ({ x, y: Math.min(y, 3000) })),
    '#7d6a55',
  );
  fill(seenCorners({ width, height, toPhoto }, thing.w_mm, thing.h_mm), '#f1f0ec');
  return canvas.toBuffer('image/png');
}

export interface Shown {
  item: { item_id: number; title: string };
  sizes: { size_id: number; w_mm: number; h_mm: number }[];
}

interface Card {
  picture?: { width: number; height: number };
}

/** A work whose picture is painted: a new demo is still painting. */
export async function someWork(page: Page): Promise<Shown> {
  const ask = async (path: string) => (await page.request.get(path, { headers: { lang: 'en' } })).json();
  const painted = async (): Promise<number | undefined> => {
    const { list } = await ask('/api/shop');
    return list.find(({ picture }: Card) => picture && !isPreview(picture))?.item_id;
  };
  await expect.poll(painted, { timeout: 90_000 }).toBeDefined();
  return ask(`/api/shop/${await painted()}`);
}

/** The pixels of a picture file, single or averaged over a spot. */
export async function pixels(file: Buffer) {
  const image = await loadImage(file);
  const { width, height } = image;
  const ink = createCanvas(width, height).getContext('2d');
  ink.drawImage(image, 0, 0);
  const { data } = ink.getImageData(0, 0, width, height);
  const at = ({ x, y }: Point): [number, number, number] => {
    const place = 4 * (Math.floor(y) * width + Math.floor(x));
    return [data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0];
  };
  const mean = (middle: Point, reach: number): [number, number, number] => {
    const sum: [number, number, number] = [0, 0, 0];
    const step = reach / 3;
    for (let dx = -3; dx <= 3; dx++) {
      for (let dy = -3; dy <= 3; dy++) {
        at({ x: middle.x + dx * step, y: middle.y + dy * step }).forEach((part, channel) => {
          sum[channel as 0 | 1 | 2] += part / 49;
        });
      }
    }
    return sum;
  };
  return { width, height, at, mean };
}
