import { asc, inArray, sql } from 'drizzle-orm';
import { removeDocuments } from '#catalogue/search-index/server/search-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { article } from './article.tables.ts';

/** Removes articles, also from the search index. */
export async function removeArticles(tx: Db, articleIds: readonly number[]): Promise<void> {
  await removeDocuments(tx, 'article', articleIds);
  await tx.delete(article).where(inArray(article.article_id, [...articleIds]));
}

export async function dropCovers(tx: Db, itemIds: readonly number[]): Promise<void> {
  await tx
    .update(article)
    .set({ cover_item_id: null })
    .where(inArray(article.cover_item_id, [...itemIds]));
}

/** The English titles of these articles, and a hash of all that readers see. */
export function articleWords(db: Db, articleIds: readonly number[]) {
  const { title, summary, blocks, cover_hash, cover_alt } = article;
  return db
    .select({
      id: article.article_id,
      title: sql<string | null>`${title} ->> 'en'`,
      hash: sql<string>`md5(jsonb_build_array(${title}, ${summary}, ${blocks}, ${cover_hash}, ${cover_alt})::text)`,
    })
    .from(article)
    .where(inArray(article.article_id, [...articleIds]))
    .orderBy(asc(article.article_id));
}

export async function articlesAt(db: Db, slugs: readonly string[]): Promise<number[]> {
  const rows = await db
    .select({ id: article.article_id })
    .from(article)
    .where(inArray(article.slug, [...slugs]));
  return rows.map(({ id }) => id);
}

export async function hasArticles(db: Db): Promise<boolean> {
  return (await db.$count(article)) > 0;
}
