import { inArray } from 'drizzle-orm';
import { removeDocuments } from '#catalogue/search-index/server/search-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { article } from './article.tables.ts';

/** Removes articles, and makes them unfindable. */
export async function removeArticles(tx: Db, articleIds: readonly number[]): Promise<void> {
  await removeDocuments(tx, 'article', articleIds);
  await tx.delete(article).where(inArray(article.article_id, [...articleIds]));
}

/** Articles whose cover shows one of these works have none from now on. */
export async function dropCovers(tx: Db, itemIds: readonly number[]): Promise<void> {
  await tx
    .update(article)
    .set({ cover_item_id: null })
    .where(inArray(article.cover_item_id, [...itemIds]));
}
