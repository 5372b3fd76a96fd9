import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { WallSearch } from '#ground/wall-address/wall-address.ts';

/** A wall that a member has named. The last removed one stays, so that the member can restore it. */
export const savedWall = pgTable(
  'saved_wall',
  {
    wall_id: serial().primaryKey(),
    member_id: integer().notNull(),
    name: text().notNull(),
    /** As in the address of the wall page. */
    wall: jsonb().$type<WallSearch>().notNull(),
    created_at: moment().notNull().defaultNow(),
    changed_at: moment().notNull().default(sql`clock_timestamp()`),
    deleted_at: moment(),
  },
  (table) => [index('saved_wall_member').on(table.member_id, table.changed_at)],
);
