import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { remembered } from '#db/server/remembered.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { pagePath, SHOP_PAGES, type ShopPage } from '../page.rules.ts';
import type { PageContent } from '../page-content.ts';
import { withFacts } from '../page-facts.rules.ts';
import { deliveredContent } from './page-contents.ts';
import { companyFacts } from './page-facts.ts';
import { shopPage } from './shop-page.tables.ts';

export type ShopPageRow = typeof shopPage.$inferSelect;

/** A page of the shop as it is now, with what was changed over what the shop came with. */
interface ShopPageState {
  page: ShopPage;
  content: PageContent;
  hidden: boolean;
  version: number;
  untouched: boolean;
  updated_at: Date | undefined;
}

/** The page that a row and the delivered text make together. */
export function stateOf(page: ShopPage, row: ShopPageRow | undefined): ShopPageState {
  return {
    page,
    content: row?.words ?? deliveredContent(page),
    hidden: row?.hidden ?? false,
    version: row?.version ?? 0,
    untouched: !row?.words,
    updated_at: row?.updated_at,
  };
}

/** Every page of the shop as the database has it now, in the order of the desk. */
export async function shopPages(db: Db): Promise<ShopPageState[]> {
  const rows = new Map((await db.select().from(shopPage)).map((row) => [row.page, row]));
  return SHOP_PAGES.map((page) => stateOf(page, rows.get(page)));
}

/** One page of the shop as the database has it now. */
export async function readState(db: Db, page: ShopPage): Promise<ShopPageState> {
  const [row] = await db.select().from(shopPage).where(eq(shopPage.page, page));
  return stateOf(page, row);
}

/** All of them, for what visitors ask at every page. Whoever changes one sends the notice `content`. */
const rememberedPages = remembered(shopPages);

/** One page as visitors read it. */
export async function shownPage(db: Db, page: ShopPage): Promise<ShopPageState> {
  const state = (await rememberedPages(db)).find((one) => one.page === page);
  if (!state) throw new Error(`${page} is no page of the shop`);
  return state;
}

/** The addresses of the pages that are hidden: nothing may lead there. */
export async function hiddenPaths(db: Db): Promise<string[]> {
  return (await rememberedPages(db)).flatMap(({ page, hidden }) => (hidden ? pagePath(page) : []));
}

/** When staff last changed the words of the pages that visitors can read, by their addresses. */
export async function changedPaths(db: Db): Promise<ReadonlyMap<string, Date>> {
  const changed = (await rememberedPages(db)).filter(({ untouched, hidden }) => !untouched && !hidden);
  return new Map(changed.flatMap(({ page, updated_at }) => (updated_at ? [[pagePath(page), updated_at]] : [])));
}

/** What search engines are told of some pages, in one language; hidden ones are left out. */
export async function shopPageHeads(db: Db, lang: Lang, pages: readonly ShopPage[]) {
  const facts = await companyFacts(db, lang);
  const states = await Promise.all(pages.map((page) => shownPage(db, page)));
  return states.flatMap(({ page, content: { title, description }, hidden }) =>
    hidden
      ? []
      : withFacts(facts, { path: pagePath(page), title: textIn(title, lang), description: textIn(description, lang) }),
  );
}

/** Whether the page about the shop tells the owner's own story, or none, instead of the example's. */
export async function tellsOfItself(db: Db): Promise<boolean> {
  const { untouched, hidden } = await readState(db, 'about');
  return hidden || !untouched;
}
