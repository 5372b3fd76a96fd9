import { shownAmong } from '#catalogue/articles/server/article.service.ts';
import { artistLabels, artistsBySlug } from '#catalogue/artists/server/artist-label.service.ts';
import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import { worksBySlug } from '#catalogue/works/server/work-history.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { type Block, blocksIn, storedBlocks } from '#ground/blocks/block.rules.ts';
import { picturesIn } from '#ground/blocks/page-part.rules.ts';
import { smallPicture } from '#ground/pictures/small-picture.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { linkedArticles, withoutDeadLinks } from '../article-links.rules.ts';
import type { PageReply } from '../page.contract.ts';
import { isLegalPage, type PageOfWords } from '../page.rules.ts';
import type { PageContent } from '../page-content.ts';
import { blocksWithFacts, textWithFacts } from '../page-facts.rules.ts';
import { legalContent } from './legal.service.ts';
import { companyFacts, type Known } from './page-facts.ts';
import { hiddenPaths, shownPage } from './shop-page.service.ts';

/** In one version if it has several; `gone` while staff hide it. */
export async function readPage(
  db: Db,
  lang: Lang,
  page: PageOfWords,
  { payments, version }: Pick<Known, 'payments'> & { version?: string | undefined },
): Promise<Omit<PageReply, 'code'>> {
  if (isLegalPage(page)) {
    const found = await legalContent(db, page, version);
    if (!found) throw new Refusal('not_found');
    return composePage(db, lang, { page, ...found, payments });
  }
  // Only legal documents have versions.
  if (version !== undefined) throw new Refusal('not_found');
  const { content, hidden } = await shownPage(db, page);
  if (hidden) throw new Refusal('gone');
  return composePage(db, lang, { page, content, versions: [], payments });
}

interface Composed extends Pick<Known, 'payments'> {
  page: PageOfWords;
  content: PageContent & { version?: string };
  versions: string[];
  /** The day for the tax rate; today by default. */
  day?: string;
}

/** The page as sent to visitors, without unpublished works and artists, and without sentences with dead links. */
export async function composePage(
  db: Db,
  lang: Lang,
  { page, content, versions, day, payments }: Composed,
): Promise<Omit<PageReply, 'code'>> {
  const { works, artists, pictures, workIds, artistIds } = await onShow(db, lang, content.blocks);
  const shown = content.blocks.filter((block) => block.kind !== 'image' || pictures.has(block.hash));
  const stored = storedBlocks(shown, workIds, artistIds);
  const facts = await companyFacts(db, lang, { payments, day });
  const blocks = blocksIn(stored, lang);
  const articles = await shownAmong(db, linkedArticles(blocks));
  const hidden = await hiddenPaths(db);
  return {
    page: {
      page,
      title: textWithFacts(facts, textIn(content.title, lang)),
      lead: textWithFacts(facts, textIn(content.lead, lang)),
      description: textWithFacts(facts, textIn(content.description, lang)),
      blocks: blocksWithFacts(facts, withoutDeadLinks(blocks, articles, hidden)),
      ...(content.version && { version: content.version }),
      versions,
    },
    works,
    artists,
    pictures: [...pictures.values()],
  };
}

/** The names of the published works and artists in these blocks, by slug, and the addresses of its pictures, by hash. */
export async function namesOnShow(db: Db, lang: Lang, blocks: readonly Block[]): Promise<Record<string, string>> {
  const { works, artists, pictures, workIds, artistIds } = await onShow(db, lang, blocks);
  const named = (ids: ReadonlyMap<string, number>, nameOf: (id: number) => string | undefined) =>
    [...ids].map(([slug, id]) => [slug, nameOf(id) ?? slug] as const);
  return Object.fromEntries([
    ...named(workIds, (id) => works.find(({ item_id }) => item_id === id)?.title),
    ...[...pictures.values()].map((one) => [one.hash, smallPicture(one)]),
    ...named(artistIds, (id) => artists.find(({ artist_id }) => artist_id === id)?.name),
  ]);
}

/** The published works and artists in these blocks with their ids by slug, and the pictures by hash. */
async function onShow(db: Db, lang: Lang, blocks: readonly Block[]) {
  const items = await worksBySlug(db, slugsIn(blocks, 'work'));
  const works = await workSummaries(
    db,
    lang,
    [...items.values()].map(({ item_id }) => item_id),
  );
  const known = await artistsBySlug(db, slugsIn(blocks, 'artist'));
  const artists = await artistLabels(db, lang, [...known.values()]);
  const pictures = await readPictures(db, picturesIn(blocks));
  const shownWorks = new Set(works.map(({ item_id }) => item_id));
  const shownArtists = new Set(artists.map(({ artist_id }) => artist_id));
  return {
    works,
    artists,
    pictures,
    workIds: new Map([...items].flatMap(([slug, { item_id }]) => (shownWorks.has(item_id) ? [[slug, item_id]] : []))),
    artistIds: new Map([...known].filter(([, id]) => shownArtists.has(id))),
  };
}

function slugsIn(blocks: readonly Block[], kind: 'work' | 'artist'): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === kind ? block.slug : [])))];
}
