import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Crop } from '#selling/studio/studio.rules.ts';

/** The picture that hung on a work before staff hung another one: all that is needed to put it back. One for each work. */
export const formerPicture = pgTable('former_picture', {
  item_id: integer().primaryKey(),
  picture_hash: text().notNull(),
  original_w_px: integer().notNull(),
  original_h_px: integer().notNull(),
  colours: text().array().notNull(),
  /** What it was printed from; nothing for a work that the shop took in itself. */
  master_id: text(),
  crop: jsonb().$type<Crop>(),
  /** The picture that hangs there instead. Once that is another one, this is history. */
  replaced_by: text().notNull(),
  /** The sizes that were offered with it, and those right after it was replaced. */
  offered_before: jsonb().$type<Extent[]>().notNull(),
  offered_after: jsonb().$type<Extent[]>().notNull(),
  replaced_at: moment().notNull().defaultNow(),
});
