import { sql } from 'drizzle-orm';
import { indexDocument, removeDocument } from '#catalogue/search-index/server/search-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { blocksIn, wordsOf } from '#ground/blocks/block.rules.ts';
import { plainOf } from '#ground/blocks/inline.rules.ts';
import { perLang } from '#shared/locale.ts';
import { article } from './article.tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An article as an editor or the demo writes it, identified by its slug. */
export type ArticleDraft = Omit<typeof article.$inferInsert, 'article_id' | 'updated_at' | 'version'>;

/**
 * Saves an article and indexes it while it is published; a future one is indexed at its publication time. A trigger of
 * the table notifies all processes, so manual edits in the database appear as quickly.
 */
export function saveArticle(db: Db, draft: ArticleDraft): Promise<number> {
  return inTransaction(db, async (tx) => {
    const version = sql`${article.version} + 1`;
    const set = { ...draft, status: statusAfter(draft.status), version, updated_at: sql`now()` };
    const row = await insertOne(
      tx.insert(article).values(draft).onConflictDoUpdate({ target: article.slug, set }).returning(),
    );
    await fileWhileShown(tx, row);
    return row.article_id;
  });
}

/** Only published articles can be found. */
export async function fileWhileShown(tx: Db, row: typeof article.$inferSelect): Promise<void> {
  const isShown = row.status === 'published' && row.published_at !== null && row.published_at.getTime() <= Date.now();
  if (isShown) await fileArticle(tx, row);
  else await removeDocument(tx, 'article', row.article_id);
}

/** An article that readers have seen never becomes a draft again: its address answers "gone", not "not found". */
function statusAfter(wanted: ArticleDraft['status']) {
  if (wanted !== 'draft') return wanted;
  const wasSeen = sql`${article.status} <> 'draft' and ${article.published_at} <= now()`;
  return sql`case when ${wasSeen} then 'withdrawn' else 'draft' end`;
}

/** Indexes an article in every language. */
export function fileArticle(tx: Db, row: typeof article.$inferSelect): Promise<void> {
  return indexDocument(tx, {
    kind: 'article',
    doc_id: row.article_id,
    title: row.title,
    words: row.tags,
    body: perLang(({ lang }) => plainOf(blocksIn(row.blocks, lang).flatMap(wordsOf).join('\n'))),
    // In days: among equals, the later comes first.
    rank: (row.published_at ?? row.updated_at).getTime() / DAY_MS,
  });
}

/** The slugs of all articles, published or not. */
export async function knownSlugs(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.select({ slug: article.slug }).from(article);
  return new Set(rows.map(({ slug }) => slug));
}
