import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { RefundThere } from '#buying/orders/refund-ledger.rules.ts';
import { orderPayment, orderRefund } from '#buying/orders/server/order-money.tables.ts';
import { act, orderMails } from '#buying/orders/server/testing-orders.ts';
import { staffNotice } from '#ground/staff-notices/server/notice.tables.ts';
import { readConfig } from '#http/server/config.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { paymentAttempt } from './payment.tables.ts';
import { askSoon } from './payment-attempt.service.ts';
import type { Outcome } from './payment-provider.ts';
import { settleAttempt } from './payment-settle.service.ts';
import { paymentsOf } from './payments.ts';
import { type CardOrder, test } from './testing-payments.ts';

const paid = ({ total }: CardOrder, transaction_id = 't1'): Outcome => ({
  state: 'paid',
  transaction_id,
  amount: total,
  currency: 'NTD',
});

/** A refund made on the provider's own pages. */
const elsewhere = (provider_refund_id: string, amount: number): RefundThere => ({
  provider_refund_id,
  request_id: null,
  amount,
  state: 'done',
});

describe('money that arrives', () => {
  test('pays the order once, even if it is reported several times, with one mail', async ({ db, card }) => {
    const attempt = await card.begin();

    for (let report = 0; report < 5; report++) await card.report(attempt, paid(card));

    expect(await card.read()).toMatchObject({ payment_status: 'paid', status: 'preparing', pending_payment: null });
    expect(await db.select().from(orderPayment)).toMatchObject([
      { kept: true, amount: card.total, transaction_id: 't1' },
    ]);
    expect(await orderMails(db)).toEqual(['order_paid']);
    expect(await card.again(attempt)).toMatchObject({ state: 'paid', due_at: null });
  });

  test('has a mail of its own if the first one has left before', async ({ db, card }) => {
    const attempt = await card.begin();
    await db.update(mailOutbox).set({ attempts: 1 }).where(eq(mailOutbox.kind, 'order_received'));

    await card.report(attempt, paid(card));

    expect(await orderMails(db)).toEqual(['order_received', 'paid']);
  });

  test('for a cancelled order is owed back through the provider', async ({ db, api, shop, card }) => {
    const attempt = await card.begin();
    await act(api, shop.buyer.headers, `order/${card.code}/cancel`);

    await card.report(attempt, paid(card));

    expect(await card.read()).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' });
    expect(await db.select().from(orderRefund)).toMatchObject([
      { amount: card.total, why: 'unexpected_payment', through: 'provider', done_at: null },
    ]);
    expect(await card.again(attempt)).toMatchObject({ state: 'excess' });
  });

  test('by two methods concurrently is accepted once and owed back once', async ({ db, card }) => {
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

  test('twice from one attempt is accepted once and owed back once', async ({ db, card }) => {
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

describe('money that does not arrive', () => {
  test('fails the order with one mail, and the order can be paid again', async ({ db, card }) => {
    const attempt = await card.begin();

    await card.report(attempt, { state: 'declined', reason: '204' });
    await card.report(attempt, { state: 'declined', reason: '204' });

    expect(await card.read()).toMatchObject({ payment_status: 'failed', actions: expect.arrayContaining(['pay']) });
    expect(await orderMails(db)).toEqual(['order_received', 'payment_failed']);
  });

  test('by one method does not fail an order that is then paid by another', async ({ card }) => {
    const byCard = await card.begin();
    const byPaypal = await card.begin('paypal');

    await card.report(byCard, { state: 'declined', reason: '204' });
    await card.report(byPaypal, paid(card));

    expect(await card.read()).toMatchObject({ payment_status: 'paid', paytype: 'paypal' });
  });

  test('declined repeatedly extends the order by 72 hours at most', async ({ card }) => {
    const deadlines = new Set<string | null>();
    for (let tried = 0; tried < 3; tried++) {
      const attempt = await card.begin();
      await card.report(attempt, { state: 'declined', reason: '204' });
      deadlines.add((await card.read()).pay_by);
    }
    expect(deadlines.size).toBe(1);
  });
});

describe('money in transit', () => {
  test('keeps the order open, allows no second payment, and then pays it', async ({ card }) => {
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

  test('that never existed is awaited from the buyer again', async ({ card }) => {
    const attempt = await card.begin();
    await card.report(attempt, { state: 'processing', transaction_id: null, reason: 'no_answer' });

    await card.report(attempt, { state: 'waiting' });
    expect(await card.again(attempt), 'the search may find it later').toMatchObject({ state: 'processing' });
    await card.report(attempt, { state: 'waiting' }, new Date(Date.now() + 16 * 60_000));

    expect(await card.again(attempt)).toMatchObject({ state: 'open' });
    expect((await card.read()).actions).toContain('pay');
  });
});

test('a refund that is reported before its payment ends as refunded', async ({ db, card }) => {
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

test('a partial refund on the provider’s own pages is in the ledger', async ({ db, card }) => {
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

test('an attempt abandoned hours ago is over, and money that still arrives is accepted', async ({ card }) => {
  const attempt = await card.begin();
  const tonight = new Date(Date.now() + 4 * 3_600_000);

  await card.report(attempt, { state: 'waiting' }, tonight);
  expect(await card.again(attempt)).toMatchObject({ state: 'gone', due_at: null });

  await card.report(attempt, paid(card));
  expect(await card.read()).toMatchObject({ payment_status: 'paid' });
});

test.for([
  ['the buyer is there', undefined],
  ['money may be in transit', { state: 'processing', transaction_id: null, reason: 'PENDING' }],
  ['it was declined', { state: 'declined', reason: 'test' }],
] as const)(
  'a provider that never says what became of an attempt, while %s, is given up after days: finance is asked once',
  async ([, before], { db, card }) => {
    const attempt = await card.begin();
    if (before) await card.report(attempt, before);
    const silent = (days: number) =>
      card.report(attempt, { state: 'unknown', reason: 'timeout' }, new Date(Date.now() + days * 24 * 3_600_000));
    const notices = () => db.select().from(staffNotice).where(eq(staffNotice.kind, 'payment_problem'));

    await silent(2);
    expect((await card.again(attempt))?.due_at).not.toBeNull();
    expect(await notices()).toEqual([]);

    await silent(4);
    await silent(5);
    expect(await card.again(attempt)).toMatchObject({ state: 'held', reason: 'given_up', due_at: null });
    expect(await notices()).toHaveLength(1);

    await card.report(attempt, paid(card));
    expect(await card.again(attempt)).toMatchObject({ state: 'paid' });
  },
);

test('a payment that is refunded days later is asked about several times, also if the first answer is lost', async ({
  db,
  card,
}) => {
  const attempt = await card.begin();
  await card.report(attempt, paid(card));
  const later = new Date(Date.now() + 10 * 24 * 3_600_000);
  await askSoon(db, attempt.attempt_id, later);

  await card.report(attempt, { state: 'unknown', reason: 'timeout' }, later);
  expect((await card.again(attempt))?.due_at).not.toBeNull();
  await card.report(attempt, { ...paid(card), refunds: [elsewhere('x1', card.total)] } as Outcome, later);

  expect(await card.read()).toMatchObject({ payment_status: 'refunded' });
  expect(await card.again(attempt)).toMatchObject({ state: 'paid', due_at: null });
});

test('a provider that stays silent about a payment of days ago is asked eight times, without a notice', async ({
  db,
  card,
}) => {
  const attempt = await card.begin();
  await card.report(attempt, paid(card));
  const later = new Date(Date.now() + 10 * 24 * 3_600_000);
  const wasLast = async () => {
    await card.report(attempt, { state: 'unknown', reason: 'timeout' }, later);
    return (await card.again(attempt))?.due_at === null;
  };

  const last: boolean[] = [];
  for (let answer = 0; answer < 9; answer++) last.push(await wasLast());

  expect(last).toEqual([...Array<boolean>(8).fill(false), true]);
  expect(await card.again(attempt)).toMatchObject({ state: 'paid' });
  expect(await db.select().from(staffNotice).where(eq(staffNotice.kind, 'payment_problem'))).toEqual([]);
});

test('a silent provider is given up only when no other payment by the same method is open: then finance is asked', async ({
  db,
  card,
}) => {
  const declined = await card.begin();
  await card.report(declined, { state: 'declined', reason: '204' });
  const open = await card.begin();
  const silent = (hours: number) =>
    card.report(declined, { state: 'unknown', reason: 'timeout' }, new Date(Date.now() + hours * 3_600_000));
  const notices = () => db.select().from(staffNotice).where(eq(staffNotice.kind, 'payment_problem'));

  await silent(96);
  expect(await card.again(declined)).toMatchObject({ state: 'declined', due_at: expect.any(Date) });
  expect(await notices()).toEqual([]);

  await card.report(open, { state: 'declined', reason: '204' });
  await silent(97);
  expect(await card.again(declined)).toMatchObject({ state: 'held', reason: 'given_up', due_at: null });
  expect(await notices()).toHaveLength(1);
});

const IN_TRANSIT: Outcome = { state: 'processing', transaction_id: 'T-900', reason: 'PENDING' };
const DAY_MS = 24 * 3_600_000;

test('a payment that its provider calls in transit for too long is a matter for finance, once', async ({
  db,
  card,
}) => {
  const attempt = await card.begin();
  const inTransit = (days: number) => card.report(attempt, IN_TRANSIT, new Date(Date.now() + days * DAY_MS));
  const notices = () => db.select().from(staffNotice).where(eq(staffNotice.kind, 'payment_problem'));

  for (let days = 0; days < 10; days++) await inTransit(days);
  expect(await card.again(attempt)).toMatchObject({ state: 'processing', due_at: expect.any(Date) });
  expect(await notices()).toEqual([]);

  await inTransit(11);
  await inTransit(12);
  expect(await card.again(attempt)).toMatchObject({
    state: 'held',
    reason: 'still_processing',
    transaction_id: 'T-900',
    due_at: null,
  });
  expect(await card.read()).toMatchObject({ pending_payment: 'held' });
  expect(await notices()).toHaveLength(1);

  await card.report(attempt, paid(card));
  expect(await card.again(attempt)).toMatchObject({ state: 'paid' });
});

test('a payment that ended is asked about less and less often while another one is open, and finance at the end', async ({
  db,
  card,
}) => {
  const declined = await card.begin();
  await card.report(declined, { state: 'declined', reason: '204' });
  const open = await card.begin();
  const start = Date.now();
  const pauseAfter = async (ms: number) => {
    await card.report(declined, IN_TRANSIT, new Date(start + ms));
    return ((await card.again(declined))?.due_at?.getTime() ?? 0) - start - ms;
  };

  const pauses: number[] = [];
  for (let answer = 0, at = 0; answer < 12; answer++, at += pauses.at(-1) ?? 0) pauses.push(await pauseAfter(at));
  expect(pauses.slice(0, 4)).toEqual([1, 2, 3, 4].map((step) => (pauses[0] ?? 0) * 2 ** (step - 1)));
  expect(pauses.at(-1)).toBe(3_600_000);
  expect(await pauseAfter(11 * DAY_MS)).toBe(3_600_000);
  expect(await card.again(declined)).toMatchObject({ state: 'declined' });

  await card.report(open, { state: 'declined', reason: '204' }, new Date(start + 11 * DAY_MS));
  await card.report(declined, IN_TRANSIT, new Date(start + 12 * DAY_MS));
  expect(await card.again(declined)).toMatchObject({ state: 'held', reason: 'still_processing', due_at: null });
  expect(await db.select().from(staffNotice).where(eq(staffNotice.kind, 'payment_problem'))).toHaveLength(1);
});

test('an attempt that never reached its provider is over, also if the provider is removed meanwhile', async ({
  db,
  log,
  card,
}) => {
  const attempt = await card.begin();
  await db.update(paymentAttempt).set({ state: 'new' });
  const config = readConfig({ BASE_URL: 'https://shop.test', DEMO: 'off' });

  await settleAttempt(paymentsOf({ config, db, log }), attempt.attempt_id, new Date(Date.now() + 5 * 24 * 3_600_000));

  expect(await card.again(attempt)).toMatchObject({ state: 'gone', reason: 'never_begun', due_at: null });
  expect(await db.select().from(staffNotice).where(eq(staffNotice.kind, 'payment_problem'))).toEqual([]);
});

test('in any order of reports, received money decides', async ({ db, card }) => {
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
  expect((await orderMails(db)).filter((kind) => kind.endsWith('paid'))).toHaveLength(1);
});
