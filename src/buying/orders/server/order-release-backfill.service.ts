import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { releasesOf, setRelease } from '#selling/payouts/server/release.service.ts';
import { shopDay } from '#shared/shop-time.ts';
import { shopOrder } from './order.tables.ts';
import { lockOrder, releaseOf } from './order-write.service.ts';

const PAGE = 500;
const DAY_MS = 86_400_000;
/** Versions overlap for minutes; this also covers a process that was forgotten, or a shop that stood still. */
const RECENT_MS = 92 * DAY_MS;

/**
 * Corrects what the payouts know of arrivals and returns: during an update, a process of an older version changes orders without
 * telling them. Only of orders that arrived in recent months. One transaction with a lock for each order. Returns how many were wrong.
 */
export async function correctReleases(
  db: Db,
  signal?: Pick<AbortSignal, 'aborted'>,
  now = new Date(),
): Promise<number> {
  const since = new Date(now.getTime() - RECENT_MS);
  let corrected = 0;
  for (let after = 0; ; ) {
    const page = await arrivals(db, after, since);
    after = page.at(-1)?.order_id ?? 0;
    if (after === 0) break;
    const known = await releasesOf(
      db,
      page.map(({ order_id }) => order_id),
    );
    for (const order of page) {
      if (signal?.aborted) return corrected;
      if (sameRelease(releaseOf(order), known.get(order.order_id))) continue;
      await inTransaction(db, async (tx) => {
        const { order: locked } = await lockOrder(tx, order.code);
        await setRelease(tx, releaseOf(locked));
      });
      corrected += 1;
    }
  }
  return corrected;
}

/** Runs once a day, in one process for all. */
export function correctingReleases(db: Db): Job {
  return {
    name: 'shares_not_released',
    runsIn: 'one_process',
    every: DAY_MS,
    run: (signal) => correctReleases(db, signal),
  };
}

function sameRelease(
  right: ReturnType<typeof releaseOf>,
  known: { arrived_on: string; held: boolean } | undefined,
): boolean {
  if (!right.arrival || !known) return !right.arrival && !known;
  return known.held === right.held && known.arrived_on === shopDay(right.arrival.at);
}

/** Every order that has arrived since then, and every one that the payouts believe to have. */
function arrivals(db: Db, after: number, since: Date) {
  const isKnown = sql`exists (select 1 from share_release where share_release.order_id = ${shopOrder.order_id}
    and share_release.arrived_on >= ${shopDay(since)})`;
  return db
    .select()
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.test, false),
        gt(shopOrder.order_id, after),
        sql`(${shopOrder.arrival_at} >= ${since.toISOString()}::timestamptz or ${isKnown})`,
      ),
    )
    .orderBy(asc(shopOrder.order_id))
    .limit(PAGE);
}
