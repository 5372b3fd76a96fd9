import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { AnswerBlock, PagePart } from '#ground/blocks/page-part.rules.ts';
import type { Text } from '#shared/locale.ts';
import type { LegalPage, PageOfWords } from '../page.rules.ts';

/**
 * Published versions, in addition to those of the software. Orders refer to them: a row is never changed or deleted,
 * and the database enforces it (see the migration).
 */
export const pageVersion = pgTable(
  'page_version',
  {
    page: text().$type<LegalPage>().notNull(),
    /** The first day in force, in the shop's calendar; it identifies the version. */
    version: text().notNull(),
    title: jsonb().$type<Text>().notNull(),
    lead: jsonb().$type<Text>().notNull(),
    description: jsonb().$type<Text>().notNull(),
    blocks: jsonb().$type<AnswerBlock[]>().notNull(),
    published_at: moment().notNull().defaultNow(),
    published_by: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.version] })],
);

/** One draft per page; anything may be missing in it. */
export const pageDraft = pgTable('page_draft', {
  page: text().$type<PageOfWords>().primaryKey(),
  title: jsonb().$type<Text>().notNull(),
  lead: jsonb().$type<Text>().notNull(),
  description: jsonb().$type<Text>().notNull(),
  blocks: jsonb().$type<PagePart[]>().notNull(),
  /** Counts the changes; editors send the one they saw. */
  revision: integer().notNull().default(1),
  updated_at: moment().notNull().defaultNow(),
  updated_by: integer().notNull(),
});
