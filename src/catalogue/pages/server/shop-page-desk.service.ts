import { eq } from 'drizzle-orm';
import { showsDemo } from '#catalogue/site/server/shop-mark.service.ts';
import type { Db } from '#db/server/connect.ts';
import { lastChangeAt } from '#ground/audit/server/audit-read.service.ts';
import { blocksFromParts } from '#ground/blocks/page-part.rules.ts';
import type { Lang } from '#shared/locale.ts';
import type { PageReply } from '../page.contract.ts';
import type { ShopPage } from '../page.rules.ts';
import type { ShopPageListReply, ShopPageReply, ShopPageWords } from '../shop-page.contract.ts';
import { pageDraft } from './legal.tables.ts';
import { composePage, namesOnShow } from './page.service.ts';
import { deliveredContent } from './page-contents.ts';
import { draftState, headOf, type WrittenPage } from './page-draft.service.ts';
import type { Known } from './page-facts.ts';
import { readState, shopPages } from './shop-page.service.ts';
import { writtenPage } from './shop-page-edit.service.ts';

export async function listShopPages(db: Db): Promise<ShopPageListReply['list']> {
  const drafts = await db
    .select({ page: pageDraft.page, revision: pageDraft.revision, updated_at: pageDraft.updated_at })
    .from(pageDraft);
  const list: ShopPageListReply['list'] = [];
  for (const { page, untouched, hidden } of await shopPages(db)) {
    const draft = drafts.find((one) => one.page === page);
    const changed_at = await lastChangeAt(db, 'page', page);
    list.push({ page, untouched, hidden, changed_at, ...(draft && { draft: draftState(draft) }) });
  }
  return list;
}

/** The draft, or the published page if there is none. */
export async function readShopPage(db: Db, lang: Lang, page: ShopPage): Promise<Omit<ShopPageReply, 'code'>> {
  const [draft] = await db.select().from(pageDraft).where(eq(pageDraft.page, page));
  const { content, untouched, hidden, version } = await readState(db, page);
  const published = writtenPage(content);
  const delivered = deliveredContent(page, await showsDemo(db));
  const words = draft ? wordsOf(draft) : published;
  return {
    page,
    untouched,
    hidden,
    version,
    words,
    published,
    delivered: writtenPage(delivered),
    ...(draft && { draft: draftState(draft) }),
    changed_at: await lastChangeAt(db, 'page', page),
    on_show: await namesOnShow(db, lang, [...blocksFromParts(words.blocks), ...content.blocks, ...delivered.blocks]),
  };
}

export function previewPage(
  db: Db,
  lang: Lang,
  page: ShopPage,
  { blocks, ...head }: ShopPageWords,
  { payments }: Pick<Known, 'payments'>,
): Promise<Omit<PageReply, 'code'>> {
  return composePage(db, lang, { page, content: { ...head, blocks: blocksFromParts(blocks) }, versions: [], payments });
}

/** Including hidden ones. */
export async function shopPagesWritten(db: Db): Promise<{ page: ShopPage; words: WrittenPage }[]> {
  const drafts = await db.select().from(pageDraft);
  return (await shopPages(db)).map(({ page, content }) => {
    const draft = drafts.find((one) => one.page === page);
    return { page, words: draft ? wordsOf(draft) : writtenPage(content) };
  });
}

function wordsOf(draft: WrittenPage): WrittenPage {
  return { ...headOf(draft), blocks: draft.blocks };
}
