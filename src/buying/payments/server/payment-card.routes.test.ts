import { describe, expect } from 'vitest';
import { orderPayment } from '#buying/orders/server/order-money.tables.ts';
import { act, newStaff, orderMails } from '#buying/orders/server/testing-orders.ts';
import { staffPaymentsReply } from '../payment-staff.contract.ts';
import { paymentAttempt, paymentEvent } from './payment.tables.ts';
import { refundDue, settleDue } from './payment-jobs.service.ts';
import { formOf, locationOf, payByCard, post, test } from './testing-journeys.ts';

const RETURN = '/api/payment/cybersource/return';
const NOTIFY = '/api/payment/cybersource/notify';

describe.each([
  ['cybersource', 'TWD'],
  ['cybersource_usd', 'USD'],
] as const)('paying by card: %s', (paytype, currency) => {
  test('sends a signed form that the bank accepts, and returns to a paid order', async ({
    api,
    db,
    place,
    simulator,
  }) => {
    const order = await place(paytype);

    const start = await order.start();
    expect(start.headers.get('referrer-policy')).toBe('no-referrer');
    expect(start.headers.get('content-security-policy')).toContain(new URL(simulator.url).origin);
    expect(formOf(start)).toMatchObject({ currency, reference_number: `${order.code}-1` });
    const { fields } = await payByCard(simulator, start);
    const back = await post(api, RETURN, fields);

    expect(locationOf(back)).toBe(`/cart/check?status=success&code=${order.code}`);
    const paid = await order.read();
    expect(paid).toMatchObject({ payment_status: 'paid', paytype });
    const { payments } = (await simulator.ledger()).cybersource;
    expect(payments.find(({ reference }) => reference === `${order.code}-1`)).toMatchObject({
      charged_minor: paytype === 'cybersource' ? expect.anything() : paid.total,
      decision: 'ACCEPT',
    });
    expect(await orderMails(db)).toEqual(['order_paid']);
  });
});

describe('the answer to a card payment', () => {
  test('by the browser, by the bank, twice and in any order pays once', async ({ api, db, place, simulator }) => {
    const order = await place('cybersource');
    const { fields } = await payByCard(simulator, await order.start());

    for (const path of [NOTIFY, RETURN, NOTIFY, RETURN])
      expect((await post(api, path, fields)).status).toBeLessThan(400);

    expect(await db.select().from(orderPayment)).toHaveLength(1);
    expect(await orderMails(db)).toEqual(['order_paid']);
  });

  test('a refusal fails the order, which can be paid again', async ({ api, db, place, simulator }) => {
    const order = await place('cybersource');
    const { fields } = await payByCard(simulator, await order.start(), 'decline_204');

    expect(locationOf(await post(api, RETURN, fields))).toBe(`/cart/check?status=fail&code=${order.code}`);
    expect(await order.read()).toMatchObject({ payment_status: 'failed', actions: expect.arrayContaining(['pay']) });
    expect(await orderMails(db)).toEqual(['order_received', 'payment_failed']);
  });

  test('a payment in review is held for staff, who decide once', async ({ api, db, place, simulator }) => {
    const order = await place('cybersource');
    const { fields, transaction_id } = await payByCard(simulator, await order.start(), 'review_480');

    expect(locationOf(await post(api, RETURN, fields))).toContain('status=fail');
    expect(await order.read()).toMatchObject({ payment_status: 'unpaid', pending_payment: 'held' });
    const finance = await newStaff(api, db, 'finance');
    const { attempts } = (await api(`/api/admin/order/${order.code}/payment`, { headers: finance })).as(
      staffPaymentsReply,
    );
    const path = `admin/payment/${attempts[0]?.attempt_id}/decide`;
    const early = await act(api, finance, path, { decision: 'came', transaction_id });
    await simulator.control('decide', { transaction_id, decision: 'ACCEPT' });
    const first = await act(api, finance, path, { decision: 'came', transaction_id });
    const second = await act(api, finance, path, { decision: 'none_came' });

    expect([early.code, first.code, second.code]).toEqual(['money_not_there', 'success', 'conflict']);
    expect(await order.read()).toMatchObject({ payment_status: 'paid', pending_payment: null });
  });

  test('that is unknown stays unknown if the buyer opens the return address of another provider', async ({
    api,
    db,
    place,
    simulator,
  }) => {
    const order = await place('cybersource');
    const { fields } = await payByCard(simulator, await order.start(), 'error_150_charged');
    await post(api, RETURN, fields);
    for (const provider of ['paypal', 'linepay'])
      await api(`/api/payment/${provider}/return?attempt=${fields.req_transaction_uuid}`);

    expect(await db.select().from(paymentAttempt)).toMatchObject([{ state: 'processing' }]);
    expect((await order.read()).actions).not.toContain('pay');
  });

  test('an error that may have charged is not charged again, and the result is found later', async ({
    api,
    place,
    simulator,
    payments,
  }) => {
    const order = await place('cybersource');
    const { fields } = await payByCard(simulator, await order.start(), 'error_150_charged');

    await post(api, RETURN, fields);
    expect(await order.read()).toMatchObject({ payment_status: 'unpaid' });
    expect(locationOf(await order.start())).toContain('/cart/check');
    await settleDue(payments, undefined, () => new Date(Date.now() + 3 * 60_000));

    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
  });

  test('an error that may have charged lets nobody pay again before the search can have found the charge', async ({
    api,
    db,
    place,
    simulator,
    payments,
  }) => {
    const order = await place('cybersource');
    await simulator.control('settings', { search_lag_ms: 5 * 60_000 });
    const { fields } = await payByCard(simulator, await order.start(), 'error_150_charged');
    await post(api, RETURN, fields);
    const at = (minutes: number) => settleDue(payments, undefined, () => new Date(Date.now() + minutes * 60_000));

    for (const minutes of [0.5, 2, 4]) await at(minutes);
    await api(`/api/payment/ecpay/return?attempt=${fields.req_transaction_uuid}`, { method: 'POST' });

    expect(await db.select().from(paymentAttempt)).toMatchObject([{ state: 'processing' }]);
    expect((await order.read()).actions).not.toContain('pay');
    await simulator.control('settings', { search_lag_ms: 0 });
    await at(30);
    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
  });

  test('an error that charged nothing lets the buyer pay again after a quarter of an hour', async ({
    api,
    place,
    simulator,
    payments,
  }) => {
    const order = await place('cybersource');
    const { fields } = await payByCard(simulator, await order.start(), 'error_150');
    await post(api, RETURN, fields);
    for (const minutes of [1, 5, 16, 40])
      await settleDue(payments, undefined, () => new Date(Date.now() + minutes * 60_000));

    expect(await order.read()).toMatchObject({ pending_payment: null, actions: expect.arrayContaining(['pay']) });
  });

  test('a missing answer is found later, although the card was charged', async ({ place, simulator, payments }) => {
    const order = await place('cybersource');
    await payByCard(simulator, await order.start());

    await settleDue(payments, undefined, () => new Date(Date.now() + 3 * 60_000));

    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
  });
});

test('a card payment is refunded through the bank if its order is cancelled', async ({
  api,
  shop,
  place,
  simulator,
  payments,
}) => {
  const order = await place('cybersource');
  const { fields } = await payByCard(simulator, await order.start());
  await post(api, RETURN, fields);

  await act(api, shop.buyer.headers, `order/${order.code}/cancel`);
  await refundDue(payments);
  await refundDue(payments);

  expect(await order.read()).toMatchObject({ payment_status: 'refunded' });
  const { payments: charged, refunds } = (await simulator.ledger()).cybersource;
  const payment = charged.find(({ reference }) => reference === `${order.code}-1`);
  expect(refunds.filter(({ payment_id }) => payment_id === payment?.id)).toHaveLength(1);
  expect(payment?.refunded_minor).toBe(payment?.charged_minor);
});

describe('a forged answer', () => {
  test.for([
    ['another amount', { req_amount: '1.00' }],
    ['another order', { req_reference_number: 'CN-261114-7F3K9Q-1' }],
    ['a decision', { decision: 'ACCEPT' }],
    ['a signature', { signature: 'AAAA' }],
    ['no signed fields', { signed_field_names: 'decision' }],
  ] as const)('%s changes nothing, and is written down', async ([, change], { api, db, place, simulator }) => {
    const order = await place('cybersource');
    const { fields } = await payByCard(simulator, await order.start(), 'decline_204');

    const reply = await post(api, RETURN, { ...fields, ...change });

    expect(locationOf(reply)).toBe('/account/order');
    expect(await order.read()).toMatchObject({ payment_status: 'unpaid', pending_payment: null });
    expect(await db.select().from(orderPayment)).toEqual([]);
    expect((await db.select().from(paymentAttempt)).map(({ state }) => state)).toEqual(['open']);
    expect((await db.select().from(paymentEvent)).filter(({ verified }) => !verified)).toHaveLength(1);
  });

  test('the buyer’s own form, sent back with a decision, pays nothing', async ({ api, db, place }) => {
    const order = await place('cybersource');
    const asked = formOf(await order.start());
    const made = Object.fromEntries(Object.entries(asked).map(([name, value]) => [`req_${name}`, value]));

    await post(api, NOTIFY, { ...asked, ...made, decision: 'ACCEPT', reason_code: '100', transaction_id: '1' });

    expect(await order.read()).toMatchObject({ payment_status: 'unpaid' });
    expect(await db.select().from(orderPayment)).toEqual([]);
  });

  test('a decision that appears twice is refused', async ({ api, place, simulator }) => {
    const order = await place('cybersource');
    const { fields } = await payByCard(simulator, await order.start(), 'decline_204');

    await post(api, NOTIFY, `${new URLSearchParams(fields)}&decision=ACCEPT`);

    expect(await order.read()).toMatchObject({ payment_status: 'unpaid' });
  });
});
