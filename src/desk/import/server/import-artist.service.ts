import { and, eq } from 'drizzle-orm';
import { artistsNamed } from '#catalogue/artists/server/artist-names.service.ts';
import { lockArtistPages, newPage } from '#catalogue/artists/server/artist-page.service.ts';
import type { Db } from '#db/server/connect.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { perLang } from '#shared/locale.ts';
import { artistKey } from '../import-work.rules.ts';
import type { ImportRow } from './import.service.ts';
import { workImportArtist, type workImportLine } from './import.tables.ts';

type LineRow = typeof workImportLine.$inferSelect;

/**
 * The artist of a line: the known one, the one that an earlier line created, one added since the check, or a new one.
 * One at a time in the whole shop, so that no artist is created twice.
 */
export async function artistFor(tx: Db, { import_id, acting_id }: ImportRow, line: LineRow): Promise<number | null> {
  const { artist_id, new_artist, given } = line;
  if (artist_id !== null || new_artist === null) return artist_id;
  await lockArtistPages(tx);
  const isNamed = and(eq(workImportArtist.import_id, import_id), eq(workImportArtist.name, new_artist));
  const [known] = await tx.select().from(workImportArtist).where(isNamed);
  if (known) return known.artist_id;
  const keys = Object.values(given.artist ?? {}).map(artistKey);
  const [added] = await artistsNamed(tx, keys);
  if (added) return added.artist_id;
  const about = { kind: 'artist' as const, name: perLang(({ lang }) => given.artist?.[lang] ?? '') };
  const id = await newPage(tx, about);
  await tx.insert(workImportArtist).values({ import_id, name: new_artist, artist_id: id });
  await recordChange(tx, {
    staff_id: acting_id,
    subject: 'artist',
    subject_id: id,
    action: 'create',
    after: about,
  });
  return id;
}
