import { createHash, createHmac } from 'node:crypto';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { cardForm, keys, MINUTE, type Opened, openSimulator } from '../testing.ts';

interface Altered {
  headers?: string;
  date?: string;
  digest?: string;
  keyid?: string;
  secret?: string;
  merchant?: string;
}

/** Signs as CyberSource's own client does: host, date, request-target, digest, v-c-merchant-id. */
function call({ port, time }: Opened, path: string, value: unknown, altered: Altered = {}) {
  const body = JSON.stringify(value);
  const names = altered.headers ?? 'host v-c-date request-target digest v-c-merchant-id';
  const headers: Record<string, string> = {
    host: `127.0.0.1:${port}`,
    'v-c-date': altered.date ?? new Date(time.at).toUTCString(),
    digest: altered.digest ?? `SHA-256=${createHash('sha256').update(body).digest('base64')}`,
    'v-c-merchant-id': altered.merchant ?? keys.CYBERSOURCE_MERCHANT_ID,
    'content-type': 'application/json',
  };
  const text = names.split(' ').map((name) => `${name}: ${headers[name] ?? `post ${path}`}`);
  const secret = Buffer.from(altered.secret ?? keys.CYBERSOURCE_REST_SECRET, 'base64');
  const signature = createHmac('sha256', secret).update(text.join('\n')).digest('base64');
  const keyid = altered.keyid ?? keys.CYBERSOURCE_REST_KEY_ID;
  headers.signature = `keyid="${keyid}", algorithm="HmacSHA256", headers="${names}", signature="${signature}"`;
  return new Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) }),
      );
    });
    sent.on('error', reject).end(body);
  });
}

const SEARCH = '/tss/v2/searches';
const query = (code: string) => ({
  query: `clientReferenceInformation.code:${code}`,
  sort: 'submitTimeUtc:desc',
  limit: 20,
  offset: 0,
});
const found = ({ body }: { body: ReturnType<typeof JSON.parse> }) => body._embedded?.transactionSummaries ?? [];
const paid = async (simulator: Opened, card = 'accept', reference_number = 'CN-1-1') =>
  (await simulator.control('card', { fields: cardForm(simulator, { reference_number }), card })).body.transaction_id;

test('a search finds a payment by its reference, and nothing by another', async () => {
  const simulator = await openSimulator();
  const id = await paid(simulator);
  const answer = await call(simulator, SEARCH, query('CN-1-1'));
  expect([answer.status, answer.body.totalCount]).toEqual([201, 1]);
  expect(found(answer)[0]).toMatchObject({
    id,
    clientReferenceInformation: { code: 'CN-1-1' },
    orderInformation: { amountDetails: { totalAmount: '48000', currency: 'TWD' } },
    applicationInformation: { reasonCode: '100', rFlag: 'SOK' },
  });
  const none = await call(simulator, SEARCH, query('CN-1-2'));
  expect([none.status, none.body.totalCount, none.body._embedded]).toEqual([201, 0, undefined]);
});

test.for<[string, string, boolean]>([
  ['partial', 'SPARTIALAPPROVAL', true],
  ['review_480', 'DREVIEW', false],
  ['decline_204', 'DCARDREFUSED', false],
  ['error_150', 'ESYSTEM', false],
  ['error_151_charged', 'SOK', true],
])('of %s the search tells the truth', async ([card, flag, charged]) => {
  const simulator = await openSimulator();
  await paid(simulator, card);
  const [summary] = found(await call(simulator, SEARCH, query('CN-1-1')));
  expect(summary.applicationInformation.rFlag).toBe(flag);
  const bill = summary.applicationInformation.applications.find(({ name }: { name: string }) => name === 'ics_bill');
  expect(bill.reasonCode).toBe(charged ? '100' : undefined);
});

test('the search may know late', async () => {
  const simulator = await openSimulator();
  await simulator.control('settings', { search_lag_ms: MINUTE });
  await paid(simulator);
  expect(found(await call(simulator, SEARCH, query('CN-1-1')))).toEqual([]);
  simulator.time.at += MINUTE;
  expect(found(await call(simulator, SEARCH, query('CN-1-1')))).toHaveLength(1);
});

test.for<[string, Altered]>([
  ['parentheses around request-target', { headers: 'host v-c-date (request-target) digest v-c-merchant-id' }],
  ['an unsigned digest', { headers: 'host v-c-date request-target v-c-merchant-id' }],
  ['an unsigned date', { headers: 'host request-target digest v-c-merchant-id' }],
  ['an unsigned merchant', { headers: 'host v-c-date request-target digest' }],
  ['an old date', { date: 'Mon, 16 Nov 2026 07:54:59 GMT' }],
  ['a date of another kind', { date: 'yesterday' }],
  ['another digest', { digest: 'SHA-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' }],
  ['another key', { keyid: 'x' }],
  ['another secret', { secret: 'AAAA' }],
  ['another merchant', { merchant: 'x' }],
])('401: %s', async ([, altered]) => {
  const simulator = await openSimulator();
  const answer = await call(simulator, SEARCH, query('CN-1-1'), altered);
  expect([answer.status, answer.body.response.rmsg]).toEqual([401, 'Authentication Failed']);
});

test('a query that is not understood is 400', async () => {
  const simulator = await openSimulator();
  expect((await call(simulator, SEARCH, { query: 'everything' })).body).toMatchObject({
    status: 'INVALID_REQUEST',
    reason: 'INVALID_DATA',
  });
});

const refund = (totalAmount: string, currency = 'TWD', code = 'R-1') => ({
  clientReferenceInformation: { code },
  orderInformation: { amountDetails: { totalAmount, currency } },
});

test('a refund is pending at once, is found by its own reference, and stays within what was charged', async () => {
  const simulator = await openSimulator();
  const id = await paid(simulator);
  const path = `/pts/v2/payments/${id}/refunds`;
  const first = await call(simulator, path, refund('8000.00'));
  expect([first.status, first.body.status, first.body.refundAmountDetails.refundAmount]).toEqual([
    201,
    'PENDING',
    '8000.00',
  ]);
  expect(found(await call(simulator, SEARCH, query('R-1')))[0].applicationInformation.applications[0].name).toBe(
    'ics_credit',
  );
  expect((await call(simulator, path, refund('40001'))).body.reason).toBe('INVALID_AMOUNT');
  expect((await call(simulator, path, refund('40000'))).status).toBe(201);
  expect((await call(simulator, path, refund('1'))).body.reason).toBe('INVALID_AMOUNT');
  expect((await simulator.control('ledger')).body.cybersource.payments[0].refunded_minor).toBe(48000);
});

test('there is no request id: the same refund twice is two refunds', async () => {
  const simulator = await openSimulator();
  const path = `/pts/v2/payments/${await paid(simulator)}/refunds`;
  for (let time = 0; time < 2; time++) expect((await call(simulator, path, refund('100'))).status).toBe(201);
  expect((await simulator.control('ledger')).body.cybersource.refunds).toHaveLength(2);
});

test('what a card refund must not be', async () => {
  const simulator = await openSimulator();
  const path = `/pts/v2/payments/${await paid(simulator)}/refunds`;
  expect((await call(simulator, path, refund('10', 'USD'))).body.reason).toBe('INVALID_DATA');
  expect((await call(simulator, path, refund('10.50'))).body.reason).toBe('INVALID_DATA');
  expect((await call(simulator, path, refund('-1'))).body.reason).toBe('INVALID_DATA');
  expect((await call(simulator, path, {})).body.reason).toBe('MISSING_FIELD');
  expect((await call(simulator, '/pts/v2/payments/1/refunds', refund('1'))).status).toBe(404);
  const inReview = `/pts/v2/payments/${await paid(simulator, 'review_480', 'CN-2-1')}/refunds`;
  expect((await call(simulator, inReview, refund('1'))).body.reason).toBe('INVALID_AMOUNT');
});
