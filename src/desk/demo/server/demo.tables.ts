import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What the demo can mark; an order only during removal. */
export type DemoKind = 'artist' | 'item' | 'article' | 'member' | 'order' | 'picture' | 'store' | 'canned_answer';

/**
 * What the demo has created, written in the same transaction: only this distinguishes it from what people created.
 * The append-only ledgers allow deleting rows of an order listed here.
 */
export const demoRow = pgTable(
  'demo_row',
  {
    kind: text().$type<DemoKind>().notNull(),
    /** A number, or a picture's hash. */
    id: text().notNull(),
    /** For a work, an article or an artist: a hash of the demo's texts, which shows whether someone rewrote them. */
    words_hash: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
