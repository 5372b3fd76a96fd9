import { and, arrayContains, count, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { artistLabels } from '#features/artists/server/artist-label.service.ts';
import type { ItemCard } from '#features/catalog/catalog.contract.ts';
import { itemCards } from '#features/catalog/server/catalog.service.ts';
import { blocksIn, readingMinutes, type ShownBlock } from '#ground/blocks/block.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { idFromPath } from '#shared/row-id.ts';
import type { ArticleCard, ArticleListQuery, ArticleListReply, ArticleReply } from '../article.contract.ts';
import { type ArticleTag, relatedTo } from '../article.rules.ts';
import { article } from './article.tables.ts';

const PAGE_SIZE = 12;
const RELATED = 3;
/** Among so many of the latest ones those that go with an article are looked for. */
const COMPARED = 60;

type ArticleRow = typeof article.$inferSelect;

/** What readers see: published, and its time has come. */
export const isShown = () => and(eq(article.status, 'published'), lte(article.published_at, sql`now()`));
const latestFirst = [desc(article.published_at), desc(article.article_id)];

/** A page of articles, the latest first, with the tags one can choose among those of the type. */
export async function listArticles(
  db: Db,
  lang: Lang,
  { type, tag, page }: ArticleListQuery,
): Promise<Omit<ArticleListReply, 'code'>> {
  const ofType = and(isShown(), type && eq(article.type, type));
  const chosen = and(ofType, tag && arrayContains(article.tags, [tag]));
  const rows = await db
    .select()
    .from(article)
    .where(chosen)
    .orderBy(...latestFirst)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const total = await db.$count(article, chosen);
  const each = db
    .select({ tag: sql<ArticleTag>`unnest(${article.tags})`.as('tag') })
    .from(article)
    .where(ofType)
    .as('each');
  const tags = await db
    .select({ tag: each.tag, count: count() })
    .from(each)
    .groupBy(each.tag)
    .orderBy(desc(count()), each.tag);
  return { list: await cardsOf(db, lang, rows), total, page, pages: Math.ceil(total / PAGE_SIZE), tags };
}

/** The latest articles, for pages that show a few. */
export async function latestArticles(db: Db, lang: Lang, limit: number): Promise<ArticleCard[]> {
  const rows = await db
    .select()
    .from(article)
    .where(isShown())
    .orderBy(...latestFirst)
    .limit(limit);
  return cardsOf(db, lang, rows);
}

const ABOUT_ARTIST = 6;

/** What was written about an artist: articles with a block of them. */
export async function articlesAbout(db: Db, lang: Lang, artistId: number) {
  const named = JSON.stringify([{ kind: 'artist', artist_id: artistId }]);
  const { article_id, slug, title, published_at } = article;
  const rows = await db
    .select({ article_id, slug, title, published_at })
    .from(article)
    .where(and(isShown(), sql`${article.blocks} @> ${named}::jsonb`))
    .orderBy(...latestFirst)
    .limit(ABOUT_ARTIST);
  return rows.map((row) => ({
    id: row.article_id,
    slug: row.slug,
    title: textIn(row.title, lang),
    published_at: row.published_at?.toISOString() ?? '',
  }));
}

/** An article by id or the name in its address, with the works and artists it names; refused if it is not shown. */
export async function readArticle(db: Db, lang: Lang, idOrSlug: string): Promise<Omit<ArticleReply, 'code'>> {
  const id = idFromPath(idOrSlug);
  const [row] = await db
    .select()
    .from(article)
    .where(and(isShown(), id === undefined ? eq(article.slug, idOrSlug) : eq(article.article_id, id)));
  if (!row) throw new Refusal('not_found');
  const latest = await db
    .select()
    .from(article)
    .where(isShown())
    .orderBy(...latestFirst)
    .limit(COMPARED);
  const related = relatedTo(row, latest, RELATED);
  const named = { works: idsOf(row, 'work'), artists: idsOf(row, 'artist') };
  const works = await itemCards(db, lang, [...new Set([...named.works, ...coversOf([row, ...related])])]);
  const artists = await artistLabels(db, lang, named.artists);
  const blocks = blocksIn(row.blocks, lang).filter((block) => isThere(block, works, artists));
  return {
    article: { ...cardOf(row, lang, works), updated_at: row.updated_at.toISOString(), blocks },
    works: works.filter(({ item_id }) => named.works.includes(item_id)),
    artists,
    related: related.map((other) => cardOf(other, lang, works)),
  };
}

async function cardsOf(db: Db, lang: Lang, rows: readonly ArticleRow[]): Promise<ArticleCard[]> {
  const covers = await itemCards(db, lang, coversOf(rows));
  return rows.map((row) => cardOf(row, lang, covers));
}

function cardOf(row: ArticleRow, lang: Lang, works: readonly ItemCard[]): ArticleCard {
  const { article_id, slug, type, tags, published_at } = row;
  const work = works.find(({ item_id }) => item_id === row.cover_item_id);
  return {
    article_id,
    slug,
    type,
    title: textIn(row.title, lang),
    summary: textIn(row.summary, lang),
    tags,
    published_at: (published_at ?? row.updated_at).toISOString(),
    minutes: readingMinutes(blocksIn(row.blocks, lang)),
    ...(work?.picture && { cover: { picture: work.picture, alt: work.alt } }),
  };
}

function coversOf(rows: readonly ArticleRow[]): number[] {
  return rows.flatMap(({ cover_item_id }) => cover_item_id ?? []);
}

function idsOf({ blocks }: ArticleRow, kind: 'work' | 'artist'): number[] {
  const ids = blocks.flatMap((block) => {
    if (block.kind !== kind) return [];
    return block.kind === 'work' ? [block.item_id] : block.kind === 'artist' ? [block.artist_id] : [];
  });
  return [...new Set(ids)];
}

/** A work that is no longer on show, or an artist without one, is left out of the text. */
function isThere(block: ShownBlock, works: readonly ItemCard[], artists: readonly { artist_id: number }[]): boolean {
  if (block.kind === 'work') return works.some(({ item_id }) => item_id === block.item_id);
  if (block.kind === 'artist') return artists.some(({ artist_id }) => artist_id === block.artist_id);
  return true;
}
