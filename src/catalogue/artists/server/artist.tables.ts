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

/** A name in all languages, as the index of its pairs of characters has it. */
export function nameWords(name: AnyPgColumn): SQL {
  return sql`text_words(${name})`;
}

/** Artists of whom a text is missing in a language, as the index `artist_lacks` knows them. */
export const lacksWords = ({ name, place, intro, story }: Record<'name' | 'place' | 'intro' | 'story', AnyPgColumn>) =>
  sql`(${lacksLanguage(name)} or ${lacksLanguage(place)} or ${lacksLanguage(intro)} or ${lacksLanguage(story)})`;

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
    /** What the keys are made of where the name itself would be read wrongly; empty is the name. */
    sort_as: jsonb().$type<Text>(),
    /** Neither in the directory nor found; the page itself stays, because labels and mails lead to it. */
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
    // For the list of staff, which shows everybody.
    index('artist_pairs').using('gin', sql`pairs_of(${nameWords(table.name)})`),
    index('artist_hidden').on(table.artist_id).where(sql`${table.hidden}`),
    check('artist_works', sql`${table.works} >= 0`),
  ],
);

/**
 * A gallery sells for an artist, from a day of the shop's calendar until the day before `until`. No day belongs to two of an
 * artist's: the constraint `representation_apart` of the migrations refuses it.
 */
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
    /** Staff wrote it: an end that they set is not the gallery's to take back. */
    by_staff: boolean().notNull().default(false),
  },
  (table) => [
    // One gallery at a time for each artist, whatever happens at once.
    uniqueIndex('representation_now').on(table.artist_id).where(sql`${table.until} is null`),
    index('representation_gallery').on(table.gallery_id, table.artist_id),
    index('representation_artist').on(table.artist_id, table.since),
    check('representation_days', sql`${table.until} is null or ${table.until} > ${table.since}`),
  ],
);

/** A gallery asks to represent an artist from a day on; staff decide. */
export const representationProposal = pgTable(
  'representation_proposal',
  {
    proposal_id: serial().primaryKey(),
    /** The gallery's member. */
    gallery_id: integer().notNull(),
    artist_id: integer()
      .notNull()
      .references(() => artist.artist_id),
    since: date({ mode: 'string' }).notNull(),
    /** What the gallery says about it. */
    note: text().notNull(),
    state: text({ enum: ['open', 'approved', 'refused', 'withdrawn'] })
      .notNull()
      .default('open'),
    /** What staff answered. */
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
