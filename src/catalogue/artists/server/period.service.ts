import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { idList } from '#db/server/statement.ts';
import { Refusal } from '#shared/errors.ts';
import { isSound, MOST_PERIODS, type Period } from '../representation.rules.ts';
import { representation } from './artist.tables.ts';
import { lockArtists } from './artist-label.service.ts';

/** The advisory locks of who is paid for an artist. */
const PAYEE_LOCKS = 731_402;

/**
 * Keeps the periods of these artists as they are until the transaction ends, for someone who writes down who is paid. Many may do
 * so at the same time.
 */
export async function lockPeriodsShared(tx: Db, artistIds: readonly number[]): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock_shared(${PAYEE_LOCKS}, one) from unnest(${idList(new Set(artistIds))}::int[]) as one`,
  );
}

/**
 * Locks an artist for a change of their periods: of two changes at once the second sees the first, and every sale that is being
 * written down is in the ledger before.
 */
export async function lockPeriods(tx: Db, artistId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PAYEE_LOCKS}, ${artistId}::int)`);
  if ((await lockArtists(tx, [artistId])).length === 0) throw new Refusal('not_found');
}

/** All periods of an artist, in the order of their days. */
export function periodsOf(db: Db, artistId: number): Promise<Period[]> {
  const { gallery_id, since, until, artist_id } = representation;
  return db
    .select({ gallery_id, since, until })
    .from(representation)
    .where(eq(artist_id, artistId))
    .orderBy(asc(since));
}

/** Writes the periods of a locked artist; those that stay the same are not touched. Refused if a day would belong to two. */
export async function writePeriods(
  tx: Db,
  artistId: number,
  periods: readonly Period[],
  { by_staff = false }: { by_staff?: boolean } = {},
): Promise<void> {
  if (!isSound(periods) || periods.length > MOST_PERIODS) throw new Refusal('conflict');
  const stored = await tx.select().from(representation).where(eq(representation.artist_id, artistId));
  const isSame = (one: Period) => (other: Period) =>
    one.gallery_id === other.gallery_id && one.since === other.since && one.until === other.until;
  const gone = stored.filter((one) => !periods.some(isSame(one)));
  const fresh = periods.filter((one) => !stored.some(isSame(one)));
  const ids = gone.map(({ representation_id }) => representation_id);
  // First what goes: the new periods may lie on its days.
  if (ids.length > 0) await tx.delete(representation).where(inArray(representation.representation_id, ids));
  if (fresh.length > 0)
    await tx
      .insert(representation)
      .values(
        fresh.map(({ gallery_id, since, until }) => ({ artist_id: artistId, gallery_id, since, until, by_staff })),
      );
}
