import { index, integer, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import { member } from './member.tables.ts';

const memberId = () =>
  integer()
    .notNull()
    .references(() => member.member_id);

/** One signed-in device. Only the token's hash is stored: a copy of the database opens no session. */
export const session = pgTable(
  'session',
  {
    session_id: serial().primaryKey(),
    member_id: memberId(),
    token_hash: text().notNull(),
    device: text().notNull(),
    /** The /24 or /64 in which the device was last seen, not its address. */
    network: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    used_at: moment().notNull().defaultNow(),
    /** Ended sessions are stored to recognise a device. */
    ended_at: moment(),
  },
  (table) => [uniqueIndex('session_token').on(table.token_hash), index('session_member').on(table.member_id)],
);

/** A link to set a new password, valid once and for 30 minutes. */
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

/** A link that verifies an e-mail address, current or new, valid once and for 24 hours; a code in the same mail does so too. */
export const emailVerification = pgTable(
  'email_verification',
  {
    token_hash: text().primaryKey(),
    member_id: memberId(),
    email: text().notNull(),
    /** The address that `email` replaces; null if `email` is the member's current one. */
    replaces: text(),
    /** Of the code, for a current address; it is valid for a shorter time than the link. */
    code_hash: text(),
    /** Wrong codes that were entered. */
    attempts: smallint().notNull().default(0),
    created_at: moment().notNull().defaultNow(),
    used_at: moment(),
  },
  (table) => [index('email_verification_member').on(table.member_id)],
);
