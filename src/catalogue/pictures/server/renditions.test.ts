import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA } from 'thumbhash';
import { describe, expect, test } from 'vitest';
import { PICTURE_FORMATS } from '#ground/pictures/picture.rules.ts';
import { checkedHeader, MAX_BYTES } from './picture-intake.ts';
import { describePicture, pictureHash, proofOf, type Rendition, renditionsOf, widthsFor } from './renditions.ts';

/** Left two thirds blue, the rest a warm yellow. */
function flag(width: number, height: number) {
  const stripe = { create: { width: Math.round(width / 3), height, channels: 3 as const, background: '#e1ad01' } };
  return sharp({ create: { width, height, channels: 3, background: '#0047ab' } }).composite([
    { input: stripe, left: width - Math.round(width / 3), top: 0 },
  ]);
}

async function allOf(bytes: Uint8Array): Promise<Rendition[]> {
  const all: Rendition[] = [];
  for await (const rendition of renditionsOf(await proofOf({ bytes }))) all.push(rendition);
  return all;
}

/** A PNG that claims a size it does not have. */
function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(100_000))],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks.map(([name, data]) => pngChunk(name, data))]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  let crc = ~0;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(~crc >>> 0, body.length + 4);
  return chunk;
}

describe('the renditions of a picture', () => {
  test('exist in every width up to its own, in three formats, in its own proportions', async () => {
    const renditions = await allOf(await flag(1500, 1000).png().toBuffer());

    const made = await Promise.all(
      renditions.map(async ({ width, format, bytes }) => {
        const read = await sharp(bytes).metadata();
        expect(read.format).toBe(format === 'avif' ? 'heif' : format);
        expect(read.width).toBe(width);
        return `${format} ${read.width}x${read.height}`;
      }),
    );
    const extents = ['320x213', '640x427', '960x640', '1280x853', '1500x1000'];
    expect(made).toEqual(extents.flatMap((extent) => PICTURE_FORMATS.map((format) => `${format} ${extent}`)));
  });

  test('are never larger than the original, and none is close to its own width', () => {
    expect(widthsFor(200)).toEqual([200]);
    expect(widthsFor(1000)).toEqual([320, 640, 1000]);
    expect(widthsFor(2700)).toEqual([320, 640, 960, 1280, 1920, 2700]);
  });

  test('of a print master are limited to screen sizes', async () => {
    const proof = await proofOf({ bytes: await flag(2000, 6000).jpeg().toBuffer() });

    expect([proof.width, proof.height]).toEqual([1067, 3200]);
  });

  test('contain nothing but pixels: no location, no camera, no profile, no preview of the uncropped picture', async () => {
    const withMetadata = await flag(400, 300)
      .withExif({ IFD0: { Copyright: 'SECRET-NAME', Make: 'SECRET-CAMERA' }, IFD3: { GPSLatitude: '25/1 2/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect((await sharp(withMetadata).metadata()).exif?.includes('SECRET-CAMERA')).toBe(true);

    for (const { format, bytes } of await allOf(withMetadata)) {
      const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect({ format, exif, icc, xmp, iptc }).toEqual({ format });
      expect(bytes.includes('SECRET')).toBe(false);
      expect(bytes.includes('Exif')).toBe(false);
      expect(bytes.includes('ICC_PROFILE')).toBe(false);
    }
  });

  test('look like the original: upright, in sRGB, on white', async () => {
    const lying = await flag(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await proofOf({ bytes: lying })).toMatchObject({ width: 200, height: 300 });

    const wide = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c83232' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    expect([...(await proofOf({ bytes: wide })).pixels.subarray(0, 3)].map((byte) => Math.round(byte / 8))).toEqual(
      [200, 50, 50].map((byte) => Math.round(byte / 8)),
    );

    const clear = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    expect((await proofOf({ bytes: await clear.png().toBuffer() })).pixels.every((byte) => byte === 255)).toBe(true);
  });

  test('of CMYK and grey scans are plain sRGB too', async () => {
    const cmyk = await flag(60, 40).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
    const grey = await flag(60, 40).toColourspace('grey16').png().toBuffer();

    for (const bytes of [cmyk, grey]) {
      expect((await proofOf({ bytes })).pixels.length).toBe(60 * 40 * 3);
    }
  });
});

describe('the hash of a picture', () => {
  test('is the same for the same content and different for any other', async () => {
    const pixels = new Uint8Array(4 * 6);
    const one = pictureHash({ pixels, width: 2, height: 3 });

    expect(one).toMatch(/^[A-Za-z0-9_-]{20}$/);
    expect(pictureHash({ pixels: new Uint8Array(24), width: 2, height: 3 })).toBe(one);
    expect(pictureHash({ pixels, width: 3, height: 2 })).not.toBe(one);
    expect(pictureHash({ pixels: pixels.map((_, i) => (i === 0 ? 1 : 0)), width: 2, height: 3 })).not.toBe(one);
  });
});

describe('the description of a picture', () => {
  test('has its proportions, its colours and their names', async () => {
    const { thumbhash, ground, palette } = await describePicture(
      await proofOf({ bytes: await flag(900, 600).png().toBuffer() }),
    );

    const hash = Buffer.from(thumbhash, 'base64');
    expect(thumbHashToApproximateAspectRatio(hash)).toBeCloseTo(1.5, 0);
    expect(thumbHashToAverageRGBA(hash).b).toBeGreaterThan(thumbHashToAverageRGBA(hash).r);
    expect(palette.map(({ name }) => name)).toEqual(['blue', 'yellow']);
    expect(palette.map(({ share }) => Math.round(share * 10))).toEqual([7, 3]);
    expect(ground).toBe(palette[0]?.hex);
    expect(ground).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('of a single pixel is that pixel', async () => {
    const { palette } = await describePicture(
      await proofOf({ pixels: Uint8Array.of(227, 66, 52, 255), width: 1, height: 1 }),
    );

    expect(palette).toEqual([{ hex: '#e34234', share: 1, name: 'red' }]);
  });
});

describe('an uploaded file', () => {
  const refusal = (bytes: Uint8Array) =>
    checkedHeader(bytes).then(
      ({ format }) => format,
      (error: { code: string }) => error.code,
    );

  test('is accepted as JPEG, PNG, TIFF or WebP', async () => {
    for (const format of ['jpeg', 'png', 'tiff', 'webp'] as const) {
      expect(await refusal(await flag(40, 30)[format]().toBuffer())).toBe(format);
    }
  });

  test('is refused unread if it claims more pixels than any print needs', async () => {
    const jpeg = Buffer.from(await flag(16, 16).jpeg().toBuffer());
    const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
    jpeg.writeUInt16BE(65_500, frame + 5);
    jpeg.writeUInt16BE(65_500, frame + 7);

    expect(await refusal(pngClaiming(30_000, 30_000))).toBe('too_large');
    expect(await refusal(jpeg)).toBe('too_large');
    expect(await refusal(Buffer.concat([pngClaiming(10, 10), Buffer.alloc(MAX_BYTES)]))).toBe('too_large');
  });

  test('is refused if it is not a picture, is animated, or is vector graphics', async () => {
    const moving = await sharp([await flag(8, 8).png().toBuffer(), await flag(8, 8).negate().png().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const refused = [
      moving,
      await flag(8, 8).gif().toBuffer(),
      await flag(8, 8).avif().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('%PDF-1.7'),
      Buffer.from('ffd8ff', 'hex'),
      Buffer.from('89504e470d0a1a0a', 'hex'),
      Buffer.alloc(0),
    ];

    for (const bytes of refused) expect(await refusal(bytes)).toBe('unsupported_media');
  });

  test('is refused if it is truncated or smaller than it claims', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: '#808080', noise } });
    const complete = [await picture.clone().jpeg().toBuffer(), await picture.clone().png().toBuffer()];
    const broken = [...complete.map((bytes) => bytes.subarray(0, bytes.length / 2)), pngClaiming(2000, 2000)];

    for (const bytes of broken) await expect(proofOf({ bytes })).rejects.toMatchObject({ code: 'unsupported_media' });
  });
});
