import type { Text } from '#shared/locale.ts';
import { editionsLeft } from '../works.rules.ts';

/** A work's names in every language, for documents that outlive it. */
export interface WorkLabel {
  title: Text;
  artist: { artist_id: number; name: Text };
  picture_hash: string | null;
  /** Remaining prints of a numbered edition; missing without one. */
  edition_left?: number;
}

interface LabelRow {
  title: Text;
  artist_id: number;
  artist_name: Text;
  picture_hash: string | null;
  edition_size: number | null;
  edition_sold: number | null;
}

export function workLabel(row: LabelRow): WorkLabel {
  const edition_left = editionsLeft({ edition_size: row.edition_size, edition_sold: row.edition_sold ?? 0 });
  return {
    title: row.title,
    artist: { artist_id: row.artist_id, name: row.artist_name },
    picture_hash: row.picture_hash,
    ...(edition_left !== undefined && { edition_left }),
  };
}
