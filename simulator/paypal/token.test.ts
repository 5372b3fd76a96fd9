import { expect, test } from 'vitest';
import { keys, openSimulator } from '../testing.ts';

test('only the right Basic credentials get a token', async () => {
  const { paypal } = await openSimulator();
  const good = await paypal.token();
  expect(good.status).toBe(200);
  expect(Object.keys(await good.json())).toEqual([
    'scope',
    'access_token',
    'token_type',
    'app_id',
    'expires_in',
    'nonce',
  ]);
  for (const pair of [
    [keys.PAYPAL_CLIENT_ID, 'wrong'],
    ['wrong', keys.PAYPAL_SECRET],
  ]) {
    const bad = await paypal.token(...pair);
    expect([bad.status, (await bad.json()).error]).toEqual([401, 'invalid_client']);
  }
});

test('another grant is refused', async () => {
  const { port } = await openSimulator();
  const authorization = `Basic ${Buffer.from(`${keys.PAYPAL_CLIENT_ID}:${keys.PAYPAL_SECRET}`).toString('base64')}`;
  const body = new URLSearchParams({ grant_type: 'password' });
  const answer = await fetch(`http://127.0.0.1:${port}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  expect([answer.status, (await answer.json()).error]).toEqual([400, 'unsupported_grant_type']);
});

test('a token lives for sixty seconds', async () => {
  const { paypal, time } = await openSimulator();
  const authorization = await paypal.bearer();
  const read = () => paypal.call('GET', '/v2/checkout/orders/NONE', undefined, { authorization });
  time.at += 59_999;
  expect((await read()).status).toBe(404);
  time.at += 1;
  const late = await read();
  expect([late.status, late.body.error]).toEqual([401, 'invalid_token']);
});

test('a token that is missing, made up or put off is no token', async () => {
  const { paypal } = await openSimulator();
  const real = await paypal.bearer();
  const later = real.replace(/A21AA\.\d+/, 'A21AA.9999999999999');
  for (const authorization of ['', 'Bearer ', 'Bearer x', later, real.replace('Bearer', 'Basic')]) {
    const answer = await paypal.call('GET', '/v2/checkout/orders/NONE', undefined, { authorization });
    expect([answer.status, answer.body.name]).toEqual([401, 'AUTHENTICATION_FAILURE']);
    expect(answer.body.debug_id).toBe(answer.headers.get('paypal-debug-id'));
  }
});
