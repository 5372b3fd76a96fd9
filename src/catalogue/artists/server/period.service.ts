import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { idList } from '#db/server/statement.ts';
import { Refusal } from '#shared/errors.ts';
import { isSound, MOST_PERIODS, type Period } from '../representation.rules.ts';
import { representation } from './artist.tables.ts';
import { lockArtists } from './artist-label.service.ts';

/** The namespace of advisory locks on an artist's payee. */
const PAYEE_LOCKS = 731_402;

/**
 * Keeps these artists' periods unchanged until the transaction ends, while the caller records payees. A shared lock:
 * many can hold it.
 */
export async function lockPeriodsShared(tx: Db, artistIds: readonly number[]): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock_shared(${PAYEE_LOCKS}, one) from unnest(${idList(new Set(artistIds))}::int[]) as one`,
  );
}

/**
 * Locks an artist to change their periods: concurrent changes run one after the other, and every sale in progress
 * reaches the ledger first.
 */
export async function lockPeriods(tx: Db, artistId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${PAYEE_LOCKS}, ${artistId}::int)`);
  if ((await lockArtists(tx, [artistId])).length === 0) throw new Refusal('not_found');
}

export function periodsOf(db: Db, artistId: number): Promise<Period[]> {
  const { gallery_id, since, until, artist_id } = representation;
  return db
    .select({ gallery_id, since, until })
    .from(representation)
    .where(eq(artist_id, artistId))
    .orderBy(asc(since));
}

/** Writes the periods of a locked artist and leaves unchanged ones untouched. Refuses if a day would belong to two. */
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
  // Delete first: the new periods may overlap the old days.
  if (ids.length > 0) await tx.delete(representation).where(inArray(representation.representation_id, ids));
  if (fresh.length > 0)
    await tx
      .insert(representation)
      .values(
        fresh.map(({ gallery_id, since, until }) => ({ artist_id: artistId, gallery_id, since, until, by_staff })),
      );
}
