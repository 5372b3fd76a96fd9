import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { hashToken } from '#ground/tokens/server/token.ts';
import type { Config } from '#http/server/config.ts';
import type { Log } from '#http/server/log.ts';
import type { OauthError, Provider } from '../../oauth.contract.ts';
import { member } from '../member.tables.ts';
import { oauthState } from '../oauth.tables.ts';
import { memberOf } from './identity.service.ts';
import { type Vouched, vouchedFor } from './oauth-claims.ts';
import { leaveHandoff } from './oauth-handoff.service.ts';
import { mailLink } from './oauth-link.service.ts';
import { savePending } from './oauth-pending.service.ts';

/** What a browser comes back from a provider with. */
interface CameBack {
  provider: Provider;
  query: URLSearchParams;
  /** The cookie's secret; missing in a browser that did not begin a sign-in. */
  browser: string | undefined;
}

/** Where a sign-in goes on: the token, the registration, the member's account, once more from the start, or the login page. */
export type Ending =
  | { to: 'token' | 'register' | 'account'; redirect: string }
  | { to: 'again'; redirect: string; isLink: boolean }
  | { to: 'login'; error: OauthError; redirect: string };

type State = typeof oauthState.$inferSelect;

/** Takes up a sign-in where it was left, once, and settles who came back. Nobody is signed in here: the browser fetches its token. */
export async function finishOauth(db: Db, config: Config, back: CameBack, log: Log): Promise<Ending> {
  const state = back.query.get('state') ?? '';
  const begun = await takeState(db, back.provider, state);
  if (!begun) return { to: 'login', error: 'expired', redirect: '/' };
  const { redirect } = begun;
  const { browser } = back;
  if (!browser || hashToken(browser) !== begun.browser_hash) return elsewhere(begun);
  if (back.query.has('error')) {
    const error = back.query.get('error') === 'access_denied' ? 'denied' : 'failed';
    return { to: 'login', error, redirect };
  }
  try {
    const vouched = await vouchedFor(config, back.provider, back.query, { state, ...begun });
    return await settle(db, browser, begun, vouched);
  } catch (error) {
    // Only names: what a provider answers may hold codes and tokens.
    const { name, code } = error as { name?: unknown; code?: unknown };
    log.warn({ provider: back.provider, name, code }, 'a sign-in with a provider failed');
    return { to: 'login', error: isAway(error) ? 'unavailable' : 'failed', redirect };
  }
}

/** A provider that cannot be reached or does not answer in time, rather than one whose answer is not right. */
export function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'TimeoutError' || cause.message === 'fetch failed') return true;
    if ('status' in cause && Number(cause.status) >= 500) return true;
    if ('code' in cause && cause.code === 'OAUTH_TIMEOUT') return true;
    if (cause.cause instanceof Response) return cause.cause.status >= 500;
  }
  return false;
}

async function takeState(db: Db, provider: Provider, state: string): Promise<State | undefined> {
  const [begun] = await db
    .delete(oauthState)
    .where(
      and(
        eq(oauthState.state_hash, hashToken(state)),
        // A code of one provider must not be spent at another.
        eq(oauthState.provider, provider),
        gt(oauthState.created_at, sql`now() - interval '10 minutes'`),
      ),
    )
    .returning();
  return begun;
}

/**
 * A phone may come back in another browser than it left from, and so may the victim of somebody who passes their own
 * sign-in on. Both begin anew, as whoever they are in the browser they are in: the code that came is never used.
 */
function elsewhere({ redirect, is_link, is_again }: State): Ending {
  return is_again ? { to: 'login', error: 'cookies', redirect } : { to: 'again', redirect, isLink: is_link };
}

function settle(db: Db, browser: string, { redirect, is_link }: State, vouched: Vouched): Promise<Ending> {
  return inTransaction(db, async (tx) => {
    if (is_link) {
      await savePending(tx, browser, vouched);
      return { to: 'account', redirect };
    }
    const member_id = await memberOf(tx, vouched);
    if (member_id !== undefined) {
      await leaveHandoff(tx, browser, { member_id, redirect });
      return { to: 'token', redirect };
    }
    await savePending(tx, browser, vouched);
    const owner = await ownerOf(tx, vouched);
    if (!owner) return { to: 'register', redirect };
    await mailLink(tx, owner, vouched);
    return { to: 'login', error: 'known_email', redirect };
  });
}

/** The account with the same address. One that the provider has not checked is not looked for: anybody could ask who is a member here. */
async function ownerOf(tx: Db, { email, email_verified }: Vouched) {
  if (!email || !email_verified) return undefined;
  const [owner] = await tx
    .select()
    .from(member)
    .where(and(eq(member.email, email), isNull(member.deleted_at)));
  return owner;
}
