import { and, eq, gt, min, sql } from 'drizzle-orm';
import { notIndexed } from '#catalogue/search-index/server/search-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { isShown } from './article.service.ts';
import { article } from './article.tables.ts';
import { fileArticle } from './article-write.service.ts';

const LOOK_MS = 60_000;
/** Extra delay after the publication time, so that the database's clock has passed it for certain. */
const AFTER_MS = 20;

/**
 * Indexes articles whose publication time has been reached and clears the caches of all processes; returns how many.
 * Several processes may run this concurrently: each skips the rows that another has locked.
 */
export function publishDue(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    const shown = await tx.select({ article_id: article.article_id }).from(article).where(isShown());
    const ids = shown.map(({ article_id }) => article_id);
    let filed = 0;
    for (const id of await notIndexed(tx, 'article', ids)) {
      const due = and(eq(article.article_id, id), isShown());
      const [row] = await tx.select().from(article).where(due).for('update', { skipLocked: true });
      if (!row) continue;
      await fileArticle(tx, row);
      filed += 1;
    }
    if (filed > 0) await sendNotice(tx, 'content', 'articles are published');
    return filed;
  });
}

/** By the database's clock. */
async function untilNext(db: Db): Promise<number | undefined> {
  const ms = sql<string | null>`extract(epoch from ${min(article.published_at)} - now()) * 1000`;
  const [next] = await db
    .select({ ms })
    .from(article)
    .where(and(eq(article.status, 'published'), gt(article.published_at, sql`now()`)));
  return next?.ms == null ? undefined : Number(next.ms);
}

/**
 * Publishes articles on time. Every process sets a timer for the next article, and resets it after each edit: a killed
 * process does not matter, and the next check finds articles that came due while all processes were down.
 */
export function publishingArticles(db: Db): Job {
  const timers = new Set<NodeJS.Timeout>();
  const look = async () => {
    await publishDue(db);
    const ms = await untilNext(db);
    if (ms === undefined || ms > LOOK_MS) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      // The next check retries a failure.
      void look().catch(() => undefined);
    }, ms + AFTER_MS);
    timers.add(timer);
  };
  return {
    name: 'publishing_articles',
    runsIn: 'each_process',
    every: LOOK_MS,
    wakeOn: 'content',
    run: look,
    atStop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
