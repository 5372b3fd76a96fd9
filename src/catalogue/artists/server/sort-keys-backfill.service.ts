import { asc, eq, gt } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { artist } from './artist.tables.ts';
import { artistSortKeys, SORT_COLUMNS, sortedAs } from './artist-sort.ts';

/** Artists per transaction. */
const BATCH = 200;

/** Recomputes the sort keys of all artists in batches; returns how many have changed. */
export async function refreshSortKeys(db: Db, signal?: AbortSignal): Promise<number> {
  let [last, changed] = [0, 0];
  while (!signal?.aborted) {
    const after = last;
    const rows = await inTransaction(db, async (tx) => {
      // Locked, so that a name being saved does not get the keys of the former one.
      const some = tx.select().from(artist).where(gt(artist.artist_id, after)).orderBy(asc(artist.artist_id));
      const found = await some.limit(BATCH).for('update');
      for (const row of found) {
        const keys = artistSortKeys(sortedAs(row));
        if (Object.values(SORT_COLUMNS).every((column) => row[column] === keys[column])) continue;
        // `updated_at` stays: an editor with the page open can still save it.
        await tx.update(artist).set(keys).where(eq(artist.artist_id, row.artist_id));
        await sendNotice(tx, 'content', `artist ${row.artist_id}`);
        changed += 1;
      }
      return found;
    });
    last = rows.at(-1)?.artist_id ?? last;
    if (rows.length < BATCH) break;
  }
  return changed;
}

/**
 * Runs at each start, quickly if nothing is to do: artists saved before names were sorted by family name get new keys.
 */
export function sortingByFamilyName(db: Db): Job {
  return {
    name: 'artists_by_family_name',
    runsIn: 'one_process',
    every: 'once',
    run: async (signal) => {
      await refreshSortKeys(db, signal);
    },
  };
}
