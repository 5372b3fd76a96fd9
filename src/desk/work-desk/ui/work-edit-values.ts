import { perLang, type Text } from '#shared/locale.ts';
import type { DeskWork, DeskWorkForm } from '../work-desk.contract.ts';
import { TEXT_LIMITS, type TextPart } from '../work-table.rules.ts';
import { dollars, minor, numberOf, type TypedPrices } from './typed-numbers.ts';

export const TEXT_PARTS = Object.keys(TEXT_LIMITS) as TextPart[];

/** A work as form values: numbers as typed, prices in dollars. */
export type TypedWork = Record<TextPart, Text> & {
  year: string;
  category: string;
  /** As strings, for the select fields; the artist is empty while unknown. */
  artist_id: string;
  sale_mode: DeskWork['sale_mode'];
  edition_size: string;
  sizes: { size_id: number; price: TypedPrices; enabled: boolean }[];
  /** The other side follows from the picture's shape. */
  new_sizes: { w_mm: string; price: TypedPrices }[];
  exhibition_where: Text;
  /** Store ids as strings, for checkboxes. */
  stores: string[];
};

export function typedWork(work: DeskWork): TypedWork {
  const { texts, year, category, artist, sale_mode, edition_size, sizes, exhibition_where, stores } = work;
  return {
    ...texts,
    year: String(year),
    category,
    artist_id: artist.artist_id === 0 ? '' : String(artist.artist_id),
    sale_mode,
    edition_size: edition_size === null ? '' : String(edition_size),
    sizes: sizes.map(({ size_id, price, enabled }) => ({
      size_id,
      enabled,
      price: dollars(price),
    })),
    new_sizes: [],
    exhibition_where: exhibition_where ?? perLang(() => ''),
    stores: stores.map(String),
  };
}

/** The form values as sent; the schema finds the errors. */
export function formOf(typed: TypedWork, { version, original, is_open }: DeskWork): DeskWorkForm {
  const { year, artist_id, sale_mode, edition_size, sizes, new_sizes, exhibition_where, stores, ...rest } = typed;
  const texts = Object.fromEntries(TEXT_PARTS.map((part) => [part, perLang(({ lang }) => rest[part][lang])]));
  return {
    ...(texts as Record<TextPart, Text>),
    version,
    category: rest.category,
    ...(is_open && { artist_id: artist_id === '' ? null : numberOf(artist_id), sale_mode }),
    year: numberOf(year),
    edition_size: sale_mode !== 'edition' || edition_size.trim() === '' ? null : numberOf(edition_size),
    sizes: sizes.map(({ size_id, price, enabled }) => ({ size_id, price: minor(price), enabled })),
    new_sizes: new_sizes.map(({ w_mm, price }) => ({ ...extentOf(w_mm, original), price: minor(price) })),
    exhibition_where: sale_mode === 'exhibition' ? wordsOrNone(exhibition_where) : null,
    ...(sale_mode === 'exhibition' && { stores: stores.map(Number) }),
  };
}

/** A store alone can say where a work is: a text that is empty in every language becomes null. */
function wordsOrNone(words: Text): Text | null {
  return Object.values(words).some((one) => one.trim() !== '') ? words : null;
}

/** A print of this width in the shape of the picture. */
export function extentOf(w_mm: string, { w_px, h_px }: DeskWork['original']) {
  const width = numberOf(w_mm);
  return { w_mm: width, h_mm: Math.round((width * h_px) / w_px) };
}
