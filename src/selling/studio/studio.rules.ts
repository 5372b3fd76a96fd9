import { type SizeDraft, sizesFor } from '#ground/framing/framing.rules.ts';
import { LANGS, type Lang, type Text } from '#shared/locale.ts';

/**
 * Decision 27: a print master may be larger than other pictures: 150 megapixels as TIFF without compression are some
 * 430 MB, as an artist saves them for print (compressed losslessly) rarely more than this.
 */
export const MAX_MASTER_BYTES = 200 * 1024 * 1024;
/** A master comes in pieces of exactly this many bytes, but for the last: what a lost connection costs at most. */
export const PIECE_BYTES = 4 * 1024 * 1024;

/** What may be chosen from a computer's files; what a file really is, its first bytes say. */
export const MASTER_TYPES = ['image/jpeg', 'image/png', 'image/tiff', 'image/webp'] as const;
/** The same for a file field: some systems know a TIFF by its ending only. */
export const MASTER_FILES = [...MASTER_TYPES, '.tif', '.tiff'].join(',');

/** How far a master has come: it is sent, waits, is looked at, and can be used or not. */
export const MASTER_STATES = ['receiving', 'received', 'checking', 'ready', 'refused'] as const;
export type MasterState = (typeof MASTER_STATES)[number];

/**
 * Why a file is no master: another kind of file; several pages or frames; too many pixels; too few for the smallest size;
 * broken off or not what it says; more memory or time than one picture may take.
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

/** The part of an upright master that is shown and printed, in its own pixels, then turned clockwise by quarters. */
export interface Crop {
  x: number;
  y: number;
  w: number;
  h: number;
  /** 0 to 3. */
  turns: number;
}

/** All of a master, as it stands. */
export function fullCrop({ w_px, h_px }: Pixels): Crop {
  return { x: 0, y: 0, w: w_px, h: h_px, turns: 0 };
}

/** Whether nothing is cut off and nothing turned. */
export function isFullCrop(crop: Crop, { w_px, h_px }: Pixels): boolean {
  return crop.x === 0 && crop.y === 0 && crop.w === w_px && crop.h === h_px && crop.turns === 0;
}

/** Whether a crop lies within its master. */
export function isWithin({ x, y, w, h }: Crop, { w_px, h_px }: Pixels): boolean {
  return x + w <= w_px && y + h <= h_px;
}

/** The pixels that are left of a master. */
export function croppedPixels({ w, h, turns }: Crop): Pixels {
  return turns % 2 === 0 ? { w_px: w, h_px: h } : { w_px: h, h_px: w };
}

/** The sizes and prices in which so many pixels are offered: the page shows them while cropping, the server writes them. */
export function offeredSizes(pixels: Pixels): SizeDraft[] {
  return sizesFor(pixels.w_px / pixels.h_px, pixels);
}

/** Pixels in each inch of a print, rounded down. */
export function ppiAt({ w_px, h_px }: Pixels, size: { w_mm: number; h_mm: number }): number {
  return Math.floor(Math.min((w_px * 25.4) / size.w_mm, (h_px * 25.4) / size.h_mm));
}

export const WORK_TEXTS = ['title', 'alt', 'inspiration', 'material'] as const;
export type WorkText = (typeof WORK_TEXTS)[number];

/** What a work needs before it can be reviewed. */
export const WORK_PARTS = [...WORK_TEXTS, 'picture', 'sizes', 'category', 'subjects', 'edition_size', 'place'] as const;
export type WorkPart = (typeof WORK_PARTS)[number];

/** A part that is missing; of a text, in which language. */
export interface MissingPart {
  part: WorkPart;
  lang?: Lang | undefined;
}

interface DescribedWork extends Record<WorkText, Text> {
  category: string;
  subjects: readonly string[];
  sale_mode: 'online' | 'exhibition' | 'edition';
  edition_size: number | null;
  /** Whether its picture hangs. */
  has_picture: boolean;
  /** How many sizes it is offered in. */
  sizes: number;
}

/** What a work still lacks; with nothing missing it can be submitted. */
export function missingParts(work: DescribedWork): MissingPart[] {
  const missing: MissingPart[] = [];
  if (!work.has_picture) missing.push({ part: 'picture' });
  else if (work.sizes === 0) missing.push({ part: 'sizes' });
  for (const part of WORK_TEXTS) {
    for (const lang of LANGS) if (work[part][lang].trim() === '') missing.push({ part, lang });
  }
  if (work.category === '') missing.push({ part: 'category' });
  if (work.subjects.length === 0) missing.push({ part: 'subjects' });
  if (work.sale_mode === 'edition' && work.edition_size === null) missing.push({ part: 'edition_size' });
  return missing;
}

// Control and format characters: among them the marks that turn text around and make a name read as another.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const NAME_LIMIT = 120;

/** What a file is called in the seller's list: their own words without any path. Nothing on disk ever has this name. */
export function masterName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  return [...last.replace(UNSEEN, '')].slice(0, NAME_LIMIT).join('').trim() || 'file';
}

// @chunk studio
