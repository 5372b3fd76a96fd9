import { boolean, index, integer, pgTable, primaryKey, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/** A list that everyone with its link can change. Only the hash of the link's secret is stored, as of a cart's token. */
export const sharedList = pgTable(
  'shared_list',
  {
    list_id: serial().primaryKey(),
    token_hash: text().notNull(),
    /** Grows with every change. */
    version: integer().notNull().default(1),
    /** Who changed the order last. */
    ordered_by: integer(),
    used_at: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('shared_list_token').on(table.token_hash), index('shared_list_used').on(table.used_at)],
);

export type ListRow = typeof sharedList.$inferSelect;

/** Someone who chose a name; the hash is of their browser's secret. */
export const sharedListPerson = pgTable(
  'shared_list_person',
  {
    person_id: serial().primaryKey(),
    list_id: integer().notNull(),
    secret_hash: text().notNull(),
    name: text().notNull(),
    /** Made the list, and can end it. */
    is_owner: boolean().notNull(),
  },
  (table) => [index('shared_list_person_list').on(table.list_id)],
);

export type PersonRow = typeof sharedListPerson.$inferSelect;

/** A removed one stays for a while, with its hearts and notes, so that the removal can be undone. */
export const sharedListWork = pgTable(
  'shared_list_work',
  {
    list_id: integer().notNull(),
    item_id: integer().notNull(),
    size_id: integer().notNull(),
    frame_id: integer().notNull(),
    position: smallint().notNull(),
    added_by: integer().notNull(),
    changed_by: integer().notNull(),
    removed_by: integer(),
    removed_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.list_id, table.item_id] }),
    index('shared_list_work_item').on(table.item_id),
  ],
);

/** One heart of one person for one work. */
export const sharedListHeart = pgTable(
  'shared_list_heart',
  {
    list_id: integer().notNull(),
    item_id: integer().notNull(),
    person_id: integer().notNull(),
    given_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.list_id, table.item_id, table.person_id] })],
);

export const sharedListNote = pgTable(
  'shared_list_note',
  {
    note_id: serial().primaryKey(),
    list_id: integer().notNull(),
    item_id: integer().notNull(),
    person_id: integer().notNull(),
    text: text().notNull(),
    written_at: moment().notNull().defaultNow(),
    removed_at: moment(),
  },
  (table) => [index('shared_list_note_list').on(table.list_id)],
);
