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
import { fetchClaims, type ProviderClaims } from './oauth-claims.ts';
import { saveHandoff } from './oauth-handoff.service.ts';
import { mailLink } from './oauth-link.service.ts';
import { savePending } from './oauth-pending.service.ts';

interface Callback {
  provider: Provider;
  query: URLSearchParams;
  /** The cookie's secret; missing in a browser that did not start a sign-in. */
  browser: string | undefined;
}

/** Where a sign-in continues: the token, the registration, the account, a restart, or the login page. */
export type OauthResult =
  | { to: 'token' | 'register' | 'account'; redirect: string }
  | { to: 'again'; redirect: string; isLink: boolean }
  | { to: 'login'; error: OauthError; redirect: string };

type State = typeof oauthState.$inferSelect;

/** Completes a sign-in, once, and identifies the person. It signs nobody in: the browser fetches its token. */
export async function finishOauth(db: Db, config: Config, callback: Callback, log: Log): Promise<OauthResult> {
  const state = callback.query.get('state') ?? '';
  const begun = await redeemState(db, callback.provider, state);
  if (!begun) return { to: 'login', error: 'expired', redirect: '/' };
  const { redirect } = begun;
  const { browser } = callback;
  if (!browser || hashToken(browser) !== begun.browser_hash) return restartInThisBrowser(begun);
  if (callback.query.has('error')) {
    const error = callback.query.get('error') === 'access_denied' ? 'denied' : 'failed';
    return { to: 'login', error, redirect };
  }
  try {
    const person = await fetchClaims(config, callback.provider, callback.query, { state, ...begun });
    return await settle(db, browser, begun, person);
  } catch (error) {
    // Log only names: a provider's answer may contain codes and tokens.
    const { name, code } = error as { name?: unknown; code?: unknown };
    log.warn({ provider: callback.provider, name, code }, 'a sign-in with a provider failed');
    return { to: 'login', error: isUnreachable(error) ? 'unavailable' : 'failed', redirect };
  }
}

/** Whether the provider is unreachable or too slow, as opposed to a wrong answer. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'TimeoutError' || cause.message === 'fetch failed') return true;
    if ('status' in cause && Number(cause.status) >= 500) return true;
    if ('code' in cause && cause.code === 'OAUTH_TIMEOUT') return true;
    if (cause.cause instanceof Response) return cause.cause.status >= 500;
  }
  return false;
}

async function redeemState(db: Db, provider: Provider, state: string): Promise<State | undefined> {
  const [begun] = await db
    .delete(oauthState)
    .where(
      and(
        eq(oauthState.state_hash, hashToken(state)),
        // A code of one provider must not be redeemed at another.
        eq(oauthState.provider, provider),
        gt(oauthState.created_at, sql`now() - interval '10 minutes'`),
      ),
    )
    .returning();
  return begun;
}

/**
 * A phone may return in another browser, and so may the victim of a stranger's sign-in link. Both restart in
 * the browser they are in: the received code is never used.
 */
function restartInThisBrowser({ redirect, is_link, is_again }: State): OauthResult {
  return is_again ? { to: 'login', error: 'cookies', redirect } : { to: 'again', redirect, isLink: is_link };
}

function settle(db: Db, browser: string, { redirect, is_link }: State, person: ProviderClaims): Promise<OauthResult> {
  return inTransaction(db, async (tx) => {
    if (is_link) {
      await savePending(tx, browser, person);
      return { to: 'account', redirect };
    }
    const member_id = await memberOf(tx, person);
    if (member_id !== undefined) {
      await saveHandoff(tx, browser, { member_id, redirect });
      return { to: 'token', redirect };
    }
    await savePending(tx, browser, person);
    const owner = await ownerOf(tx, person);
    if (!owner) return { to: 'register', redirect };
    await mailLink(tx, owner, person);
    return { to: 'login', error: 'known_email', redirect };
  });
}

/** The account with the same address. Unverified addresses are not looked up: anyone could probe who is a member. */
async function ownerOf(tx: Db, { email, email_verified }: ProviderClaims) {
  if (!email || !email_verified) return undefined;
  const [owner] = await tx
    .select()
    .from(member)
    .where(and(eq(member.email, email), isNull(member.deleted_at)));
  return owner;
}
