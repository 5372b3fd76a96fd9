import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutbound } from '#ground/outbound/server/outbound.ts';
import type { PaypalConfig } from '#http/server/payment-config.ts';
import { type Message, ProviderTrouble } from '../payment-provider.ts';
import { ATTEMPT, type ScriptedHost, scriptedHost } from '../testing-provider.ts';
import { paypalProvider } from './paypal-provider.ts';
import { capture, issue, paypalConfig, withToken } from './testing-paypal.ts';

const VERIFY = 'POST /v1/notifications/verify-webhook-signature';

let host: ScriptedHost;
beforeAll(async () => {
  host = await scriptedHost();
});
afterAll(() => host.close());
beforeEach(() => host.answer(withToken({ [VERIFY]: { json: { verification_status: 'SUCCESS' } } })));

/** Spaces, an escape and a number that would change if the event were parsed and serialised again. */
const EVENT = `{"id":"WH-2WR32451HC0233532-67976317FL4543714",  "event_type":"PAYMENT.CAPTURE.COMPLETED","event_version":"1.0",
 "summary":"\\u0050aid \\/ 付款","n":1.0,"resource_type":"capture","resource":${JSON.stringify({
   ...capture(),
   supplementary_data: { related_ids: { order_id: '5O190127TN364715T' } },
 })}}`;

const headersOf = (changes: Record<string, string | null> = {}) => {
  const headers = new Headers({
    'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
    'paypal-transmission-time': new Date().toISOString().replace(/\.\d+/, ''),
    'paypal-transmission-sig': `${'abcd+/12'.repeat(40)}==`,
    'paypal-cert-url': `${host.origin}/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77`,
    'paypal-auth-algo': 'SHA256withRSA',
  });
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
};

async function message(
  headers: Headers,
  body: string | Uint8Array = EVENT,
  config: Partial<PaypalConfig> = {},
): Promise<Message> {
  const provider = paypalProvider(
    { ...paypalConfig(host.origin), ...config },
    createOutbound([host.origin], { totalMs: 2_000, failures: 100 }),
  );
  const posted = { body: typeof body === 'string' ? Buffer.from(body) : body, headers, how: 'notify' as const };
  const read = provider.message(posted);
  return 'verify' in read ? read.verify() : read;
}

const REFUSED = { verified: false, event_id: null, attempt_id: null, provider_id: null, outcome: null };

test('an event that PayPal verifies is a hint, without an outcome', async () => {
  expect(await message(headersOf())).toEqual({
    verified: true,
    problem: null,
    event_id: 'WH-2WR32451HC0233532-67976317FL4543714',
    attempt_id: ATTEMPT,
    reference: 'C7Q2M4-1',
    provider_id: '5O190127TN364715T',
    transaction_id: '3C679366HH908993F',
    paytype: 'paypal',
    kind: 'PAYMENT.CAPTURE.COMPLETED',
    outcome: null,
    noted: { resource_id: '3C679366HH908993F', status: 'COMPLETED' },
  });
});

test('an event about an order names the order itself', async () => {
  const resource = {
    id: '5O190127TN364715T',
    status: 'APPROVED',
    purchase_units: [{ custom_id: ATTEMPT, invoice_id: 'C7Q2M4-1' }],
  };
  const event = { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource };

  expect(await message(headersOf(), JSON.stringify(event))).toMatchObject({
    attempt_id: ATTEMPT,
    reference: 'C7Q2M4-1',
    provider_id: '5O190127TN364715T',
  });
});

test('an event about a refund names the capture that it belongs to', async () => {
  const links = [{ rel: 'up', href: `${host.origin}/v2/payments/captures/3C679366HH908993F` }];
  const event = {
    id: 'WH-1',
    event_type: 'PAYMENT.CAPTURE.REFUNDED',
    resource: { id: 'R1', status: 'COMPLETED', links },
  };

  expect(await message(headersOf(), JSON.stringify(event))).toMatchObject({
    attempt_id: null,
    provider_id: null,
    transaction_id: '3C679366HH908993F',
  });
});

test('PayPal gets the event byte for byte, with the shop’s own webhook id', async () => {
  await message(headersOf());
  const body = host.called(VERIFY)[0]?.body ?? '';

  expect(body.endsWith(`,"webhook_event":${EVENT}}`)).toBe(true);
  expect(JSON.parse(body)).toMatchObject({
    auth_algo: 'SHA256withRSA',
    transmission_id: '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
    webhook_id: '8PT597110X687430L',
  });
});

test('C035: another body with the checksum of a genuine one pays nothing, although PayPal verifies it', async () => {
  const genuine = EVENT.replace('COMPLETED","event', 'PENDING","event');
  const forged = withChecksum(EVENT, crc32(genuine));
  expect(crc32(forged)).toBe(crc32(genuine));

  expect(await message(headersOf(), forged)).toMatchObject({ verified: true, outcome: null });
});

test('C036: an event that PayPal does not verify has no ids that could block the real one', async () => {
  host.answer(withToken({ [VERIFY]: { json: { verification_status: 'FAILURE' } } }));

  expect(await message(headersOf())).toMatchObject({
    ...REFUSED,
    problem: 'signature',
    noted: { said_id: 'WH-2WR32451HC0233532-67976317FL4543714' },
  });
  host.answer(withToken({ [VERIFY]: issue('VALIDATION_ERROR', 400) }));
  expect(await message(headersOf())).toMatchObject({ ...REFUSED, problem: 'signature' });
});

describe('C037: a certificate from elsewhere', () => {
  const PATH = '/v1/notifications/certs/CERT-1';
  test.each([
    `http://api.paypal.com${PATH}`,
    `https://api.paypal.com.evil.tld${PATH}`,
    `https://api.paypal.com@evil.tld${PATH}`,
    `https://evil.tld${PATH}?api.paypal.com`,
    `https://evil.tld/?api.paypal.com${PATH}`,
    `//api.paypal.com${PATH}`,
    `https://93.184.216.34${PATH}`,
    `https://api.paypal.com:8443${PATH}`,
    `https://api.paypal.com:443${PATH}`,
    `https://API.paypal.com${PATH}`,
    `https://api.paypal.com\\@evil.tld${PATH}`,
    `https://api.paypal.com${PATH}?x=1`,
    `https://api.paypal.com${PATH}#x`,
    'https://api.paypal.com/v1/notifications/certs/../../../redirect',
    'https://api.paypal.com/v1/notifications/certs/%2e%2e/x',
    'https://api.paypal.com/redirect?to=https://evil.tld',
    'https://www.paypal.com/v1/notifications/certs/CERT-1',
    `https://api.paypal.com${PATH}, https://evil.tld${PATH}`,
    `ftp://api.paypal.com${PATH}`,
    '',
  ])('%s: refused, and nobody is asked', async (url) => {
    const real = { api: 'https://api-m.paypal.com', pages: 'https://www.paypal.com' };

    expect(await message(headersOf({ 'paypal-cert-url': url }), EVENT, real)).toMatchObject({
      ...REFUSED,
      problem: 'cert_url',
    });
    expect(await message(headersOf({ 'paypal-cert-url': url }))).toMatchObject({ ...REFUSED, problem: 'cert_url' });
    expect(host.calls).toEqual([]);
  });

  test('PayPal’s own hosts are not the simulator’s, and vice versa', async () => {
    const own = headersOf({ 'paypal-cert-url': `https://api.paypal.com${PATH}` });

    expect(await message(own)).toMatchObject({ problem: 'cert_url' });
    expect(await message(headersOf(), EVENT, { api: 'https://api-m.sandbox.paypal.com' })).toMatchObject({
      problem: 'cert_url',
    });
  });
});

describe('refused without asking PayPal', () => {
  test.each<[string, Record<string, string | null>, string]>([
    ['C038: SHA1', { 'paypal-auth-algo': 'SHA1withRSA' }, 'auth_algo'],
    ['C038: none', { 'paypal-auth-algo': 'none' }, 'auth_algo'],
    ['C038: missing', { 'paypal-auth-algo': null }, 'auth_algo'],
    ['C038: two', { 'paypal-auth-algo': 'SHA256withRSA, none' }, 'auth_algo'],
    ['C038: in lower case', { 'paypal-auth-algo': 'sha256withrsa' }, 'auth_algo'],
    ['no signature', { 'paypal-transmission-sig': null }, 'transmission_sig'],
    ['no base64', { 'paypal-transmission-sig': '"},"webhook_id":"x' }, 'transmission_sig'],
    ['a long signature', { 'paypal-transmission-sig': 'A'.repeat(5_000) }, 'transmission_sig'],
    ['no id', { 'paypal-transmission-id': null }, 'transmission_id'],
    ['a long id', { 'paypal-transmission-id': 'a'.repeat(101) }, 'transmission_id'],
    ['a bar in the id', { 'paypal-transmission-id': 'a|b' }, 'transmission_id'],
    ['no time', { 'paypal-transmission-time': null }, 'transmission_time'],
    ['words for a time', { 'paypal-transmission-time': 'today' }, 'transmission_time'],
    ['no such day', { 'paypal-transmission-time': '2026-99-99T00:00:00Z' }, 'age'],
    ['a week old', { 'paypal-transmission-time': new Date(Date.now() - 7 * 86_400_000).toISOString() }, 'age'],
    ['of tomorrow', { 'paypal-transmission-time': new Date(Date.now() + 86_400_000).toISOString() }, 'age'],
  ])('%s', async (_, changes, problem) => {
    expect(await message(headersOf(changes))).toMatchObject({ ...REFUSED, problem });
    expect(host.calls).toEqual([]);
  });

  test.each<[string, string | Uint8Array]>([
    ['nothing', ''],
    ['no JSON', '{"id":'],
    ['JSON with something behind it', `${EVENT},"webhook_id":"evil"`],
    ['a closing brace more', `${EVENT}}`],
    ['a list', `[${EVENT}]`],
    ['no event', '{"id":"WH-1","resource":{}}'],
    ['a byte order mark', `\uFEFF${EVENT}`],
    ['no UTF-8', Buffer.concat([Buffer.from(EVENT.slice(0, -1)), Buffer.from([0xff]), Buffer.from('}')])],
    ['too much', EVENT.replace('"n":1.0', `"n":"${'x'.repeat(65_536)}"`)],
    ['an id that is no id', EVENT.replace('WH-2WR32451HC0233532', 'WH <script>')],
  ])('%s', async (_, body) => {
    expect(await message(headersOf(), body)).toMatchObject({ ...REFUSED, problem: 'not_an_event' });
    expect(host.calls).toEqual([]);
  });
});

test.each([{ status: 500 }, { status: 429 }, { json: {} }, { json: { verification_status: 'PERHAPS' } }])(
  'when PayPal answers %o it must send the event again',
  async (reply) => {
    host.answer(withToken({ [VERIFY]: reply }));

    await expect(message(headersOf())).rejects.toBeInstanceOf(ProviderTrouble);
  },
);

/** The text with the characters of its `n` chosen so that it has this checksum. */
function withChecksum(text: string, wanted: number): string {
  const [head = '', tail = ''] = text.split('1.0,"resource_type"');
  // CRC32 is linear: each flipped bit changes the checksum by a known amount, so we solve for 32 free bits.
  const bits = 64;
  const build = (chosen: readonly boolean[]) =>
    `${head}"${chosen.map((one) => (one ? 'q' : 'p')).join('')}","resource_type"${tail}`;
  const none = Array.from({ length: bits }, () => false);
  const base = crc32(build(none));
  const columns = none.map((_, at) => (crc32(build(none.with(at, true))) ^ base) >>> 0);
  return build(solve(columns, (wanted ^ base) >>> 0));
}

/** Which of the columns, combined by XOR, make the goal. */
function solve(columns: readonly number[], goal: number): boolean[] {
  const rows: { value: bigint; used: bigint }[] = [];
  const reduce = (value: bigint, used: bigint) => {
    for (const row of rows) if ((value ^ row.value) < value) [value, used] = [value ^ row.value, used ^ row.used];
    return { value, used };
  };
  columns.forEach((column, at) => {
    const row = reduce(BigInt(column), 1n << BigInt(at));
    if (row.value !== 0n) rows.push(row);
    rows.sort((one, other) => (one.value > other.value ? -1 : 1));
  });
  const { value, used } = reduce(BigInt(goal), 0n);
  if (value !== 0n) throw new Error('not enough freedom');
  return columns.map((_, at) => ((used >> BigInt(at)) & 1n) === 1n);
}
