import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import { member } from './member.tables.ts';
import { session } from './session.tables.ts';

const memberId = () =>
  integer()
    .notNull()
    .references(() => member.member_id);

/** The secret that a member's app makes codes from. It is shown while it is set up and never answered again. */
export const totpSecret = pgTable('totp_secret', {
  member_id: memberId().primaryKey(),
  /** In base 32, as apps take it. */
  secret: text().notNull(),
  /** Missing until the first right code: an app that never got the secret must lock nobody out. */
  confirmed_at: moment(),
  /** The half minute of the last code that was taken: a code is good once. */
  last_step: integer().notNull().default(0),
  created_at: moment().notNull().defaultNow(),
});

/** A key that stays in a device or a password manager; the shop keeps the half that checks its signatures. */
export const passkey = pgTable(
  'passkey',
  {
    credential_id: text().primaryKey(),
    member_id: memberId(),
    /** Its public key as the device gave it (COSE), in base 64. */
    public_key: text().notNull(),
    /** How often the device says it was used; 0 where it does not count. */
    sign_count: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    used_at: moment(),
  },
  (table) => [index('passkey_member').on(table.member_id)],
);

/** What a device is asked to sign while a passkey is added; good once, for five minutes. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  session_id: integer()
    .primaryKey()
    .references(() => session.session_id, { onDelete: 'cascade' }),
  challenge: text().notNull(),
  created_at: moment().notNull().defaultNow(),
});

/** A way in for whoever has lost phone and keys; each is good once. Only hashes are kept. */
export const recoveryCode = pgTable(
  'recovery_code',
  { member_id: memberId(), code_hash: text().notNull(), used_at: moment() },
  (table) => [primaryKey({ columns: [table.member_id, table.code_hash] })],
);

/** Somebody has shown the first half of who they are. Good once, for five minutes, on one device and for five tries. */
export const signInTicket = pgTable(
  'sign_in_ticket',
  {
    ticket_hash: text().primaryKey(),
    member_id: memberId(),
    device: text().notNull(),
    tries: integer().notNull().default(0),
    /** What a passkey is asked to sign. */
    challenge: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [index('sign_in_ticket_member').on(table.member_id)],
);
