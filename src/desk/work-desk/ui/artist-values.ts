import type { DeskArtist, DeskArtistForm } from '../artist-desk.contract.ts';
import { numberOf } from './typed-numbers.ts';

/** An artist as form values. */
export type TypedArtist = Omit<Required<DeskArtistForm>, 'updated_at' | 'born'> & { born: string };

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

/** The form values as sent. */
export function artistFormOf({ born, ...typed }: TypedArtist, updated_at: string): DeskArtistForm {
  return { ...typed, born: born.trim() === '' ? null : numberOf(born), updated_at };
}
