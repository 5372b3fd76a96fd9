import type { Text } from '#shared/locale.ts';
import type { ArtistPageForm, SellersPage } from '../../seller-artist.contract.ts';

/** The typed values: the year is a text until it is parsed. */
export interface TypedPage {
  name: Text;
  sort_as: Text;
  place: Text;
  intro: Text;
  story: Text;
  born: string;
  categories: string[];
}

export function typedPage({ name, sort_as, place, intro, story, born, categories }: SellersPage): TypedPage {
  return { name, sort_as, place, intro, story, born: born === null ? '' : String(born), categories };
}

/** The request. A year that is no number stays as typed, so that the schema refuses it. */
export function formOf({ born, ...typed }: TypedPage, updated_at: string): ArtistPageForm {
  const year = born.trim();
  return { ...typed, born: year === '' ? null : Number(year), updated_at };
}
