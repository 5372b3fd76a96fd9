import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { contentType, header, json, type Reply, type Request } from '../http/exchange.ts';
import { debugId } from '../ids.ts';
import { noteRefusal, type World } from '../world.ts';
import { paypalTrouble } from './errors.ts';

/** A real token is valid for hours. Here a shop that never renews its token fails within a minute. */
const TOKEN_SECONDS = 60;

/** POST /v1/oauth2/token: Basic credentials for a token. */
export function issueToken(world: World, request: Request): Reply {
  const expected = `Basic ${Buffer.from(`${world.keys.PAYPAL_CLIENT_ID}:${world.keys.PAYPAL_SECRET}`).toString('base64')}`;
  if (!same(header(request, 'authorization') ?? '', expected)) {
    noteRefusal(world, request.path, 'the Basic credentials are not those of the simulator');
    return json(401, { error: 'invalid_client', error_description: 'Client Authentication failed' });
  }
  const form = new URLSearchParams(request.body.toString('utf8'));
  if (contentType(request) !== 'application/x-www-form-urlencoded' || form.get('grant_type') !== 'client_credentials') {
    noteRefusal(world, request.path, 'not a form with grant_type=client_credentials');
    return json(400, { error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' });
  }
  const expires = world.now() + TOKEN_SECONDS * 1000;
  const nonce = randomBytes(12).toString('base64url');
  const body = {
    scope: 'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/applications/webhooks',
    access_token: `A21AA.${expires}.${nonce}.${signToken(world, `${expires}.${nonce}`)}`,
    token_type: 'Bearer',
    app_id: 'APP-SIMULATOR00000000',
    expires_in: TOKEN_SECONDS,
    nonce: `${new Date(world.now()).toISOString()}${nonce}`,
  };
  return json(200, body, { 'paypal-debug-id': debugId() });
}

/** The refusal of a call without a valid token of ours; nothing if the token is valid. */
export function withoutToken(world: World, request: Request): Reply | undefined {
  const match = /^Bearer A21AA\.(\d{1,15})\.([\w-]{16})\.([\w-]{43})$/.exec(header(request, 'authorization') ?? '');
  const [, expires = '', nonce = '', given = ''] = match ?? [];
  if (!match || !same(given, signToken(world, `${expires}.${nonce}`))) {
    noteRefusal(world, request.path, 'no bearer token, or not one of ours');
    return paypalTrouble(401);
  }
  if (world.now() < Number(expires)) return undefined;
  noteRefusal(world, request.path, 'the token has expired');
  return json(401, { error: 'invalid_token', error_description: 'Access Token not found in cache' });
}

// A signed token needs no storage, and survives a restart as PayPal's do.
function signToken(world: World, text: string): string {
  return createHmac('sha256', `token ${world.keys.PAYPAL_SECRET}`).update(text).digest('base64url');
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
