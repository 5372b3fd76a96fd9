import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { policy } from '#api/server/policy.ts';
import type { TestApi, TestReply } from '#api/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { item } from '#features/catalog/server/catalog.tables.ts';
import { shopDay } from '#shared/shop-time.ts';
import { orderReply } from '../order.contract.ts';
import { staffOrderReply, staffOrdersReply } from '../order-staff.contract.ts';
import { STAFF_ACTIONS } from '../order-steps.rules.ts';
import { shopOrder } from './order.tables.ts';
import { act, newStaff, type OrderShop, order, orderMails, test } from './testing-orders.ts';

type Headers = Record<string, string>;
const staff =
  (api: TestApi, headers: Headers, code: string) =>
  (action: string, json: object = {}) =>
    act(api, headers, `admin/order/${code}/${action}`, json);
const paymentAfter = async (step: Promise<TestReply>) => (await step).as(staffOrderReply).order.payment_status;
/** The refund that was owed last. */
const lastRefund = (reply: TestReply) => ({ refund_id: reply.as(staffOrderReply).order.refunds.at(-1)?.refund_id });
const queue = async (api: TestApi, headers: Headers, query: string) =>
  (await api(`/api/admin/order?${query}`, { headers })).as(staffOrdersReply).list.map(({ code }) => code);

test('the policy asks for the same role as the table of steps', () => {
  for (const [action, role] of Object.entries(STAFF_ACTIONS))
    expect([action, policy[`POST /api/admin/order/:code/${action}`]]).toEqual([action, role]);
});

test('texts that the database could not keep are refused', async ({ api, db, shop }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const admin = await newStaff(api, db, 'admin');

  for (const reason of ['a\u0000', '\ud800']) {
    expect((await staff(api, admin, code)('cancel', { reason })).errors).toHaveProperty('reason');
    expect((await act(api, shop.buyer.headers, `order/${code}/cancel`, { reason })).errors).toHaveProperty('reason');
  }
  expect((await api('/api/admin/order?keyword=%00', { headers: admin })).status).toBe(422);
});

test('an order goes from reported transfer to arrival, every step with its name, time and mail', async ({
  api,
  db,
  shop,
}) => {
  const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }]);
  const admin = await newStaff(api, db, 'admin');
  const step = staff(api, admin, code);
  const { total } = (await api(`/api/admin/order/${code}`, { headers: admin })).as(staffOrderReply).order;
  await act(api, shop.buyer.headers, `order/${code}/transfer`, {
    digits: '1234',
    amount: total,
    day: shopDay(new Date()),
  });

  expect(await queue(api, admin, 'queue=transfers')).toEqual([code]);
  expect((await step('confirm_transfer', { amount: total - 1 })).code).toBe('amount_differs');
  expect((await step('confirm_transfer', { amount: total })).as(staffOrderReply).order).toMatchObject({
    status: 'preparing',
    payment_status: 'paid',
    freight_stage: 'preparing',
    transfers: [{ outcome: 'confirmed' }],
    payments: [{ amount: total, kept: true }],
  });
  expect((await step('confirm_transfer', { amount: total })).status).toBe(409);
  expect(await queue(api, admin, 'queue=to_make')).toEqual([code]);
  expect((await step('complete')).status).toBe(409);
  await step('start_production');
  expect(await queue(api, admin, 'queue=making')).toEqual([code]);
  await step('complete');
  expect(await queue(api, admin, 'queue=to_ship')).toEqual([code]);
  expect((await step('ship', { carrier: 'Black Cat' })).errors).toHaveProperty('tracking');
  expect((await step('ship', { carrier: 'Black Cat', tracking: '9001' })).as(staffOrderReply).order.status).toBe(
    'shipped',
  );
  expect(await queue(api, admin, 'queue=under_way')).toEqual([code]);
  const { order: arrived } = (await step('arrive')).as(staffOrderReply);

  expect(arrived.freight).toMatchObject({
    id: '9001',
    carrier: 'Black Cat',
    status: 'arrived',
    payment_status: 'paid',
  });
  expect(Object.values(arrived.freight.times).every((time) => typeof time === 'string')).toBe(true);
  expect(arrived.events.map(({ what, who }) => `${who} ${what}`)).toEqual([
    'member placed',
    'member report_transfer',
    'staff confirm_transfer',
    'staff start_production',
    'staff complete',
    'staff ship',
    'staff arrive',
  ]);
  expect(arrived.events.at(-1)?.member_id).toBeGreaterThan(0);
  expect(await orderMails(db)).toEqual(['order_received', 'transfer_reported', 'paid', 'shipped', 'arrived']);
  const [work] = await db.select().from(item).where(sql`${item.item_id} = ${shop.poppies.item_id}`);
  expect(work?.sales).toBe(2);
  const seen = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply).order;
  expect(JSON.stringify(seen.events)).not.toContain('member_id');
});

describe('who may do what', () => {
  test('is decided by role: others are forbidden, and nothing moves', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const [{ total } = { total: 0 }] = await db.select().from(shopOrder);
    const people = {
      finance: await newStaff(api, db, 'finance'),
      workshop: await newStaff(api, db, 'workshop'),
      support: await newStaff(api, db, 'support'),
      editor: await newStaff(api, db, 'editor'),
      member: shop.buyer.headers,
    };

    for (const [action, role] of Object.entries(STAFF_ACTIONS))
      for (const [name, headers] of Object.entries(people))
        if (name !== role)
          expect([action, name, (await staff(api, headers, code)(action)).status]).toEqual([action, name, 403]);
    expect((await api('/api/admin/order', { headers: people.member })).status).toBe(403);
    expect((await api(`/api/admin/order/${code}`, { headers: people.member })).status).toBe(403);
    expect((await api('/api/admin/order')).status).toBe(401);
    expect(await db.select().from(shopOrder)).toMatchObject([{ payment_status: 'unpaid' }]);
    expect((await staff(api, people.finance, code)('confirm_transfer', { amount: total })).status).toBe(200);
  });
});

describe('staff find an order', () => {
  test('by its number, its receiver and its parcel; a percent sign finds only itself', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const support = await newStaff(api, db, 'support');
    await db.execute(sql`update shop_order set tracking = '900112'`);

    for (const keyword of [code.slice(4), 'mei lin', 'MEI@', '0112', '912345'])
      expect([keyword, await queue(api, support, `keyword=${encodeURIComponent(keyword)}`)]).toEqual([keyword, [code]]);
    for (const keyword of ['%', '_', 'nobody', '\\'])
      expect([keyword, await queue(api, support, `keyword=${encodeURIComponent(keyword)}`)]).toEqual([keyword, []]);
  });
});

describe('a transfer that is not there', () => {
  test('puts the order back to waiting, for a day at least, and its member is told', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const finance = await newStaff(api, db, 'finance');
    await act(api, shop.buyer.headers, `order/${code}/transfer`, {
      digits: '1234',
      amount: 1,
      day: shopDay(new Date()),
    });
    await db.execute(sql`update shop_order set pay_by = now()`);

    const { order: waiting } = (await staff(api, finance, code)('transfer_not_found')).as(staffOrderReply);

    expect(waiting).toMatchObject({ payment_status: 'unpaid', transfers: [{ outcome: 'not_found' }] });
    expect(Date.parse(waiting.pay_by ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(await orderMails(db)).toEqual(['order_received', 'transfer_reported', 'transfer_not_found']);
  });
});

describe('a wish to cancel', () => {
  test('is answered by support: refused with a reason, or accepted with the money owed', async ({ api, db, shop }) => {
    const admin = await newStaff(api, db, 'admin');
    const asked = async () => {
      const code = await order(api, shop.buyer, [shop.harbour]);
      const [row] = await db.select().from(shopOrder).where(sql`${shopOrder.code} = ${code}`);
      await staff(api, admin, code)('confirm_transfer', { amount: row?.total });
      await staff(api, admin, code)('start_production');
      await act(api, shop.buyer.headers, `order/${code}/cancel`, { reason: 'moved' });
      return code;
    };
    const [one, other] = [await asked(), await asked()];

    expect(await queue(api, admin, 'queue=cancellations')).toEqual([one, other]);
    expect((await staff(api, admin, one)('complete')).status).toBe(409);
    expect((await staff(api, admin, one)('decide_cancellation', { accept: false })).status).toBe(422);
    const refused = await staff(
      api,
      admin,
      one,
    )('decide_cancellation', { accept: false, reason: 'It is framed already.' });
    const accepted = await staff(api, admin, other)('decide_cancellation', { accept: true });

    expect(refused.as(staffOrderReply).order).toMatchObject({
      status: 'preparing',
      cancellation: { status: 'refused', answer: 'It is framed already.' },
    });
    const { order: cancelled } = accepted.as(staffOrderReply);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunding',
      lines: [{ edition_numbers: [] }],
    });
    expect(cancelled.refund_due).toBe(cancelled.total);
    expect((await staff(api, admin, other)('decide_cancellation', { accept: true })).status).toBe(409);
    expect((await staff(api, admin, one)('complete')).status).toBe(200);
  });

  test('that was refused can be repeated once the order stands otherwise', async ({ api, db, shop }) => {
    const admin = await newStaff(api, db, 'admin');
    const code = await order(api, shop.buyer, [shop.poppies]);
    const step = staff(api, admin, code);
    const [row] = await db.select().from(shopOrder);
    const ask = async () => (await act(api, shop.buyer.headers, `order/${code}/cancel`)).status;
    const refuse = () => step('decide_cancellation', { accept: false, reason: 'No.' });
    await act(api, shop.buyer.headers, `order/${code}/transfer`, {
      digits: '1234',
      amount: row?.total,
      day: shopDay(new Date()),
    });

    expect(await ask()).toBe(200);
    await refuse();
    expect(await ask()).toBe(409);
    await step('confirm_transfer', { amount: row?.total });
    await step('start_production');
    expect(await ask()).toBe(200);
    await refuse();
    expect(await ask()).toBe(409);
    await step('complete');
    expect(await ask()).toBe(200);
  });
});

describe('money back', () => {
  test('never exceeds what was paid, and ends in part or in full', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const step = staff(api, await newStaff(api, db, 'finance'), code);
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

  test('is owed once for a payment that was noted twice, and again for another one', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const step = staff(api, await newStaff(api, db, 'finance'), code);

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
    const step = staff(api, await newStaff(api, db, 'finance'), code);
    const [{ total } = { total: 0 }] = await db.select().from(shopOrder);
    const one = lastRefund(await step('record_payment', { amount: 500, seen: 0 }));
    const other = lastRefund(await step('record_payment', { amount: 700, seen: 1 }));

    const { order: left } = (await step('refund', { ...other, amount: 700 })).as(staffOrderReply);

    expect(left.refunds).toMatchObject([
      { ...one, amount: 500, done_at: null },
      { ...other, amount: 700, done_at: expect.any(String) },
    ]);
    expect(left.refund_due).toBe(500);
    // Sent again, or without saying which: the one that is still owed is not paid by it.
    for (const json of [other, {}]) expect((await step('refund', json)).code).toBe('conflict');
    await step('confirm_transfer', { amount: total });
    await act(api, shop.buyer.headers, `order/${code}/cancel`);
    const another = lastRefund(await step('refund', one));
    expect((await step('refund', one)).code).toBe('conflict');
    expect((await step('refund', another)).as(staffOrderReply).order).toMatchObject({ refund_due: 0 });
  });

  test('is owed for a payment that came after the order had ended; the order stays ended', async ({
    api,
    db,
    shop,
  }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const finance = await newStaff(api, db, 'finance');
    const step = staff(api, finance, code);
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
    expect(await queue(api, finance, 'queue=refunds')).toEqual([code]);
    const { order: ended } = (await step('refund', lastRefund(noted))).as(staffOrderReply);
    expect(ended).toMatchObject({ status: 'cancelled', payment_status: 'unpaid', refund_due: 0 });
  });

  test('is owed for a transfer of another amount; the order goes on waiting for its own', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const finance = await newStaff(api, db, 'finance');
    const step = staff(api, finance, code);

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
  /** Two prints that have arrived, and the administrator's hand on them. */
  async function twoArrived({ api, db, shop }: { api: TestApi; db: Db; shop: OrderShop }) {
    const admin = await newStaff(api, db, 'admin');
    const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }]);
    const step = staff(api, admin, code);
    const [{ total } = { total: 0 }] = await db.select().from(shopOrder);
    await step('confirm_transfer', { amount: total });
    await step('start_production');
    await step('complete');
    await step('ship', { carrier: 'Black Cat', tracking: '9001' });
    const { order: arrived } = (await step('arrive')).as(staffOrderReply);
    return { code, step, arrived, total, line_id: arrived.lines[0]?.line_id };
  }

  /** What is paid back for some of the two prints, asked back so many days after they arrived. */
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

  test('of the whole order pays the delivery fee back too, within 7 days', async ({ api, db, shop }) => {
    const { amount, prints, fee } = await paidBack({ api, db, shop }, 2, 6);

    expect(fee).toBeGreaterThan(0);
    expect(amount).toBe(prints + fee);
  });

  test('of the whole order pays back the prints from the 8th day on', async ({ api, db, shop }) => {
    const { amount, prints } = await paidBack({ api, db, shop }, 2, 9);

    expect(amount).toBe(prints);
  });

  test('of a part pays back that part', async ({ api, db, shop }) => {
    const { amount, prints } = await paidBack({ api, db, shop }, 1, 1);

    expect(amount).toBe(prints);
  });

  test('is approved, received and paid back', async ({ api, db, shop }) => {
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
