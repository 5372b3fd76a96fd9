import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Lang } from '#shared/locale.ts';

/** What people looked for in vain, counted by day. Nothing says who. */
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
