import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import { member } from './member.tables.ts';

const memberId = () =>
  integer()
    .notNull()
    .references(() => member.member_id);

/** One signed-in device. Only the token's hash is kept: whoever reads the database cannot use it. */
export const session = pgTable(
  'session',
  {
    session_id: serial().primaryKey(),
    member_id: memberId(),
    token_hash: text().notNull(),
    device: text().notNull(),
    /** The /24 or /64 the device was last seen in, not its address. */
    network: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    used_at: moment().notNull().defaultNow(),
    /** Ended sessions are kept to know a device again. */
    ended_at: moment(),
  },
  (table) => [uniqueIndex('session_token').on(table.token_hash), index('session_member').on(table.member_id)],
);

/** A link to set a new password, good once and for 30 minutes. */
export const passwordReset = pgTable(
  'password_reset',
  {
    token_hash: text().primaryKey(),
    member_id: memberId(),
    created_at: moment().notNull().defaultNow(),
    used_at: moment(),
  },
  (table) => [index('password_reset_member').on(table.member_id)],
);

/** A link that proves an e-mail address, the member's own or the one that is to take its place; good once and for 24 hours. */
export const emailVerification = pgTable(
  'email_verification',
  {
    token_hash: text().primaryKey(),
    member_id: memberId(),
    email: text().notNull(),
    /** The address that `email` takes the place of; nothing where it is the member's already. */
    replaces: text(),
    created_at: moment().notNull().defaultNow(),
    used_at: moment(),
  },
  (table) => [index('email_verification_member').on(table.member_id)],
);
