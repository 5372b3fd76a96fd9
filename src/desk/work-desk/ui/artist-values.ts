import type { DeskArtist, DeskArtistForm } from '../artist-desk.contract.ts';
import { numberOf } from './typed-numbers.ts';

/** An artist as they stand in the fields. */
export type TypedArtist = Omit<Required<DeskArtistForm>, 'updated_at' | 'born'> & { born: string };

/** What stands in the fields before anybody types. */
export function typedArtist(artist: DeskArtist): TypedArtist {
  const { name, sort_as, place, intro, story, portrait_alt, born, categories, hidden } = artist;
  return {
    name,
    sort_as,
    place,
    intro,
    story,
    portrait_alt,
    categories,
    hidden,
    born: born === null ? '' : String(born),
  };
}

/** What was typed as it is sent. */
export function artistFormOf({ born, ...typed }: TypedArtist, updated_at: string): DeskArtistForm {
  return { ...typed, born: born.trim() === '' ? null : numberOf(born), updated_at };
}
