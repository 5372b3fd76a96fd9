import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Text } from '#shared/locale.ts';

/** One row while the shop was ever closed; a shop without it is open (decision 51). */
export const shopOpening = pgTable(
  'shop_opening',
  {
    opening_id: smallint().primaryKey().default(1),
    state: text().$type<'closed' | 'open'>().notNull(),
    changed_at: moment().notNull().defaultNow(),
    /** Who opened or closed it; null for the first start. */
    changed_by: integer(),
    /** Why it was closed again; for staff. */
    reason: text(),
    /** What the page for visitors says beside the shop's name. */
    opens_on: date({ mode: 'string' }),
    sentence: jsonb().$type<Text>(),
    /** Counts the changes of these two; editors send the one they saw. */
    version: integer().notNull().default(0),
    /** The hash of the invitation link's secret. A new link replaces the old one, and with it its visitors' cookies. */
    link_hash: text(),
    link_expires_at: moment(),
  },
  (table) => [
    check('shop_opening_one', sql`${table.opening_id} = 1`),
    check('shop_opening_state', sql`${table.state} in ('closed', 'open')`),
    check('shop_opening_link', sql`(${table.link_hash} is null) = (${table.link_expires_at} is null)`),
  ],
);

/** The steps before opening that a person has marked as done. */
export const openingCheck = pgTable('opening_check', {
  step: text().primaryKey(),
  member_id: integer().notNull(),
  done_at: moment().notNull().defaultNow(),
});
