import { randomBytes } from 'node:crypto';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** Must not appear in any public file. */
export const CANARY = 'canary-25.0330N-121.5654E';

/** The smallest printable: a strip of 2400 by 300 pixels makes one size. */
const [WIDTH, HEIGHT] = [2_400, 300];

/** The best palette takes seconds to compute, and any will do here. */
export const FEW_COLOURS = { effort: 1, dither: 0, colours: 64 };

/** A strip with visible content. */
export function strip(channels: 3 | 4 = 3, width = WIDTH, height = HEIGHT) {
  const pixels = Buffer.alloc(width * height * channels);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    pixels[at * channels] = (x / 10) & 255;
    pixels[at * channels + 1] = (y * 3) & 255;
    pixels[at * channels + 2] = (x + y) & 255;
    if (channels === 4) pixels[at * channels + 3] = x & 255;
  }
  return sharp(pixels, { raw: { width, height, channels } });
}

export const bytesOf = (text: string) => Buffer.from(text, 'latin1');
export const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex');

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([bytesOf(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

const SIGNATURE = hex('89504e470d0a1a0a');
const HEAD_END = 8 + 25;

/** A PNG that claims a size, followed by `nothing` bytes of zeros. */
export function pngClaiming(width: number, height: number, nothing = 100_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(nothing));
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG with an extra chunk after its header. */
export async function pngWith(name: string, data: Buffer): Promise<Buffer> {
  const png = await strip().png().toBuffer();
  return Buffer.concat([png.subarray(0, HEAD_END), pngChunk(name, data), png.subarray(HEAD_END)]);
}

/** A JPEG with extra segments after its first two bytes. */
export async function jpegWith(...segments: readonly [marker: number, data: Buffer][]): Promise<Buffer> {
  const jpeg = await strip().jpeg().toBuffer();
  const added = segments.map(([marker, data]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...added, jpeg.subarray(2)]);
}

export function iccSegments(profile: Buffer): [number, Buffer][] {
  const size = 60_000;
  const count = Math.ceil(profile.length / size);
  return Array.from({ length: count }, (_, at) => [
    0xe2,
    Buffer.concat([
      bytesOf('ICC_PROFILE\0'),
      Buffer.from([at + 1, count]),
      profile.subarray(at * size, (at + 1) * size),
    ]),
  ]);
}

/** A JPEG whose header claims another size. */
export async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const jpeg = Buffer.from(await strip().jpeg().toBuffer());
  const frame = jpeg.indexOf(hex('ffc0'));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** A little-endian TIFF of one grey strip; `next` is the offset of its next page, `change` overrides values. */
export function tiff({ next = 0, width = WIDTH, height = HEIGHT, ifd = 8, offset = 200 } = {}): Buffer {
  const tags: [tag: number, type: number, value: number][] = [
    [256, 4, width],
    [257, 4, height],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, offset],
    [277, 3, 1],
    [278, 4, height],
    [279, 4, WIDTH * HEIGHT],
  ];
  const file = Buffer.alloc(200 + WIDTH * HEIGHT, 128);
  file.set(hex('49492a00'), 0);
  file.writeUInt32LE(ifd, 4);
  file.writeUInt16LE(tags.length, 8);
  for (const [at, [tag, type, value]] of tags.entries()) {
    const entry = 10 + 12 * at;
    file.writeUInt16LE(tag, entry);
    file.writeUInt16LE(type, entry + 2);
    file.writeUInt32LE(1, entry + 4);
    file.writeUInt32LE(value, entry + 8);
  }
  file.writeUInt32LE(next, 10 + 12 * tags.length);
  return file;
}

export async function twice(format: 'webp' | 'gif' | 'tiff'): Promise<Buffer> {
  const one = await strip().png().toBuffer();
  const other = await strip().negate().png().toBuffer();
  return sharp([one, other], { join: { animated: true } })
    .toFormat(format, format === 'gif' ? FEW_COLOURS : {})
    .toBuffer();
}

export const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
export const svg = bytesOf(
  '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"><script>x()</script></svg>',
);
export const gzip = gzipSync(svg);
/** Fifty megabytes of zeros in a few kilobytes. */
export const bomb = () => deflateSync(Buffer.alloc(50 * 1024 * 1024));
export const noise = (bytes: number) => randomBytes(bytes);
