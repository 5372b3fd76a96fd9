import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/** Its renditions are in storage under its hash; the original stays private. */
export const picture = pgTable('picture', {
  hash: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  thumbhash: text().notNull(),
  ground: text().notNull(),
  /** Main colours with their shares, largest first: [{ hex, share, name }]. */
  palette: jsonb().$type<{ hex: string; share: number; name: string }[]>().notNull(),
  widths: integer().array().notNull(),
  /**
   * A perceptual hash of 64 bits in hexadecimal digits: similar pictures have similar bits. Older pictures have none.
   */
  likeness: text(),
  created_at: moment().notNull().defaultNow(),
});
