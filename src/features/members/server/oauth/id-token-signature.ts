import { createHmac, createPublicKey, type JsonWebKey, timingSafeEqual, verify } from 'node:crypto';
import { z } from 'zod';

const TIMEOUT_MS = 10_000;

const header = z.object({ alg: z.enum(['HS256', 'ES256']), kid: z.string().optional() });
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().optional() })) });

interface SignatureKeys {
  /** The secret we share with the provider, for HS256. */
  secret: string;
  /** Where the provider publishes its keys, for ES256. */
  jwksUri: string | undefined;
}

/**
 * Whether LINE signed an id token: with the channel's secret (HS256, its web sign-in) or with a published key (ES256, from
 * its apps). Which of the two keys is used follows from the algorithm alone, so that neither can pass for the other.
 */
export async function isSignedByLine(idToken: string, { secret, jwksUri }: SignatureKeys): Promise<boolean> {
  const [head = '', payload = '', signature = ''] = idToken.split('.');
  const { alg, kid } = header.parse(JSON.parse(Buffer.from(head, 'base64url').toString('utf8')));
  const given = Buffer.from(signature, 'base64url');
  const signed = `${head}.${payload}`;
  if (alg === 'HS256') {
    const expected = createHmac('sha256', secret).update(signed).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
  const key = await publishedKey(jwksUri, kid);
  if (!key) return false;
  return verify(
    'sha256',
    Buffer.from(signed),
    { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    given,
  );
}

async function publishedKey(jwksUri: string | undefined, kid: string | undefined): Promise<JsonWebKey | undefined> {
  if (!jwksUri) return undefined;
  const response = await fetch(jwksUri, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { keys } = keySet.parse(await response.json());
  return keys.find((key) => key.kty === 'EC' && key.kid === kid) as JsonWebKey | undefined;
}
