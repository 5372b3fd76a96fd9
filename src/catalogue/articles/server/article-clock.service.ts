import { and, eq, gt, min, sql } from 'drizzle-orm';
import { notFiled } from '#catalogue/search-index/server/search-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { isShown } from './article.service.ts';
import { article } from './article.tables.ts';
import { fileArticle } from './article-write.service.ts';

const LOOK_MS = 60_000;
/** So long after its moment an article is looked for: by then the database's clock has passed it for certain. */
const AFTER_MS = 20;

/**
 * Files the articles whose time has come, and tells all processes to let go of what they keep; answers how many there were.
 * Several processes may do this at once: what one of them is at, the others leave alone.
 */
export function publishDue(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    const shown = await tx.select({ article_id: article.article_id }).from(article).where(isShown());
    const ids = shown.map(({ article_id }) => article_id);
    let filed = 0;
    for (const id of await notFiled(tx, 'article', ids)) {
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

/** How long it is until the next article comes out, by the database's clock. */
async function untilNext(db: Db): Promise<number | undefined> {
  const ms = sql<string | null>`extract(epoch from ${min(article.published_at)} - now()) * 1000`;
  const [next] = await db
    .select({ ms })
    .from(article)
    .where(and(eq(article.status, 'published'), gt(article.published_at, sql`now()`)));
  return next?.ms == null ? undefined : Number(next.ms);
}

/**
 * Articles come out at their minute. Each process has its timer for the next one, set anew whenever something is edited: a
 * process that is killed is missed by nobody, and an article whose moment passed while all were down is found by the next look.
 */
export function publishingArticles(db: Db): Job {
  const timers = new Set<NodeJS.Timeout>();
  const look = async () => {
    await publishDue(db);
    const ms = await untilNext(db);
    if (ms === undefined || ms > LOOK_MS) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      // What fails here is tried again by the next look.
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
