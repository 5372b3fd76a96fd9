import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Text } from '#shared/locale.ts';

/** An artist or gallery as the directory and the wall labels show it. */
export const artist = pgTable(
  'artist',
  {
    artist_id: serial().primaryKey(),
    slug: text().notNull(),
    kind: text({ enum: ['artist', 'gallery'] }).notNull(),
    /** The member whose page it is; most artists of a gallery, and those of the past, have no account. */
    member_id: integer(),
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
    uniqueIndex('artist_member').on(table.member_id),
    index('artist_sort_en').on(table.sort_en, table.artist_id),
    index('artist_sort_hant').on(table.sort_hant, table.artist_id),
    index('artist_sort_hans').on(table.sort_hans, table.artist_id),
    check('artist_works', sql`${table.works} >= 0`),
  ],
);

/** A gallery sells for an artist, from a day of the shop's calendar until the day before `until`. */
export const representation = pgTable(
  'representation',
  {
    representation_id: serial().primaryKey(),
    /** The gallery's member. */
    gallery_id: integer().notNull(),
    artist_id: integer()
      .notNull()
      .references(() => artist.artist_id),
    since: date({ mode: 'string' }).notNull(),
    until: date({ mode: 'string' }),
  },
  (table) => [
    // One gallery at a time for each artist, whatever happens at once.
    uniqueIndex('representation_now').on(table.artist_id).where(sql`${table.until} is null`),
    index('representation_gallery').on(table.gallery_id, table.artist_id),
    index('representation_artist').on(table.artist_id, table.since),
    check('representation_days', sql`${table.until} is null or ${table.until} > ${table.since}`),
  ],
);
