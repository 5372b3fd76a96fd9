import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import { member } from './member.tables.ts';
import { session } from './session.tables.ts';

const memberId = () =>
  integer()
    .notNull()
    .references(() => member.member_id);

/** The secret of a member's authenticator app. It is shown only during setup. */
export const totpSecret = pgTable('totp_secret', {
  member_id: memberId().primaryKey(),
  /** In base 32, as apps expect it. */
  secret: text().notNull(),
  /** Null until the first right code: an app that never got the secret must lock nobody out. */
  confirmed_at: moment(),
  /** The time step of the last accepted code: a code is valid once. */
  last_step: integer().notNull().default(0),
  created_at: moment().notNull().defaultNow(),
});

/** A key in a device or password manager; the shop stores the public half. */
export const passkey = pgTable(
  'passkey',
  {
    credential_id: text().primaryKey(),
    member_id: memberId(),
    /** COSE, in base 64. */
    public_key: text().notNull(),
    /** The device's use counter; 0 if it has none. */
    sign_count: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    used_at: moment(),
  },
  (table) => [index('passkey_member').on(table.member_id)],
);

/** The challenge for adding a passkey; valid once, for five minutes. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  session_id: integer()
    .primaryKey()
    .references(() => session.session_id, { onDelete: 'cascade' }),
  challenge: text().notNull(),
  created_at: moment().notNull().defaultNow(),
});

/** For members who have lost phone and keys; each code is valid once. Only hashes are stored. */
export const recoveryCode = pgTable(
  'recovery_code',
  { member_id: memberId(), code_hash: text().notNull(), used_at: moment() },
  (table) => [primaryKey({ columns: [table.member_id, table.code_hash] })],
);

/** A sign-in whose first factor was right. Valid once, for five minutes, on one device and for five attempts. */
export const signInTicket = pgTable(
  'sign_in_ticket',
  {
    ticket_hash: text().primaryKey(),
    member_id: memberId(),
    device: text().notNull(),
    tries: integer().notNull().default(0),
    challenge: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [index('sign_in_ticket_member').on(table.member_id)],
);
