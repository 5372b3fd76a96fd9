import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { PagePart } from '#ground/blocks/page-part.rules.ts';
import type { WordBlock } from '#ground/blocks/written.rules.ts';
import type { Text } from '#shared/locale.ts';
import type { LegalPage, PageOfWords } from '../page.rules.ts';

/**
 * The versions of the documents that staff have published, beside those the shop came with. Orders refer to them: a row is
 * never changed and never deleted, and the database itself refuses to (see the migration).
 */
export const pageVersion = pgTable(
  'page_version',
  {
    page: text().$type<LegalPage>().notNull(),
    /** The day from which it is in force, in the shop's calendar; it names the version. */
    version: text().notNull(),
    title: jsonb().$type<Text>().notNull(),
    lead: jsonb().$type<Text>().notNull(),
    description: jsonb().$type<Text>().notNull(),
    blocks: jsonb().$type<WordBlock[]>().notNull(),
    published_at: moment().notNull().defaultNow(),
    published_by: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.version] })],
);

/** What somebody is still writing, one draft for each page; anything may be missing in it. */
export const pageDraft = pgTable('page_draft', {
  page: text().$type<PageOfWords>().primaryKey(),
  title: jsonb().$type<Text>().notNull(),
  lead: jsonb().$type<Text>().notNull(),
  description: jsonb().$type<Text>().notNull(),
  blocks: jsonb().$type<PagePart[]>().notNull(),
  /** Counts the changes; who edits says which one they saw. */
  revision: integer().notNull().default(1),
  updated_at: moment().notNull().defaultNow(),
  updated_by: integer().notNull(),
});
