import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopOrder } from '#buying/orders/server/order.tables.ts';
import { orderPayment, orderRefund } from '#buying/orders/server/order-money.tables.ts';
import { firstPrint, newBuyers } from '#buying/orders/server/testing-orders.ts';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { member } from '#people/members/server/member.tables.ts';
import { shopDay } from '#shared/shop-time.ts';
import { paymentAttempt } from './payment.tables.ts';
import { checkBooks } from './payment-books.service.ts';
import type { ProviderPayType } from './payment-provider.ts';
import { formFields } from './testing-journeys.ts';
import { openPayingShops, type PayingShops, type PlacedOrder } from './testing-payment-shops.ts';

const LONG = 4 * 60 * 60_000;
/** `PAY_CANCELS=1000 PAY_REFUNDS=500` is the long run. */
const CANCELS = Number(process.env.PAY_CANCELS || 12);
const REFUNDS = Number(process.env.PAY_REFUNDS || 6);

/** The order's id at PayPal. */
const idAt = ({ location }: { location: string }) => new URL(location).searchParams.get('token');

describe.runIf(process.env.TEST_ENGINE === 'postgres')('two processes and two providers', { timeout: LONG }, () => {
  let shops: PayingShops;
  let poppies: CartLine;
  beforeAll(async () => {
    shops = await openPayingShops();
    await openWorkIndex(shops.db);
    poppies = (await firstPrint(shops.db, await hangWork(shops.db, await addArtist(shops.db, 'Lin'), 'Poppies')))
      .smallest;
  }, LONG);
  afterAll(() => shops?.close());

  const newOrder = async (paytype: ProviderPayType = 'paypal') => {
    const [buyer] = await newBuyers(shops.db, 1);
    if (!buyer) throw new Error('nobody came');
    return { buyer, order: await shops.place(buyer, paytype, poppies) };
  };
  const approve = async (order: PlacedOrder): Promise<string> => {
    const id = idAt(await shops.start('paypal', order));
    return (await shops.simulator.control<{ location: string }>('approve', { id })).location;
  };
  const rowOf = async ({ code }: PlacedOrder) => {
    const [row] = await shops.db.select().from(shopOrder).where(eq(shopOrder.code, code));
    if (!row) throw new Error('an order is gone');
    return row;
  };
  const captureOf = async ({ code }: PlacedOrder) =>
    (await shops.simulator.ledger()).paypal.captures.find(({ reference }) => reference?.startsWith(code));

  test('a payment started fifty times concurrently is one attempt and one order at PayPal', async () => {
    const { order } = await newOrder();

    const starts = await Promise.all(Array.from({ length: 50 }, () => shops.start('paypal', order)));

    expect(new Set(starts.map(({ location }) => location)).size).toBe(1);
    const { order_id } = await rowOf(order);
    expect(await shops.db.$count(paymentAttempt, eq(paymentAttempt.order_id, order_id))).toBe(1);
    const { orders } = (await shops.simulator.ledger()).paypal;
    expect(orders.filter(({ reference }) => reference.startsWith(order.code))).toHaveLength(1);
  });

  test('a buyer who returns ten times while webhooks arrive is charged once, and notified once', async () => {
    const { order } = await newOrder();
    const path = await approve(order);

    await Promise.all(Array.from({ length: 10 }, () => shops.ask(path)));
    await shops.settle();

    const { order_id, payment_status, member_id } = await rowOf(order);
    expect(payment_status).toBe('paid');
    expect(await shops.db.$count(orderPayment, eq(orderPayment.order_id, order_id))).toBe(1);
    const { rows } = await shops.db.execute(sql`select count(*)::int as mails from mail_outbox
      join member on "to" = email where member_id = ${member_id} and kind in ('paid', 'order_paid')`);
    expect(rows).toEqual([{ mails: 1 }]);
  });

  test('a buyer who comes back from LINE ten times is charged once, by one confirmation', async () => {
    const { order } = await newOrder('linepay');
    const starts = await Promise.all(Array.from({ length: 10 }, () => shops.start('linepay', order)));
    expect(new Set(starts.map(({ location }) => location)).size).toBe(1);
    const transaction_id = new URL(starts[0]?.location ?? '').searchParams.get('transactionId');
    const { location } = await shops.simulator.control<{ location: string }>('line-pay', { transaction_id });

    await Promise.all(Array.from({ length: 10 }, () => shops.ask(location)));
    await shops.settleOrder((await rowOf(order)).order_id);

    const { order_id, payment_status } = await rowOf(order);
    expect(payment_status).toBe('paid');
    const payments = await shops.db.select().from(orderPayment).where(eq(orderPayment.order_id, order_id));
    expect(payments).toMatchObject([{ transaction_id, kept: true }]);
  });

  test.for(['ecpay_credit', 'ecpay_atm'] as const)(
    'a payment by %s that ECPay reports many times at once is one payment, and a cancellation meanwhile one refund',
    async (paytype) => {
      const { buyer, order } = await newOrder(paytype);
      const fields = formFields((await shops.start(paytype, order)).text);
      await shops.simulator.control('ecpay', { fields });
      const choose = (choice: string) => shops.simulator.control('ecpay', { trade: fields.MerchantTradeNo, choice });
      if (paytype === 'ecpay_atm') await choose('number');
      await choose('pay');

      const { headers } = buyer;
      await Promise.all([
        shops.simulator.control('redeliver', { provider: 'ecpay', times: 10, last: 9, shuffle: true }),
        shops.ask(`/api/order/${order.code}/cancel`, { method: 'POST', json: {}, headers }),
      ]);
      const { order_id, total } = await rowOf(order);
      await expect
        .poll(() => shops.db.$count(orderPayment, eq(orderPayment.order_id, order_id)), { timeout: 30_000 })
        .toBe(1);
      if (paytype === 'ecpay_credit') await shops.settleOrder(order_id);

      const { cancellation, payment_status } = await rowOf(order);
      const refunds = await shops.db.select().from(orderRefund).where(eq(orderRefund.order_id, order_id));
      expect(refunds.map(({ amount, through }) => [amount, through])).toEqual(
        cancellation === 'accepted' ? [[total, paytype === 'ecpay_atm' ? 'hand' : 'provider']] : [],
      );
      expect(payment_status === 'paid').toBe(cancellation !== 'accepted');
      const { trades } = (await shops.simulator.ledger()).ecpay;
      const trade = trades.find(({ id }) => id === fields.MerchantTradeNo);
      expect(trade?.refunded).toBe(cancellation === 'accepted' && paytype === 'ecpay_credit' ? total : 0);
    },
  );

  test('a concurrent cancellation and charge end with one of the two', async () => {
    for (let round = 0; round < CANCELS; round++) {
      const { buyer, order } = await newOrder();
      const path = await approve(order);
      const { headers } = buyer;
      const cancel = () => shops.ask(`/api/order/${order.code}/cancel`, { method: 'POST', json: {}, headers });

      await Promise.all([
        shops.ask(path),
        cancel(),
        shops.simulator.control('redeliver', { provider: 'paypal', times: 1, last: 9 }),
      ]);
      await shops.settleOrder((await rowOf(order)).order_id);

      const { cancellation, payment_status } = await rowOf(order);
      const capture = await captureOf(order);
      const isBack = !capture || capture.refunded_minor === capture.minor;
      expect([cancellation === 'accepted', isBack, payment_status === 'paid'].join(), order.code).toMatch(
        /^(true,true,false|false,false,true)$/,
      );
    }
  });

  test('one order paid by PayPal and by card concurrently keeps one payment and refunds the other', async () => {
    const { control } = shops.simulator;
    const { buyer, order } = await newOrder();
    // PayPal's message about the approval would take the money before the buyer changes their mind.
    await control('messages', { paypal: { send: false } });
    const path = await approve(order);
    const again = { method: 'POST', json: { paytype: 'cybersource_usd' }, headers: buyer.headers };
    await shops.ask(`/api/order/${order.code}/pay`, again);
    const fields = formFields((await shops.start('cybersource_usd', order)).text);
    await shops.ask(`/api/order/${order.code}/pay`, { ...again, json: { paytype: 'paypal' } });

    // The buyer returns from PayPal, and the card is charged while PayPal has not answered.
    await control('faults', { match: { path: '^/v2/checkout/orders/\\w+/capture$' }, times: 1, fault: 'slow' });
    const back = shops.ask(path);
    await expect.poll(() => control<{ faults: object[] }>('faults'), { timeout: 30_000 }).toMatchObject({ faults: [] });
    await control('card', { fields, card: 'accept' });
    await back;
    await control('messages', { paypal: { send: true } });
    const { order_id, total } = await rowOf(order);
    const payments = () => shops.db.select().from(orderPayment).where(eq(orderPayment.order_id, order_id));
    // A busy machine may lose the card's message: then the shop has to ask.
    const settled = () => shops.settleOrder(order_id).then(payments);
    await expect.poll(settled, { timeout: 60_000 }).toHaveLength(2);
    await shops.settleOrder(order_id);

    const { payment_status } = await rowOf(order);
    expect(payment_status).toBe('paid');
    expect((await payments()).map(({ kept }) => kept).sort()).toEqual([false, true]);
    const refunds = await shops.db.select().from(orderRefund).where(eq(orderRefund.order_id, order_id));
    expect(refunds).toMatchObject([{ amount: total, through: 'provider', done_at: expect.any(Date) }]);
  });

  test('concurrent refunds by several staff members never exceed the payment', async () => {
    const [clerk] = await newBuyers(shops.db, 1);
    await shops.db
      .update(member)
      .set({ staff_role: 'finance' })
      .where(eq(member.member_id, clerk?.member_id ?? 0));
    for (let round = 0; round < REFUNDS; round++) {
      const { order } = await newOrder();
      await shops.ask(await approve(order));
      const { total } = await rowOf(order);
      const json = { amount: Math.ceil(total * 0.3), reason: 'A scratch' };
      const owe = () =>
        shops.ask(`/api/admin/order/${order.code}/owe_refund`, { method: 'POST', json, headers: clerk?.headers ?? {} });

      for (let wave = 0; wave < 3; wave++) {
        await Promise.all(Array.from({ length: 5 }, owe));
        await shops.settleOrder((await rowOf(order)).order_id);
      }

      const capture = await captureOf(order);
      const { order_id } = await rowOf(order);
      const refunds = await shops.db.select().from(orderRefund).where(eq(orderRefund.order_id, order_id));
      const paidBack = refunds.reduce((sum, { amount }) => sum + amount, 0);
      expect(capture?.refunded_minor).toBe(paidBack);
      expect(paidBack).toBeLessThanOrEqual(total);
      expect(paidBack).toBeGreaterThan(total / 2);
    }
  });

  test('and the ledgers are equal to the cent', async () => {
    expect(await checkBooks(shops.payments, shopDay(new Date()))).toMatchObject({ differences: [] });
  });
});
