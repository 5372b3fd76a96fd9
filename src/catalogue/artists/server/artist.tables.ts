import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import { lacksLanguage } from '#db/server/lacks-language.ts';
import type { Text } from '#shared/locale.ts';

/** All languages of a name, as the index of character pairs stores them. */
export function nameWords(name: AnyPgColumn): SQL {
  return sql`text_words(${name})`;
}

/** Artists with a text missing in some language; matches the index `artist_lacks`. */
export const lacksWords = ({ name, place, intro, story }: Record<'name' | 'place' | 'intro' | 'story', AnyPgColumn>) =>
  sql`(${lacksLanguage(name)} or ${lacksLanguage(place)} or ${lacksLanguage(intro)} or ${lacksLanguage(story)})`;

export const artist = pgTable(
  'artist',
  {
    artist_id: serial().primaryKey(),
    slug: text().notNull(),
    kind: text({ enum: ['artist', 'gallery'] }).notNull(),
    /** The owner of the page; past artists, and most of a gallery's, have no account. */
    member_id: integer(),
    name: jsonb().$type<Text>().notNull(),
    born: integer(),
    place: jsonb().$type<Text>().notNull(),
    intro: jsonb().$type<Text>().notNull(),
    story: jsonb().$type<Text>().notNull(),
    categories: text().array().notNull().default(sql`'{}'`),
    /** Sort keys: Latin in English, strokes in Traditional, pinyin in Simplified Chinese. */
    sort_en: text().notNull(),
    sort_hant: text().notNull(),
    sort_hans: text().notNull(),
    /** Replaces the name in the sort keys where it would be read wrongly; empty means the name. */
    sort_as: jsonb().$type<Text>(),
    /** Neither in the directory nor in the search; the page itself stays, because labels and mails link to it. */
    hidden: boolean().notNull().default(false),
    portrait_hash: text(),
    portrait_alt: jsonb().$type<Text>(),
    works: integer().notNull().default(0),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('artist_slug').on(table.slug),
    uniqueIndex('artist_member').on(table.member_id),
    index('artist_lacks').on(table.artist_id).where(lacksWords(table)),
    index('artist_sort_en').on(table.sort_en, table.artist_id),
    index('artist_sort_hant').on(table.sort_hant, table.artist_id),
    index('artist_sort_hans').on(table.sort_hans, table.artist_id),
    // For the staff's list, which shows everyone.
    index('artist_pairs').using('gin', sql`pairs_of(${nameWords(table.name)})`),
    index('artist_hidden').on(table.artist_id).where(sql`${table.hidden}`),
    check('artist_works', sql`${table.works} >= 0`),
  ],
);

/**
 * A gallery sells for an artist from `since` until the day before `until`, in the shop's calendar. The constraint
 * `representation_apart` of the migrations ensures that no day belongs to two galleries.
 */
export const representation = pgTable(
  'representation',
  {
    representation_id: serial().primaryKey(),
    gallery_id: integer().notNull(),
    artist_id: integer()
      .notNull()
      .references(() => artist.artist_id),
    since: date({ mode: 'string' }).notNull(),
    until: date({ mode: 'string' }),
    /** Written by staff: the gallery cannot take back an end that staff set. */
    by_staff: boolean().notNull().default(false),
  },
  (table) => [
    // One gallery at a time for each artist, even under concurrent writes.
    uniqueIndex('representation_now').on(table.artist_id).where(sql`${table.until} is null`),
    index('representation_gallery').on(table.gallery_id, table.artist_id),
    index('representation_artist').on(table.artist_id, table.since),
    check('representation_days', sql`${table.until} is null or ${table.until} > ${table.since}`),
  ],
);

/** A gallery applies to represent an artist from a day on; staff decide. */
export const representationProposal = pgTable(
  'representation_proposal',
  {
    proposal_id: serial().primaryKey(),
    gallery_id: integer().notNull(),
    artist_id: integer()
      .notNull()
      .references(() => artist.artist_id),
    since: date({ mode: 'string' }).notNull(),
    note: text().notNull(),
    state: text({ enum: ['open', 'approved', 'refused', 'withdrawn'] })
      .notNull()
      .default('open'),
    /** The staff's answer. */
    reason: text().notNull().default(''),
    decided_by: integer(),
    decided_at: moment(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('representation_proposal_open')
      .on(table.gallery_id, table.artist_id)
      .where(sql`${table.state} = 'open'`),
    index('representation_proposal_queue').on(table.proposal_id).where(sql`${table.state} = 'open'`),
    index('representation_proposal_artist').on(table.artist_id),
  ],
);
