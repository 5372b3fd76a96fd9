import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { orderPayment, orderRefund } from '#buying/orders/server/order-money.tables.ts';
import { act, newStaff } from '#buying/orders/server/testing-orders.ts';
import { booksCase } from '#ground/books-cases/server/books-case.tables.ts';
import { shopDay } from '#shared/shop-time.ts';
import { staffPaymentsReply } from '../payment-staff.contract.ts';
import { paymentAttempt, paymentEvent } from './payment.tables.ts';
import { checkBooks, checkEndedDays, latestChecks } from './payment-books.service.ts';
import { refundDue, settleDue } from './payment-jobs.service.ts';
import { choose, GOING, type ProviderOrder, payByCard, post, test } from './testing-journeys.ts';
import type { TestSimulator } from './testing-simulator.ts';

const RETURN = '/api/payment/cybersource/return';
const later = (minutes: number) => () => new Date(Date.now() + minutes * 60_000);

const captureOf = async (simulator: TestSimulator, { code }: ProviderOrder) =>
  (await simulator.ledger()).paypal.captures.find(({ reference }) => reference === `${code}-1`);
const cardOf = async (simulator: TestSimulator, { code }: ProviderOrder, number = 1) =>
  (await simulator.ledger()).cybersource.payments.find(({ reference }) => reference === `${code}-${number}`);
const casesOf = async (api: TestApi, headers: Record<string, string>, code: string) =>
  (await api(`/api/admin/order/${code}/payment`, { headers })).as(staffPaymentsReply).cases;

const paidByPaypal = test.extend('paypal', async ({ api, place, simulator }) => {
  const order = await place('paypal');
  await api(await choose(simulator, await order.start()), { headers: GOING });
  return order;
});
const paidByCard = test.extend('card', async ({ api, place, simulator }) => {
  const order = await place('cybersource');
  const { fields } = await payByCard(simulator, await order.start());
  await post(api, RETURN, fields);
  return order;
});

describe('a refund is matched by its own number', () => {
  paidByPaypal(
    'so one that PayPal did not make stays owed when another is reported (finding 45)',
    async ({ api, db, shop, paypal, simulator, payments }) => {
      const finance = await newStaff(api, db, 'finance');
      const { total } = await paypal.read();
      await act(api, finance, `admin/order/${paypal.code}/owe_refund`, { amount: 1_000, reason: 'A scratch' });
      // The first request has no effect; the second is carried out, and its answer is lost.
      await simulator.control('faults', { match: { path: '^/v2/payments/captures' }, times: 1, fault: '500' });
      await refundDue(payments);
      await act(api, shop.buyer.headers, `order/${paypal.code}/cancel`);
      await simulator.control('faults', { match: { path: '^/v2/payments/captures' }, times: 1, fault: '500-after' });
      await refundDue(payments);
      await simulator.control('faults', undefined, 'DELETE');
      await db.update(paymentAttempt).set({ due_at: new Date() });
      await settleDue(payments);

      const refunds = await db.select().from(orderRefund).orderBy(orderRefund.refund_id);
      expect(refunds).toMatchObject([
        { amount: 1_000, done_at: null },
        { amount: total - 1_000, done_at: expect.any(Date) },
      ]);
      expect((await captureOf(simulator, paypal))?.refunded_minor).toBe(total - 1_000);

      await refundDue(payments, undefined, later(10));
      expect((await captureOf(simulator, paypal))?.refunded_minor).toBe(total);
      expect(await paypal.read()).toMatchObject({ payment_status: 'refunded' });
    },
  );

  paidByCard(
    'so one made on CyberSource’s own pages after one of ours is in the ledger (finding 46)',
    async ({ api, db, card, simulator, payments }) => {
      const finance = await newStaff(api, db, 'finance');
      await act(api, finance, `admin/order/${card.code}/owe_refund`, { amount: 1_000, reason: 'A scratch' });
      await refundDue(payments);
      await simulator.control('refund', { id: (await cardOf(simulator, card))?.id, minor: 500 });
      await db.update(paymentAttempt).set({ due_at: new Date() });
      await settleDue(payments);

      const refunds = await db.select().from(orderRefund).orderBy(orderRefund.refund_id);
      expect(refunds.map(({ amount, why }) => [amount, why])).toEqual([
        [1_000, 'goodwill'],
        [500, 'at_provider'],
      ]);
      expect((await cardOf(simulator, card))?.refunded_minor).toBe(1_500);
      expect(await checkBooks(payments, shopDay(new Date()))).toMatchObject({ differences: [] });
    },
  );

  paidByCard(
    'and one that staff may have made by hand becomes a case, with both sides',
    async ({ api, db, shop, card, simulator, payments }) => {
      const finance = await newStaff(api, db, 'finance');
      const { total } = await card.read();
      const charged = await cardOf(simulator, card);
      await simulator.control('refund', { id: charged?.id, minor: total });
      await act(api, shop.buyer.headers, `order/${card.code}/cancel`);
      // CyberSource refuses, because everything is already refunded there. We then ask it for its refunds.
      await refundDue(payments);
      await settleDue(payments);

      const [found] = await casesOf(api, finance, card.code);
      expect(found).toMatchObject({ kind: 'foreign_refund', amount: total, paid: total });
      expect(found?.ours).toMatchObject([{ amount: total, stage: 'owed' }]);
      expect(await checkBooks(payments, shopDay(new Date()))).toMatchObject({
        differences: [{ difference: 'undecided', here: { refunded: 0 }, there: { refunded: total } }],
      });

      const path = `admin/payment/case/${found?.case_id}/decide`;
      const form = { decision: 'same', refund_id: found?.ours[0]?.refund_id };
      expect((await act(api, shop.buyer.headers, path, form)).status).toBe(403);
      expect((await act(api, finance, path, { decision: 'same' })).status).toBe(422);
      expect((await act(api, finance, path, form)).code).toBe('success');
      expect((await act(api, finance, path, form)).code).toBe('conflict');
      expect(await card.read()).toMatchObject({ payment_status: 'refunded', status: 'cancelled' });
      expect(await checkBooks(payments, shopDay(new Date()))).toMatchObject({ differences: [] });
    },
  );

  paidByPaypal(
    'and one that exceeds the remainder is decided as a separate one, which reduces the owed amount',
    async ({ api, db, paypal, simulator, payments }) => {
      const finance = await newStaff(api, db, 'finance');
      const { total } = await paypal.read();
      await act(api, finance, `admin/order/${paypal.code}/owe_refund`, { amount: total - 500, reason: 'Torn' });
      await simulator.control('refund', { id: (await captureOf(simulator, paypal))?.id, minor: 800 });
      await db.update(paymentAttempt).set({ due_at: new Date() });
      await settleDue(payments);

      const [found] = await casesOf(api, finance, paypal.code);
      await act(api, finance, `admin/payment/case/${found?.case_id}/decide`, { decision: 'separate' });
      await refundDue(payments, undefined, later(1));

      expect((await captureOf(simulator, paypal))?.refunded_minor).toBe(total);
      expect(await paypal.read()).toMatchObject({ payment_status: 'refunded' });
      expect(await checkBooks(payments, shopDay(new Date()))).toMatchObject({ differences: [] });
    },
  );
});

describe('the daily comparison (finding 47)', () => {
  paidByCard('recognises a recorded refund, and the shop’s own', async ({ api, db, card, simulator, payments }) => {
    await simulator.control('refund', { id: (await cardOf(simulator, card))?.id, minor: 300 });
    await db.update(paymentAttempt).set({ due_at: new Date() });
    await settleDue(payments);
    const finance = await newStaff(api, db, 'finance');
    await act(api, finance, `admin/order/${card.code}/owe_refund`, { amount: 200, reason: 'A scratch' });
    await refundDue(payments);

    expect(await checkBooks(payments, shopDay(new Date()))).toMatchObject({ attempts: 1, differences: [] });

    const [own] = await db.select().from(orderRefund).where(eq(orderRefund.why, 'goodwill'));
    await db
      .update(orderRefund)
      .set({ provider_refund_id: 'NOT-THERE' })
      .where(eq(orderRefund.refund_id, own?.refund_id ?? 0));
    expect(await checkBooks(payments, shopDay(new Date()))).toMatchObject({
      differences: [{ code: card.code, difference: 'refunded_there_only' }],
    });
  });

  paidByCard('records a refund of which CyberSource sends no message', async ({ db, card, simulator, payments }) => {
    await simulator.control('refund', { id: (await cardOf(simulator, card))?.id, minor: 300 });

    expect(await checkBooks(payments, shopDay(new Date()))).toMatchObject({ attempts: 1, differences: [] });
    expect(await db.select().from(orderRefund)).toMatchObject([{ amount: 300, why: 'at_provider' }]);
    expect(await card.read()).toMatchObject({ payment_status: 'partially_refunded' });
  });

  paidByPaypal('compares a refund on the day it was made', async ({ api, db, paypal, payments }) => {
    const daysAgo = new Date(Date.now() - 5 * 24 * 3_600_000);
    await db.update(paymentAttempt).set({ changed_at: daysAgo });
    expect(await checkBooks(payments, shopDay(new Date()))).toMatchObject({ attempts: 0 });

    const finance = await newStaff(api, db, 'finance');
    await act(api, finance, `admin/order/${paypal.code}/owe_refund`, { amount: 200, reason: 'A scratch' });
    await refundDue(payments);

    expect(await checkBooks(payments, shopDay(new Date()))).toMatchObject({ attempts: 1, differences: [] });
  });
});

describe('the daily comparison of earlier days', () => {
  paidByCard('finds a refund that was made at CyberSource a week later', async ({ db, card, simulator, payments }) => {
    const now = Date.now();
    const daysAgo = (days: number) => new Date(now - days * 24 * 3_600_000);
    await simulator.control('refund', { id: (await cardOf(simulator, card))?.id, minor: 300 });
    await db.update(paymentAttempt).set({ changed_at: daysAgo(6) });
    expect(await checkBooks(payments, shopDay(new Date(now)))).toMatchObject({ attempts: 0 });
    await db.update(paymentAttempt).set({ changed_at: daysAgo(7) });

    expect(await checkBooks(payments, shopDay(new Date(now)))).toMatchObject({ attempts: 1, differences: [] });
    expect(await db.select().from(orderRefund)).toMatchObject([{ amount: 300, why: 'at_provider' }]);
  });

  paidByCard(
    'leaves a case open while its provider is silent, or its keys are removed',
    async ({ db, card, payments }) => {
      const today = shopDay(new Date());
      const sides = async () =>
        (await db.select().from(booksCase)).map(({ difference, closed_at }) => [difference, closed_at]);
      await db.update(orderPayment).set({ amount: 1 });
      await checkBooks(payments, today);
      expect(await sides()).toEqual([['amount_differs', null]]);

      const { cybersource } = payments.providers;
      if (!cybersource) throw new Error('there are no cards');
      const silent = { ...cybersource, read: () => Promise.reject(new Error('no answer')) };
      const during = await checkBooks(
        { ...payments, providers: { ...payments.providers, cybersource: silent } },
        today,
      );
      expect(during.differences).toMatchObject([{ code: card.code, difference: 'no_answer' }]);
      await checkBooks({ ...payments, providers: { ...payments.providers, cybersource: undefined } }, today);
      expect(await sides()).toEqual([['amount_differs', null]]);
    },
  );

  paidByCard('catches up with the days on which the shop stood still', async ({ card, payments }) => {
    const now = Date.now();
    const at = (days: number) => new Date(now + days * 24 * 3_600_000);
    const dayAt = (days: number) => shopDay(at(days));
    expect(await checkEndedDays(payments, undefined, at(0))).toEqual([dayAt(-1)]);

    expect(await checkEndedDays(payments, undefined, at(3))).toEqual([dayAt(0), dayAt(1), dayAt(2)]);
    const paid = (await latestChecks(payments.db)).find(({ day }) => day === dayAt(0));
    expect(paid).toMatchObject({ attempts: 1, differences: [] });
    expect(await checkEndedDays(payments, undefined, at(3))).toEqual([]);
    expect(await card.read()).toMatchObject({ payment_status: 'paid' });
  });
});

test('a refund goes to the provider that took the money, or to none (finding 49)', async ({
  api,
  db,
  shop,
  place,
  simulator,
  payments,
}) => {
  const order = await place('paypal');
  await order.start();
  const pay = (paytype: string) => act(api, shop.buyer.headers, `order/${order.code}/pay`, { paytype });
  await pay('cybersource_usd');
  const query = new URLSearchParams({ code: order.code, hash: order.hash, lang: 'en' });
  const page = await api(`/api/payment/cybersourceforusd?${query}`, { headers: GOING });
  const { fields } = await payByCard(simulator, page);
  await post(api, RETURN, fields);
  // The same form again, after the provider no longer treats it as a retry.
  await simulator.control('settings', { advance_ms: 16 * 60_000 });
  const again = await payByCard(simulator, page);
  await post(api, RETURN, again.fields);
  await act(api, shop.buyer.headers, `order/${order.code}/cancel`);
  await refundDue(payments);

  const refunds = await db.select().from(orderRefund);
  expect(refunds).toHaveLength(2);
  for (const { done_at, stuck, attempt_id, provider } of refunds)
    expect([done_at, stuck, attempt_id, provider]).toEqual([expect.any(Date), null, expect.any(String), 'cybersource']);
  const { payments: charged } = (await simulator.ledger()).cybersource;
  const ours = charged.filter(({ reference }) => reference === `${order.code}-2`);
  expect(ours.map(({ charged_minor, refunded_minor }) => charged_minor - refunded_minor)).toEqual([0, 0]);
  // Staff handle money without a known attempt.
  await db.update(orderRefund).set({ attempt_id: null, done_at: null, next_at: new Date() });
  await refundDue(payments, undefined, later(1));
  expect((await db.select().from(orderRefund)).map(({ stuck }) => stuck)).toEqual(['no_attempt', 'no_attempt']);
});

describe('a settled payment (finding 44)', () => {
  paidByPaypal(
    'is asked about once after a late message, and reported once',
    async ({ api, db, paypal, simulator, payments }) => {
      const sent = (await simulator.sent()).filter(({ provider }) => provider === 'paypal').slice(-3);
      for (const { body, headers } of sent) await api('/api/payment/paypal/notify', { method: 'POST', body, headers });
      expect((await db.select().from(paymentAttempt))[0]?.due_at).not.toBeNull();

      expect(await settleDue(payments)).toBe(1);
      for (const minutes of [2, 4, 70]) expect(await settleDue(payments, undefined, later(minutes))).toBe(0);

      expect((await db.select().from(paymentAttempt))[0]).toMatchObject({ state: 'paid', due_at: null });
      const reads = (await db.select().from(paymentEvent)).filter(({ how }) => how === 'read' || how === 'take');
      expect(reads.map(({ kind }) => kind)).toEqual(['paid']);
      expect(await paypal.read()).toMatchObject({ payment_status: 'paid' });
      expect(await db.select().from(orderPayment)).toHaveLength(1);
    },
  );

  test('is asked about after the open ones', async ({ db, place, payments }) => {
    const settled = await place('paypal');
    await settled.start();
    await db.update(paymentAttempt).set({ state: 'paid', due_at: new Date(Date.now() - 60 * 60_000) });
    const open = await place('paypal');
    await open.start();
    await db.update(paymentAttempt).set({ due_at: new Date() }).where(eq(paymentAttempt.code, open.code));
    const asked: string[] = [];
    const { paypal } = payments.providers;
    if (!paypal) throw new Error('there is no PayPal');
    const read: typeof paypal.read = async ({ reference }) => {
      asked.push(reference);
      return { state: 'waiting' };
    };
    await settleDue({ ...payments, providers: { ...payments.providers, paypal: { ...paypal, read } } });

    expect(asked).toEqual([`${open.code}-1`, `${settled.code}-1`]);
  });
});
