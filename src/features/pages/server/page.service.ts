import type { Db } from '#db/server/connect.ts';
import { shownAmong } from '#features/articles/server/article.service.ts';
import { artistLabels, artistsBySlug } from '#features/artists/server/artist-label.service.ts';
import { itemCards } from '#features/catalog/server/catalog.service.ts';
import { itemsBySlug } from '#features/catalog/server/item-history.service.ts';
import { type Block, blocksIn, storedBlocks } from '#ground/blocks/block.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { linkedArticles, withoutDeadLinks } from '../article-links.rules.ts';
import type { PageReply } from '../page.contract.ts';
import { isLegalPage, type PageOfWords } from '../page.rules.ts';
import { withFacts } from '../page-facts.rules.ts';
import { legalContent } from './legal.service.ts';
import { contentOf } from './page-contents.ts';
import { companyFacts } from './page-facts.ts';

/** A page of words in one language, of one version if it has several. Works and artists that are not on show are left out. */
export async function readPage(
  db: Db,
  lang: Lang,
  page: PageOfWords,
  version?: string,
): Promise<Omit<PageReply, 'code'>> {
  const found = isLegalPage(page) ? await legalContent(db, page, version) : contentOf(page, version);
  const { content, versions } = found ?? {};
  if (!content || !versions) throw new Refusal('not_found');
  const items = await itemsBySlug(db, slugsIn(content.blocks, 'work'));
  const works = await itemCards(
    db,
    lang,
    [...items.values()].map(({ item_id }) => item_id),
  );
  const artistIds = await artistsBySlug(db, slugsIn(content.blocks, 'artist'));
  const artists = await artistLabels(db, lang, [...artistIds.values()]);
  const shownWorks = new Set(works.map(({ item_id }) => item_id));
  const shownArtists = new Set(artists.map(({ artist_id }) => artist_id));
  const stored = storedBlocks(
    content.blocks,
    new Map([...items].flatMap(([slug, { item_id }]) => (shownWorks.has(item_id) ? [[slug, item_id]] : []))),
    new Map([...artistIds].filter(([, id]) => shownArtists.has(id))),
  );
  const facts = await companyFacts(db, lang);
  const blocks = blocksIn(stored, lang);
  const articles = await shownAmong(db, linkedArticles(blocks));
  return {
    page: withFacts(facts, {
      page,
      title: textIn(content.title, lang),
      lead: textIn(content.lead, lang),
      description: textIn(content.description, lang),
      blocks: withoutDeadLinks(blocks, articles),
      ...(content.version && { version: content.version }),
      versions,
    }),
    works,
    artists,
  };
}

function slugsIn(blocks: readonly Block[], kind: 'work' | 'artist'): string[] {
  return [...new Set(blocks.flatMap((block) => (block.kind === kind ? block.slug : [])))];
}
