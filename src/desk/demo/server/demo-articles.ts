import { knownSlugs, saveArticle } from '#catalogue/articles/server/article-write.service.ts';
import { artistsBySlug } from '#catalogue/artists/server/artist-label.service.ts';
import { worksBySlug } from '#catalogue/works/server/work-history.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { storedBlocks } from '#ground/blocks/block.rules.ts';
import { markDemo } from './demo-marks.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes the demo's articles. Existing ones stay as they are: staff may have changed them. */
export async function writeArticles(db: Db, now: Date): Promise<void> {
  const { articles } = await import('../../../../demo/articles/articles.ts');
  const known = await knownSlugs(db);
  const missing = articles.filter(({ slug }) => !known.has(slug));
  if (missing.length === 0) return;
  const named = (kind: 'work' | 'artist') =>
    missing.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === kind ? block.slug : [])));
  const items = await worksBySlug(db, [...named('work'), ...missing.map(({ cover }) => cover)]);
  const works = new Map([...items].map(([slug, { item_id }]) => [slug, item_id]));
  const artists = await artistsBySlug(db, named('artist'));
  for (const { cover, days_ago, blocks, tags, ...article } of missing) {
    const written = {
      ...article,
      tags: [...tags],
      cover_item_id: works.get(cover) ?? null,
      blocks: storedBlocks(blocks, works, artists),
      status: 'published' as const,
      published_at: new Date(now.getTime() - days_ago * DAY_MS),
    };
    await inTransaction(db, async (tx) => markDemo(tx, 'article', [await saveArticle(tx, written)]));
  }
}

export async function demoArticleSlugs(): Promise<string[]> {
  const { articles } = await import('../../../../demo/articles/articles.ts');
  return articles.map(({ slug }) => slug);
}
