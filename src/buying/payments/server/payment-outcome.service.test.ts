import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { RefundThere } from '#buying/orders/refund-ledger.rules.ts';
import { orderPayment, orderRefund } from '#buying/orders/server/order-money.tables.ts';
import { act, orderMails } from '#buying/orders/server/testing-orders.ts';
import type { Outcome } from './payment-provider.ts';
import { type CardOrder, test } from './testing-payments.ts';

const paid = ({ total }: CardOrder, transaction_id = 't1'): Outcome => ({
  state: 'paid',
  transaction_id,
  amount: total,
  currency: 'NTD',
});

/** A refund that was made at the provider's own pages. */
const elsewhere = (provider_refund_id: string, amount: number): RefundThere => ({
  provider_refund_id,
  request_id: null,
  amount,
  state: 'done',
});

describe('money that comes', () => {
  test('pays the order once, however often it is told, and one mail says so', async ({ db, card }) => {
    const attempt = await card.begin();

    for (let report = 0; report < 5; report++) await card.report(attempt, paid(card));

    expect(await card.read()).toMatchObject({ payment_status: 'paid', status: 'preparing', pending_payment: null });
    expect(await db.select().from(orderPayment)).toMatchObject([
      { kept: true, amount: card.total, transaction_id: 't1' },
    ]);
    expect(await orderMails(db)).toEqual(['order_received', 'paid']);
    expect(await card.again(attempt)).toMatchObject({ state: 'paid', due_at: null });
  });

  test('for an order that was called off is owed back through the provider', async ({ db, api, shop, card }) => {
    const attempt = await card.begin();
    await act(api, shop.buyer.headers, `order/${card.code}/cancel`);

    await card.report(attempt, paid(card));

    expect(await card.read()).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' });
    expect(await db.select().from(orderRefund)).toMatchObject([
      { amount: card.total, why: 'unexpected_payment', through: 'provider', done_at: null },
    ]);
    expect(await card.again(attempt)).toMatchObject({ state: 'excess' });
  });

  test('by two ways at once is kept once and owed back once', async ({ db, card }) => {
    const byCard = await card.begin();
    const byPaypal = await card.begin('paypal');

    await card.report(byPaypal, paid(card, 'capture'));
    await card.report(byCard, paid(card, 'sale'));

    const payments = await db.select().from(orderPayment).orderBy(orderPayment.payment_id);
    expect(payments.map(({ kept, provider }) => [kept, provider])).toEqual([
      [true, 'paypal'],
      [false, 'cybersource'],
    ]);
    expect(await card.read()).toMatchObject({ payment_status: 'paid', paytype: 'paypal' });
    expect(await db.select().from(orderRefund)).toMatchObject([{ amount: card.total, through: 'provider' }]);
  });

  test('twice from one attempt is kept once and owed back once', async ({ db, card }) => {
    const attempt = await card.begin();

    await card.report(attempt, paid(card, 'first'));
    await card.report(attempt, paid(card, 'second'));

    expect((await db.select().from(orderPayment).orderBy(orderPayment.payment_id)).map(({ kept }) => kept)).toEqual([
      true,
      false,
    ]);
    expect(await card.again(attempt)).toMatchObject({ state: 'paid' });
  });

  test.for([
    ['one dollar less', -1, 'NTD'],
    ['one dollar more', 1, 'NTD'],
    ['as many cents', 0, 'USD'],
  ] as const)('of another amount is held for staff: %s', async ([, more, currency], { db, card }) => {
    const attempt = await card.begin();

    await card.report(attempt, { state: 'paid', transaction_id: 't1', amount: card.total + more, currency });

    expect(await db.select().from(orderPayment)).toEqual([]);
    expect(await card.again(attempt)).toMatchObject({ state: 'held', reason: 'amount_differs', transaction_id: 't1' });
    expect(await card.read()).toMatchObject({ payment_status: 'unpaid', pending_payment: 'held' });
  });
});

describe('money that does not come', () => {
  test('fails the order with one mail, and the order can be paid again', async ({ db, card }) => {
    const attempt = await card.begin();

    await card.report(attempt, { state: 'declined', reason: '204' });
    await card.report(attempt, { state: 'declined', reason: '204' });

    expect(await card.read()).toMatchObject({ payment_status: 'failed', actions: expect.arrayContaining(['pay']) });
    expect(await orderMails(db)).toEqual(['order_received', 'payment_failed']);
  });

  test('by one way does not fail an order that is then paid by another', async ({ card }) => {
    const byCard = await card.begin();
    const byPaypal = await card.begin('paypal');

    await card.report(byCard, { state: 'declined', reason: '204' });
    await card.report(byPaypal, paid(card));

    expect(await card.read()).toMatchObject({ payment_status: 'paid', paytype: 'paypal' });
  });

  test('declined for ever holds the order no longer than 72 hours beyond its time', async ({ card }) => {
    const deadlines = new Set<string | null>();
    for (let tried = 0; tried < 3; tried++) {
      const attempt = await card.begin();
      await card.report(attempt, { state: 'declined', reason: '204' });
      deadlines.add((await card.read()).pay_by);
    }
    expect(deadlines.size).toBe(1);
  });
});

describe('money that is under way', () => {
  test('keeps the order waiting, asks for no second payment, and then pays it', async ({ card }) => {
    const before = await card.read();
    const attempt = await card.begin();

    await card.report(attempt, { state: 'processing', transaction_id: 't1', reason: 'ECHECK' });

    const meanwhile = await card.read();
    expect(meanwhile).toMatchObject({ payment_status: 'unpaid', status: 'processing', pending_payment: 'processing' });
    expect(meanwhile.actions).not.toContain('pay');
    expect(Date.parse(meanwhile.pay_by ?? '')).toBeGreaterThan(Date.parse(before.pay_by ?? ''));
    await card.report(attempt, paid(card));
    expect(await card.read()).toMatchObject({ payment_status: 'paid', pending_payment: null });
  });

  test('and is then refused fails the order', async ({ card }) => {
    const attempt = await card.begin();
    await card.report(attempt, { state: 'processing', transaction_id: 't1', reason: 'PENDING_REVIEW' });

    await card.report(attempt, { state: 'declined', reason: 'DENIED' });

    expect(await card.read()).toMatchObject({ payment_status: 'failed', pending_payment: null });
  });

  test('and never was is awaited from the buyer again', async ({ card }) => {
    const attempt = await card.begin();
    await card.report(attempt, { state: 'processing', transaction_id: null, reason: 'no_answer' });

    await card.report(attempt, { state: 'waiting' });

    expect(await card.again(attempt)).toMatchObject({ state: 'open' });
    expect((await card.read()).actions).toContain('pay');
  });
});

test('a refund that is told before its payment ends as refunded', async ({ db, card }) => {
  const attempt = await card.begin();
  const back = { ...paid(card), refunds: [elsewhere('x1', card.total)] } as Outcome;

  await card.report(attempt, back);
  await card.report(attempt, paid(card));
  await card.report(attempt, back);

  expect(await card.read()).toMatchObject({ payment_status: 'refunded', status: 'cancelled' });
  expect(await db.select().from(orderRefund)).toMatchObject([
    { amount: card.total, done_at: expect.any(Date), next_at: null },
  ]);
});

test('a part that was paid back at the provider’s own pages is in the books', async ({ db, card }) => {
  const attempt = await card.begin();
  await card.report(attempt, paid(card));
  const back = (...refunds: RefundThere[]) => ({ ...paid(card), refunds }) as Outcome;

  await card.report(attempt, back(elsewhere('x1', 100)));
  await card.report(attempt, back(elsewhere('x1', 100)));
  await card.report(attempt, back(elsewhere('x2', 150), elsewhere('x1', 100)));

  const refunds = await db.select().from(orderRefund).orderBy(orderRefund.refund_id);
  expect(refunds.map(({ amount, why, provider_refund_id }) => [amount, why, provider_refund_id])).toEqual([
    [100, 'at_provider', 'x1'],
    [150, 'at_provider', 'x2'],
  ]);
  expect(await card.read()).toMatchObject({ payment_status: 'partially_refunded' });
});

test('an attempt that its buyer left hours ago is over, and money that still comes of it is taken', async ({
  card,
}) => {
  const attempt = await card.begin();
  const tonight = new Date(Date.now() + 4 * 3_600_000);

  await card.report(attempt, { state: 'waiting' }, tonight);
  expect(await card.again(attempt)).toMatchObject({ state: 'gone', due_at: null });

  await card.report(attempt, paid(card));
  expect(await card.read()).toMatchObject({ payment_status: 'paid' });
});

test('whatever is told in whatever order, money that came is the end of it', async ({ db, card }) => {
  const news: Outcome[] = [
    { state: 'processing', transaction_id: 't1', reason: 'PENDING' },
    { state: 'waiting' },
    { state: 'unknown', reason: 'no_answer' },
    { state: 'approved' },
    { state: 'gone', reason: 'VOIDED' },
    paid(card),
  ];
  const attempt = await card.begin();

  for (let round = 0; round < 40; round++) {
    const report = news[(round * 7 + 5) % news.length];
    if (report) await card.report(attempt, report);
  }

  expect(await card.read()).toMatchObject({ payment_status: 'paid', pending_payment: null });
  expect(await db.select().from(orderPayment).where(eq(orderPayment.kept, true))).toHaveLength(1);
  expect((await orderMails(db)).filter((kind) => kind === 'paid')).toHaveLength(1);
});
