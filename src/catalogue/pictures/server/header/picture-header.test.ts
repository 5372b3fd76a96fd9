import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bytesOf, hex, iccSegments, jpegWith, noise, pngChunk, strip, tiff, twice } from '../testing-hostile-files.ts';
import { gifOf, HOSTILE_PICTURES } from '../testing-hostile-pictures.ts';
import { sentFile } from '../testing-pictures.ts';
import { type PictureHeader, readHeader } from './picture-header.ts';

const said = async (bytes: Uint8Array): Promise<PictureHeader> => {
  const header = await readHeader(bytes);
  if ('problem' in header) throw new Error(header.problem);
  return header;
};
const problem = async (bytes: Uint8Array) => {
  const header = await readHeader(bytes);
  return 'problem' in header ? header.problem : 'none';
};

const HONEST: Record<string, () => Promise<Buffer>> = {
  jpeg: () =>
    strip()
      .withExif({ IFD0: { Artist: 'Mei' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer(),
  'progressive jpeg': () => strip().jpeg({ progressive: true }).toBuffer(),
  'grey jpeg': () => strip().greyscale().jpeg().toBuffer(),
  'cmyk jpeg': () => strip().toColourspace('cmyk').jpeg().toBuffer(),
  png: () => strip().withIccProfile('p3').png().toBuffer(),
  'interlaced png': () => strip(4).png({ progressive: true }).toBuffer(),
  '16-bit png': () => strip().toColourspace('rgb16').png().toBuffer(),
  webp: () => strip().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').webp().toBuffer(),
  'lossless webp': () => strip(4).webp({ lossless: true }).toBuffer(),
  'transparent webp': () => strip(4).webp().toBuffer(),
  tiff: () => strip().withIccProfile('p3').tiff({ compression: 'lzw' }).toBuffer(),
  'tiled tiff': () => strip().tiff({ tile: true, tileWidth: 16, tileHeight: 16 }).toBuffer(),
  '16-bit tiff': () => strip().toColourspace('rgb16').tiff({ compression: 'none' }).toBuffer(),
  'moving webp': () => twice('webp'),
  'tiff of two pages': () => twice('tiff'),
  'moving gif': () => twice('gif'),
};

describe('our own reader', () => {
  test.for(Object.entries(HONEST))('reads the same from a %s as the decoder', async ([, make]) => {
    const bytes = await make();
    const { format, width, height, pages } = await said(bytes);
    const known = await sharp(bytes, { pages: 1 }).metadata();

    expect({ format, width, height, pages }).toEqual({
      format: known.format,
      width: known.width,
      height: known.height,
      pages: known.pages ?? 1,
    });
  });

  test('reads the depth of samples, and the number of bytes besides the pixels', async () => {
    expect((await said(await strip().toColourspace('rgb16').png().toBuffer())).depth).toBe(16);
    expect((await said(await strip().toColourspace('rgb16').tiff({ compression: 'none' }).toBuffer())).depth).toBe(16);
    expect((await said(await jpegWith([0xfe, Buffer.alloc(5_000)]))).extra).toBeGreaterThan(5_000);
  });

  test('reads a file like bytes in memory', async () => {
    for (const make of [HONEST.jpeg, HONEST['tiled tiff'], HONEST['16-bit png']]) {
      const bytes = (await make?.()) ?? Buffer.alloc(0);
      expect(bytes.length).toBeGreaterThan(32 * 1024);
      expect(await readHeader(await sentFile(bytes))).toEqual(await readHeader(bytes));
    }
  });

  test('lists the texts of a PNG, and nothing that its pixels need', async () => {
    const png = await strip().withIccProfile('p3').png().toBuffer();
    const added = pngChunk('zTXt', bytesOf('Comment\0\0abc'));
    const { unneeded } = await said(Buffer.concat([png.subarray(0, 33), added, png.subarray(33)]));

    expect(unneeded).toEqual([{ from: 33, to: 33 + added.length }]);
    expect((await said(png)).unneeded).toEqual([]);
  });

  test('counts frames, and stops at an impossible number', async () => {
    expect((await said(gifOf(3))).pages).toBe(3);
    expect(await problem(gifOf(10_000))).toBe('broken');
  });

  test('refuses more data besides the pixels than any program writes', async () => {
    expect(await problem(await jpegWith(...iccSegments(noise(2_000_000))))).toBe('none');
    expect(await problem(await jpegWith(...iccSegments(noise(5_000_000))))).toBe('heavy');
    const comments = Array.from({ length: 300 }, (): [number, Buffer] => [0xfe, Buffer.alloc(60_000)]);
    expect(await problem(await jpegWith(...comments))).toBe('heavy');
    expect(
      await problem(await jpegWith(...Array.from({ length: 600 }, (): [number, Buffer] => [0xfe, hex('00')]))),
    ).toBe('broken');
  });

  test.for([
    ['nothing', Buffer.alloc(0), 'type'],
    ['a JPEG without pixels', hex('ffd8ffd9'), 'broken'],
    ['a TIFF that is its own next page', tiff({ next: 8 }), 'broken'],
    ['a TIFF without a page', hex('49492a0000000000'), 'broken'],
    ['a TIFF whose page is behind its end', tiff({ ifd: 0x7fffffff }), 'broken'],
    ['a WebP of nothing', Buffer.concat([bytesOf('RIFF'), hex('04000000'), bytesOf('WEBP')]), 'broken'],
  ] as const)('refuses %s', async ([, bytes, why]) => {
    expect(await problem(bytes)).toBe(why);
  });
});

/** A fixed sequence, so that failures are reproducible. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function mutated(bytes: Buffer, pick: (below: number) => number): Buffer {
  const copy = Buffer.from(bytes.subarray(0, pick(4) === 0 ? pick(bytes.length) : bytes.length));
  for (let change = pick(12); change >= 0 && copy.length > 8; change--) {
    // Most of the header is at the beginning.
    const at = pick(pick(2) === 0 ? Math.min(copy.length, 400) : copy.length);
    if (pick(3) === 0 && at + 4 <= copy.length) copy.writeUInt32BE([0, 1, 0x7fffffff, 0xffffffff][pick(4)] ?? 0, at);
    else copy[at] = pick(256);
  }
  return copy;
}

describe('for any bytes', () => {
  const ROUNDS = Number(process.env.HEADER_ROUNDS ?? 1_500);

  test('the reader answers, and quickly', async () => {
    const pick = numbers(20_260_701);
    const real = await Promise.all(Object.values(HONEST).map((make) => make()));
    real.push(gifOf(5), tiff());
    const starts = ['ffd8ff', '89504e470d0a1a0a', '49492a00', '4d4d002a', '474946383961'].map(hex);
    let slowest = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const complete = real[round % real.length] ?? Buffer.alloc(0);
      const random = Buffer.concat([starts[pick(6)] ?? Buffer.alloc(0), noise(pick(3_000))]);
      for (const bytes of [mutated(complete, pick), random]) {
        const from = process.cpuUsage();
        const header = await readHeader(bytes);
        const used = process.cpuUsage(from);
        slowest = Math.max(slowest, (used.user + used.system) / 1_000);
        if ('problem' in header) expect(['type', 'broken', 'heavy']).toContain(header.problem);
        else expect(Math.min(header.width, header.height, header.pages)).toBeGreaterThanOrEqual(1);
      }
    }
    expect(slowest).toBeLessThan(500);
  });

  test.for(Object.entries(HOSTILE_PICTURES))('%s costs little time and no memory', async ([, make]) => {
    const bytes = await make();
    const [before, from] = [process.memoryUsage(), process.cpuUsage()];

    await readHeader(bytes);

    const { user, system } = process.cpuUsage(from);
    expect((user + system) / 1_000).toBeLessThan(1_500);
    const { external, heapUsed } = process.memoryUsage();
    expect(external + heapUsed - before.external - before.heapUsed).toBeLessThan(40 * 1024 * 1024);
  });
});
