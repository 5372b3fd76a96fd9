import { describe, expect } from 'vitest';
import { orderPayment, orderRefund } from '#buying/orders/server/order-money.tables.ts';
import { act } from '#buying/orders/server/testing-orders.ts';
import { readConfig } from '#http/server/config.ts';
import { readJson } from './line-pay/line-pay-api.ts';
import { refundLinePay } from './line-pay/line-pay-refund.ts';
import { paymentAttempt } from './payment.tables.ts';
import { refundDue, settleDue } from './payment-jobs.service.ts';
import { paymentsOf } from './payments.ts';
import { test as journey, locationOf, type ProviderOrder } from './testing-journeys.ts';

const HOUR_MS = 3_600_000;
const KNOWN_HERE = {
  attempt_id: 'a',
  reference: 'CN-1',
  amount: 100,
  currency: 'NTD',
  provider_id: '1',
  transaction_id: '1',
} as const;
const soon = () => new Date(Date.now() + 5 * 60_000);

const test = journey
  // The buyer in LINE; where the browser goes then.
  .extend('inLine', ({ simulator }) => async (order: ProviderOrder, choice: string) => {
    const transaction_id = new URL(locationOf(await order.start())).searchParams.get('transactionId');
    const answer = await simulator.control<{ location: string | null }>('line-pay', { transaction_id, choice });
    return { transaction_id, back: (answer.location ?? '').replace('https://shop.test', '') };
  })
  .extend('there', ({ simulator }) => async (id: string | null) => {
    const { line_pay } = await simulator.control<{ line_pay: { payments: { id: string }[] } }>('ledger');
    return line_pay.payments.find((payment) => payment.id === id);
  });

describe('LINE Pay', () => {
  test('is confirmed when the buyer comes back, and only once', async ({ api, db, place, inLine }) => {
    const order = await place('linepay');
    const { transaction_id, back } = await inLine(order, 'approve');
    await Promise.all([api(back), api(back)]);

    expect(await order.read()).toMatchObject({ payment_status: 'paid', paytype: 'linepay' });
    expect(await db.select().from(orderPayment)).toMatchObject([{ transaction_id, kept: true }]);
  });

  test('is confirmed by asking when the buyer does not come back', async ({ place, inLine, payments, there }) => {
    const order = await place('linepay');
    const { transaction_id } = await inLine(order, 'approve_stay');
    await settleDue(payments, undefined, soon);

    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
    expect(await there(transaction_id)).toMatchObject({ status: 'COMPLETED' });
  });

  test('a confirmation whose answer was lost is read, not repeated', async ({ api, db, place, inLine, simulator }) => {
    const order = await place('linepay');
    const { back } = await inLine(order, 'approve');
    const match = { method: 'POST', path: '^/v3/payments/\\d+/confirm' };
    await simulator.control('faults', { match, times: 1, fault: 'close-after' });
    await api(back);

    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
    expect(await db.select().from(orderPayment)).toHaveLength(1);
  });

  test('a buyer who turns back can start again', async ({ api, db, place, inLine }) => {
    const order = await place('linepay');
    const { back } = await inLine(order, 'cancel');
    await api(back);

    expect(await db.select().from(paymentAttempt)).toMatchObject([{ state: 'cancelled' }]);
    expect(locationOf(await order.start())).toContain('transactionId=');
  });

  test('is refunded once, also if the answer is lost', async ({
    api,
    db,
    shop,
    place,
    inLine,
    payments,
    simulator,
    there,
  }) => {
    const order = await place('linepay');
    const { transaction_id, back } = await inLine(order, 'approve');
    await api(back);
    await act(api, shop.buyer.headers, `order/${order.code}/cancel`);
    const match = { method: 'POST', path: '^/v3/payments/\\d+/refund' };
    await simulator.control('faults', { match, times: 1, fault: 'close-after' });
    await refundDue(payments);
    await refundDue(payments, undefined, () => new Date(Date.now() + HOUR_MS));

    const { total, payment_status } = await order.read();
    expect(payment_status).toBe('refunded');
    expect(await there(transaction_id)).toMatchObject({ refunded: total });
    expect(await db.select().from(orderRefund)).toMatchObject([{ stuck: null, done_at: expect.any(Date) }]);
  });
});

describe('a refund that LINE Pay', () => {
  test('definitely refuses is a matter for staff, with the reason', async ({
    api,
    db,
    shop,
    place,
    inLine,
    payments,
    simulator,
  }) => {
    const order = await place('linepay');
    const { back } = await inLine(order, 'approve');
    await api(back);
    await act(api, shop.buyer.headers, `order/${order.code}/cancel`);
    await simulator.control('settings', { advance_ms: 90 * 24 * HOUR_MS });
    await refundDue(payments);

    expect(await db.select().from(orderRefund)).toMatchObject([
      { stuck: 'line_pay_1163', next_at: null, done_at: null },
    ]);
  });

  test.for([
    ['1164', 'refused'],
    ['1165', 'refused'],
    ['1106', 'refused'],
    ['1999', 'refused'],
    ['2101', 'refused'],
    ['1145', 'unknown'],
    ['1198', 'unknown'],
    ['1199', 'unknown'],
    ['1900', 'unknown'],
    ['1902', 'unknown'],
    ['9000', 'unknown'],
  ] as const)('answers with %s is %s', async ([code, state]) => {
    const refunded = await refundLinePay(
      () => Promise.resolve({ code, info: undefined }),
      { request_id: 'r', known: KNOWN_HERE, amount: 100 },
      () => Promise.resolve({ state: 'waiting' }),
    );

    expect(refunded).toEqual({ state, reason: `line_pay_${code}` });
  });

  // The answer to the first call was lost; this is the one to our question about it.
  test.for([
    ['line_pay_1106', { state: 'refused', reason: 'answer_lost' }],
    ['line_pay_1150', { state: 'refused', reason: 'answer_lost' }],
    ['line_pay_9000', { state: 'unknown', reason: 'line_pay_9000' }],
    ['timeout', { state: 'unknown', reason: 'timeout' }],
  ] as const)('may have made, and about which it answers %s, is not requested again', async ([reason, result]) => {
    const refunded = await refundLinePay(
      () => Promise.reject(new Error('requested again')),
      { request_id: 'r', known: KNOWN_HERE, amount: 100, first_asked_at: new Date() },
      () => Promise.resolve({ state: 'unknown', reason }),
    );

    expect(refunded).toEqual(result);
  });

  test.for([
    ['was never asked for', 'by_hand'],
    ['may have made', 'answer_lost'],
  ] as const)(
    '%s before its keys were removed is for staff, who read: %s',
    async ([before, stuck], { api, db, log, shop, place, inLine, payments, simulator }) => {
      const order = await place('linepay');
      const { back } = await inLine(order, 'approve');
      await api(back);
      await act(api, shop.buyer.headers, `order/${order.code}/cancel`);
      if (before === 'may have made') {
        const match = { method: 'POST', path: '^/v3/payments/\\d+/refund' };
        await simulator.control('faults', { match, times: 1, fault: 'close-after' });
        await refundDue(payments);
      }
      const config = readConfig({ BASE_URL: 'https://shop.test', DEMO: 'off' });
      await refundDue(paymentsOf({ config, db, log }), undefined, () => new Date(Date.now() + HOUR_MS));

      expect(await db.select().from(orderRefund)).toMatchObject([{ stuck, next_at: null, done_at: null }]);
    },
  );
});

test('a number of 19 digits keeps all of them', () => {
  expect(readJson('{"a":2026111712345678901,"b":3150,"c":"2026111712345678901"}')).toEqual({
    a: '2026111712345678901',
    b: 3150,
    c: '2026111712345678901',
  });
});
