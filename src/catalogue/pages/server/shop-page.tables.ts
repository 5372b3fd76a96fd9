import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { ShopPage } from '../page.rules.ts';
import type { PageContent } from '../page-content.ts';

/** The staff's changes to the pages about the shop. */
export const shopPage = pgTable('shop_page', {
  page: text().$type<ShopPage>().primaryKey(),
  /** Null means the software's words, so that its updates still apply. */
  words: jsonb().$type<PageContent>(),
  hidden: boolean().notNull().default(false),
  /** Counts the changes; editors send the one they saw. */
  version: integer().notNull().default(1),
  updated_at: moment().notNull().defaultNow(),
});
