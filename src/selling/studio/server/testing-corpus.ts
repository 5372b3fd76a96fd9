import {
  bomb,
  bytesOf,
  CANARY,
  FEW_COLOURS,
  gzip,
  half,
  hex,
  iccSegments,
  jpegClaiming,
  jpegWith,
  noise,
  pngClaiming,
  pngWith,
  strip,
  svg,
  tiff,
  twice,
} from '#catalogue/pictures/server/testing-hostile-files.ts';

type Outcome = 'ready' | 'type' | 'pages' | 'pixels' | 'small' | 'broken';
type Make = () => Promise<Buffer> | Buffer;

const jpeg = () => strip().jpeg().toBuffer();
const png = () => strip().png().toBuffer();
const webp = () => strip().webp().toBuffer();
const tif = () => strip().tiff().toBuffer();
const exif = {
  IFD0: { Artist: CANARY, Copyright: CANARY },
  IFD3: { GPSLatitude: '25/1 2/1 0/1', GPSMapDatum: CANARY },
};
const xmp = `<?xpacket begin=''?><x:xmpmeta xmlns:x="adobe:ns:meta/"><script>${CANARY}</script></x:xmpmeta>`;
const behind = async (make: Make, more: Buffer) => Buffer.concat([await make(), more]);
const page = bytesOf(`<html><script>${CANARY}</script></html>`);
const ftyp = (brand: string) =>
  Buffer.concat([hex('00000018'), bytesOf(`ftyp${brand}`), hex('00000000'), bytesOf(`mif1${brand}`), noise(300)]);

/** Valid files of every kind that cameras, scanners and programs write. */
const HONEST: Record<string, Make> = {
  'a JPEG': jpeg,
  'a progressive JPEG': () => strip().jpeg({ progressive: true }).toBuffer(),
  'a JPEG with full colour': () => strip().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  'a grey JPEG': () => strip().greyscale().jpeg().toBuffer(),
  'a CMYK JPEG': () => strip().toColourspace('cmyk').jpeg().toBuffer(),
  'a PNG': png,
  'an interlaced PNG': () => strip().png({ progressive: true }).toBuffer(),
  'a PNG of 16 bits': () => strip().toColourspace('rgb16').png().toBuffer(),
  'a PNG with a palette': () =>
    strip()
      .png({ palette: true, ...FEW_COLOURS })
      .toBuffer(),
  'a PNG with transparency': () => strip(4).png().toBuffer(),
  'a grey PNG': () => strip().greyscale().png().toBuffer(),
  'a TIFF': tif,
  'a TIFF with LZW': () => strip().tiff({ compression: 'lzw' }).toBuffer(),
  'a TIFF with deflate': () => strip().tiff({ compression: 'deflate' }).toBuffer(),
  'a TIFF in tiles': () => strip().tiff({ tile: true, tileWidth: 256, tileHeight: 256 }).toBuffer(),
  'a TIFF of 16 bits': () => strip().toColourspace('rgb16').tiff({ compression: 'none' }).toBuffer(),
  'a CMYK TIFF': () => strip().toColourspace('cmyk').tiff().toBuffer(),
  'a TIFF written by hand': () => tiff(),
  'a WebP': webp,
  'a lossless WebP with transparency': () => strip(4).webp({ lossless: true }).toBuffer(),
  ...Object.fromEntries(
    [2, 3, 4].map((way) => [
      `a JPEG held in way ${way}`,
      () => strip().withMetadata({ orientation: way }).jpeg().toBuffer(),
    ]),
  ),
  ...Object.fromEntries(
    [5, 6, 7, 8].map((way) => [
      `a JPEG held in way ${way}`,
      () => strip(3, 300, 2_400).withMetadata({ orientation: way }).jpeg().toBuffer(),
    ]),
  ),
};

/** Files with more than a picture: the published version must contain only pixels. */
const TALKATIVE: Record<string, Make> = {
  'a JPEG with its place': () => strip().withExif(exif).jpeg().toBuffer(),
  'a PNG with its place': () => strip().withExif(exif).png().toBuffer(),
  'a WebP with its place': () => strip().withExif(exif).webp().toBuffer(),
  'a TIFF with its place': () => strip().withExif(exif).tiff().toBuffer(),
  'a JPEG with XMP': () => strip().withXmp(xmp).jpeg().toBuffer(),
  'a JPEG in Display P3': () => strip().withIccProfile('p3').jpeg().toBuffer(),
  'a PNG in Display P3': () => strip().withIccProfile('p3').png().toBuffer(),
  'a JPEG with a profile of noise': () => jpegWith(...iccSegments(noise(400))),
  'a JPEG with a profile of two megabytes': () => jpegWith(...iccSegments(noise(2_000_000))),
  'a JPEG with a comment of PHP': () => jpegWith([0xfe, bytesOf(`<?php ${CANARY} ?>`)]),
  'a JPEG with an EXIF of noise': () => jpegWith([0xe1, Buffer.concat([bytesOf('Exif\0\0'), noise(500)])]),
  'a PNG with a text': () => pngWith('tEXt', bytesOf(`Comment\0${CANARY}`)),
  'a PNG with a bomb of text': () => pngWith('zTXt', Buffer.concat([bytesOf('Comment\0\0'), bomb()])),
  'a JPEG that is a page too': () => behind(jpeg, page),
  'a JPEG that is an archive too': () =>
    behind(jpeg, Buffer.concat([hex('504b0304'), noise(200), hex('504b0506'), Buffer.alloc(18)])),
  'a PNG that is a page too': () => behind(png, page),
  'a WebP that is a page too': () => behind(webp, page),
};

/** Other kinds of files, regardless of their names. */
const OTHER_KINDS: Record<string, Make> = {
  'one byte': () => Buffer.from([0xff]),
  'a thousand zeros': () => Buffer.alloc(1_000),
  text: () => bytesOf('JPEG, honestly'),
  'an SVG': () => svg,
  'an SVG with a prolog': () => Buffer.concat([hex('efbbbf'), bytesOf('<?xml version="1.0"?>\n'), svg]),
  'a compressed SVG': () => gzip,
  'a page': () => page,
  'a PDF': () => bytesOf('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'),
  'a PostScript file': () => bytesOf('%!PS-Adobe-3.0 EPSF-3.0\nshowpage'),
  'a GIF': () => strip().gif(FEW_COLOURS).toBuffer(),
  'a moving GIF': () => twice('gif'),
  'an AVIF': () => strip(3, 600, 75).avif({ effort: 0 }).toBuffer(),
  'a HEIC': () => ftyp('heic'),
  'a film': () => ftyp('isom'),
  'a bitmap of Windows': () => Buffer.concat([bytesOf('BM'), noise(500)]),
  'an icon': () => Buffer.concat([hex('00000100'), noise(200)]),
  'a file of Photoshop': () => Buffer.concat([bytesOf('8BPS'), hex('0001'), noise(300)]),
  'a JPEG XL': () => Buffer.concat([hex('0000000c4a584c200d0a870a'), noise(300)]),
  'a JPEG 2000': () => Buffer.concat([hex('0000000c6a5020200d0a870a'), noise(300)]),
  'a BigTIFF': () => strip().tiff({ bigtiff: true }).toBuffer(),
  'a program': () => Buffer.concat([bytesOf('MZ'), noise(500)]),
  'an archive': () => Buffer.concat([hex('504b0304'), noise(500)]),
  'a JPEG behind a line break': () => behind(() => bytesOf('\n'), hex('ffd8ffe0')),
  'a sound in RIFF': () => Buffer.concat([bytesOf('RIFF'), hex('00010000'), bytesOf('WAVEfmt '), noise(100)]),
};

/** Truncated, lying or damaged files. */
const BROKEN: Record<string, Make> = {
  'half a JPEG': async () => half(await jpeg()),
  'half a progressive JPEG': async () => half(await strip().jpeg({ progressive: true }).toBuffer()),
  'half a PNG': async () => half(await png()),
  'half a TIFF': async () => half(await strip().tiff({ compression: 'none' }).toBuffer()),
  'half a WebP': async () => half(await webp()),
  'half a JPEG with an end': async () => Buffer.concat([half(await jpeg()), hex('ffd9')]),
  'the first bytes of a JPEG': () => hex('ffd8ffe0'),
  'the first bytes of a PNG': () => hex('89504e470d0a1a0a'),
  'the first bytes of a TIFF': () => hex('49492a0008000000'),
  'a WebP of nothing': () => Buffer.concat([bytesOf('RIFF'), hex('04000000'), bytesOf('WEBP')]),
  'an SVG that begins as a PNG': () => Buffer.concat([hex('89504e470d0a1a0a'), svg]),
  'a JPEG of noise': () => Buffer.concat([hex('ffd8ffe0'), noise(5_000)]),
  'a PNG that holds less than it says': () => pngClaiming(4_000, 3_000),
  'a PNG with a damaged header': async () => {
    const bytes = Buffer.from(await png());
    // The checksum.
    bytes[30] = (bytes[30] ?? 0) ^ 1;
    return bytes;
  },
  'a PNG with a thousand chunks': () =>
    Buffer.concat([
      pngClaiming(2_400, 300).subarray(0, 33),
      ...Array.from({ length: 1_000 }, () => hex('00000000 74455874 00000000')),
    ]),
  'a JPEG that holds less than it says': () => jpegClaiming(2_400, 9_000),
  'a TIFF whose page lies beyond its end': () => tiff({ ifd: 0x7fffffff }),
  'a TIFF whose pixels lie beyond its end': () => tiff({ offset: 0x7fffff00 }),
};

/** All files with their expected outcome. */
export const CORPUS: readonly { name: string; make: Make; outcome: Outcome }[] = [
  ...listed(HONEST, 'ready'),
  ...listed(TALKATIVE, 'ready'),
  ...listed(OTHER_KINDS, 'type'),
  ...listed(BROKEN, 'broken'),
  ...listed({ 'a moving WebP': () => twice('webp'), 'a TIFF of two pages': () => twice('tiff') }, 'pages'),
  ...listed({ 'a moving PNG': () => pngWith('acTL', hex('00000002 00000000')) }, 'pages'),
  ...listed({ 'a TIFF whose pages go round': () => tiff({ next: 8 }) }, 'broken'),
  ...listed(
    {
      'a PNG of ten billion pixels': () => pngClaiming(100_000, 100_000),
      'a PNG just over the limit': () => pngClaiming(12_300, 12_300),
      'a JPEG of four billion pixels': () => jpegClaiming(65_500, 65_500),
      'a TIFF of a billion pixels': () => tiff({ width: 40_000, height: 40_000 }),
    },
    'pixels',
  ),
  ...listed(
    {
      'a PNG of one pixel': () => strip(3, 1, 1).png().toBuffer(),
      'a thread of 1 by 100000': () => strip(3, 1, 100_000).png().toBuffer(),
      'a thread of 100000 by 1': () => strip(3, 100_000, 1).png().toBuffer(),
      'a thumbnail': () => strip(3, 300, 200).jpeg().toBuffer(),
      'a picture for a screen': () => strip(3, 1_600, 1_200).jpeg().toBuffer(),
    },
    'small',
  ),
];

function listed(files: Record<string, Make>, outcome: Outcome) {
  return Object.entries(files).map(([name, make]) => ({ name, make, outcome }));
}
