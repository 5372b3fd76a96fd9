import { eq } from 'drizzle-orm';
import { showsDemo } from '#catalogue/site/server/shop-mark.service.ts';
import type { Db } from '#db/server/connect.ts';
import { remembered } from '#db/server/remembered.ts';
import { type Lang, type Text, textIn } from '#shared/locale.ts';
import { pagePath, SHOP_PAGES, type ShopPage } from '../page.rules.ts';
import type { PageContent } from '../page-content.ts';
import { textWithFacts } from '../page-facts.rules.ts';
import { deliveredContent } from './page-contents.ts';
import { companyFacts, type Known } from './page-facts.ts';
import { shopPage } from './shop-page.tables.ts';

export type ShopPageRow = typeof shopPage.$inferSelect;

/** A page with the staff's changes applied. */
interface ShopPageState {
  page: ShopPage;
  content: PageContent;
  hidden: boolean;
  version: number;
  untouched: boolean;
  updated_at: Date | undefined;
}

/** Combines a row with the software's own text. */
export function stateOf(page: ShopPage, row: ShopPageRow | undefined, isDemo: boolean): ShopPageState {
  return {
    page,
    content: row?.words ?? deliveredContent(page, isDemo),
    hidden: row?.hidden ?? false,
    version: row?.version ?? 0,
    untouched: !row?.words,
    updated_at: row?.updated_at,
  };
}

/** Uncached, in the order of the staff's list. */
export async function shopPages(db: Db): Promise<ShopPageState[]> {
  const rows = new Map((await db.select().from(shopPage)).map((row) => [row.page, row]));
  const isDemo = await showsDemo(db);
  return SHOP_PAGES.map((page) => stateOf(page, rows.get(page), isDemo));
}

/** Uncached. */
export async function readState(db: Db, page: ShopPage): Promise<ShopPageState> {
  const [row] = await db.select().from(shopPage).where(eq(shopPage.page, page));
  return stateOf(page, row, await showsDemo(db));
}

/** Cached for visitors. Every change sends the notice `content`. */
const rememberedPages = remembered(shopPages);

export async function shownPage(db: Db, page: ShopPage): Promise<ShopPageState> {
  const state = (await rememberedPages(db)).find((one) => one.page === page);
  if (!state) throw new Error(`${page} is no page of the shop`);
  return state;
}

/** Nothing may link to these. */
export async function hiddenPaths(db: Db): Promise<string[]> {
  return (await rememberedPages(db)).flatMap(({ page, hidden }) => (hidden ? pagePath(page) : []));
}

/** When staff last changed each visible page, by path. */
export async function changedPaths(db: Db): Promise<ReadonlyMap<string, Date>> {
  const changed = (await rememberedPages(db)).filter(({ untouched, hidden }) => !untouched && !hidden);
  return new Map(changed.flatMap(({ page, updated_at }) => (updated_at ? [[pagePath(page), updated_at]] : [])));
}

/** Titles and descriptions for search engines; hidden pages are omitted. */
export async function shopPageHeads(
  db: Db,
  lang: Lang,
  pages: readonly ShopPage[],
  { payments }: Pick<Known, 'payments'>,
) {
  const facts = await companyFacts(db, lang, { payments });
  const states = await Promise.all(pages.map((page) => shownPage(db, page)));
  const filled = (text: Text) => textWithFacts(facts, textIn(text, lang));
  return states.flatMap(({ page, content: { title, description }, hidden }) =>
    hidden ? [] : { path: pagePath(page), title: filled(title), description: filled(description) },
  );
}

/** Whether the owner has written the about page, or hides it. */
export async function hasOwnAboutPage(db: Db): Promise<boolean> {
  const { untouched, hidden } = await readState(db, 'about');
  return hidden || !untouched;
}

/** Whether anybody has edited a page. */
export async function hasEditedPages(db: Db): Promise<boolean> {
  return (await db.$count(shopPage)) > 0;
}
