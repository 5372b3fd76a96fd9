import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { WordBlock } from '#ground/blocks/written.rules.ts';
import type { Text } from '#shared/locale.ts';

/**
 * What staff have changed about the questions: over the shop's own (content/faq.ts), or new ones. What is null is as the shop
 * has it, so that its next version can still better it.
 */
export const faqEntry = pgTable('faq_entry', {
  id: text().primaryKey(),
  question: jsonb().$type<Text>(),
  answer: jsonb().$type<WordBlock[]>(),
  place: integer(),
  hidden: boolean().notNull().default(false),
  removed_at: moment(),
  /** Counts the changes; who edits says which one they saw. */
  version: integer().notNull().default(1),
  updated_at: moment().notNull().defaultNow(),
});
