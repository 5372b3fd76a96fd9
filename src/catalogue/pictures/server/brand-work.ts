import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import type { SentFile } from '#ground/files/server/file-intake.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import { Refusal } from '#shared/errors.ts';
import { ICO_FILE, ICON_FILES, LOGO_FILES } from '../brand-files.rules.ts';
import { DARK_WALL, isTransparent, LIGHT_WALL, type Pixels, readableShare, visibleBox } from '../brand-pixels.rules.ts';
import { checkedSvg } from './header/svg-text.ts';
import { icoFile } from './ico-file.ts';
import { openOriginal } from './open-original.ts';
import { checkedHeader, MAX_PHOTO_PIXELS, STRICT_DECODING } from './picture-intake.ts';

/** A logo or an icon after it was made: the size of its largest file, and what staff should know of it. */
export interface BrandMade {
  width: number;
  height: number;
  /** Before it was made smaller; a drawing has no size of its own. */
  source: { width: number; height: number } | null;
  transparent: boolean;
  on_light: number;
  on_dark: number;
}

/** Larger ones are made smaller first. */
const LONGEST_SIDE = 1920;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

interface BrandPlace {
  file: SentFile;
  folder: string;
  isSvg: boolean;
}

/** The files of a logo, without the transparent border around it. */
export async function logo(place: BrandPlace): Promise<BrandMade> {
  const { pixels, source } = await opened(place);
  const box = visibleBox(pixels);
  if (!box) throw new Refusal('unsupported_media');
  const cut = await rawOf(drawn(pixels).extract(box));
  for (const [name, file] of Object.entries(LOGO_FILES)) {
    const { width, height } = file;
    const scaled = drawn(cut).resize(width, height, { fit: 'inside', withoutEnlargement: true });
    const grounded = 'ground' in file ? scaled.flatten({ background: file.ground }) : scaled;
    const encoded = name.endsWith('.webp') ? grounded.webp({ quality: 90 }) : grounded.png({ compressionLevel: 9 });
    await encoded.toFile(join(place.folder, name));
  }
  const scale = Math.min(1, LOGO_FILES['full.png'].width / cut.width, LOGO_FILES['full.png'].height / cut.height);
  const shrunk = source && cut.width / pixels.width;
  return {
    width: Math.max(1, Math.round(cut.width * scale)),
    height: Math.max(1, Math.round(cut.height * scale)),
    source: source && {
      width: Math.round(source.width * (shrunk ?? 1)),
      height: Math.round((source.height * cut.height) / pixels.height),
    },
    ...(await factsOf(cut)),
  };
}

/** The files of a square icon; other proportions get transparent borders. */
export async function icon(place: BrandPlace): Promise<BrandMade> {
  const { pixels, source } = await opened(place);
  if (!visibleBox(pixels)) throw new Refusal('unsupported_media');
  const facts = await factsOf(pixels);
  const corner = { r: pixels.data[0] ?? 255, g: pixels.data[1] ?? 255, b: pixels.data[2] ?? 255 };
  const ground = facts.transparent || pixels.width !== pixels.height ? { r: 255, g: 255, b: 255 } : corner;
  const made = new Map<string, Buffer>();
  for (const [name, file] of Object.entries(ICON_FILES)) {
    const inner = Math.round(file.side * ('part' in file ? file.part : 1));
    const before = Math.floor((file.side - inner) / 2);
    const after = file.side - inner - before;
    const scaled = await rawOf(drawn(pixels).resize(inner, inner, { fit: 'contain', background: CLEAR }));
    const square = drawn(scaled).extend({ top: before, left: before, bottom: after, right: after, background: CLEAR });
    const grounded = 'part' in file ? square.flatten({ background: ground }) : square;
    made.set(name, await grounded.png({ compressionLevel: 9 }).toBuffer());
  }
  const small = (
    [
      ['32.png', 32],
      ['48.png', 48],
    ] as const
  ).map(([name, side]) => ({
    side,
    png: made.get(name) ?? Buffer.alloc(0),
  }));
  made.set(ICO_FILE, icoFile(small));
  for (const [name, bytes] of made) await writeFile(join(place.folder, name), bytes);
  return { width: 512, height: 512, source: source ?? squareOf(pixels), ...facts };
}

/** A drawing has no size, but it has proportions. */
function squareOf({ width, height }: Pixels): BrandMade['source'] {
  return width === height ? null : { width, height };
}

async function opened({ file, folder, isSvg }: BrandPlace): Promise<{ pixels: Pixels; source: BrandMade['source'] }> {
  await mkdir(folder, { recursive: true });
  try {
    return isSvg ? { pixels: await rasterised(file), source: null } : await decoded(file, folder);
  } catch (error) {
    // A file may not contain what its header promises.
    throw error instanceof Refusal ? error : new Refusal('unsupported_media');
  }
}

async function decoded(file: SentFile, folder: string) {
  const header = await checkedHeader(file, MAX_PHOTO_PIXELS);
  if (header.format === 'tiff') throw new Refusal('unsupported_media');
  const { path } = await openOriginal(file.path, header, folder);
  const image = sharp(path, { ...STRICT_DECODING, limitInputPixels: MAX_PHOTO_PIXELS, autoOrient: true });
  const pixels = await rawOf(image.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true }));
  const isTurned = pixels.width > pixels.height !== header.width > header.height;
  const { width, height } = header;
  return { pixels, source: isTurned ? { width: height, height: width } : { width, height } };
}

/** From memory, not by its path: a drawing without an address of its own cannot name files beside it. */
async function rasterised(file: SentFile): Promise<Pixels> {
  const bytes = await checkedSvg(file);
  const bounds = { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' } as const;
  const { width = 0, height = 0 } = await sharp(bytes, { ...bounds, limitInputPixels: false }).metadata();
  if (width < 1 || height < 1) throw new Refusal('unsupported_media');
  const density = Math.min(72_000, Math.max(1, (72 * LONGEST_SIDE) / Math.max(width, height)));
  const image = sharp(bytes, { ...bounds, density });
  return rawOf(image.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true }));
}

async function rawOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function drawn({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Measured on a small copy. */
async function factsOf(pixels: Pixels): Promise<Pick<BrandMade, 'transparent' | 'on_light' | 'on_dark'>> {
  const copy = await rawOf(drawn(pixels).resize(320, 320, { fit: 'inside', withoutEnlargement: true }));
  const share = (wall: string) => Math.round(readableShare(copy, wall) * 100) / 100;
  return { transparent: isTransparent(copy), on_light: share(LIGHT_WALL), on_dark: share(DARK_WALL) };
}
