import { and, asc, count, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { holdsText } from '#db/server/holds-text.ts';
import { artistNames } from '#features/artists/server/artist-label.service.ts';
import { itemCards } from '#features/catalog/server/catalog.service.ts';
import { readPictures } from '#features/pictures/server/picture.service.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS, type Lang, perLang, textIn } from '#shared/locale.ts';
import type { DeskArticle, DeskArticleReply, DeskEntry, DeskListQuery } from '../article-desk.contract.ts';
import { ARTICLE_STATES, stateOf, stepsFrom } from '../article-steps.rules.ts';
import { type ArticleRow, hashesOf, idsOf } from './article.service.ts';
import { article } from './article.tables.ts';

const PAGE_SIZE = 20;

type ShownState = (typeof ARTICLE_STATES)[number];

/** What the database means by a state; what somebody threw away is in none of them. */
const IN_STATE: Record<ShownState, () => SQL | undefined> = {
  draft: () => eq(article.status, 'draft'),
  scheduled: () => and(eq(article.status, 'published'), gt(article.published_at, sql`now()`)),
  published: () => and(eq(article.status, 'published'), lte(article.published_at, sql`now()`)),
  withdrawn: () => eq(article.status, 'withdrawn'),
};

/** A page of all articles for editors, and how many there are in each state. */
export async function listDeskArticles(db: Db, lang: Lang, query: DeskListQuery) {
  const total = await db.$count(article, wantedArticles(query));
  const rows = await deskArticlesPage(db, lang, query);
  return {
    list: rows.map((row) => entryOf(row, lang)),
    total,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    states: await countStates(db),
  };
}

/** The rows of a page: the query alone, so that a test can ask the database how it would go about it. */
export function deskArticlesPage(db: Db, lang: Lang, query: DeskListQuery) {
  const { article_id, version, slug, title, summary, status, published_at, updated_at } = article;
  return db
    .select({ article_id, version, slug, title, summary, status, published_at, updated_at, type: article.type })
    .from(article)
    .where(wantedArticles(query))
    .orderBy(...orderOf(query.sort, lang))
    .limit(PAGE_SIZE)
    .offset((query.page - 1) * PAGE_SIZE);
}

function wantedArticles({ state, type, keyword }: DeskListQuery): SQL | undefined {
  return and(
    ne(article.status, 'removed'),
    state && IN_STATE[state](),
    type && eq(article.type, type),
    keyword ? holdsText(sql`article_words(${article.slug}, ${article.title})`, keyword) : undefined,
  );
}

function orderOf(sort: DeskListQuery['sort'], lang: Lang): SQL[] {
  if (sort === 'title') return [sql`${article.title} ->> ${lang}`, asc(article.article_id)];
  if (sort === 'published') return [sql`${article.published_at} desc nulls last`, desc(article.article_id)];
  return [desc(article.updated_at), desc(article.article_id)];
}

async function countStates(db: Db): Promise<Record<ShownState, number>> {
  const state = sql<ShownState>`case when ${article.status} = 'published' and ${article.published_at} > now() then 'scheduled' else ${article.status} end`;
  const rows = await db
    .select({ state, articles: count() })
    .from(article)
    .where(ne(article.status, 'removed'))
    .groupBy(sql`1`);
  const counted = new Map(rows.map((row) => [row.state, row.articles]));
  return Object.fromEntries(ARTICLE_STATES.map((one) => [one, counted.get(one) ?? 0])) as Record<ShownState, number>;
}

type EntryRow = Pick<
  ArticleRow,
  'article_id' | 'version' | 'slug' | 'title' | 'summary' | 'status' | 'published_at' | 'updated_at' | 'type'
>;

function entryOf({ summary, title, status, ...row }: EntryRow, lang: Lang): DeskEntry {
  return {
    ...row,
    title: textIn(title, lang),
    state: stateOf({ status, published_at: row.published_at }, new Date()),
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    missing: LANGS.filter((one) => !title[one] || !summary[one]),
  };
}

/** One article in all languages, with what its cards are called; what was thrown away can still be opened. */
export async function readDeskArticle(db: Db, lang: Lang, id: number): Promise<Omit<DeskArticleReply, 'code'>> {
  const [row] = await db.select().from(article).where(eq(article.article_id, id));
  if (!row) throw new Refusal('not_found');
  const items = [...idsOf(row, 'work'), ...(row.cover_item_id ? [row.cover_item_id] : [])];
  const names = await artistNames(db, idsOf(row, 'artist'));
  const hashes = [...hashesOf(row), ...(row.cover_hash ? [row.cover_hash] : [])];
  return {
    article: deskView(row),
    works: await itemCards(db, lang, [...new Set(items)], { offline: true }),
    artists: [...names].map(([artist_id, name]) => ({ artist_id, name: textIn(name, lang) })),
    pictures: [...(await readPictures(db, hashes)).values()],
  };
}

function deskView({ status, published_at, updated_at, cover_alt, ...row }: ArticleRow): DeskArticle {
  const state = stateOf({ status, published_at }, new Date());
  return {
    ...row,
    cover_alt: cover_alt ?? perLang(() => ''),
    state,
    steps: stepsFrom(state),
    published_at: published_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
  };
}
