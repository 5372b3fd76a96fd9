import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Text } from '#shared/locale.ts';

/** An artist or gallery as the directory and the wall labels show it. */
export const artist = pgTable(
  'artist',
  {
    artist_id: serial().primaryKey(),
    slug: text().notNull(),
    kind: text({ enum: ['artist', 'gallery'] }).notNull(),
    name: jsonb().$type<Text>().notNull(),
    born: integer(),
    place: jsonb().$type<Text>().notNull(),
    intro: jsonb().$type<Text>().notNull(),
    story: jsonb().$type<Text>().notNull(),
    categories: text().array().notNull().default(sql`'{}'`),
    /** Keys that sort as people expect: Latin in English, strokes in Traditional, pinyin in Simplified Chinese. */
    sort_en: text().notNull(),
    sort_hant: text().notNull(),
    sort_hans: text().notNull(),
    works: integer().notNull().default(0),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('artist_slug').on(table.slug),
    index('artist_sort_en').on(table.sort_en, table.artist_id),
    index('artist_sort_hant').on(table.sort_hant, table.artist_id),
    index('artist_sort_hans').on(table.sort_hans, table.artist_id),
    check('artist_works', sql`${table.works} >= 0`),
  ],
);
