import { desc } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApi, TestReply } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { staffOrderReply } from '../order-staff.contract.ts';
import { shopOrder } from './order.tables.ts';
import { act, newStaff, type OrderShop, order, orderMails, staffQueue, staffSteps, test } from './testing-orders.ts';

const paymentAfter = async (step: Promise<TestReply>) => (await step).as(staffOrderReply).order.payment_status;
/** The latest owed refund. */
const lastRefund = (reply: TestReply) => ({ refund_id: reply.as(staffOrderReply).order.refunds.at(-1)?.refund_id });

describe('a refund', () => {
  test('never exceeds what was paid, and ends in part or in full', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const step = staffSteps(api, await newStaff(api, db, 'finance'), code);
    const [{ total } = { total: 0 }] = await db.select().from(shopOrder);
    await step('confirm_transfer', { amount: total });

    expect((await step('owe_refund', { amount: total + 1, reason: 'sorry' })).code).toBe('amount_differs');
    const sorry = await step('owe_refund', { amount: 100, reason: 'sorry' });
    const first = lastRefund(sorry);
    expect(sorry.as(staffOrderReply).order.payment_status).toBe('refunding');
    expect((await step('refund', { ...first, amount: 101 })).code).toBe('amount_differs');
    expect(await paymentAfter(step('refund', { ...first, reference: 'B-1' }))).toBe('partially_refunded');
    expect((await step('owe_refund', { amount: 100, reason: 'sorry', seen: 0 })).code).toBe('conflict');
    expect((await step('owe_refund', { amount: total - 99, reason: 'more' })).code).toBe('amount_differs');
    const rest = lastRefund(await step('owe_refund', { amount: total - 100, reason: 'all' }));
    const { order: ended } = (await step('refund', rest)).as(staffOrderReply);

    expect(ended).toMatchObject({ payment_status: 'refunded', status: 'cancelled', refund_due: 0 });
    expect(ended.refunds.map(({ amount }) => amount)).toEqual([100, total - 100]);
    expect((await orderMails(db)).filter((kind) => kind === 'refunded')).toHaveLength(2);
  });

  test('is owed once for a payment that was recorded twice, and again for another one', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const step = staffSteps(api, await newStaff(api, db, 'finance'), code);

    const noted = await step('record_payment', { amount: 500, seen: 0 });
    const again = await step('record_payment', { amount: 500, seen: 0 });
    const another = await step('record_payment', { amount: 500, seen: 1 });

    expect(noted.as(staffOrderReply).order.refunds).toMatchObject([{ amount: 500 }]);
    expect(again.code).toBe('conflict');
    expect(another.as(staffOrderReply).order).toMatchObject({
      refund_due: 1000,
      payments: [{ amount: 500 }, { amount: 500 }],
      refunds: [{ amount: 500 }, { amount: 500 }],
    });
    expect((await step('record_payment', { amount: 500 })).errors).toHaveProperty('seen');
  });

  test('settles the refund that was named and no other, once', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const step = staffSteps(api, await newStaff(api, db, 'finance'), code);
    const [{ total } = { total: 0 }] = await db.select().from(shopOrder);
    const one = lastRefund(await step('record_payment', { amount: 500, seen: 0 }));
    const other = lastRefund(await step('record_payment', { amount: 700, seen: 1 }));

    const { order: left } = (await step('refund', { ...other, amount: 700 })).as(staffOrderReply);

    expect(left.refunds).toMatchObject([
      { ...one, amount: 500, done_at: null },
      { ...other, amount: 700, done_at: expect.any(String) },
    ]);
    expect(left.refund_due).toBe(500);
    // Sent again, or without a number: the one that is still owed is not settled by it.
    for (const json of [other, {}]) expect((await step('refund', json)).code).toBe('conflict');
    await step('confirm_transfer', { amount: total });
    await act(api, shop.buyer.headers, `order/${code}/cancel`);
    const another = lastRefund(await step('refund', one));
    expect((await step('refund', one)).code).toBe('conflict');
    expect((await step('refund', another)).as(staffOrderReply).order).toMatchObject({ refund_due: 0 });
  });

  test('that is less than was owed leaves the rest owed, unless staff waive it with a reason', async ({
    api,
    db,
    shop,
  }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const step = staffSteps(api, await newStaff(api, db, 'finance'), code);
    const [{ total } = { total: 0 }] = await db.select().from(shopOrder);
    await step('confirm_transfer', { amount: total });
    const owed = await step('owe_refund', { amount: 1_000, reason: 'sorry' });

    const { order: part } = (await step('refund', { ...lastRefund(owed), amount: 100 })).as(staffOrderReply);
    const rest = { refund_id: part.refunds.at(-1)?.refund_id, amount: 300, waive_rest: true };
    const unreasoned = await step('refund', rest);
    const { order: ended } = (await step('refund', { ...rest, reason: 'As agreed.' })).as(staffOrderReply);

    expect(part).toMatchObject({ refund_due: 900, payment_status: 'refunding' });
    expect(part.refunds).toMatchObject([
      { amount: 100, done_at: expect.any(String) },
      { amount: 900, why: 'goodwill', done_at: null, due_at: part.refunds[0]?.due_at },
    ]);
    expect(unreasoned.errors).toHaveProperty('reason');
    expect(ended).toMatchObject({ refund_due: 0, payment_status: 'partially_refunded' });
    expect(ended.refunds.map(({ amount }) => amount)).toEqual([100, 300]);
    expect(ended.events.at(-1)).toMatchObject({
      what: 'refund',
      data: { amount: 300, waived: 600, reason: 'As agreed.' },
    });
    const [logged] = await db.select().from(staffChange).orderBy(desc(staffChange.change_id)).limit(1);
    expect(logged?.after).toMatchObject({ waive_rest: true, reason: 'As agreed.' });
  });

  test('is owed for a payment that arrived after the order had ended; the order stays ended', async ({
    api,
    db,
    shop,
  }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const finance = await newStaff(api, db, 'finance');
    const step = staffSteps(api, finance, code);
    const { total } = (await api(`/api/admin/order/${code}`, { headers: finance })).as(staffOrderReply).order;
    const early = await step('record_payment', { amount: total, seen: 0 });
    await act(api, shop.buyer.headers, `order/${code}/cancel`);

    expect(early.status).toBe(409);
    expect((await step('confirm_transfer', { amount: 500 })).status).toBe(409);
    const noted = await step('record_payment', { amount: 500, seen: 0 });
    expect(noted.as(staffOrderReply).order).toMatchObject({
      status: 'cancelled',
      refund_due: 500,
      payments: [{ amount: 500, kept: false }],
    });
    expect(await staffQueue(api, finance, 'queue=refunds')).toEqual([code]);
    const { order: ended } = (await step('refund', lastRefund(noted))).as(staffOrderReply);
    expect(ended).toMatchObject({ status: 'cancelled', payment_status: 'unpaid', refund_due: 0 });
  });

  test('is owed for a transfer of another amount; the order still awaits its own', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const finance = await newStaff(api, db, 'finance');
    const step = staffSteps(api, finance, code);

    const wrong = await step('confirm_transfer', { amount: 500 });
    const noted = await step('record_payment', { amount: 500, seen: 0 });

    expect(wrong.code).toBe('amount_differs');
    expect(noted.as(staffOrderReply).order).toMatchObject({
      payment_status: 'unpaid',
      status: 'processing',
      refund_due: 500,
    });
  });
});

describe('a return', () => {
  /** Two prints that have arrived, and an administrator's step function. */
  async function twoArrived({ api, db, shop }: { api: TestApi; db: Db; shop: OrderShop }) {
    const admin = await newStaff(api, db, 'admin');
    const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }]);
    const step = staffSteps(api, admin, code);
    const [{ total } = { total: 0 }] = await db.select().from(shopOrder);
    await step('confirm_transfer', { amount: total });
    await step('start_production');
    await step('complete');
    await step('ship', { carrier: 'Black Cat', tracking: '9001' });
    const { order: arrived } = (await step('arrive')).as(staffOrderReply);
    return { code, step, arrived, total, line_id: arrived.lines[0]?.line_id };
  }

  /** The refund for some of the two prints, requested this many days after arrival. */
  async function paidBack(shopOf: { api: TestApi; db: Db; shop: OrderShop }, nums: number, days: number) {
    const { api, db, shop } = shopOf;
    const { code, step, arrived, line_id } = await twoArrived(shopOf);
    await db.update(shopOrder).set({ arrival_at: new Date(Date.now() - days * 86_400_000) });
    await act(api, shop.buyer.headers, `order/${code}/refund`, { lines: [{ line_id, nums }], reason: 'too dark' });
    if (days > 7) await step('decide_return', { accept: true });
    await step('receive_return');
    const { refunds } = (await step('refund')).as(staffOrderReply).order;
    return {
      amount: refunds[0]?.amount,
      prints: nums * (arrived.lines[0]?.unit_price ?? 0),
      fee: arrived.shipping_fee,
    };
  }

  test('of the whole order refunds the delivery fee too, within 7 days', async ({ api, db, shop }) => {
    const { amount, prints, fee } = await paidBack({ api, db, shop }, 2, 6);

    expect(fee).toBeGreaterThan(0);
    expect(amount).toBe(prints + fee);
  });

  test('of the whole order refunds the prints from the 8th day on', async ({ api, db, shop }) => {
    const { amount, prints } = await paidBack({ api, db, shop }, 2, 9);

    expect(amount).toBe(prints);
  });

  test('of a part refunds that part', async ({ api, db, shop }) => {
    const { amount, prints } = await paidBack({ api, db, shop }, 1, 1);

    expect(amount).toBe(prints);
  });

  test('is approved, received and refunded', async ({ api, db, shop }) => {
    const { code, step, total, line_id, arrived } = await twoArrived({ api, db, shop });
    await db.update(shopOrder).set({ arrival_at: new Date(Date.now() - 9 * 86_400_000) });
    const lines = [{ line_id, nums: 2 }];
    await act(api, shop.buyer.headers, `order/${code}/refund`, { lines, reason: 'too dark' });

    const rejected = await step('decide_return', { accept: false, reason: 'Please tell us more.' });
    await act(api, shop.buyer.headers, `order/${code}/refund`, { lines, reason: 'too dark, see photograph' });
    await step('decide_return', { accept: true });
    const { order: received } = (await step('receive_return')).as(staffOrderReply);
    const { order: ended } = (await step('refund')).as(staffOrderReply);

    expect(rejected.as(staffOrderReply).order).toMatchObject({ return_status: 'rejected', lines: [{ returned: 0 }] });
    expect(received).toMatchObject({ return_status: 'received', freight_stage: 'returned', status: 'shipped' });
    expect(received.actions).toEqual(['record_payment', 'owe_refund', 'refund', 'exchange']);
    expect(ended).toMatchObject({
      return_status: 'refunded',
      payment_status: 'partially_refunded',
      refunds: [{ amount: total - arrived.shipping_fee, why: 'returned' }],
    });
    expect((await orderMails(db)).slice(-3)).toEqual(['return_decided', 'return_decided', 'refunded']);
  });
});
