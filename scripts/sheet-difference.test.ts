import sharp from 'sharp';
import { expect, test } from 'vitest';
import { difference } from './sheet-difference.ts';

const plain = (width: number, colour: string, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

test('two pictures differ by the share of their pixels that do, in the rectangle around these', async () => {
  const white = await plain(100, '#ffffff');
  const patched = await sharp(white)
    .composite([{ input: await plain(20, '#000000', 50), left: 10, top: 30 }])
    .png()
    .toBuffer();

  expect((await difference(white, white))?.share).toBe(0);
  expect(await difference(white, patched)).toEqual({
    share: 0.1,
    box: { left: 0.1, top: 0.3, width: 0.2, height: 0.5 },
  });
  expect((await difference(white, await plain(100, '#f4f4f4')))?.share).toBe(0);
  expect((await difference(white, await plain(90, '#ffffff')))?.share).toBe(1);
  expect(await difference(undefined, white)).toBeUndefined();
});

test('another colour is another picture, however bright', async () => {
  const [red, green] = [await plain(100, '#a03020'), await plain(100, '#20602d')];

  expect((await difference(red, green))?.share).toBe(1);
});
