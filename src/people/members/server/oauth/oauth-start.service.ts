import { lt, sql } from 'drizzle-orm';
import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } from 'openid-client';
import type { Db } from '#db/server/connect.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import type { Config } from '#http/server/config.ts';
import type { Locale } from '#shared/locale.ts';
import type { Provider } from '../../oauth.contract.ts';
import { oauthState } from '../oauth.tables.ts';
import { callbackUrl, providerClient } from './provider-client.ts';

interface OauthStart {
  provider: Provider;
  browser: string;
  network: string;
  locale: Locale;
  redirect: string;
  isLink: boolean;
  isAgain: boolean;
}

/** Starts a sign-in with a provider: stores its state and returns the URL to go to. */
export async function beginOauth(db: Db, config: Config, start: OauthStart): Promise<URL> {
  // Counted first: while a provider is down, every attempt would make us wait for it.
  await requireWithinLimit(db, { limit: 'oauth_start', who: start.network });
  const client = await providerClient(config, start.provider);
  const [state, nonce, verifier] = [newToken(), randomNonce(), randomPKCECodeVerifier()];
  await db.delete(oauthState).where(lt(oauthState.created_at, sql`now() - interval '1 hour'`));
  await db.insert(oauthState).values({
    state_hash: hashToken(state),
    provider: start.provider,
    browser_hash: hashToken(start.browser),
    nonce,
    verifier,
    redirect: start.redirect,
    is_link: start.isLink,
    is_again: start.isAgain,
  });
  return buildAuthorizationUrl(client, {
    redirect_uri: callbackUrl(config, start.provider),
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: start.locale,
  });
}
