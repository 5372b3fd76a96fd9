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

/** Somebody at a provider who is a member here. A member may have one at each provider. */
export const memberIdentity = pgTable(
  'member_identity',
  {
    provider: provider(),
    /** The provider's own, unchanging name for the person. */
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

/** A sign-in under way at a provider, good once and for 10 minutes. */
export const oauthState = pgTable(
  'oauth_state',
  {
    state_hash: text().primaryKey(),
    provider: provider(),
    /** The hash of the cookie of the browser that began. */
    browser_hash: text().notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    redirect: text().notNull(),
    /** A signed-in member adds a way to sign in. */
    is_link: boolean().notNull(),
    /** Begun anew in the browser a phone came back in; that happens once, or a browser without cookies would go round for ever. */
    is_again: boolean().notNull(),
    created_at: createdAt(),
  },
  (table) => [index('oauth_state_created').on(table.created_at)],
);

/** A finished sign-in that waits for its browser to fetch the token, once and within a minute. */
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

/** Somebody a provider vouches for who is no member yet, or has not shown which; kept for half an hour. */
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

/** A mailed link that makes an identity a member's, good once and for 30 minutes. */
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
