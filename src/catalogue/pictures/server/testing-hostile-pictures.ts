import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { bytesOf, hex, jpegClaiming, pngChunk, pngClaiming, strip, tiff, twice } from './testing-hostile-files.ts';

type Make = () => Promise<Buffer> | Buffer;

/** Forty megabytes of one letter in forty kilobytes. */
let inflating: Buffer | undefined;
const text = () => {
  inflating ??= deflateSync(Buffer.alloc(40_000_000, 65));
  return inflating;
};

const small = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#963' } })
    .png()
    .toBuffer();

async function pngBehindHeader(...chunks: Buffer[]): Promise<Buffer> {
  const png = await small();
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

async function pngBeforeEnd(...chunks: Buffer[]): Promise<Buffer> {
  const png = await small();
  return Buffer.concat([png.subarray(0, -12), ...chunks, png.subarray(-12)]);
}

const times = (count: number, make: (at: number) => Buffer) => Array.from({ length: count }, (_, at) => make(at));
const zTXt = (at: number) => pngChunk('zTXt', Buffer.concat([bytesOf(`key ${at}\0\0`), text()]));
const iTXt = (at: number) => pngChunk('iTXt', Buffer.concat([bytesOf(`key ${at}\0\x01\0en\0\0`), text()]));

function profileBomb(): Buffer {
  const profile = Buffer.alloc(40_000_000);
  profile.writeUInt32BE(profile.length, 0);
  profile.write('acsp', 36, 'latin1');
  return pngChunk('iCCP', Buffer.concat([bytesOf('profile\0\0'), deflateSync(profile)]));
}

/** A picture that a decoder must hold whole, without chroma subsampling. */
export const progressiveJpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#963' } })
    .jpeg({ progressive: true, quality: 30, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** A GIF of one pixel with many frames. */
export function gifOf(frames: number): Buffer {
  const frame = hex('2c 0000 0000 0100 0100 00 02 02 4401 00');
  return Buffer.concat([
    bytesOf('GIF89a'),
    hex('0100 0100 80 00 00 000000 ffffff'),
    ...times(frames, () => frame),
    hex('3b'),
  ]);
}

async function jpegOfScans(count: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#963' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const scan = jpeg.subarray(jpeg.indexOf(hex('ffda')), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...times(count, () => scan), jpeg.subarray(-2)]);
}

async function webpWith(change: (webp: Buffer) => void): Promise<Buffer> {
  const webp = Buffer.from(await strip().webp().toBuffer());
  change(webp);
  return webp;
}

/** A TIFF whose entries all refer to the same bytes. */
function tiffOfManyProfiles(): Buffer {
  const file = tiff();
  file.writeUInt16LE(34_675, 10);
  file.writeUInt16LE(7, 12);
  file.writeUInt32LE(0x7fffffff, 14);
  return file;
}

/** Small files that cost a decoder much, or try to; generated, because nobody should store such files. */
export const HOSTILE_PICTURES: Readonly<Record<string, Make>> = {
  'a PNG with 3 compressed texts': () => pngBehindHeader(...times(3, zTXt)),
  'a PNG with 20 compressed texts': () => pngBehindHeader(...times(20, zTXt)),
  'a PNG with 60 compressed texts': () => pngBehindHeader(...times(60, zTXt)),
  'a PNG with 60 compressed texts in UTF-8': () => pngBehindHeader(...times(60, iTXt)),
  'a PNG with 60 compressed texts behind its pixels': () => pngBeforeEnd(...times(60, zTXt)),
  'a PNG with a colour profile that inflates': () => pngBehindHeader(profileBomb()),
  'a PNG with a million empty chunks': () =>
    pngBehindHeader(Buffer.alloc(12_000_000, pngChunk('tEXt', Buffer.alloc(0)))),
  'a PNG of 900 megapixels': () => pngClaiming(30_000, 30_000),
  'a progressive JPEG of 63 megapixels': () => progressiveJpeg(9_000, 7_000),
  'a JPEG of 65535 by 65535': () => jpegClaiming(65_535, 65_535),
  'a JPEG of 2000 scans': () => jpegOfScans(2_000),
  'a WebP that claims four gigabytes': () => webpWith((webp) => webp.writeUInt32LE(0xffffffff, 4)),
  'a WebP whose chunk claims four gigabytes': () => webpWith((webp) => webp.writeUInt32LE(0xffffffff, 16)),
  'an animated WebP': () => twice('webp'),
  'a TIFF whose pages go round': () => tiff({ next: 8 }),
  'a TIFF whose profile is larger than the file': tiffOfManyProfiles,
  'a GIF of 10000 frames': () => gifOf(10_000),
  'a PNG that is a page too': async () => Buffer.concat([await small(), bytesOf('<html><script>x()</script></html>')]),
  'a JPEG that is nearly only a beginning': () => Buffer.concat([hex('ffd8ffe0'), Buffer.alloc(5_000_000, 0xff)]),
};
