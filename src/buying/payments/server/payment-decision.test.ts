import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { describe, expect } from 'vitest';
import { shopOrder } from '#buying/orders/server/order.tables.ts';
import { orderPayment, orderRefund } from '#buying/orders/server/order-money.tables.ts';
import { act, newStaff } from '#buying/orders/server/testing-orders.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { paymentAttempt, paymentEvent } from './payment.tables.ts';
import { refundDue, settleDue } from './payment-jobs.service.ts';
import { payByCard, post, test } from './testing-journeys.ts';
import { test as cardTest } from './testing-payments.ts';

const RETURN = '/api/payment/cybersource/return';

/** A held card payment, and a finance staff member who decides about it. */
const heldTest = test.extend('hold', ({ api, db, place, simulator }) => async (card: string) => {
  const order = await place('cybersource');
  const start = await order.start();
  const { fields, transaction_id } = await payByCard(simulator, start, card);
  await post(api, RETURN, fields);
  const finance = await newStaff(api, db, 'finance');
  const [attempt] = await db.select().from(paymentAttempt);
  const decide = (form: object) => act(api, finance, `admin/payment/${attempt?.attempt_id}/decide`, form);
  return { order, transaction_id, decide, fields };
});

describe('a decision of finance is compared with the provider’s report (finding 50)', () => {
  heldTest('a number that the provider knows differently is refused', async ({ hold, db, simulator }) => {
    const { order, transaction_id, decide } = await hold('review_480');
    expect((await decide({ decision: 'came', transaction_id })).code).toBe('money_not_there');
    await simulator.control('decide', { transaction_id, decision: 'ACCEPT' });

    expect((await decide({ decision: 'came', transaction_id: '12345' })).code).toBe('transaction_differs');
    expect(await order.read()).toMatchObject({ payment_status: 'unpaid', pending_payment: 'held' });

    expect((await decide({ decision: 'came', transaction_id })).code).toBe('success');
    expect(await db.select().from(orderPayment)).toMatchObject([{ kept: true, transaction_id, proved: true }]);
  });

  heldTest(
    'finance alone cannot record money: neither while the provider is down, nor once it rejected the payment',
    async ({ hold, db, simulator }) => {
      const { transaction_id, decide } = await hold('review_480');
      await simulator.control('faults', { match: {}, times: 1_000_000, fault: '503' });
      expect((await decide({ decision: 'came', transaction_id })).code).toBe('money_not_there');
      expect((await decide({ decision: 'give_back', transaction_id, amount: 100 })).code).toBe('money_not_there');

      await simulator.control('faults', undefined, 'DELETE');
      await simulator.control('decide', { transaction_id, decision: 'REJECT', notify: false });
      expect((await decide({ decision: 'came', transaction_id })).code).toBe('money_not_there');
      expect(await db.select().from(orderPayment)).toEqual([]);
    },
  );

  heldTest(
    'a part of the amount is no payment: it is recorded and refunded',
    async ({ hold, db, simulator, payments }) => {
      const { order, transaction_id, decide } = await hold('partial');
      const { total } = await order.read();

      expect((await decide({ decision: 'came', transaction_id })).code).toBe('amount_differs');
      expect((await decide({ decision: 'none_came' })).code).toBe('money_there');
      expect((await decide({ decision: 'give_back', transaction_id })).code).toBe('success');
      const charged = (await simulator.ledger()).cybersource.payments.find(({ id }) => id === transaction_id);
      expect(charged?.charged_minor).toBeLessThan(total);
      expect(await db.select().from(orderPayment)).toMatchObject([{ kept: false, amount: charged?.charged_minor }]);
      expect(await order.read()).toMatchObject({ payment_status: 'failed', actions: expect.arrayContaining(['pay']) });
      const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'payment_failed'));
      expect(mail?.data, 'the mail does not say that nothing was charged').toMatchObject({
        charged: charged?.charged_minor,
      });

      await refundDue(payments);
      const after = (await simulator.ledger()).cybersource.payments.find(({ id }) => id === transaction_id);
      expect(after?.refunded_minor).toBe(charged?.charged_minor);
    },
  );

  heldTest('a number that is already in the ledger is refused', async ({ hold, db, simulator }) => {
    const { order, transaction_id, decide } = await hold('review_480');
    await simulator.control('decide', { transaction_id, decision: 'ACCEPT' });
    const [row] = await db.select().from(shopOrder);
    const paid = { order_id: row?.order_id ?? 0, paytype: 'cybersource', amount: 1, received_at: new Date() } as const;
    await db.insert(orderPayment).values({ ...paid, kept: false, provider: 'cybersource', transaction_id });

    expect((await decide({ decision: 'came', transaction_id })).code).toBe('transaction_known');
    expect(await order.read()).toMatchObject({ payment_status: 'unpaid' });
    expect((await db.select().from(paymentEvent)).filter(({ how }) => how === 'staff')).toEqual([]);
  });
});

cardTest('a number is needed, and an amount where the provider has said none', async ({ api, db, card }) => {
  const attempt = await card.begin();
  await card.report(attempt, { state: 'review', transaction_id: null, reason: 'no_answer' });
  const finance = await newStaff(api, db, 'finance');
  const decide = (form: object) => act(api, finance, `admin/payment/${attempt.attempt_id}/decide`, form);

  expect((await decide({ decision: 'came' })).code).toBe('transaction_needed');
  expect((await decide({ decision: 'give_back', transaction_id: '1' })).code).toBe('amount_needed');
  expect((await decide({ decision: 'give_back', transaction_id: '1', amount: -1 })).status).toBe(422);
  expect((await decide({ decision: 'give_back', transaction_id: '1', amount: 5 })).code).toBe('success');
  expect(await db.select().from(orderPayment)).toMatchObject([{ kept: false, amount: 5, proved: false }]);
});

cardTest(
  'a number that staff mistyped is corrected by the provider’s, and nothing is refunded (finding 50)',
  async ({ api, db, card }) => {
    const attempt = await card.begin();
    await card.report(attempt, { state: 'review', transaction_id: null, reason: 'no_answer' });
    const finance = await newStaff(api, db, 'finance');
    const form = { decision: 'came', transaction_id: 'TYPO' };
    expect((await act(api, finance, `admin/payment/${attempt.attempt_id}/decide`, form)).code).toBe('success');

    await card.report(attempt, { state: 'paid', transaction_id: 't1', amount: card.total, currency: 'NTD' });

    expect(await db.select().from(orderPayment)).toMatchObject([{ kept: true, transaction_id: 't1', proved: true }]);
    expect(await db.select().from(orderRefund)).toEqual([]);
    expect(await card.read()).toMatchObject({ payment_status: 'paid' });
  },
);

heldTest(
  '“No money came” stays until the provider reports money (finding 48)',
  async ({ hold, api, shop, db, simulator, payments }) => {
    const { order, transaction_id, decide } = await hold('review_480');
    expect((await decide({ decision: 'none_came' })).code).toBe('success');

    for (const minutes of [3, 10, 30])
      await settleDue(payments, undefined, () => new Date(Date.now() + minutes * 60_000));

    expect(await order.read()).toMatchObject({ payment_status: 'failed', pending_payment: null });
    const again = await act(api, shop.buyer.headers, `order/${order.code}/pay`, { paytype: 'cybersource' });
    expect(again.code).toBe('success');

    await simulator.control('decide', { transaction_id, decision: 'ACCEPT' });
    await db.update(paymentAttempt).set({ due_at: new Date() });
    await settleDue(payments);
    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
  },
);

cardTest(
  'money that differs from the order’s current total is held and shown (finding 54)',
  async ({ api, db, card }) => {
    const attempt = await card.begin();
    const ten = (column: AnyPgColumn) => sql`${column} + 10`;
    const { subtotal, net, total } = shopOrder;
    await db.update(shopOrder).set({ subtotal: ten(subtotal), net: ten(net), total: ten(total) });

    await card.report(attempt, { state: 'paid', transaction_id: 't1', amount: card.total, currency: 'NTD' });

    expect(await card.again(attempt)).toMatchObject({
      state: 'held',
      reason: 'amount_differs',
      transaction_id: 't1',
      told_amount: card.total,
    });
    expect(await card.read()).toMatchObject({ payment_status: 'unpaid', pending_payment: 'held' });
    const finance = await newStaff(api, db, 'finance');
    const path = `admin/payment/${attempt.attempt_id}/decide`;
    expect((await act(api, finance, path, { decision: 'came', transaction_id: 't1' })).code).toBe('amount_differs');
    expect((await act(api, finance, path, { decision: 'give_back', transaction_id: 't1' })).code).toBe('success');
    expect(await db.select().from(orderPayment)).toMatchObject([{ kept: false, amount: card.total }]);
    expect(await db.select().from(orderRefund)).toMatchObject([{ amount: card.total, through: 'provider' }]);
  },
);

cardTest('a second payment of another amount is in the books and goes back (finding 54)', async ({ db, card }) => {
  const attempt = await card.begin();
  await card.report(attempt, { state: 'paid', transaction_id: 't1', amount: card.total, currency: 'NTD' });

  await card.report(attempt, { state: 'paid', transaction_id: 't2', amount: 77, currency: 'NTD' });

  const payments = await db.select().from(orderPayment).orderBy(orderPayment.payment_id);
  expect(payments.map(({ kept, amount }) => [kept, amount])).toEqual([
    [true, card.total],
    [false, 77],
  ]);
  expect(await card.again(attempt)).toMatchObject({ state: 'paid', transaction_id: 't1' });
});
