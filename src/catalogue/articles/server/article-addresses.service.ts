import { and, asc } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { blocksOf, inBlock } from '#db/server/id-blocks.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { isShown, latestFirst } from './article.service.ts';
import { article } from './article.tables.ts';

/** The id ranges that contain published articles. */
export function articleBlocks(db: Db): Promise<number[]> {
  return blocksOf(db, article, article.article_id, isShown());
}

/** The published articles of a range, with their last change. */
export async function articlesInBlock(db: Db, block: number) {
  const { article_id, slug, updated_at } = article;
  return db
    .select({ article_id, slug, updated_at })
    .from(article)
    .where(and(inBlock(article_id, block), isShown()))
    .orderBy(asc(article_id));
}

/** The latest articles for a feed, with the time of their last change. */
export async function articlesForFeed(db: Db, lang: Lang, limit: number) {
  const { slug, title, summary, published_at, updated_at } = article;
  const rows = await db
    .select({ slug, title, summary, published_at, updated_at })
    .from(article)
    .where(isShown())
    .orderBy(...latestFirst)
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    title: textIn(row.title, lang),
    summary: textIn(row.summary, lang),
    published_at: row.published_at ?? row.updated_at,
  }));
}
