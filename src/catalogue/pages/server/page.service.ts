import { shownAmong } from '#catalogue/articles/server/article.service.ts';
import { artistLabels, artistsBySlug } from '#catalogue/artists/server/artist-label.service.ts';
import { worksBySlug } from '#catalogue/works/server/work-history.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { type Block, blocksIn, storedBlocks } from '#ground/blocks/block.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { linkedArticles, withoutDeadLinks } from '../article-links.rules.ts';
import type { PageReply } from '../page.contract.ts';
import { isLegalPage, type PageOfWords } from '../page.rules.ts';
import type { PageContent } from '../page-content.ts';
import { withFacts } from '../page-facts.rules.ts';
import { legalContent } from './legal.service.ts';
import { companyFacts } from './page-facts.ts';
import { hiddenPaths, shownPage } from './shop-page.service.ts';

/** A page of words in one language, of one version if it has several; `gone` while staff hide it. */
export async function readPage(
  db: Db,
  lang: Lang,
  page: PageOfWords,
  version?: string,
): Promise<Omit<PageReply, 'code'>> {
  if (isLegalPage(page)) {
    const found = await legalContent(db, page, version);
    if (!found) throw new Refusal('not_found');
    return composePage(db, lang, { page, ...found });
  }
  // Only what binds the shop has versions.
  if (version !== undefined) throw new Refusal('not_found');
  const { content, hidden } = await shownPage(db, page);
  if (hidden) throw new Refusal('gone');
  return composePage(db, lang, { page, content, versions: [] });
}

interface Composed {
  page: PageOfWords;
  content: PageContent & { version?: string };
  versions: string[];
  /** The day whose tax the page tells; today's where none is said. */
  day?: string;
}

/** What visitors are sent of a page. Works and artists that are not on show are left out, and sentences that lead nowhere. */
export async function composePage(
  db: Db,
  lang: Lang,
  { page, content, versions, day }: Composed,
): Promise<Omit<PageReply, 'code'>> {
  const { works, artists, workIds, artistIds } = await onShow(db, lang, content.blocks);
  const stored = storedBlocks(content.blocks, workIds, artistIds);
  const facts = await companyFacts(db, lang, day);
  const blocks = blocksIn(stored, lang);
  const articles = await shownAmong(db, linkedArticles(blocks));
  const hidden = await hiddenPaths(db);
  return {
    page: withFacts(facts, {
      page,
      title: textIn(content.title, lang),
      lead: textIn(content.lead, lang),
      description: textIn(content.description, lang),
      blocks: withoutDeadLinks(blocks, articles, hidden),
      ...(content.version && { version: content.version }),
      versions,
    }),
    works,
    artists,
  };
}

/** The works and artists of some blocks that are on show: their names in one language, by those in their addresses. */
export async function namesOnShow(db: Db, lang: Lang, blocks: readonly Block[]): Promise<Record<string, string>> {
  const { works, artists, workIds, artistIds } = await onShow(db, lang, blocks);
  const named = (ids: ReadonlyMap<string, number>, nameOf: (id: number) => string | undefined) =>
    [...ids].map(([slug, id]) => [slug, nameOf(id) ?? slug] as const);
  return Object.fromEntries([
    ...named(workIds, (id) => works.find(({ item_id }) => item_id === id)?.title),
    ...named(artistIds, (id) => artists.find(({ artist_id }) => artist_id === id)?.name),
  ]);
}

/** The works and artists of some blocks that are on show, and their numbers by the names in their addresses. */
async function onShow(db: Db, lang: Lang, blocks: readonly Block[]) {
  const items = await worksBySlug(db, slugsIn(blocks, 'work'));
  const works = await workSummaries(
    db,
    lang,
    [...items.values()].map(({ item_id }) => item_id),
  );
  const known = await artistsBySlug(db, slugsIn(blocks, 'artist'));
  const artists = await artistLabels(db, lang, [...known.values()]);
  const shownWorks = new Set(works.map(({ item_id }) => item_id));
  const shownArtists = new Set(artists.map(({ artist_id }) => artist_id));
  return {
    works,
    artists,
    workIds: new Map([...items].flatMap(([slug, { item_id }]) => (shownWorks.has(item_id) ? [[slug, item_id]] : []))),
    artistIds: new Map([...known].filter(([, id]) => shownArtists.has(id))),
  };
}

function slugsIn(blocks: readonly Block[], kind: 'work' | 'artist'): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === kind ? block.slug : [])))];
}
