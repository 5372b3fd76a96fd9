import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Crop } from '#selling/studio/studio.rules.ts';

/** The picture a work had before staff replaced it, with everything needed to restore it. One per work. */
export const formerPicture = pgTable('former_picture', {
  item_id: integer().primaryKey(),
  picture_hash: text().notNull(),
  original_w_px: integer().notNull(),
  original_h_px: integer().notNull(),
  colours: text().array().notNull(),
  /** Its print master; null for a work that the shop created itself. */
  master_id: text(),
  crop: jsonb().$type<Crop>(),
  /** The picture that replaced it. Once the work has yet another one, this row is history. */
  replaced_by: text().notNull(),
  /** The sizes offered with it, and those right after it was replaced. */
  offered_before: jsonb().$type<Extent[]>().notNull(),
  offered_after: jsonb().$type<Extent[]>().notNull(),
  replaced_at: moment().notNull().defaultNow(),
});
