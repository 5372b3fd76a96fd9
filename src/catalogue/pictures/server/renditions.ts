import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { PICTURE_FORMATS, type PictureFormat } from '#ground/pictures/picture.rules.ts';
import { sharp } from '#ground/pictures/server/sharp.ts';
import { Refusal } from '#shared/errors.ts';
import type { PaletteColour } from '../colour-names.rules.ts';
import { LIKENESS_COPY, likenessOf } from '../likeness.rules.ts';
import { paletteOf } from './palette.ts';
import { STRICT_DECODING } from './picture-intake.ts';

/** An accepted file, or RGBA pixels from a canvas. */
export type Original = { bytes: Uint8Array } | { pixels: Uint8Array; width: number; height: number };

/** The largest public version: plain sRGB pixels, three bytes each, without metadata. */
export interface Proof {
  pixels: Buffer;
  width: number;
  height: number;
}

export interface Rendition {
  width: number;
  format: PictureFormat;
  bytes: Buffer;
}

interface Description {
  thumbhash: string;
  ground: string;
  palette: PaletteColour[];
  likeness: string;
}

const WIDTHS = [320, 640, 960, 1280, 1920];
/** Print masters stay private: the public size is large enough to look closely, too small to print. */
export const LONGEST_SIDE = 3200;
/** Part of every hash, so that pictures encoded in another way get new addresses. */
export const RECIPE = 'renditions 1';

/** A hash of the original's bytes or pixels. */
export function pictureHash(original: Original): string {
  const hash = createHash('sha256').update(RECIPE);
  if ('bytes' in original) hash.update(original.bytes);
  else hash.update(`${original.width}x${original.height}`).update(original.pixels);
  return hash.digest('base64url').slice(0, 20);
}

/** Decodes an original: upright, on white, and no larger than is ever shown. */
export async function proofOf(original: Original): Promise<Proof> {
  const opened =
    'bytes' in original
      ? sharp(original.bytes, { ...STRICT_DECODING, autoOrient: true })
      : sharp(original.pixels, { raw: { width: original.width, height: original.height, channels: 4 } });
  const shown = opened
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' });
  try {
    const { data, info } = await shown.toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height };
  } catch (error) {
    // Our own pixels are always valid; a file may not contain what its header promises.
    if ('bytes' in original) throw new Refusal('unsupported_media');
    throw error;
  }
}

/** Standard widths, never upscaled; the full width replaces one close to it. */
export function widthsFor(fullWidth: number): number[] {
  return [...WIDTHS.filter((width) => width < 0.9 * fullWidth), fullWidth];
}

/** One after the other, so that memory holds only one; the full-width JPEG comes last. */
export async function* renditionsOf(proof: Proof): AsyncGenerator<Rendition> {
  for (const width of widthsFor(proof.width)) {
    const scaled = await scaledTo(proof, width);
    for (const format of PICTURE_FORMATS) {
      yield { width, format, bytes: await renditionOf(scaled, format) };
    }
  }
}

export async function renditionOf(proof: Proof, format: PictureFormat): Promise<Buffer> {
  return ENCODERS[format](open(proof), proof.width).toBuffer();
}

/** The placeholder and the colours of a picture, from a copy of `side` pixels a side. */
export async function describePicture(proof: Proof, side = 100): Promise<Description> {
  const { data, info } = await open(proof)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const palette = paletteOf(data);
  return {
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
    ground: palette[0]?.hex ?? '#808080',
    palette,
    likeness: likenessOf(await greyCopy(proof)),
  };
}

async function greyCopy(proof: Proof): Promise<Buffer> {
  const { width, height } = LIKENESS_COPY;
  return open(proof).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
}

/**
 * Measured on the demo's paintings: AVIF files at effort 2 are 2–8 % smaller than at effort 0 at the same quality, but
 * cost six times the work. Only small widths, of which a page shows dozens, are worth it.
 */
const ENCODERS: Record<PictureFormat, (image: Sharp, width: number) => Sharp> = {
  avif: (image, width) => image.avif({ quality: 55, effort: width <= 640 ? 2 : 0 }),
  webp: (image) => image.webp({ quality: 75, effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 80, progressive: true }),
};

async function scaledTo(proof: Proof, width: number): Promise<Proof> {
  if (width === proof.width) return proof;
  const height = Math.max(1, Math.round((proof.height * width) / proof.width));
  return { pixels: await open(proof).resize(width, height, { fit: 'fill' }).raw().toBuffer(), width, height };
}

function open({ pixels, width, height }: Proof): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
