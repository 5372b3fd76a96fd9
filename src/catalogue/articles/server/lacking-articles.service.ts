import { and, asc, ne } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { article, lacksWords } from './article.tables.ts';

const isNotRemoved = () => ne(article.status, 'removed');

/** Articles, including drafts, with a text missing in some language. */
export function countLackingArticles(db: Db): Promise<number> {
  return db.$count(article, and(lacksWords(article), isNotRemoved()));
}

export async function lackingArticles(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const { article_id, slug, title, summary, blocks, cover_hash, cover_alt } = article;
  const rows = await db
    .select({ article_id, slug, title, summary, blocks, cover_hash, cover_alt })
    .from(article)
    .where(and(lacksWords(article), isNotRemoved()))
    .orderBy(asc(article_id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ article_id: id, slug: path, title: name, cover_hash: own, cover_alt: alt, ...texts }) => ({
    id: String(id),
    slug: path,
    name,
    texts: { title: name, ...texts, ...(own !== null && { cover_alt: alt }) },
  }));
}
