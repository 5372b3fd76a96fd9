import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Lang } from '#shared/locale.ts';
import type { StaffRole } from '#shared/rights.ts';
import { member } from './member.tables.ts';

/** A mailed invitation to the staff, valid once and for seven days. The invitee gets the role only by opening it. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    invitation_id: serial().primaryKey(),
    token_hash: text().notNull(),
    email: text().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    staff_role: text().$type<StaffRole>().notNull(),
    more_roles: text().array().$type<StaffRole[]>().notNull().default(sql`'{}'`),
    invited_by: integer()
      .notNull()
      .references(() => member.member_id),
    created_at: moment().notNull().defaultNow(),
    /** Used or withdrawn. */
    ended_at: moment(),
  },
  (table) => [
    uniqueIndex('staff_invitation_token').on(table.token_hash),
    index('staff_invitation_email').on(table.email),
  ],
);
