import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Text } from '#shared/locale.ts';
import { KINDS } from '../search.rules.ts';

/** In PostgreSQL's syntax: `'word':1,4 'other':2`. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Sorted by code point on every server, so that both engines give the same order and a prefix is an index range. */
const plainText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "C"',
});

/** A work, an artist or an article, with its words in `terms` (see document-terms.ts). */
export const searchDocument = pgTable(
  'search_document',
  {
    kind: text({ enum: KINDS }).notNull(),
    doc_id: integer().notNull(),
    title: jsonb().$type<Text>().notNull(),
    /** The line under the title: a work's artist, an artist's place. */
    subtitle: jsonb().$type<Text>(),
    terms: tsvector().notNull(),
    rank: real().notNull(),
    /**
     * Among those of highest rank at the last update (popular.service.ts). They come first, so for a common word only
     * they need to be read, in a catalogue of any size.
     */
    is_popular: boolean().notNull().default(false),
    updated_at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.doc_id] }),
    // No pending list: every search would have to scan it.
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

/** Every word of the documents, with the number of documents of each kind that contain it anywhere and in the title. */
export const searchWord = pgTable(
  'search_word',
  {
    word: plainText().primaryKey(),
    /** The word with a letter or two left out, which it shares with its misspellings. */
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
