import type { Lang, Text } from '#shared/locale.ts';
import type { Work, WorkForm } from './studio.contract.ts';
import {
  type Crop,
  croppedPixels,
  type MissingPart,
  missingParts,
  offeredSizes,
  type Pixels,
  WORK_TEXTS,
  type WorkText,
} from './studio.rules.ts';

/** A work's form values. Numbers are as typed. */
export interface WorkValues extends Record<WorkText, Text> {
  year: string;
  category: string;
  subjects: string[];
  sale_mode: 'online' | 'edition';
  edition_size: string;
  crop: Crop | null;
}

const PARTS = [...WORK_TEXTS, 'year', 'category', 'subjects', 'sale_mode', 'edition_size', 'crop'] as const;
export type SavedPart = (typeof PARTS)[number];

export function workValues(work: Work): WorkValues {
  return {
    ...work.texts,
    year: String(work.year),
    category: work.category,
    subjects: [...work.subjects],
    sale_mode: work.sale_mode === 'edition' ? 'edition' : 'online',
    edition_size: work.edition_size === null ? '' : String(work.edition_size),
    crop: work.crop,
  };
}

/** Saved together: an edition means nothing without its size. */
const SALE_PARTS: readonly SavedPart[] = ['sale_mode', 'edition_size'];

/** The parts that differ. Leading and trailing spaces do not count: the shop removes them. */
export function changedParts(now: WorkValues, before: WorkValues): SavedPart[] {
  const differs = (part: SavedPart) => JSON.stringify(trimmed(now[part])) !== JSON.stringify(trimmed(before[part]));
  const isSale = SALE_PARTS.some(differs);
  return PARTS.filter((part) => (SALE_PARTS.includes(part) ? isSale : differs(part)));
}

function trimmed(value: WorkValues[SavedPart]): unknown {
  if (typeof value === 'string') return value.trim();
  if (value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, typeof one === 'string' ? one.trim() : one]),
  );
}

/** A part as the API expects it. */
export function sentPart(values: WorkValues, part: SavedPart): WorkForm[SavedPart] {
  if (part === 'year') return typedNumber(values.year);
  if (part === 'edition_size') return values.edition_size.trim() === '' ? null : typedNumber(values.edition_size);
  return values[part];
}

function typedNumber(typed: string): number {
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** The missing parts of the unsaved fields. */
export function missingNow(
  values: WorkValues,
  work: Pick<Work, 'picture_state' | 'pixels' | 'sizes' | 'upload'>,
): MissingPart[] {
  const { upload } = work;
  const isSeen = work.picture_state === 'ready' || work.picture_state === 'developing' || upload?.state === 'ready';
  const pixels = values.crop ? croppedPixels(values.crop) : (masterPixels(upload) ?? work.pixels);
  return missingParts({
    ...values,
    edition_size: values.edition_size.trim() === '' ? null : typedNumber(values.edition_size),
    has_picture: isSeen,
    sizes: pixels ? offeredSizes(pixels).length : work.sizes.length,
  });
}

/** The pixels of a usable master. */
export function masterPixels(upload: Work['upload']): Pixels | undefined {
  return upload?.w_px && upload.h_px ? { w_px: upload.w_px, h_px: upload.h_px } : undefined;
}

/** How many of a work's texts are missing in a language. */
export function missingIn(missing: readonly MissingPart[], lang: Lang): number {
  return missing.filter((part) => part.lang === lang).length;
}

// @chunk studio
