import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { approvedOrder, HOUR, type Opened, openSimulator } from '../testing.ts';

async function captured(simulator: Opened, choice = 'approve'): Promise<string> {
  const id = await approvedOrder(simulator, choice);
  const { body } = await simulator.paypal.call('POST', `/v2/checkout/orders/${id}/capture`);
  return body.purchase_units[0].payments.captures[0].id;
}

const refund = (simulator: Opened, id: string, body?: object, key: string = randomUUID()) =>
  simulator.paypal.call('POST', `/v2/payments/captures/${id}/refund`, body, { 'paypal-request-id': key });
const twd = (value: string) => ({ amount: { currency_code: 'TWD', value } });
const issueOf = ({ body }: { body: { details?: { issue: string }[] } }) => body.details?.[0]?.issue;

test('parts are paid back until nothing is left, and never more', async () => {
  const simulator = await openSimulator();
  const id = await captured(simulator);
  const part = await refund(simulator, id, { ...twd('8000'), invoice_id: 'R-1', note_to_payer: 'Sorry' });
  expect(part.status).toBe(201);
  expect(part.body).toMatchObject({
    status: 'COMPLETED',
    amount: { currency_code: 'TWD', value: '8000' },
    invoice_id: 'R-1',
  });
  const state = async () => (await simulator.paypal.call('GET', `/v2/payments/captures/${id}`)).body.status;
  expect(await state()).toBe('PARTIALLY_REFUNDED');
  expect(issueOf(await refund(simulator, id, twd('40001')))).toBe('REFUND_AMOUNT_EXCEEDED');
  const rest = await refund(simulator, id);
  expect(rest.body.amount.value).toBe('40000');
  expect(await state()).toBe('REFUNDED');
  expect(issueOf(await refund(simulator, id))).toBe('CAPTURE_FULLY_REFUNDED');
  expect((await simulator.paypal.call('GET', `/v2/payments/refunds/${part.body.id}`)).body.note_to_payer).toBe('Sorry');
});

test('five refunds at once never exceed the capture', async () => {
  const simulator = await openSimulator();
  const id = await captured(simulator);
  const answers = await Promise.all(Array.from({ length: 5 }, () => refund(simulator, id, twd('20000'))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
});

test('the same request id pays back once within 45 days', async () => {
  const simulator = await openSimulator();
  const id = await captured(simulator);
  const again = () => refund(simulator, id, twd('1000'), 'refund-1');
  const first = await again();
  simulator.time.at += 44 * 24 * HOUR;
  const second = await again();
  expect([first.status, second.status, second.body.id]).toEqual([201, 200, first.body.id]);
  simulator.time.at += 2 * 24 * HOUR;
  expect((await again()).status).toBe(201);
});

test('what a refund must not be', async () => {
  const simulator = await openSimulator();
  const id = await captured(simulator);
  const usd = { amount: { currency_code: 'USD', value: '10.00' } };
  expect(issueOf(await refund(simulator, id, twd('100.00')))).toBe('DECIMALS_NOT_SUPPORTED');
  expect(issueOf(await refund(simulator, id, twd('0')))).toBe('CANNOT_BE_ZERO_OR_NEGATIVE');
  expect(issueOf(await refund(simulator, id, usd))).toBe('REFUND_CAPTURE_CURRENCY_MISMATCH');
  expect(issueOf(await refund(simulator, id, { note_to_payer: 'x'.repeat(256) }))).toBe('INVALID_STRING_LENGTH');
  expect(issueOf(await refund(simulator, id, { amount: {} }))).toBe('MISSING_REQUIRED_PARAMETER');
  expect((await refund(simulator, 'NOSUCHCAPTURE')).status).toBe(404);
  await refund(simulator, id, { ...twd('1'), invoice_id: 'R-1' });
  expect(issueOf(await refund(simulator, id, { ...twd('1'), invoice_id: 'R-1' }))).toBe('DUPLICATE_INVOICE_ID');
  simulator.time.at += 181 * 24 * HOUR;
  expect(issueOf(await refund(simulator, id))).toBe('REFUND_TIME_LIMIT_EXCEEDED');
});

test('a pending capture cannot be paid back, a declined one neither', async () => {
  const simulator = await openSimulator();
  const id = await captured(simulator, 'approve_pending');
  expect(issueOf(await refund(simulator, id))).toBe('PENDING_CAPTURE');
  await simulator.control('complete', { id, status: 'DECLINED' });
  expect(issueOf(await refund(simulator, id))).toBe('REFUND_NOT_ALLOWED');
});

test('a refund may be pending first, and a failed one frees its sum again', async () => {
  const simulator = await openSimulator();
  const id = await captured(simulator);
  await simulator.control('settings', { refunds: 'PENDING' });
  const { body } = await refund(simulator, id);
  expect(body.status).toBe('PENDING');
  await simulator.control('complete', { id: body.id, status: 'FAILED' });
  const { refunds, captures } = (await simulator.control('ledger')).body.paypal;
  expect(refunds[0].status).toBe('FAILED');
  expect(captures[0]).toMatchObject({ status: 'COMPLETED', refunded_minor: 0 });
});
