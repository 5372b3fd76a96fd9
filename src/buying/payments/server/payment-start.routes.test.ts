import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { shopOrder } from '#buying/orders/server/order.tables.ts';
import { act } from '#buying/orders/server/testing-orders.ts';
import { member } from '#people/members/server/member.tables.ts';
import { paymentAttempt } from './payment.tables.ts';
import { choose, GOING, locationOf, test } from './testing-journeys.ts';

const resultAt = (code: string, status: 'success' | 'fail') => `/cart/check?status=${status}&code=${code}`;

describe('starting to pay an order', () => {
  test.for([
    ['paid', { payment_status: 'paid', freight_stage: 'preparing' }, 'success'],
    ['partly refunded', { payment_status: 'partially_refunded', freight_stage: 'arrived' }, 'success'],
    ['declined', { payment_status: 'failed' }, 'fail'],
    ['expired', { payment_status: 'expired' }, 'fail'],
    ['cancelled', { cancellation: 'accepted' }, 'fail'],
    ['cancelled after it was paid', { payment_status: 'refunding', cancellation: 'accepted' }, 'fail'],
    ['refunded', { payment_status: 'refunded', freight_stage: 'returned' }, 'fail'],
    ['past its deadline', { pay_by: new Date(Date.now() - 1_000) }, 'fail'],
  ] as const)(
    'that is %s leads to its result, and the address says what is true',
    async ([, state, status], { db, place }) => {
      const order = await place('paypal');
      await db.update(shopOrder).set(state).where(eq(shopOrder.code, order.code));

      expect(locationOf(await order.start())).toBe(resultAt(order.code, status));
      expect(await db.select().from(paymentAttempt)).toEqual([]);
    },
  );

  test('at another provider than the one it is to be paid at does not say success', async ({ api, db, place }) => {
    const { code, hash } = await place('paypal');

    for (const provider of ['cybersource', 'cybersourceforusd']) {
      const query = new URLSearchParams({ code, hash, lang: 'en' });
      expect(locationOf(await api(`/api/payment/${provider}?${query}`, { headers: GOING }))).toBe(
        resultAt(code, 'fail'),
      );
    }
    expect(await db.select().from(paymentAttempt)).toEqual([]);
  });

  test('whose payment is still being confirmed does not say success yet', async ({ api, place, simulator }) => {
    const order = await place('paypal');

    const back = await api(await choose(simulator, await order.start(), 'approve_pending'), { headers: GOING });

    expect(locationOf(back)).toBe(resultAt(order.code, 'fail'));
    expect(locationOf(await order.start())).toBe(resultAt(order.code, 'fail'));
  });

  test('that was cancelled while its buyer was at the provider does not say success', async ({
    api,
    shop,
    place,
    simulator,
  }) => {
    const order = await place('paypal');
    const path = await choose(simulator, await order.start());
    await act(api, shop.buyer.headers, `order/${order.code}/cancel`);

    expect(locationOf(await api(path, { headers: GOING }))).toBe(resultAt(order.code, 'fail'));
  });

  test('is for members who are there: not for one who is suspended, nor for one who has left', async ({
    api,
    db,
    shop,
    place,
  }) => {
    const order = await place('paypal');
    const pay = () => api(`/api/order/${order.code}/pay`, { method: 'POST', json: {}, headers: shop.buyer.headers });
    await db.update(member).set({ type: 'artist', standing: 'suspended' });

    expect(locationOf(await order.start())).toBe(resultAt(order.code, 'fail'));
    expect(await pay()).toMatchObject({ status: 403, code: 'forbidden' });

    await db.update(member).set({ standing: 'approved', deleted_at: sql`now()` });
    const query = new URLSearchParams({ code: order.code, hash: order.hash });
    expect(await api(`/api/payment/paypal?${query}`)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await db.select().from(paymentAttempt)).toEqual([]);

    await db.update(member).set({ deleted_at: null });
    expect(locationOf(await order.start())).toContain('/checkoutnow?token=');
    expect(await pay()).toMatchObject({ status: 200 });
  });
});
