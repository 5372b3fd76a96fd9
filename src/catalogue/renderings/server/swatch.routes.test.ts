import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { swatchSheetSvg } from '#ground/framing/framing.svg.ts';
import { swatchSheetPath } from '#ground/framing/swatch-sheet.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { swatchFiles } from './swatch.routes.ts';

const app = swatchFiles();
const frames = seedFrames('en');
const path = swatchSheetPath(frames);

describe('the corner samples of all frames', () => {
  test('are one small file that browsers cache forever', async () => {
    const reply = await app.request(path, { headers: { 'accept-encoding': 'gzip, br' } });
    const bytes = Buffer.from(await reply.arrayBuffer());

    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect([reply.headers.get('content-type'), reply.headers.get('content-encoding')]).toEqual(['image/svg+xml', 'br']);
    expect(brotliDecompressSync(bytes).toString() === swatchSheetSvg(frames)).toBe(true);
    expect(bytes.length).toBeLessThan(20_000);
    expect((await (await app.request(path)).text()) === swatchSheetSvg(frames)).toBe(true);
  });

  test('are drawn only for frames that could be ours', async () => {
    const paths = [
      '/swatches/2/gold.svg',
      '/swatches/2/uranium-flat-20-6-32-acrylic.svg',
      '/swatches/2/oak-flat-999-6-32-acrylic.svg',
      '/swatches/2/oak-flat-20-6-32-acrylic-900-ffffff.svg',
      `/swatches/2/${Array.from({ length: 41 }, () => 'oak-flat-20-6-32-acrylic').join('_')}.svg`,
      '/swatches/x',
    ];

    expect(await Promise.all(paths.map(async (each) => (await app.request(each)).status))).toEqual(
      paths.map(() => 404),
    );
  });
});
