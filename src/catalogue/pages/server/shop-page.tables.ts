import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { ShopPage } from '../page.rules.ts';
import type { PageContent } from '../page-content.ts';

/** What staff have changed about the pages on which the shop tells of itself, over those it came with. */
export const shopPage = pgTable('shop_page', {
  page: text().$type<ShopPage>().primaryKey(),
  /** Null is what the shop came with, so that its next version can still better it. */
  words: jsonb().$type<PageContent>(),
  hidden: boolean().notNull().default(false),
  /** Counts the changes; who edits says which one they saw. */
  version: integer().notNull().default(1),
  updated_at: moment().notNull().defaultNow(),
});
