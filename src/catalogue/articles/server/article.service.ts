import { and, arrayContains, count, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { artistLabels } from '#catalogue/artists/server/artist-label.service.ts';
import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { WorkSummary } from '#catalogue/works/works.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { blocksIn, readingMinutes, type ShownBlock } from '#ground/blocks/block.rules.ts';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { idFromPath } from '#shared/row-id.ts';
import type { ArticleCard, ArticleListQuery, ArticleListReply, ArticleReply } from '../article.contract.ts';
import { type ArticleTag, relatedTo } from '../article.rules.ts';
import { article } from './article.tables.ts';

const PAGE_SIZE = 12;
const RELATED = 3;
/** How many of the latest articles are compared to find related ones. */
const COMPARED = 60;

export type ArticleRow = typeof article.$inferSelect;

/** The slugs among these that lead to a published article. */
export async function shownAmong(db: Db, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set();
  const rows = await db
    .select({ slug: article.slug })
    .from(article)
    .where(and(isShown(), inArray(article.slug, [...slugs])));
  return new Set(rows.map(({ slug }) => slug));
}

export const isShown = () => and(eq(article.status, 'published'), lte(article.published_at, sql`now()`));
export const latestFirst = [desc(article.published_at), desc(article.article_id)];

/** A page of articles, latest first, with the tags used by this type. */
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

export async function latestArticles(db: Db, lang: Lang, limit: number): Promise<ArticleCard[]> {
  const rows = await db
    .select()
    .from(article)
    .where(isShown())
    .orderBy(...latestFirst)
    .limit(limit);
  return cardsOf(db, lang, rows);
}

/** In the given order, without unpublished ones. */
export async function articleCards(db: Db, lang: Lang, ids: readonly number[]): Promise<ArticleCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(article)
    .where(and(isShown(), inArray(article.article_id, [...ids])));
  const cards = new Map((await cardsOf(db, lang, rows)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

const ABOUT_ARTIST = 6;

/** Articles that contain a block about this artist. */
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

/** Refuses an unpublished article, with 410 if it was published before. */
export async function readArticle(db: Db, lang: Lang, idOrSlug: string): Promise<Omit<ArticleReply, 'code'>> {
  const id = idFromPath(idOrSlug);
  const [row] = await db
    .select()
    .from(article)
    .where(
      and(
        id === undefined ? eq(article.slug, idOrSlug) : eq(article.article_id, id),
        or(isShown(), eq(article.status, 'withdrawn')),
      ),
    );
  if (!row) throw new Refusal('not_found');
  if (row.status === 'withdrawn') throw new Refusal('gone');
  return articleIn(db, lang, row);
}

/** In any state: editors preview it before readers see it. */
export async function articleIn(db: Db, lang: Lang, row: ArticleRow): Promise<Omit<ArticleReply, 'code'>> {
  const latest = await db
    .select()
    .from(article)
    .where(isShown())
    .orderBy(...latestFirst)
    .limit(COMPARED);
  const related = relatedTo(row, latest, RELATED);
  const named = { works: idsOf(row, 'work'), artists: idsOf(row, 'artist') };
  const works = await workSummaries(db, lang, [...new Set([...named.works, ...coversOf([row, ...related])])]);
  const artists = await artistLabels(db, lang, named.artists);
  const pictures = await readPictures(db, [...hashesOf(row), ...coverHashes([row, ...related])]);
  const blocks = blocksIn(row.blocks, lang).filter((block) => isThere(block, { works, artists, pictures }));
  return {
    article: { ...cardOf(row, lang, works, pictures), updated_at: row.updated_at.toISOString(), blocks },
    works: works.filter(({ item_id }) => named.works.includes(item_id)),
    artists,
    pictures: hashesOf(row).flatMap((hash) => pictures.get(hash) ?? []),
    related: related.map((other) => cardOf(other, lang, works, pictures)),
  };
}

async function cardsOf(db: Db, lang: Lang, rows: readonly ArticleRow[]): Promise<ArticleCard[]> {
  const covers = await workSummaries(db, lang, coversOf(rows));
  const pictures = await readPictures(db, coverHashes(rows));
  return rows.map((row) => cardOf(row, lang, covers, pictures));
}

function cardOf(
  row: ArticleRow,
  lang: Lang,
  works: readonly WorkSummary[],
  pictures: ReadonlyMap<string, Picture>,
): ArticleCard {
  const { article_id, slug, type, tags, published_at } = row;
  const cover = coverOf(row, lang, works, pictures);
  return {
    id: article_id,
    article_id,
    slug,
    type,
    title: textIn(row.title, lang),
    summary: textIn(row.summary, lang),
    tags,
    published_at: (published_at ?? row.updated_at).toISOString(),
    minutes: readingMinutes(blocksIn(row.blocks, lang)),
    ...(cover && { cover }),
  };
}

function coverOf(
  { cover_item_id, cover_hash, cover_alt }: ArticleRow,
  lang: Lang,
  works: readonly WorkSummary[],
  pictures: ReadonlyMap<string, Picture>,
): ArticleCard['cover'] {
  const own = cover_hash === null ? undefined : pictures.get(cover_hash);
  if (own) return { picture: own, alt: textIn(cover_alt ?? {}, lang) };
  const work = works.find(({ item_id }) => item_id === cover_item_id);
  return work?.picture && { item_id: work.item_id, picture: work.picture, alt: work.alt };
}

function coverHashes(rows: readonly ArticleRow[]): string[] {
  return rows.flatMap(({ cover_hash }) => cover_hash ?? []);
}

/** The shop's own pictures in an article's blocks, without duplicates. */
export function hashesOf({ blocks }: Pick<ArticleRow, 'blocks'>): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === 'image' ? block.hash : [])))];
}

function coversOf(rows: readonly ArticleRow[]): number[] {
  return rows.flatMap(({ cover_item_id }) => cover_item_id ?? []);
}

/** Without duplicates. */
export function idsOf({ blocks }: Pick<ArticleRow, 'blocks'>, kind: 'work' | 'artist'): number[] {
  const ids = blocks.flatMap((block) => {
    if (block.kind !== kind) return [];
    return block.kind === 'work' ? [block.item_id] : block.kind === 'artist' ? [block.artist_id] : [];
  });
  return [...new Set(ids)];
}

interface Named {
  works: readonly WorkSummary[];
  artists: readonly { artist_id: number }[];
  pictures: ReadonlyMap<string, Picture>;
}

/** Omits unpublished works, artists without a published work, and lost pictures. */
function isThere(block: ShownBlock, { works, artists, pictures }: Named): boolean {
  if (block.kind === 'work') return works.some(({ item_id }) => item_id === block.item_id);
  if (block.kind === 'artist') return artists.some(({ artist_id }) => artist_id === block.artist_id);
  if (block.kind === 'image') return pictures.has(block.hash);
  return true;
}
