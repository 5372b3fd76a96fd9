import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutbound } from '#ground/outbound/server/outbound.ts';
import { createLog } from '#http/server/log.ts';
import type { Known, PaymentProvider } from '../payment-provider.ts';
import { KNOWN, type ScriptedHost, scriptedHost } from '../testing-provider.ts';
import { cybersourceProvider } from './cybersource-provider.ts';
import { NTD, profile } from './testing-card.ts';

const SEARCH = 'POST /tss/v2/searches';
const REFUND = 'POST /pts/v2/payments/6812345678901234567890/refunds';
const SALE = '6812345678901234567890';
const known: Known = { ...KNOWN, currency: 'NTD', provider_id: null };
const captured: Known = { ...known, transaction_id: SALE };
const SECRET = 'aHVudGVyMmh1bnRlcjI=';

let host: ScriptedHost;
beforeAll(async () => {
  host = await scriptedHost();
});
afterAll(() => host.close());

const lines: string[] = [];
const log = createLog('info', { write: (line) => lines.push(line) });

function provider(searchLagMs = 0): Required<PaymentProvider> {
  const rest = { api: host.origin, merchantId: 'cornice', keyId: 'key-1', secret: SECRET, searchLagMs };
  const outbound = createOutbound([host.origin], { totalMs: 2_000, failures: 100 });
  return cybersourceProvider(profile({ rest }), {}, outbound, log) as Required<PaymentProvider>;
}

const application = (name: string, reasonCode?: string) => ({ name, ...(reasonCode && { reasonCode }) });
const summary = (
  id: string,
  applications: object[],
  changes: {
    code?: string;
    reasonCode?: string;
    rFlag?: string;
    totalAmount?: string;
    currency?: string;
    merchantId?: string;
  } = {},
) => ({
  id,
  merchantId: changes.merchantId ?? 'cornice',
  applicationInformation: { reasonCode: changes.reasonCode ?? '100', rFlag: changes.rFlag ?? 'SOK', applications },
  clientReferenceInformation: { code: changes.code ?? 'C7Q2M4-1' },
  orderInformation: {
    amountDetails: { totalAmount: changes.totalAmount ?? '48000.00', currency: changes.currency ?? 'TWD' },
  },
});
const charged = (id = SALE, changes = {}) =>
  summary(id, [application('ics_bill', '100'), application('ics_auth', '100')], changes);
const refused = (reasonCode: string, rFlag: string) =>
  summary('D1', [application('ics_bill'), application('ics_auth', reasonCode)], { reasonCode, rFlag });
const credit = (id: string, totalAmount: string, code?: string) =>
  summary(id, [application('ics_credit', '100')], { totalAmount, ...(code && { code }) });
const found = (...transactionSummaries: object[]) => ({
  status: 201,
  json: {
    totalCount: transactionSummaries.length,
    ...(transactionSummaries.length > 0 && { _embedded: { transactionSummaries } }),
  },
});

test('without keys of the REST API the provider cannot be asked', () => {
  const bare = cybersourceProvider(NTD, {}, createOutbound([]));

  expect(bare.read).toBeUndefined();
  expect(bare.refund).toBeUndefined();
  expect(bare.take).toBeUndefined();
});

test('a call is signed: host, date, target, digest of the body, merchant', async () => {
  host.answer({ [SEARCH]: found() });
  await provider().read(known);
  const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = host.calls;
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const text = [
    `host: ${host.origin.slice('http://'.length)}`,
    `v-c-date: ${String(headers['v-c-date'])}`,
    'request-target: post /tss/v2/searches',
    `digest: ${digest}`,
    'v-c-merchant-id: cornice',
  ].join('\n');
  const signature = createHmac('sha256', Buffer.from(SECRET, 'base64')).update(text).digest('base64');

  expect(headers).toMatchObject({ digest, 'v-c-merchant-id': 'cornice', 'content-type': 'application/json' });
  expect(headers.signature).toBe(
    `keyid="key-1", algorithm="HmacSHA256", headers="host v-c-date request-target digest v-c-merchant-id", signature="${signature}"`,
  );
  expect(JSON.parse(body)).toMatchObject({ query: 'clientReferenceInformation.code:C7Q2M4-1', save: false });
});

describe('reading', () => {
  test.each<[string, object, object]>([
    ['nothing found yet', found(), { state: 'waiting' }],
    ['charged', found(charged()), { state: 'paid', transaction_id: SALE, amount: 48_000, currency: 'NTD' }],
    ['declined first', found(charged(), refused('203', 'DCARDREFUSED')), { state: 'paid' }],
    ['the same uuid tried again afterwards', found(refused('104', 'DDUPLICATE'), charged()), { state: 'paid' }],
    ['declined', found(refused('203', 'DCARDREFUSED')), { state: 'declined', reason: 'found 203' }],
    ['broken off, and nothing settled', found(refused('150', 'ESYSTEM')), { state: 'declined' }],
    ['held', found(refused('480', 'DREVIEW')), { state: 'review', transaction_id: 'D1' }],
    [
      'a part',
      found(charged(SALE, { reasonCode: '110', totalAmount: '20000.00' })),
      { state: 'review', reason: 'partial_approval', amount: 20_000 },
    ],
    [
      'another amount',
      found(charged(SALE, { totalAmount: '47999.00' })),
      { state: 'review', reason: 'amount_differs', amount: 47_999 },
    ],
    [
      'another currency',
      found(charged(SALE, { currency: 'USD', totalAmount: '480.00' })),
      { state: 'review', reason: 'amount_differs' },
    ],
    ['charged twice', found(charged('A'), charged('B')), { state: 'review', reason: 'several_transactions' }],
    [
      'refunded there by hand',
      found(charged(), credit('C', '100.00')),
      {
        state: 'paid',
        amount: 48_000,
        refunds: [{ provider_refund_id: 'C', request_id: null, amount: 100, state: 'done' }],
      },
    ],
    ['another reference that looks alike', found(charged(SALE, { code: 'C7Q2M4-11' })), { state: 'waiting' }],
    ['another merchant', found(charged(SALE, { merchantId: 'evil' })), { state: 'waiting' }],
    [
      'more than one page',
      { status: 201, json: { ...found(charged()).json, totalCount: 900 } },
      { state: 'unknown', reason: 'search_too_many' },
    ],
    ['keys refused', { status: 401, json: {} }, { state: 'unknown', reason: 'search_401' }],
    ['not understood', { status: 201, json: [] }, { state: 'unknown' }],
    ['down', { status: 502 }, { state: 'unknown', reason: 'search_502' }],
  ])('%s', async (_, reply, outcome) => {
    host.answer({ [SEARCH]: reply });

    expect(await provider().read(known)).toMatchObject(outcome);
  });

  test('of two charges, the one known to the shop is the attempt’s', async () => {
    host.answer({ [SEARCH]: found(charged('OTHER'), charged()) });

    expect(await provider().read(captured)).toMatchObject({ state: 'paid', transaction_id: SALE });
  });
});

test('each refund of the shop is searched by its own number', async () => {
  host.answer({
    [SEARCH]: [found(charged(), credit('C', '100.00')), found(credit('R1', '1500.00', 'C7Q2M4-R1')), found()],
  });

  const refund_requests = ['C7Q2M4-R1', 'C7Q2M4-R2'];
  expect(await provider().read({ ...captured, refund_requests })).toMatchObject({
    state: 'paid',
    refunds: [
      { provider_refund_id: 'C', request_id: null, amount: 100 },
      { provider_refund_id: 'R1', request_id: 'C7Q2M4-R1', amount: 1_500 },
    ],
  });
});

describe('refunding', () => {
  const key = '0b9f6a55-6a52-4f0e-8d37-5f8fb2bb1d10';
  const refund = (first_asked_at?: Date, lag = 900_000, request_id = key) =>
    provider(lag).refund({ request_id, known: captured, amount: 1_500, ...(first_asked_at && { first_asked_at }) });
  const done = { status: 201, json: { id: 'R1', status: 'PENDING' } };

  test('is searched by its key, then requested', async () => {
    host.answer({ [SEARCH]: found(), [REFUND]: done });

    expect(await refund()).toEqual({ state: 'done', provider_refund_id: 'R1' });
    expect(JSON.parse(host.called(SEARCH)[0]?.body ?? '')).toMatchObject({
      query: `clientReferenceInformation.code:${key}`,
    });
    expect(JSON.parse(host.called(REFUND)[0]?.body ?? '')).toEqual({
      clientReferenceInformation: { code: key },
      orderInformation: { amountDetails: { totalAmount: '1500.00', currency: 'TWD' } },
    });
  });

  test('whose answer was lost is found, and not requested again', async () => {
    host.answer({ [SEARCH]: found(credit('R1', '1500.00', key)), [REFUND]: done });

    expect(await refund(new Date())).toEqual({ state: 'done', provider_refund_id: 'R1' });
    expect(host.called(REFUND)).toEqual([]);
  });

  test('whose answer was lost is not requested again while the search may not show it', async () => {
    host.answer({ [SEARCH]: found(), [REFUND]: done });

    expect(await refund(new Date())).toEqual({ state: 'unknown', reason: 'not_to_be_found_yet' });
    expect(host.called(REFUND)).toEqual([]);
    expect(await refund(new Date(Date.now() - 901_000))).toMatchObject({ state: 'done' });
  });

  test('has a reference of a valid length, with any key', async () => {
    host.answer({ [SEARCH]: found(), [REFUND]: done });
    await refund(undefined, 0, 'refund 7 OR code:*');
    const { query } = JSON.parse(host.called(SEARCH)[0]?.body ?? '') as { query: string };

    expect(query).toMatch(/^clientReferenceInformation\.code:[\da-f]{50}$/);
  });

  test.each([
    [
      { status: 400, json: { reason: 'INVALID_AMOUNT' } },
      { state: 'refused', reason: 'INVALID_AMOUNT' },
    ],
    [{ status: 404, json: { reason: 'NOT_FOUND' } }, { state: 'refused' }],
    [{ status: 401, json: {} }, { state: 'unknown' }],
    [
      { status: 502, json: { reason: 'SERVER_TIMEOUT' } },
      { state: 'unknown', reason: 'SERVER_TIMEOUT' },
    ],
    [{ status: 201, json: {} }, { state: 'unknown' }],
  ])('%o', async (reply, refunded) => {
    host.answer({ [SEARCH]: found(), [REFUND]: reply });

    expect(await refund()).toMatchObject(refunded);
  });

  test('is not requested if the search does not answer, or nothing was charged', async () => {
    host.answer({ [SEARCH]: { status: 500 }, [REFUND]: done });

    expect(await refund()).toMatchObject({ state: 'unknown' });
    expect(await provider().refund({ request_id: key, known, amount: 1 })).toMatchObject({ state: 'refused' });
    expect(host.called(REFUND)).toEqual([]);
  });
});

test('neither secret nor signature is logged', () => {
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join('')).not.toMatch(/aHVudGVy|hunter2|keyid/);
});
