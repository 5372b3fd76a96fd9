import sharp from 'sharp';
import { expect, test } from 'vitest';
import { difference } from './sheet-difference.ts';

const plain = (width: number, colour: string) =>
  sharp({ create: { width, height: 100, channels: 3, background: colour } })
    .png()
    .toBuffer();

test('two pictures differ by the share of their pixels that do', async () => {
  const white = await plain(100, '#ffffff');
  const patch = await plain(20, '#000000');
  const patched = await sharp(white)
    .composite([{ input: patch, left: 0, top: 0 }])
    .png()
    .toBuffer();

  expect(await difference(white, white)).toBe(0);
  expect(await difference(white, patched)).toBeCloseTo(0.2, 5);
  expect(await difference(white, await plain(100, '#f4f4f4'))).toBe(0);
  expect(await difference(white, await plain(90, '#ffffff'))).toBe(1);
  expect(await difference(undefined, white)).toBeUndefined();
});
