import { compactVerify, createLocalJWKSet, decodeProtectedHeader, errors, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { createOutbound, type Outbound } from '#ground/outbound/server/outbound.ts';

const header = z.object({ alg: z.enum(['HS256', 'ES256']) });
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

interface SignatureKeys {
  /** Shared with the provider, for HS256. */
  secret: string;
  /** The URL of the provider's keys, for ES256. */
  jwksUri: string | undefined;
}

/**
 * Whether LINE signed an id token: with the channel's secret (HS256, its web sign-in) or with a published key (ES256, from
 * its apps). The algorithm alone selects the key, so that neither can pass for the other.
 */
export async function isSignedByLine(idToken: string, { secret, jwksUri }: SignatureKeys): Promise<boolean> {
  const { alg } = header.parse(decodeProtectedHeader(idToken));
  try {
    if (alg === 'HS256') await compactVerify(idToken, Buffer.from(secret), { algorithms: ['HS256'] });
    else await compactVerify(idToken, createLocalJWKSet(await publishedKeys(jwksUri)), { algorithms: ['ES256'] });
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

/** One client per host, so that its circuit breaker keeps its state. */
const outbounds = new Map<string, Outbound>();

async function publishedKeys(jwksUri: string | undefined): Promise<JSONWebKeySet> {
  if (!jwksUri) return { keys: [] };
  const { origin } = new URL(jwksUri);
  const outbound = outbounds.get(origin) ?? createOutbound([origin]);
  outbounds.set(origin, outbound);
  const { json } = await outbound({ method: 'GET', url: jwksUri });
  return keySet.parse(json);
}
