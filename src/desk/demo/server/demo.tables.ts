import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What the demo can leave behind; of an order only while it is being removed. */
export type DemoKind = 'artist' | 'item' | 'article' | 'member' | 'order' | 'picture' | 'store' | 'canned_answer';

/**
 * What the demo has made, written in the transaction that made it: by this, and by nothing else, its removal knows it from what
 * people have made. The ledgers, which are only ever added to, let go of rows of an order that stands here.
 */
export const demoRow = pgTable(
  'demo_row',
  {
    kind: text().$type<DemoKind>().notNull(),
    /** A number, or a picture's hash. */
    id: text().notNull(),
    /** Of a work, an article or an artist: a hash of the words the demo wrote, by which its removal sees that someone rewrote them. */
    words_hash: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
