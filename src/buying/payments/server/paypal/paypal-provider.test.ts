import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutbound } from '#ground/outbound/server/outbound.ts';
import { createLog } from '#http/server/log.ts';
import { type PaymentProvider, ProviderTrouble } from '../payment-provider.ts';
import { ASKED, ATTEMPT, KNOWN, type ScriptedHost, scriptedHost } from '../testing-provider.ts';
import { CAPTURE_ISSUES } from './paypal-outcome.ts';
import { paypalProvider } from './paypal-provider.ts';
import { capture, issue, ORDER, order, paypalConfig, TOKEN, token, withToken } from './testing-paypal.ts';

const CREATE = 'POST /v2/checkout/orders';
const CAPTURE = `POST ${ORDER}/capture`;
const READ = `GET ${ORDER}`;
const REFUND = 'POST /v2/payments/captures/3C679366HH908993F/refund';
const CAPTURED = { ...KNOWN, transaction_id: '3C679366HH908993F' };

let host: ScriptedHost;
beforeAll(async () => {
  host = await scriptedHost();
});
afterAll(() => host.close());

const lines: string[] = [];
const log = createLog('info', { write: (line) => lines.push(line) });
const fresh = (failures = 100): Required<PaymentProvider> =>
  paypalProvider(paypalConfig(host.origin), createOutbound([host.origin], { totalMs: 2_000, failures }), {
    log,
  }) as Required<PaymentProvider>;

async function reasonOf(call: Promise<unknown>): Promise<string> {
  const error = await call.catch((failed: unknown) => failed);
  return error instanceof ProviderTrouble ? error.reason : `no trouble: ${JSON.stringify(error)}`;
}

describe('beginning', () => {
  const approve = (href: string, rel = 'payer-action') => ({
    status: 201,
    json: { ...order('PAYER_ACTION_REQUIRED'), links: [{ href, rel, method: 'GET' }] },
  });

  test('creates an order under the attempt’s id and sends the buyer to PayPal’s page', async () => {
    const page = `${host.origin}/checkoutnow?token=5O190127TN364715T`;
    host.answer(withToken({ [CREATE]: approve(page) }));

    expect(await fresh().begin(ASKED)).toEqual({ way: 'redirect', url: page, provider_id: '5O190127TN364715T' });
    const [{ headers, body } = { headers: {}, body: '' }] = host.called(CREATE);
    expect(headers).toMatchObject({
      authorization: 'Bearer A21AA',
      'content-type': 'application/json',
      'paypal-request-id': ATTEMPT,
      prefer: 'return=representation',
    });
    const usd = (value: string) => ({ currency_code: 'USD', value });
    expect(JSON.parse(body)).toEqual({
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: 'C7Q2M4',
          custom_id: ATTEMPT,
          invoice_id: 'C7Q2M4-1',
          amount: { ...usd('480.00'), breakdown: { item_total: usd('460.00'), shipping: usd('20.00') } },
          items: [
            { name: 'Poppies, 30 × 40 cm', quantity: '2', unit_amount: usd('230.00'), category: 'PHYSICAL_GOODS' },
          ],
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: ASKED.urls.back,
            cancel_url: ASKED.urls.cancel,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
            locale: 'zh-TW',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          },
        },
      },
    });
  });

  test('a long name is cut between two characters', async () => {
    host.answer(withToken({ [CREATE]: approve(`${host.origin}/checkoutnow`) }));
    await fresh().begin({ ...ASKED, lines: [{ name: `x${'𠮷'.repeat(80)}`, nums: 2, unit_price: 23_000 }] });
    const { purchase_units } = JSON.parse(host.called(CREATE)[0]?.body ?? '') as {
      purchase_units: { items: { name: string }[] }[];
    };

    expect(purchase_units[0]?.items[0]?.name).toBe(`x${'𠮷'.repeat(63)}`);
  });

  test('the same attempt started again is the same order, also if it is already approved', async () => {
    host.answer(withToken({ [CREATE]: { status: 200, json: order('APPROVED') } }));

    expect(await fresh().begin(ASKED)).toMatchObject({
      url: `${host.origin}/checkoutnow?token=5O190127TN364715T`,
      provider_id: '5O190127TN364715T',
    });
  });

  test.each([
    'https://evil.example/checkoutnow',
    'http://user@127.0.0.1/',
    'javascript:alert(1)',
    '//evil.example',
    '',
  ])('the buyer is not sent to %s', async (href) => {
    host.answer(withToken({ [CREATE]: approve(href) }));

    expect(await reasonOf(fresh().begin(ASKED))).toBe('no_approve_page');
  });

  test.each([
    [issue('DECIMAL_PRECISION'), 'DECIMAL_PRECISION'],
    [issue('CURRENCY_NOT_SUPPORTED_FOR_COUNTRY'), 'CURRENCY_NOT_SUPPORTED_FOR_COUNTRY'],
    [{ status: 500, json: 'oh' }, 'http_500'],
    [{ status: 201, json: { id: 'x' } }, 'no_approve_page'],
  ])('%o is trouble with a name', async (reply, reason) => {
    host.answer(withToken({ [CREATE]: reply }));

    expect(await reasonOf(fresh().begin(ASKED))).toBe(reason);
  });

  test('amounts that do not add up are not sent', async () => {
    host.answer(withToken({}));

    expect(await reasonOf(fresh().begin({ ...ASKED, shipping: 1_999 }))).toBe('amounts_do_not_add_up');
    expect(host.calls).toEqual([]);
  });
});

describe('the token', () => {
  test('is fetched once for many concurrent calls, and cached', async () => {
    host.answer(withToken({ [READ]: { json: order('APPROVED') } }));
    const { read } = fresh();
    await Promise.all([read(KNOWN), read(KNOWN), read(KNOWN)]);
    await read(KNOWN);

    expect(host.called(TOKEN).length).toBe(1);
    expect(host.called(TOKEN)[0]).toMatchObject({
      headers: {
        authorization: `Basic ${btoa('client:hunter2')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    expect(host.called(READ).length).toBe(4);
  });

  test('that lives for a minute is used for most of it; one that expires immediately is fetched each time', async () => {
    host.answer({ [TOKEN]: token('short', 60), [READ]: { json: order('APPROVED') } });
    const minute = fresh();
    await minute.read(KNOWN);
    await minute.read(KNOWN);
    expect(host.called(TOKEN).length).toBe(1);

    host.answer({ [TOKEN]: token('none', 0.0001), [READ]: { json: order('APPROVED') } });
    const nothing = fresh();
    await nothing.read(KNOWN);
    await nothing.read(KNOWN);
    expect(host.called(TOKEN).length).toBe(2);
  });

  test('that is refused is replaced, once', async () => {
    host.answer({
      [TOKEN]: [token('old'), token('new')],
      [READ]: [{ status: 401 }, { json: order('APPROVED') }],
    });
    expect(await fresh().read(KNOWN)).toEqual({ state: 'approved' });
    expect(host.called(READ).map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);

    host.answer(withToken({ [READ]: { status: 401 } }));
    expect(await fresh().read(KNOWN)).toMatchObject({ state: 'unknown' });
    expect(host.called(READ).length).toBe(2);
  });

  test.each([
    [{ status: 401, json: { error: 'invalid_client' } }, 'keys_refused'],
    [{ status: 200, json: {} }, 'token_200'],
    [{ status: 200, json: { access_token: 'a\nb', expires_in: 9 } }, 'token_200'],
  ])('%o: %s', async (reply, reason) => {
    host.answer({ [TOKEN]: reply });

    expect(await fresh().read(KNOWN)).toEqual({ state: 'unknown', reason });
  });
});

describe('capturing', () => {
  test('captures the money once, by its own request id', async () => {
    host.answer(withToken({ [CAPTURE]: { status: 201, json: order('COMPLETED', { captures: [capture()] }) } }));

    expect(await fresh().take(KNOWN)).toEqual({
      state: 'paid',
      transaction_id: '3C679366HH908993F',
      amount: 48_000,
      currency: 'USD',
      refunds: [],
    });
    expect(host.called(CAPTURE)[0]).toMatchObject({
      body: '',
      headers: { 'paypal-request-id': `${ATTEMPT}-capture`, 'content-type': 'application/json' },
    });
  });

  test('an incomplete answer is completed by another call', async () => {
    host.answer(
      withToken({
        [CAPTURE]: { status: 201, json: order('COMPLETED', { captures: [capture()] }, { payee: undefined }) },
        [READ]: { json: order('COMPLETED', { captures: [capture()] }) },
      }),
    );

    expect(await fresh().take(KNOWN)).toMatchObject({ state: 'paid' });
  });

  const EXPECTED = {
    again: { state: 'again' },
    declined: { state: 'declined' },
    gone: { state: 'gone' },
    review: { state: 'review', transaction_id: null },
    read: { state: 'paid' },
    later: { state: 'unknown' },
  };
  test.each([...Object.entries(CAPTURE_ISSUES), ['SOMETHING_NEW', 'later'] as const])(
    '%s: %s',
    async (name, meaning) => {
      host.answer(
        withToken({ [CAPTURE]: issue(name), [READ]: { json: order('COMPLETED', { captures: [capture()] }) } }),
      );
      const outcome = await fresh().take(KNOWN);

      expect(outcome).toMatchObject(EXPECTED[meaning]);
      if (meaning === 'again')
        expect(outcome).toMatchObject({ url: `${host.origin}/checkoutnow?token=5O190127TN364715T`, reason: name });
    },
  );

  test.each<[string, Parameters<ScriptedHost['answer']>[0], string]>([
    ['closes', { [CAPTURE]: (out) => out.destroy() }, 'no_answer'],
    ['answers with a page', { [CAPTURE]: (out) => out.setHeader('content-type', 'text/html').end('<p>') }, 'not_json'],
    ['fails', { [CAPTURE]: { status: 503 } }, 'http_503'],
    ['has too much to do', { [CAPTURE]: { status: 429, json: { name: 'RATE_LIMIT_REACHED' } } }, 'RATE_LIMIT_REACHED'],
  ])('PayPal %s: nobody knows', async (_, script, reason) => {
    host.answer(withToken(script));

    expect(await fresh().take(KNOWN)).toEqual({ state: 'unknown', reason });
  });

  test('an order that PayPal has deleted can bring no money', async () => {
    host.answer(withToken({ [CAPTURE]: issue('INVALID_RESOURCE_ID', 404), [READ]: issue('INVALID_RESOURCE_ID', 404) }));

    expect(await fresh().take(KNOWN)).toEqual({ state: 'gone', reason: 'INVALID_RESOURCE_ID' });
    expect(await fresh().take(CAPTURED)).toMatchObject({ state: 'unknown' });
    expect(await fresh().take({ ...KNOWN, provider_id: null })).toMatchObject({ state: 'unknown' });
  });
});

describe('reading', () => {
  const refunds = [
    { id: 'R1', status: 'COMPLETED', amount: { currency_code: 'USD', value: '100.00' }, invoice_id: 'C7Q2M4-R1' },
    { id: 'R2', status: 'FAILED', amount: { currency_code: 'USD', value: '50.00' } },
    { id: 'R3', status: 'COMPLETED', amount: { currency_code: 'USD', value: '30.5' } },
  ];
  const captures = (changes: object) => order('COMPLETED', { captures: [capture(changes)] });
  test.each<[string, object, object]>([
    ['created', order('CREATED'), { state: 'waiting' }],
    ['to be approved', order('PAYER_ACTION_REQUIRED'), { state: 'waiting' }],
    ['approved', order('APPROVED'), { state: 'approved' }],
    ['voided', order('VOIDED'), { state: 'gone' }],
    ['of a new kind', order('FROZEN'), { state: 'unknown', reason: 'order_FROZEN' }],
    ['complete without a capture', order('COMPLETED'), { state: 'unknown' }],
    ['paid', captures({}), { state: 'paid' }],
    [
      'pending',
      captures({ status: 'PENDING', status_details: { reason: 'ECHECK' } }),
      { state: 'processing', reason: 'ECHECK' },
    ],
    ['declined', captures({ status: 'DECLINED' }), { state: 'declined' }],
    ['failed', captures({ status: 'FAILED' }), { state: 'declined' }],
    ['of a new capture', captures({ status: 'MELTED' }), { state: 'unknown', reason: 'capture_MELTED' }],
    ['refunded, amount unknown', captures({ status: 'REFUNDED' }), { state: 'unknown', reason: 'refund_amount' }],
    [
      'partly refunded',
      order('COMPLETED', { captures: [capture({ status: 'PARTIALLY_REFUNDED' })], refunds }),
      {
        state: 'paid',
        refunds: [
          { provider_refund_id: 'R1', request_id: 'C7Q2M4-R1', amount: 10_000, state: 'done' },
          { provider_refund_id: 'R2', request_id: null, amount: 5_000, state: 'failed' },
          { provider_refund_id: 'R3', request_id: null, amount: 3_050, state: 'done' },
        ],
      },
    ],
    ['partly refunded, amount unknown', captures({ status: 'PARTIALLY_REFUNDED' }), { state: 'unknown' }],
    [
      'declined, then paid',
      order('COMPLETED', { captures: [capture({ id: 'D1', status: 'DECLINED' }), capture()] }),
      { state: 'paid', transaction_id: '3C679366HH908993F' },
    ],
    ['captured twice', order('COMPLETED', { captures: [capture(), capture({ id: 'D2' })] }), { state: 'review' }],
    [
      'a cent less',
      captures({ amount: { currency_code: 'USD', value: '479.99' } }),
      { state: 'review', amount: 47_999 },
    ],
    ['a cent more', captures({ amount: { currency_code: 'USD', value: '480.01' } }), { state: 'review' }],
    [
      'another currency',
      captures({ amount: { currency_code: 'TWD', value: '48000' } }),
      { state: 'review', currency: 'NTD' },
    ],
    ['a foreign currency', captures({ amount: { currency_code: 'JPY', value: '48000' } }), { state: 'review' }],
    ['another attempt’s capture', captures({ custom_id: 'other' }), { state: 'unknown', reason: 'capture_custom_id' }],
    ['nobody’s capture', captures({ custom_id: undefined }), { state: 'unknown' }],
    ['another invoice', captures({ invoice_id: 'C7Q2M4-2' }), { state: 'unknown' }],
    ['another attempt’s order', order('APPROVED', undefined, { custom_id: 'other' }), { state: 'unknown' }],
    ['another order', { ...captures({}), id: 'OTHER' }, { state: 'unknown', reason: 'other_order' }],
    [
      'paid to another merchant',
      order('COMPLETED', { captures: [capture()] }, { payee: { merchant_id: 'EVIL' } }),
      { state: 'unknown', reason: 'payee' },
    ],
    ['no order at all', { hello: 'world' }, { state: 'unknown', reason: 'not_understood' }],
  ])('%s', async (_, json, outcome) => {
    host.answer(withToken({ [READ]: { json } }));

    expect(await fresh().read(KNOWN)).toMatchObject(outcome);
  });
});

describe('refunding', () => {
  const refund = (amount: number) =>
    fresh().refund({ request_id: 'refund-7', known: CAPTURED, amount, note: 'One print was torn.' });
  const done = (status: string, value = '480.00') => ({
    status: 201,
    json: { id: '1JU08902781691411', status, amount: { currency_code: 'USD', value } },
  });

  test.each([
    [48_000, '480.00'],
    [1_005, '10.05'],
  ])('of %d says the amount, under a key that pays back once', async (amount, value) => {
    host.answer(withToken({ [REFUND]: done('COMPLETED', value) }));

    expect(await refund(amount)).toEqual({ state: 'done', provider_refund_id: '1JU08902781691411' });
    expect(host.called(REFUND)[0]?.headers['paypal-request-id']).toBe('refund-7');
    expect(JSON.parse(host.called(REFUND)[0]?.body ?? '')).toEqual({
      amount: { currency_code: 'USD', value },
      invoice_id: 'refund-7',
      note_to_payer: 'One print was torn.',
    });
  });

  test.each<[ReturnType<typeof issue> | { status: number; json?: unknown }, object]>([
    [done('PENDING'), { state: 'pending', provider_refund_id: '1JU08902781691411' }],
    [done('FAILED'), { state: 'refused', reason: 'refund_FAILED' }],
    [done('CANCELLED'), { state: 'refused', reason: 'refund_CANCELLED' }],
    [done('COMPLETED', '48.00'), { state: 'unknown', reason: 'amount_differs' }],
    [{ status: 201, json: {} }, { state: 'unknown' }],
    [{ status: 500 }, { state: 'unknown' }],
    [issue('PREVIOUS_REQUEST_IN_PROGRESS', 409), { state: 'unknown' }],
    // Made under this number before: the capture's list has its state.
    [issue('DUPLICATE_INVOICE_ID'), { state: 'unknown' }],
    ...[
      'CAPTURE_FULLY_REFUNDED',
      'REFUND_AMOUNT_EXCEEDED',
      'PENDING_CAPTURE',
      'REFUND_TIME_LIMIT_EXCEEDED',
      'TRANSACTION_DISPUTED',
      'DECIMALS_NOT_SUPPORTED',
      'REFUND_CAPTURE_CURRENCY_MISMATCH',
    ].map((name): [ReturnType<typeof issue>, object] => [issue(name), { state: 'refused', reason: name }]),
  ])('%o', async (reply, refunded) => {
    host.answer(withToken({ [REFUND]: reply }));

    expect(await refund(48_000)).toMatchObject(refunded);
  });

  test('of a payment without a capture is refused here', async () => {
    expect(await fresh().refund({ request_id: 'r', known: KNOWN, amount: 1 })).toMatchObject({ state: 'refused' });
  });
});

test('a provider that is down is no longer called after a while, and no key or token is ever logged', async () => {
  host.answer({ [TOKEN]: (out) => out.destroy() });
  const { read } = fresh(2);
  await read(KNOWN);
  await read(KNOWN);

  expect(await read(KNOWN)).toEqual({ state: 'unknown', reason: 'unavailable' });
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.join('')).toContain('"debug_id":"f1e2d3"');
  expect(lines.join('')).not.toMatch(/hunter2|A21AA|Bearer|Basic|5O190127TN364715T/);
});
