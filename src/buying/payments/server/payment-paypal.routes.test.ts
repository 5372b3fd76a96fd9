import { describe, expect } from 'vitest';
import { orderPayment, orderRefund } from '#buying/orders/server/order-money.tables.ts';
import { act, orderMails } from '#buying/orders/server/testing-orders.ts';
import { paymentAttempt, paymentEvent } from './payment.tables.ts';
import { knownOf } from './payment-attempt.service.ts';
import { refundDue, settleDue } from './payment-jobs.service.ts';
import { choose, GOING, locationOf, test } from './testing-journeys.ts';
import type { SentMessage, TestSimulator } from './testing-simulator.ts';

/** PayPal's messages to the shop since a moment. */
async function webhooks(simulator: TestSimulator, since: number): Promise<SentMessage[]> {
  return (await simulator.sent()).filter(({ provider }) => provider === 'paypal').slice(since);
}

describe('paying with PayPal', () => {
  test('leads there, back, and to a paid order; the ledgers are equal to the cent', async ({
    api,
    db,
    place,
    simulator,
  }) => {
    const order = await place('paypal');

    const start = await order.start();
    expect(locationOf(start)).toContain(`${simulator.url}/checkoutnow?token=`);
    const back = await api(await choose(simulator, start), { headers: GOING });

    expect(locationOf(back)).toBe(`/cart/check?status=success&code=${order.code}`);
    const paid = await order.read();
    expect(paid).toMatchObject({ payment_status: 'paid', status: 'preparing' });
    const { captures } = (await simulator.ledger()).paypal;
    expect(captures.filter(({ reference }) => reference === `${order.code}-1`)).toMatchObject([
      { status: 'COMPLETED', minor: paid.total, currency: 'USD' },
    ]);
    expect(await orderMails(db)).toEqual(['order_paid']);
    expect(locationOf(await order.start())).toBe(`/cart/check?status=success&code=${order.code}`);
  });

  test('and cancelling there leaves the order unpaid, and a retry is another attempt', async ({
    api,
    place,
    simulator,
    db,
  }) => {
    const order = await place('paypal');

    const back = await api(await choose(simulator, await order.start(), 'cancel'), { headers: GOING });

    expect(locationOf(back)).toBe(`/cart/check?status=fail&code=${order.code}`);
    expect(await order.read()).toMatchObject({ payment_status: 'unpaid' });
    await order.start();
    const attempts = await db.select().from(paymentAttempt).orderBy(paymentAttempt.number);
    expect(attempts.map(({ number, state }) => [number, state])).toEqual([
      [1, 'cancelled'],
      [2, 'open'],
    ]);
  });

  test('with a card that PayPal declines leads to PayPal again', async ({ api, place, simulator }) => {
    const order = await place('paypal');
    const start = await order.start();

    const back = await api(await choose(simulator, start, 'decline'), { headers: GOING });

    expect(locationOf(back)).toBe(locationOf(start));
    expect(await order.read()).toMatchObject({ payment_status: 'unpaid' });
  });

  test('opened fifty times is one attempt and one order at PayPal', async ({ db, place, simulator }) => {
    const order = await place('paypal');

    const places = new Set<string>();
    for (let opened = 0; opened < 50; opened++) places.add(locationOf(await order.start()));

    expect(places.size).toBe(1);
    expect(await db.select().from(paymentAttempt)).toHaveLength(1);
    const { orders } = (await simulator.ledger()).paypal;
    expect(orders.filter(({ reference }) => reference.startsWith(order.code))).toHaveLength(1);
  });

  test('that is pending is confirmed by a webhook, which arrives 25 times', async ({
    api,
    db,
    place,
    simulator,
    payments,
  }) => {
    const order = await place('paypal');
    const start = await order.start();
    const since = (await webhooks(simulator, 0)).length;
    await api(await choose(simulator, start, 'approve_pending'), { headers: GOING });
    expect(await order.read()).toMatchObject({ payment_status: 'unpaid', pending_payment: 'processing' });
    const { captures } = (await simulator.ledger()).paypal;
    const id = captures.find(({ reference }) => reference === `${order.code}-1`)?.id;

    await simulator.control('complete', { id, status: 'COMPLETED' });
    for (const { body, headers } of await webhooks(simulator, since))
      for (let round = 0; round < 25; round++) {
        const reply = await api('/api/payment/paypal/notify', { method: 'POST', body, headers });
        expect(reply.status).toBe(200);
      }
    await settleDue(payments);

    expect(await order.read()).toMatchObject({ payment_status: 'paid', pending_payment: null });
    expect(await orderMails(db)).toEqual(['order_paid']);
  });

  test('is detected without the browser and without a webhook', async ({ place, simulator, payments }) => {
    const order = await place('paypal');
    await choose(simulator, await order.start());

    const later = () => new Date(Date.now() + 3 * 60_000);
    await settleDue(payments, undefined, later);

    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
  });
});

describe('money that is refunded', () => {
  test('automatically if the order is cancelled, through PayPal, once', async ({
    api,
    db,
    shop,
    place,
    simulator,
    payments,
  }) => {
    const order = await place('paypal');
    await api(await choose(simulator, await order.start()), { headers: GOING });
    const { total } = await order.read();

    await act(api, shop.buyer.headers, `order/${order.code}/cancel`);
    await refundDue(payments);
    await refundDue(payments);

    expect(await order.read()).toMatchObject({ payment_status: 'refunded', status: 'cancelled' });
    const { captures } = (await simulator.ledger()).paypal;
    expect(captures.find(({ reference }) => reference === `${order.code}-1`)).toMatchObject({ refunded_minor: total });
    expect(await orderMails(db)).toEqual(['order_paid', 'cancellation_decided', 'refunded']);
    expect(await db.select().from(orderRefund)).toMatchObject([{ through: 'provider', done_at: expect.any(Date) }]);
  });

  test('if it arrives for an order that was cancelled meanwhile', async ({
    api,
    shop,
    place,
    simulator,
    payments,
    db,
  }) => {
    const order = await place('paypal');
    await choose(simulator, await order.start());
    const [attempt] = await db.select().from(paymentAttempt);
    // Captured at the provider a moment before the order was cancelled.
    if (attempt) await payments.providers.paypal?.take?.(knownOf(attempt));
    await act(api, shop.buyer.headers, `order/${order.code}/cancel`);

    const later = () => new Date(Date.now() + 3 * 60_000);
    await settleDue(payments, undefined, later);
    await refundDue(payments, undefined, later);

    expect(await order.read()).toMatchObject({ status: 'cancelled' });
    expect(await db.select().from(orderPayment)).toMatchObject([{ kept: false }]);
    const { captures } = (await simulator.ledger()).paypal;
    const capture = captures.find(({ reference }) => reference === `${order.code}-1`);
    expect(capture?.refunded_minor).toBe(capture?.minor);
  });
});

describe('a URL that is not the buyer’s', () => {
  test.for([
    ['another order’s hash', (hash: string) => [...hash].reverse().join('')],
    ['a hash that is cut off', (hash: string) => hash.slice(0, -1)],
    ['a hash in capitals', (hash: string) => hash.toUpperCase()],
    ['no hash', () => ''],
  ] as const)('%s opens nothing', async ([, change], { api, db, place }) => {
    const order = await place('paypal');
    const query = new URLSearchParams({ code: order.code, hash: change(order.hash) });

    const reply = await api(`/api/payment/paypal?${query}`);

    expect([reply.status, reply.code]).toEqual(change(order.hash) === '' ? [404, 'not_found'] : [404, 'not_found']);
    expect(await db.select().from(paymentAttempt)).toEqual([]);
  });

  test('a hash given twice, or as a list, opens nothing', async ({ api, db, place }) => {
    const { code, hash } = await place('paypal');

    for (const query of [`code=${code}&hash=x&hash=${hash}`, `code=${code}&hash[]=${hash}`])
      expect((await api(`/api/payment/paypal?${query}`)).status).toBeGreaterThanOrEqual(400);
    expect(await db.select().from(paymentAttempt)).toEqual([]);
  });
});

describe('a failing provider', () => {
  test.for(['refuse', '500', 'html', 'huge', 'close-after'])(
    '%s: the order stays, and can be paid later',
    async (fault, { api, place, simulator }) => {
      const order = await place('paypal');
      await simulator.control('faults', { match: { path: '/v2/checkout/orders' }, times: 3, fault });

      expect(locationOf(await order.start())).toBe(`/cart/check?status=fail&code=${order.code}`);
      expect(await order.read()).toMatchObject({ payment_status: 'unpaid', actions: expect.arrayContaining(['pay']) });

      await simulator.control('faults', undefined, 'DELETE');
      const back = await api(await choose(simulator, await order.start()), { headers: GOING });
      expect(locationOf(back)).toContain('status=success');
    },
  );

  test('whose answer to the charge is lost has charged once, and the shop detects it', async ({
    api,
    place,
    simulator,
    payments,
    db,
  }) => {
    const order = await place('paypal');
    const path = await choose(simulator, await order.start());
    await simulator.control('faults', {
      match: { method: 'POST', path: '^/v2/checkout/orders/[^/]+/capture' },
      times: 5,
      fault: 'close-after',
    });

    // The result is unknown, so the URL does not say success; the page says that the payment is being confirmed.
    expect(locationOf(await api(path, { headers: GOING }))).toContain('status=fail');
    expect(await order.read()).toMatchObject({ payment_status: 'unpaid', pending_payment: 'processing' });
    await simulator.control('faults', undefined, 'DELETE');
    await settleDue(payments, undefined, () => new Date(Date.now() + 60_000));

    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
    const { captures } = (await simulator.ledger()).paypal;
    expect(captures.filter(({ reference }) => reference === `${order.code}-1`)).toHaveLength(1);
    expect((await db.select().from(paymentEvent)).map(({ how, kind }) => `${how} ${kind}`)).toContain('take unknown');
  });
});
