import { type SizeDraft, sizesFor } from '#ground/framing/framing.rules.ts';
import { LANGS, type Lang, type Text } from '#shared/locale.ts';

/**
 * Decision 27: a print master may be larger than other pictures: 150 megapixels are about 430 MB as uncompressed TIFF, but
 * rarely more than this with lossless compression, as artists save them for print.
 */
export const MAX_MASTER_BYTES = 200 * 1024 * 1024;
/** A master arrives in pieces of exactly this size, except the last: the most that a lost connection costs. */
export const PIECE_BYTES = 4 * 1024 * 1024;

/** The selectable types; the first bytes of a file tell its real type. */
export const MASTER_TYPES = ['image/jpeg', 'image/png', 'image/tiff', 'image/webp'] as const;
/** For a file field: some systems know a TIFF only by its extension. */
export const MASTER_FILES = [...MASTER_TYPES, '.tif', '.tiff'].join(',');

/** The progress of a master: upload, queue, check, and the result. */
export const MASTER_STATES = ['receiving', 'received', 'checking', 'ready', 'refused'] as const;
export type MasterState = (typeof MASTER_STATES)[number];

/**
 * Why a file is no master: another kind of file; several pages or frames; too many pixels; too few for the smallest size;
 * truncated or not what it claims; more memory or time than one picture may take.
 */
export const MASTER_FAULTS = ['type', 'pages', 'pixels', 'small', 'broken', 'heavy'] as const;
export type MasterFault = (typeof MASTER_FAULTS)[number];

export const TITLE_LIMIT = 149;
export const ALT_LIMIT = 300;
export const TEXT_LIMIT = 2_000;
export const SUBJECT_LIMIT = 40;
export const MOST_SUBJECTS = 8;
export const EARLIEST_YEAR = 1000;
export const LARGEST_EDITION = 1_000;

export interface Pixels {
  w_px: number;
  h_px: number;
}

/** The part of an upright master that is shown and printed, in its own pixels, then rotated clockwise by quarters. */
export interface Crop {
  x: number;
  y: number;
  w: number;
  h: number;
  /** 0 to 3. */
  turns: number;
}

/** The whole master, not rotated. */
export function fullCrop({ w_px, h_px }: Pixels): Crop {
  return { x: 0, y: 0, w: w_px, h: h_px, turns: 0 };
}

/** Whether nothing is cut off or rotated. */
export function isFullCrop(crop: Crop, { w_px, h_px }: Pixels): boolean {
  return crop.x === 0 && crop.y === 0 && crop.w === w_px && crop.h === h_px && crop.turns === 0;
}

/** Whether a crop is within its master. */
export function isWithin({ x, y, w, h }: Crop, { w_px, h_px }: Pixels): boolean {
  return x + w <= w_px && y + h <= h_px;
}

/** The pixels of a crop. */
export function croppedPixels({ w, h, turns }: Crop): Pixels {
  return turns % 2 === 0 ? { w_px: w, h_px: h } : { w_px: h, h_px: w };
}

/** The sizes and prices for so many pixels: the page shows them while cropping, and the server saves them. */
export function offeredSizes(pixels: Pixels): SizeDraft[] {
  return sizesFor(pixels.w_px / pixels.h_px, pixels);
}

/** Pixels per inch of a print, rounded down. */
export function ppiAt({ w_px, h_px }: Pixels, size: { w_mm: number; h_mm: number }): number {
  return Math.floor(Math.min((w_px * 25.4) / size.w_mm, (h_px * 25.4) / size.h_mm));
}

export const WORK_TEXTS = ['title', 'alt', 'inspiration', 'material'] as const;
export type WorkText = (typeof WORK_TEXTS)[number];

/** What a work needs before it can be reviewed. */
export const WORK_PARTS = [
  ...WORK_TEXTS,
  'artist',
  'picture',
  'sizes',
  'category',
  'subjects',
  'edition_size',
  'place',
] as const;
export type WorkPart = (typeof WORK_PARTS)[number];

/** A missing part; for a text, in which language. */
export interface MissingPart {
  part: WorkPart;
  lang?: Lang | undefined;
}

interface DescribedWork extends Record<WorkText, Text> {
  category: string;
  subjects: readonly string[];
  sale_mode: 'online' | 'exhibition' | 'edition';
  edition_size: number | null;
  /** Whether the picture is ready. */
  has_picture: boolean;
  /** How many sizes are offered. */
  sizes: number;
}

/**
 * The texts a work lacks. One complete language is enough: readers of the others see that one (`textIn`). If none is
 * complete, those of the language that lacks the fewest.
 */
function missingTexts(work: Record<WorkText, Text>): MissingPart[] {
  const lacking = LANGS.map((lang) =>
    WORK_TEXTS.filter((part) => !work[part][lang]?.trim()).map((part): MissingPart => ({ part, lang })),
  );
  return lacking.reduce((best, other) => (other.length < best.length ? other : best));
}

/** The parts a work lacks; if empty, it can be submitted. */
export function missingParts(work: DescribedWork): MissingPart[] {
  const missing: MissingPart[] = [];
  if (!work.has_picture) missing.push({ part: 'picture' });
  else if (work.sizes === 0) missing.push({ part: 'sizes' });
  missing.push(...missingTexts(work));
  if (work.category === '') missing.push({ part: 'category' });
  if (work.subjects.length === 0) missing.push({ part: 'subjects' });
  if (work.sale_mode === 'edition' && work.edition_size === null) missing.push({ part: 'edition_size' });
  return missing;
}

// Control and format characters, including those that reverse text and disguise a name.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const NAME_LIMIT = 120;

/** A file's name in the seller's list, without any path. Nothing on disk has this name. */
export function masterName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  return [...last.replace(UNSEEN, '')].slice(0, NAME_LIMIT).join('').trim() || 'file';
}

// @chunk studio
