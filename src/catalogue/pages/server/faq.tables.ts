import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { AnswerBlock } from '#ground/blocks/page-part.rules.ts';
import type { Text } from '#shared/locale.ts';

/**
 * The staff's changes to the software's questions (content/faq.ts), and their new ones. Null means unchanged, so that
 * updates of the software still apply.
 */
export const faqEntry = pgTable('faq_entry', {
  id: text().primaryKey(),
  question: jsonb().$type<Text>(),
  answer: jsonb().$type<AnswerBlock[]>(),
  place: integer(),
  hidden: boolean().notNull().default(false),
  removed_at: moment(),
  /** Counts the changes; editors send the one they saw. */
  version: integer().notNull().default(1),
  updated_at: moment().notNull().defaultNow(),
});
