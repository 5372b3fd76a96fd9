import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Lang } from '#shared/locale.ts';

/** Searches without results, counted by day. Contains nothing about who searched. */
export const searchMiss = pgTable(
  'search_miss',
  {
    day: date({ mode: 'string' }).notNull(),
    lang: text().$type<Lang>().notNull(),
    keyword: text().notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.lang, table.keyword] })],
);
