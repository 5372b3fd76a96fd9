import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Text } from '#shared/locale.ts';
import { KINDS } from '../search.rules.ts';

/** Written as PostgreSQL reads it: `'word':1,4 'other':2`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Sorted by code point on every server, so that both engines order alike and a prefix is a range of the index. */
const plainText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** What can be found: a work, an artist or an article, with its words in `terms` (document-terms.ts says which). */
export const searchDocument = pgTable(
  'search_document',
  {
    kind: text({ enum: KINDS }).notNull(),
    doc_id: integer().notNull(),
    title: jsonb().$type<Text>().notNull(),
    /** The line under the title: a work's artist, an artist's place. */
    subtitle: jsonb().$type<Text>(),
    terms: tsvector().notNull(),
    /** Popularity. */
    rank: real().notNull(),
    /**
     * Among the few of highest rank when that was last looked at (popular.service.ts). They come first, so for a common
     * word only they need to be read, however many documents there are.
     */
    is_popular: boolean().notNull().default(false),
    updated_at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.doc_id] }),
    // Written at once: words that wait to be sorted in would have to be read by every search.
    index('search_document_terms').using('gin', table.terms).with({ fastupdate: false }),
    index('search_document_popular')
      .using('gin', table.terms)
      .with({ fastupdate: false })
      .where(sql`${table.is_popular}`),
    index('search_document_rank').on(
      table.kind,
      table.is_popular.desc().nullsFirst(),
      table.rank.desc().nullsFirst(),
      table.doc_id,
    ),
  ],
);

/** Every word that documents hold, and in how many of each kind it stands anywhere and in the title. */
export const searchWord = pgTable(
  'search_word',
  {
    word: plainText().primaryKey(),
    /** The word with a letter or two left out: what a misspelling of it has in common with it. */
    near: text().array().notNull(),
    item: integer().notNull(),
    item_title: integer().notNull(),
    artist: integer().notNull(),
    artist_title: integer().notNull(),
    article: integer().notNull(),
    article_title: integer().notNull(),
  },
  (table) => [index('search_word_near').using('gin', table.near).with({ fastupdate: false })],
);
