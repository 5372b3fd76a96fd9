import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { shopOrder } from '#buying/orders/server/order.tables.ts';
import { act } from '#buying/orders/server/testing-orders.ts';
import { OPENING_PAY_METHODS } from '#catalogue/site/pay-methods.rules.ts';
import { saveSetting } from '#catalogue/site/server/site.service.ts';
import { member } from '#people/members/server/member.tables.ts';
import { paymentAttempt } from './payment.tables.ts';
import { choose, formOf, GOING, locationOf, test } from './testing-journeys.ts';

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

  test('at a provider other than the order’s own does not say success', async ({ api, db, place }) => {
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

  test('is for active members: not for suspended or deleted ones', async ({ api, db, shop, place }) => {
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

  test('is refused after the method is switched off, here and at the checkout', async ({ api, db, shop, place }) => {
    const order = await place('paypal');
    const pay = () => api(`/api/order/${order.code}/pay`, { method: 'POST', json: {}, headers: shop.buyer.headers });
    await saveSetting(db, 'pay_methods', { ...OPENING_PAY_METHODS, off: ['paypal'] });

    expect(locationOf(await order.start())).toBe(resultAt(order.code, 'fail'));
    expect(await pay()).toMatchObject({ code: 'paytype_unavailable' });
    expect(await db.select().from(paymentAttempt)).toEqual([]);
    await expect(place('paypal')).rejects.toThrow('paytype_unavailable');

    await saveSetting(db, 'pay_methods', OPENING_PAY_METHODS);
    expect(locationOf(await order.start())).toContain('/checkoutnow?token=');
  });

  test('by a number is refused above the owner’s ceiling', async ({ db, place }) => {
    await saveSetting(db, 'pay_methods', { ...OPENING_PAY_METHODS, most: { ecpay_atm: 49_999, ecpay_cvs: 100 } });

    await expect(place('ecpay_cvs')).rejects.toThrow('paytype_unavailable');
    expect((await place('ecpay_atm')).code).toMatch(/^CN-/);
  });

  test('by a number is refused after the owner lowers the ceiling below the order', async ({ db, place }) => {
    const order = await place('ecpay_cvs');
    const most = { ...OPENING_PAY_METHODS.most, ecpay_cvs: 100 };
    await saveSetting(db, 'pay_methods', { ...OPENING_PAY_METHODS, most });

    expect(locationOf(await order.start())).toBe(resultAt(order.code, 'fail'));
    expect(await db.select().from(paymentAttempt)).toEqual([]);

    await saveSetting(db, 'pay_methods', OPENING_PAY_METHODS);
    expect(formOf(await order.start())).toMatchObject({ ChoosePayment: 'CVS' });
  });
});
