import type { Text } from '#shared/locale.ts';
import type { ArtistPageForm, SellersPage } from '../../seller-artist.contract.ts';

/** The page as it is typed: the year is text until it is read as a number. */
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

/** What is sent. A year that is no number stays what it is, so that the schema refuses it. */
export function formOf({ born, ...typed }: TypedPage, updated_at: string): ArtistPageForm {
  const year = born.trim();
  return { ...typed, born: year === '' ? null : Number(year), updated_at };
}
