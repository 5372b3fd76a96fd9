import { authorizationCodeGrant, type IDToken } from 'openid-client';
import { z } from 'zod';
import type { Config } from '#http/server/config.ts';
import { email as emailField, TEXT_MAX } from '#shared/fields.ts';
import type { Provider } from '../../oauth.contract.ts';
import { isSignedByLine } from './id-token-signature.ts';
import { callbackUrl, providerClient } from './provider-client.ts';

/** What a provider says about a person. */
export interface ProviderClaims {
  provider: Provider;
  subject: string;
  email: string | null;
  /** Only if the provider says so: LINE never does. */
  email_verified: boolean;
  firstname: string;
  lastname: string;
}

interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

/** Exchanges the code for the provider's claims about the person; throws if any check fails. */
export async function fetchClaims(
  config: Config,
  provider: Provider,
  query: URLSearchParams,
  { state, nonce, verifier }: Expected,
): Promise<ProviderClaims> {
  const client = await providerClient(config, provider);
  const callback = new URL(`${callbackUrl(config, provider)}?${query}`);
  const tokens = await authorizationCodeGrant(client, callback, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
  });
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new Error('the provider sent no id token');
  if (provider === 'line') {
    const keys = { secret: config.oauth.line?.clientSecret ?? '', jwksUri: client.serverMetadata().jwks_uri };
    if (!(await isSignedByLine(tokens.id_token, keys))) throw new Error('the id token is not signed by the provider');
  }
  return claimsOf(provider, claims);
}

const subject = z.string().min(1).max(255);

function claimsOf(provider: Provider, claims: IDToken): ProviderClaims {
  const email = emailField.safeParse(claims.email).data ?? null;
  return {
    provider,
    subject: subject.parse(claims.sub),
    email,
    email_verified: email !== null && claims.email_verified === true,
    firstname: nameIn(claims.given_name) || nameIn(claims.name),
    lastname: nameIn(claims.family_name),
  };
}

/** A name that our forms accept: one line, limited length. */
function nameIn(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  return [...claim.replace(/\p{Cc}+/gu, ' ').trim()].slice(0, TEXT_MAX).join('');
}
