import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { item } from '#catalogue/works/server/works.tables.ts';
import { member } from '#people/members/server/member.tables.ts';
import { shopDay } from '#shared/shop-time.ts';
import { orderReply } from '../order.contract.ts';
import { staffOrderReply } from '../order-staff.contract.ts';
import { STAFF_ACTIONS } from '../order-steps.rules.ts';
import { shopOrder } from './order.tables.ts';
import { orderAdminRoutes } from './order-admin.routes.ts';
import { act, newStaff, order, orderMails, staffQueue, staffSteps, test } from './testing-orders.ts';

test('each step is open to the same role as in the table of steps', () => {
  const access = new Map<string, string>(orderAdminRoutes.map((call) => [call.path, call.access]));
  for (const [action, role] of Object.entries(STAFF_ACTIONS))
    expect([action, access.get(`/api/admin/order/{code}/${action}`)]).toEqual([action, role]);
});

test('texts that the database cannot store are refused', async ({ api, db, shop }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const admin = await newStaff(api, db, 'admin');

  for (const reason of ['a\u0000', '\ud800']) {
    expect((await staffSteps(api, admin, code)('cancel', { reason })).errors).toHaveProperty('reason');
    expect((await act(api, shop.buyer.headers, `order/${code}/cancel`, { reason })).errors).toHaveProperty('reason');
  }
  expect((await api('/api/admin/order?keyword=%00', { headers: admin })).status).toBe(422);
});

test('an order moves from reported transfer to arrival, every step with its name, time and mail', async ({
  api,
  db,
  shop,
}) => {
  const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }]);
  const admin = await newStaff(api, db, 'admin');
  const step = staffSteps(api, admin, code);
  const { total } = (await api(`/api/admin/order/${code}`, { headers: admin })).as(staffOrderReply).order;
  await act(api, shop.buyer.headers, `order/${code}/transfer`, {
    digits: '1234',
    amount: total,
    day: shopDay(new Date()),
  });

  expect(await staffQueue(api, admin, 'queue=transfers')).toEqual([code]);
  expect((await step('confirm_transfer', { amount: total - 1 })).code).toBe('amount_differs');
  expect((await step('confirm_transfer', { amount: total })).as(staffOrderReply).order).toMatchObject({
    status: 'preparing',
    payment_status: 'paid',
    freight_stage: 'preparing',
    transfers: [{ outcome: 'confirmed' }],
    payments: [{ amount: total, kept: true }],
  });
  expect((await step('confirm_transfer', { amount: total })).status).toBe(409);
  expect(await staffQueue(api, admin, 'queue=to_make')).toEqual([code]);
  expect((await step('complete')).status).toBe(409);
  await step('start_production');
  expect(await staffQueue(api, admin, 'queue=making')).toEqual([code]);
  await step('complete');
  expect(await staffQueue(api, admin, 'queue=to_ship')).toEqual([code]);
  expect((await step('ship', { carrier: 'Black Cat' })).errors).toHaveProperty('tracking');
  expect((await step('ship', { carrier: 'Black Cat', tracking: '9001' })).as(staffOrderReply).order.status).toBe(
    'shipped',
  );
  expect(await staffQueue(api, admin, 'queue=under_way')).toEqual([code]);
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
  test('is decided by role: others are forbidden, and nothing changes', async ({ api, db, shop }) => {
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
          expect([action, name, (await staffSteps(api, headers, code)(action)).status]).toEqual([action, name, 403]);
    expect((await api('/api/admin/order', { headers: people.member })).status).toBe(403);
    expect((await api(`/api/admin/order/${code}`, { headers: people.member })).status).toBe(403);
    expect((await api('/api/admin/order')).status).toBe(401);
    expect(await db.select().from(shopOrder)).toMatchObject([{ payment_status: 'unpaid' }]);
    expect((await staffSteps(api, people.finance, code)('confirm_transfer', { amount: total })).status).toBe(200);
  });
});

test('an order without a return has no return step, at any stage', async ({ api, db, shop }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const admin = await newStaff(api, db, 'admin');
  const step = staffSteps(api, admin, code);
  const { total } = (await api(`/api/admin/order/${code}`, { headers: admin })).as(staffOrderReply).order;
  const refused = async () => {
    const tried = [
      await step('decide_return', { accept: true }),
      await step('decide_return', { accept: false, reason: 'Scratched' }),
      await step('receive_return'),
      await step('exchange'),
      await step('refund'),
      await step('refund', { amount: 1, waive_rest: true, reason: 'Scratched' }),
    ];
    return tried.map(({ code: word }) => word).filter((word) => word !== 'conflict');
  };
  const onward: [string, object][] = [
    ['confirm_transfer', { amount: total }],
    ['start_production', {}],
    ['complete', {}],
    ['ship', { carrier: 'Black Cat', tracking: '9001' }],
    ['arrive', {}],
  ];

  expect(await refused()).toEqual([]);
  for (const [action, form] of onward) {
    expect((await step(action, form)).status).toBe(200);
    expect(await refused()).toEqual([]);
  }
});

describe('staff find an order', () => {
  test('by its number, its receiver and its parcel; a percent sign finds only itself', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const support = await newStaff(api, db, 'support');
    await db.execute(sql`update shop_order set tracking = '900112'`);

    for (const keyword of [code.slice(4), 'mei lin', 'MEI@', '0112', '912345', '+886 912 345 678', '0912 345 678'])
      expect([keyword, await staffQueue(api, support, `keyword=${encodeURIComponent(keyword)}`)]).toEqual([
        keyword,
        [code],
      ]);
    for (const keyword of ['%', '_', 'nobody', '\\'])
      expect([keyword, await staffQueue(api, support, `keyword=${encodeURIComponent(keyword)}`)]).toEqual([
        keyword,
        [],
      ]);
  });
});

describe('a transfer that staff cannot find', () => {
  test('returns the order to unpaid, for at least a day, and notifies its member', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const finance = await newStaff(api, db, 'finance');
    await act(api, shop.buyer.headers, `order/${code}/transfer`, {
      digits: '1234',
      amount: 1,
      day: shopDay(new Date()),
    });
    await db.execute(sql`update shop_order set pay_by = now()`);

    const { order: waiting } = (await staffSteps(api, finance, code)('transfer_not_found')).as(staffOrderReply);

    expect(waiting).toMatchObject({ payment_status: 'unpaid', transfers: [{ outcome: 'not_found' }] });
    expect(Date.parse(waiting.pay_by ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(await orderMails(db)).toEqual(['order_received', 'transfer_reported', 'transfer_not_found']);
  });
});

describe('a cancellation request', () => {
  test('is answered by support: refused with a reason, or accepted with the money owed', async ({ api, db, shop }) => {
    const admin = await newStaff(api, db, 'admin');
    const asked = async () => {
      const code = await order(api, shop.buyer, [shop.harbour]);
      const [row] = await db.select().from(shopOrder).where(sql`${shopOrder.code} = ${code}`);
      await staffSteps(api, admin, code)('confirm_transfer', { amount: row?.total });
      await staffSteps(api, admin, code)('start_production');
      await act(api, shop.buyer.headers, `order/${code}/cancel`, { reason: 'moved' });
      return code;
    };
    const [one, other] = [await asked(), await asked()];

    expect(await staffQueue(api, admin, 'queue=cancellations')).toEqual([one, other]);
    expect((await staffSteps(api, admin, one)('complete')).status).toBe(409);
    expect((await staffSteps(api, admin, one)('decide_cancellation', { accept: false })).status).toBe(422);
    const refused = await staffSteps(
      api,
      admin,
      one,
    )('decide_cancellation', { accept: false, reason: 'It is framed already.' });
    const accepted = await staffSteps(api, admin, other)('decide_cancellation', { accept: true });

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
    expect((await staffSteps(api, admin, other)('decide_cancellation', { accept: true })).status).toBe(409);
    expect((await staffSteps(api, admin, one)('complete')).status).toBe(200);
  });

  test('that was refused can be repeated once the order’s situation has changed', async ({ api, db, shop }) => {
    const admin = await newStaff(api, db, 'admin');
    const code = await order(api, shop.buyer, [shop.poppies]);
    const step = staffSteps(api, admin, code);
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

test('a colleague decides about refunds of one’s own order, unless no colleague has the right', async ({
  api,
  db,
  shop,
}) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const buyer = staffSteps(api, shop.buyer.headers, code);
  await db.update(member).set({ staff_role: 'admin' }).where(eq(member.email, 'mei@example.com'));
  const [{ total } = { total: 0 }] = await db.select().from(shopOrder);
  await buyer('confirm_transfer', { amount: total });
  const refund = () => buyer('owe_refund', { amount: 1, reason: 'sorry' });
  await newStaff(api, db, 'finance');

  expect((await refund()).code).toBe('own_review');
  await db.update(member).set({ staff_role: null }).where(eq(member.staff_role, 'finance'));
  expect((await refund()).status).toBe(200);
});
