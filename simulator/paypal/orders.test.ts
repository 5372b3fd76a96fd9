import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { HOUR, openSimulator, orderRequest } from '../testing.ts';

const PATH = '/v2/checkout/orders';
const twd = (value: string) => ({ currency_code: 'TWD', value });
const usd = (value: string) => ({ currency_code: 'USD', value });
const create = async (body: unknown, headers: Record<string, string> = {}) => {
  const simulator = await openSimulator();
  const answer = await simulator.paypal.call('POST', PATH, body, { 'paypal-request-id': randomUUID(), ...headers });
  return { ...answer, issues: (answer.body.details ?? []).map(({ issue }: { issue: string }) => issue), simulator };
};

test('an order with a payment source waits for its payer and says where', async () => {
  const { status, body, simulator } = await create(orderRequest());
  expect(status).toBe(201);
  expect(body).toMatchObject({ intent: 'CAPTURE', status: 'PAYER_ACTION_REQUIRED' });
  expect(body.id).toMatch(/^[A-Z0-9]{17}$/);
  expect(body.links).toContainEqual({
    href: `${simulator.url}/checkoutnow?token=${body.id}`,
    rel: 'payer-action',
    method: 'GET',
  });
  expect(body.purchase_units[0].payee.merchant_id).toMatch(/^[2-9A-HJ-NP-Z]{13}$/);
});

test('without a payment source the link is called approve, and no request id is needed', async () => {
  const { payment_source: _, ...plain } = orderRequest();
  const simulator = await openSimulator();
  const { status, body } = await simulator.paypal.call('POST', PATH, plain);
  expect([status, body.status]).toEqual([201, 'CREATED']);
  expect(body.links.map(({ rel }: { rel: string }) => rel)).toEqual(['self', 'approve', 'update', 'capture']);
  const refused = await simulator.paypal.call('POST', PATH, orderRequest());
  expect([refused.status, refused.body.details[0].issue]).toEqual([400, 'PAYPAL_REQUEST_ID_REQUIRED']);
});

test('a minimal answer holds id, status and links alone', async () => {
  for (const headers of [{ prefer: 'return=minimal' }, { prefer: '' }])
    expect(Object.keys((await create(orderRequest(), headers)).body)).toEqual(['id', 'status', 'links']);
});

const item = (altered: object) => ({ items: [{ name: 'A', quantity: '1', unit_amount: twd('48000'), ...altered }] });
const alone = (value: string, currency_code = 'TWD') => ({ amount: { currency_code, value }, items: [] });

describe('400', () => {
  test.for<[string, object, string, string]>([
    [
      'a name that is too long',
      item({ name: 'x'.repeat(128) }),
      '/purchase_units/0/items/0/name',
      'INVALID_STRING_LENGTH',
    ],
    ['an empty name', item({ name: '' }), '/purchase_units/0/items/0/name', 'INVALID_STRING_LENGTH'],
    ['a quantity of none', item({ quantity: '0' }), '/purchase_units/0/items/0/quantity', 'INVALID_PARAMETER_SYNTAX'],
    ['a quantity as a number', item({ quantity: 1 }), '/purchase_units/0/items/0/quantity', 'INVALID_PARAMETER_SYNTAX'],
    [
      'a category of its own',
      item({ category: 'ART' }),
      '/purchase_units/0/items/0/category',
      'INVALID_PARAMETER_VALUE',
    ],
    [
      'no price',
      item({ unit_amount: undefined }),
      '/purchase_units/0/items/0/unit_amount',
      'MISSING_REQUIRED_PARAMETER',
    ],
    ['a long custom_id', { custom_id: 'x'.repeat(128) }, '/purchase_units/0/custom_id', 'INVALID_STRING_LENGTH'],
    ['a long invoice_id', { invoice_id: 'x'.repeat(128) }, '/purchase_units/0/invoice_id', 'INVALID_STRING_LENGTH'],
    [
      'a long reference_id',
      { reference_id: 'x'.repeat(257) },
      '/purchase_units/0/reference_id',
      'INVALID_STRING_LENGTH',
    ],
    ['an amount with a comma', alone('48,000'), '/purchase_units/0/amount/value', 'INVALID_PARAMETER_SYNTAX'],
    ['an amount with an exponent', alone('4e4'), '/purchase_units/0/amount/value', 'INVALID_PARAMETER_SYNTAX'],
    ['a long amount', alone('1'.repeat(33)), '/purchase_units/0/amount/value', 'INVALID_STRING_LENGTH'],
    [
      'a currency of four letters',
      alone('1', 'TWDX'),
      '/purchase_units/0/amount/currency_code',
      'INVALID_STRING_LENGTH',
    ],
  ])('%s', async ([, unit, field, issue]) => {
    const { status, body } = await create(orderRequest(unit));
    expect(status).toBe(400);
    expect(body).toMatchObject({ name: 'INVALID_REQUEST', debug_id: expect.stringMatching(/^[0-9a-f]+$/) });
    expect(body.details).toContainEqual(expect.objectContaining({ field, issue, location: 'body' }));
  });

  test('too few and too many purchase units, no intent, no JSON, not JSON at all', async () => {
    const units = Array.from({ length: 11 }, () => orderRequest().purchase_units[0]);
    expect((await create(orderRequest({}, { purchase_units: [] }))).issues).toEqual(['INVALID_ARRAY_MIN_ITEMS']);
    expect((await create(orderRequest({}, { purchase_units: units }))).issues).toEqual(['INVALID_ARRAY_MAX_ITEMS']);
    expect((await create(orderRequest({}, { intent: undefined }))).issues).toEqual(['MISSING_REQUIRED_PARAMETER']);
    expect((await create('{"intent":')).issues).toEqual(['MALFORMED_REQUEST_JSON']);
    expect((await create('intent=CAPTURE', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await create(orderRequest(), { 'paypal-request-id': 'x'.repeat(109) })).issues).toEqual([
      'INVALID_STRING_LENGTH',
    ]);
  });
});

describe('422', () => {
  const broken = (amount: object, items: object[] = []) => ({
    amount: { currency_code: 'TWD', value: '48000', ...amount },
    items,
  });
  test.for<[string, object, string[]]>([
    [
      'parts that do not make the whole',
      broken({ breakdown: { item_total: twd('47800'), shipping: twd('100') } }),
      ['AMOUNT_MISMATCH'],
    ],
    [
      'items that do not make their total',
      broken({ breakdown: { item_total: twd('48000') } }, [{ name: 'A', quantity: '2', unit_amount: twd('23999') }]),
      ['ITEM_TOTAL_MISMATCH'],
    ],
    [
      'items without their total',
      broken({}, [{ name: 'A', quantity: '1', unit_amount: twd('48000') }]),
      ['ITEM_TOTAL_REQUIRED'],
    ],
    ['TWD with decimals', alone('48000.00'), ['DECIMAL_PRECISION']],
    ['USD with three decimals', alone('480.005', 'USD'), ['DECIMAL_PRECISION']],
    ['nothing to pay', alone('0'), ['CANNOT_BE_ZERO_OR_NEGATIVE']],
    ['less than nothing', alone('-5'), ['CANNOT_BE_ZERO_OR_NEGATIVE']],
    [
      'a negative part',
      broken({ breakdown: { item_total: twd('48100'), shipping: twd('-100') } }),
      ['CANNOT_BE_NEGATIVE'],
    ],
    ['the shop’s own name of the currency', alone('48000', 'NTD'), ['INVALID_CURRENCY_CODE']],
    ['two currencies', broken({ breakdown: { item_total: usd('48000.00') } }), ['MULTI_CURRENCY_ORDER']],
    ['more than PayPal takes', alone(`1${'0'.repeat(15)}`), ['MAX_VALUE_EXCEEDED']],
    ['somebody else’s account', { payee: { merchant_id: '2222222222222' } }, ['PAYEE_ACCOUNT_INVALID']],
  ])('%s', async ([, unit, issues]) => {
    const answer = await create(orderRequest(unit));
    expect(answer.status).toBe(422);
    expect(answer.body.name).toBe('UNPROCESSABLE_ENTITY');
    expect(answer.issues).toEqual(issues);
  });

  test('a discount is taken off, USD has two decimals', async () => {
    const amount = {
      ...usd('100.10'),
      breakdown: { item_total: usd('110.20'), shipping: usd('5'), discount: usd('15.10') },
    };
    const items = [{ name: 'A', quantity: '2', unit_amount: usd('55.10') }];
    expect((await create(orderRequest({ amount, items }))).status).toBe(201);
  });

  test('an address that was promised and not given', async () => {
    const { payment_source } = orderRequest();
    payment_source.paypal.experience_context.shipping_preference = 'SET_PROVIDED_ADDRESS';
    expect((await create(orderRequest({}, { payment_source }))).issues).toEqual(['MISSING_SHIPPING_ADDRESS']);
  });
});

test('the same request id within six hours gives the same order with 200, later a new one', async () => {
  const simulator = await openSimulator();
  const again = () => simulator.paypal.call('POST', PATH, orderRequest(), { 'paypal-request-id': 'attempt-1' });
  const first = await again();
  simulator.time.at += 2 * HOUR;
  const second = await again();
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.body.id).toBe(first.body.id);
  simulator.time.at += 4 * HOUR;
  expect((await again()).body.id).not.toBe(first.body.id);
});

test('an order that nobody approved is gone after three hours', async () => {
  const { body, simulator } = await create(orderRequest());
  simulator.time.at += 3 * HOUR;
  expect((await simulator.paypal.call('GET', `${PATH}/${body.id}`)).status).toBe(200);
  simulator.time.at += 1;
  const gone = await simulator.paypal.call('GET', `${PATH}/${body.id}`);
  expect([gone.status, gone.body.name, gone.body.details[0].issue]).toEqual([
    404,
    'RESOURCE_NOT_FOUND',
    'INVALID_RESOURCE_ID',
  ]);
});
