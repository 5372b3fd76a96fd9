import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Provider } from '../oauth.contract.ts';
import { member } from './member.tables.ts';

const createdAt = () => moment().notNull().defaultNow();
const provider = () => text().$type<Provider>().notNull();
const memberId = () =>
  integer()
    .notNull()
    .references(() => member.member_id);

/** A member's account at a provider; at most one per provider. */
export const memberIdentity = pgTable(
  'member_identity',
  {
    provider: provider(),
    /** The provider's permanent id of the person. */
    subject: text().notNull(),
    member_id: memberId(),
    email: text(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('member_identity_member').on(table.member_id, table.provider),
  ],
);

/** A sign-in in progress at a provider, valid once and for 10 minutes. */
export const oauthState = pgTable(
  'oauth_state',
  {
    state_hash: text().primaryKey(),
    provider: provider(),
    /** The hash of the cookie of the browser that started. */
    browser_hash: text().notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    redirect: text().notNull(),
    /** A signed-in member adds a way to sign in. */
    is_link: boolean().notNull(),
    /** Restarted in the browser to which a phone returned; only once, or a browser without cookies would loop for ever. */
    is_again: boolean().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('oauth_state_created').on(table.created_at)],
);

/** A finished sign-in whose browser can fetch the token once within a minute. */
export const oauthHandoff = pgTable(
  'oauth_handoff',
  {
    browser_hash: text().primaryKey(),
    member_id: memberId(),
    redirect: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('oauth_handoff_created').on(table.created_at)],
);

/** A provider's identity without a known member, stored for half an hour. */
export const oauthPending = pgTable(
  'oauth_pending',
  {
    browser_hash: text().primaryKey(),
    provider: provider(),
    subject: text().notNull(),
    email: text(),
    email_verified: boolean().notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('oauth_pending_created').on(table.created_at)],
);

/** A mailed link that links an identity to a member, valid once and for 30 minutes. */
export const oauthLink = pgTable(
  'oauth_link',
  {
    token_hash: text().primaryKey(),
    member_id: memberId(),
    provider: provider(),
    subject: text().notNull(),
    email: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('oauth_link_member').on(table.member_id)],
);
