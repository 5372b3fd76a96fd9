import { and, asc, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { artistNames } from '#catalogue/artists/server/artist-label.service.ts';
import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { holdsText } from '#db/server/holds-text.ts';
import { MOST_COUNTED, pagesOf } from '#shared/counted.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS, type Lang, perLang, textIn } from '#shared/locale.ts';
import type { DeskArticle, DeskArticleReply, DeskEntry, DeskListQuery } from '../article-desk.contract.ts';
import { ARTICLE_STATES, stateOf, stepsFrom } from '../article-steps.rules.ts';
import { type ArticleRow, hashesOf, idsOf } from './article.service.ts';
import { article } from './article.tables.ts';

const PAGE_SIZE = 20;

type ShownState = (typeof ARTICLE_STATES)[number];

/** A deleted article is in none of these states. */
const IN_STATE: Record<ShownState, () => SQL | undefined> = {
  draft: () => eq(article.status, 'draft'),
  scheduled: () => and(eq(article.status, 'published'), gt(article.published_at, sql`now()`)),
  published: () => and(eq(article.status, 'published'), lte(article.published_at, sql`now()`)),
  withdrawn: () => eq(article.status, 'withdrawn'),
};

export async function listDeskArticles(db: Db, lang: Lang, query: DeskListQuery) {
  const found = pagesOf(await countUpTo(db, query), query.page, PAGE_SIZE);
  const rows = await deskArticlesPage(db, lang, { ...query, page: found.page });
  const states: Partial<Record<ShownState, number>> = {};
  for (const state of ARTICLE_STATES) states[state] = await countUpTo(db, { state });
  return { list: rows.map((row) => entryOf(row, lang)), ...found, states: states as Record<ShownState, number> };
}

function countUpTo(db: Db, wanted: Wanted): Promise<number> {
  return db.$count(articlesUpTo(db, wanted).as('found'));
}

/** Counts up to a limit; a bare query, for the same reason as below. */
export function articlesUpTo(db: Db, wanted: Wanted) {
  return db
    .select({ article_id: article.article_id })
    .from(article)
    .where(wantedArticles(wanted))
    .limit(MOST_COUNTED + 1);
}

/** Only the query, so that a test can check its plan. */
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

type Wanted = Pick<DeskListQuery, 'state' | 'type' | 'keyword'>;

function wantedArticles({ state, type, keyword }: Wanted): SQL | undefined {
  return and(
    // A state's condition already excludes removed articles, and uses an index.
    state ? IN_STATE[state]() : ne(article.status, 'removed'),
    type && eq(article.type, type),
    keyword ? holdsText(sql`article_words(${article.slug}, ${article.title})`, keyword) : undefined,
  );
}

function orderOf(sort: DeskListQuery['sort'], lang: Lang): SQL[] {
  if (sort === 'title') return [sql`${article.title} ->> ${lang}`, asc(article.article_id)];
  if (sort === 'published') return [sql`${article.published_at} desc nulls last`, desc(article.article_id)];
  return [desc(article.updated_at), desc(article.article_id)];
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

/** One article in all languages, with the names of its cards; deleted ones can still be opened. */
export async function readDeskArticle(db: Db, lang: Lang, id: number): Promise<Omit<DeskArticleReply, 'code'>> {
  const [row] = await db.select().from(article).where(eq(article.article_id, id));
  if (!row) throw new Refusal('not_found');
  const items = [...idsOf(row, 'work'), ...(row.cover_item_id ? [row.cover_item_id] : [])];
  const names = await artistNames(db, idsOf(row, 'artist'));
  const hashes = [...hashesOf(row), ...(row.cover_hash ? [row.cover_hash] : [])];
  return {
    article: deskView(row),
    works: await workSummaries(db, lang, [...new Set(items)], { offline: true }),
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
