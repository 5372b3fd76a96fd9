import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { approvedOrder, HOUR, type Opened, openSimulator, orderRequest } from '../testing.ts';

const capture = (simulator: Opened, id: string, key: string = randomUUID()) =>
  simulator.paypal.call('POST', `/v2/checkout/orders/${id}/capture`, undefined, { 'paypal-request-id': key });
const issueOf = ({ body }: { body: { details?: { issue: string }[] } }) => body.details?.[0]?.issue;
const books = async ({ control }: Opened) => (await control('ledger')).body.paypal;

test('an approved order is captured once, with amount, ids and payee', async () => {
  const simulator = await openSimulator();
  const id = await approvedOrder(simulator, 'approve', { custom_id: 'attempt', invoice_id: 'CN-1-1' });
  const answer = await capture(simulator, id);
  expect([answer.status, answer.body.status]).toEqual([201, 'COMPLETED']);
  const [made] = answer.body.purchase_units[0].payments.captures;
  expect(made).toMatchObject({
    status: 'COMPLETED',
    amount: { currency_code: 'TWD', value: '48000' },
    custom_id: 'attempt',
    invoice_id: 'CN-1-1',
    final_capture: true,
  });
  const again = await capture(simulator, id);
  expect([again.status, issueOf(again)]).toEqual([422, 'ORDER_ALREADY_CAPTURED']);
  expect((await simulator.paypal.call('GET', `/v2/payments/captures/${made.id}`)).body).toMatchObject({
    id: made.id,
    custom_id: 'attempt',
  });
  expect((await books(simulator)).captures).toEqual([
    expect.objectContaining({ id: made.id, minor: 48000, currency: 'TWD', reference: 'CN-1-1', attempt_id: 'attempt' }),
  ]);
});

test('the same request id captures once: 201, then 200, and after six hours it is forgotten', async () => {
  const simulator = await openSimulator();
  const id = await approvedOrder(simulator);
  const answers = [await capture(simulator, id, 'k'), await capture(simulator, id, 'k')];
  expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  simulator.time.at += 7 * HOUR;
  expect(issueOf(await capture(simulator, id, 'k'))).toBe('ORDER_ALREADY_CAPTURED');
  expect((await books(simulator)).captures).toHaveLength(1);
});

test('fifty captures at once make one', async () => {
  const simulator = await openSimulator();
  const id = await approvedOrder(simulator);
  const answers = await Promise.all(Array.from({ length: 50 }, () => capture(simulator, id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await books(simulator)).captures).toHaveLength(1);
});

test('what nobody approved cannot be captured', async () => {
  const simulator = await openSimulator();
  const { body } = await simulator.paypal.call('POST', '/v2/checkout/orders', orderRequest(), {
    'paypal-request-id': 'a',
  });
  for (const choice of ['leave', 'cancel']) {
    await simulator.control('approve', { id: body.id, choice });
    expect(issueOf(await capture(simulator, body.id))).toBe('ORDER_NOT_APPROVED');
  }
  expect((await capture(simulator, 'NOSUCHORDER')).status).toBe(404);
});

test('a declined instrument leaves the order to another one, with the same request id', async () => {
  const simulator = await openSimulator();
  const id = await approvedOrder(simulator, 'decline');
  const declined = await capture(simulator, id, 'k');
  expect([declined.status, issueOf(declined)]).toEqual([422, 'INSTRUMENT_DECLINED']);
  expect(declined.body.links).toContainEqual({
    href: `${simulator.url}/checkoutnow?token=${id}`,
    rel: 'redirect',
    method: 'GET',
  });
  await simulator.control('approve', { id });
  expect((await capture(simulator, id, 'k')).status).toBe(201);
});

test('after ten declines no further attempt is made', async () => {
  const simulator = await openSimulator();
  const id = await approvedOrder(simulator, 'decline');
  for (let time = 0; time < 10; time++) expect(issueOf(await capture(simulator, id))).toBe('INSTRUMENT_DECLINED');
  expect(issueOf(await capture(simulator, id))).toBe('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED');
});

test.for(['COMPLETED', 'DECLINED'] as const)('a pending capture becomes %s once', async (status) => {
  const simulator = await openSimulator();
  const id = await approvedOrder(simulator, 'approve_pending');
  const [made] = (await capture(simulator, id)).body.purchase_units[0].payments.captures;
  expect(made).toMatchObject({ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } });
  expect((await simulator.control('complete', { id: made.id, status })).status).toBe(200);
  expect((await simulator.control('complete', { id: made.id, status })).status).toBe(404);
  expect((await simulator.paypal.call('GET', `/v2/payments/captures/${made.id}`)).body.status).toBe(status);
});

test('an approved order waits three hours for its capture', async () => {
  const simulator = await openSimulator();
  const id = await approvedOrder(simulator);
  simulator.time.at += 3 * HOUR + 1;
  expect(issueOf(await capture(simulator, id))).toBe('ORDER_EXPIRED');
  expect((await simulator.control('approve', { id })).status).toBe(404);
});

test('an invoice id is paid once, and may be used again if nothing came of it', async () => {
  const simulator = await openSimulator();
  const [one, two, three] = [
    await approvedOrder(simulator, 'decline', { invoice_id: 'CN-1-1' }),
    await approvedOrder(simulator, 'approve', { invoice_id: 'CN-1-1' }),
    await approvedOrder(simulator, 'approve', { invoice_id: 'CN-1-1' }),
  ];
  await capture(simulator, one);
  expect((await capture(simulator, two)).status).toBe(201);
  expect(issueOf(await capture(simulator, three))).toBe('DUPLICATE_INVOICE_ID');
  const late = await simulator.paypal.call('POST', '/v2/checkout/orders', orderRequest({ invoice_id: 'CN-1-1' }), {
    'paypal-request-id': 'x',
  });
  expect([late.status, issueOf(late)]).toEqual([422, 'DUPLICATE_INVOICE_ID']);
});

test('PayPal’s own header for negative tests is understood', async () => {
  const { paypal } = await openSimulator();
  const headers = { 'paypal-mock-response': '{"mock_application_codes":"PAYER_CANNOT_PAY"}' };
  expect(issueOf(await paypal.call('POST', '/v2/checkout/orders/ANY/capture', undefined, headers))).toBe(
    'PAYER_CANNOT_PAY',
  );
});
