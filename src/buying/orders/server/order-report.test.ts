import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import type { Refusal } from '#shared/errors.ts';
import { shopDay } from '#shared/shop-time.ts';
import { reportDeadline } from '../order-deadlines.rules.ts';
import { staffOrderReply, staffOrdersReply } from '../order-staff.contract.ts';
import { shopOrder } from './order.tables.ts';
import { expireOrders } from './order-clock.service.ts';
import { reportTransfer } from './order-payment.service.ts';
import { applyStaffStep } from './order-staff.service.ts';
import { act, newStaff, type OrderShop, order, orderMails, test } from './testing-orders.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const later = (from: Date, ms: number) => new Date(from.getTime() + ms);

async function rowOf(db: Db, code: string) {
  const [row] = await db.select().from(shopOrder).where(sql`${shopOrder.code} = ${code}`);
  if (!row) throw new Error('the order is not there');
  return row;
}

/** An order of two prints of the edition, and its buyer's reports. */
async function ordered(api: TestApi, db: Db, shop: OrderShop) {
  const code = await order(api, shop.buyer, [{ ...shop.harbour, nums: 2 }]);
  const { member_id, total, created_at, pay_by } = await rowOf(db, code);
  const report = (now: Date, amount = total, day = shopDay(now)) =>
    reportTransfer(db, { member_id, code, now }, { digits: '1234', amount, day });
  return { code, total, created_at, pay_by, report };
}

const reservedOf = async (db: Db, { harbour }: OrderShop) =>
  (await db.select().from(item).where(sql`${item.item_id} = ${harbour.item_id}`))[0]?.edition_sold;

describe('a report', () => {
  test('names a day from that of the order to today, in Taipei', async ({ api, db, shop }) => {
    const { code, created_at, report } = await ordered(api, db, shop);
    const now = later(created_at, 2 * DAY);
    const faultOf = (day: string) =>
      report(now, 1, day).then(
        () => 'taken',
        (refusal: Refusal) => refusal.details.issues?.map(({ path }) => path.join('.')),
      );

    for (const day of ['9999-12-31', shopDay(later(now, DAY)), shopDay(later(created_at, -DAY))])
      expect([day, await faultOf(day)]).toEqual([day, ['day']]);
    expect((await rowOf(db, code)).payment_status).toBe('unpaid');
    for (const day of [shopDay(created_at), shopDay(now)]) expect([day, await faultOf(day)]).toEqual([day, 'taken']);
  });

  test('of a wrong day is refused at its field, in the caller’s language', async ({ api, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const json = { digits: '1234', amount: 1, day: '9999-12-31' };

    const reply = await act(api, { ...shop.buyer.headers, lang: 'zh-Hant' }, `order/${code}/transfer`, json);

    expect([reply.status, reply.code]).toEqual([422, 'validation']);
    expect(reply.body).toMatchObject({ errors: { day: '請選擇今天或更早的日期。' } });
  });

  test('of another amount is in a separate queue, until the whole amount is reported', async ({ api, db, shop }) => {
    const { code, created_at, report } = await ordered(api, db, shop);
    const finance = await newStaff(api, db, 'finance');
    const queue = async (name: string) =>
      (await api(`/api/admin/order?queue=${name}`, { headers: finance })).as(staffOrdersReply).list;
    const codes = async () => [
      (await queue('transfers')).map((one) => one.code),
      (await queue('transfers_apart')).map((one) => one.code),
    ];

    await report(later(created_at, HOUR), 1);
    expect(await codes()).toEqual([[], [code]]);
    await report(later(created_at, 2 * HOUR));
    expect(await codes()).toEqual([[code], []]);
  });
});

test('staff see the order that expires next first', async ({ api, db, shop }) => {
  const finance = await newStaff(api, db, 'finance');
  const codes = [await order(api, shop.buyer, [shop.poppies]), await order(api, shop.buyer, [shop.poppies])];
  for (const code of codes) {
    const { member_id, total } = await rowOf(db, code);
    await reportTransfer(db, { member_id, code }, { digits: '1234', amount: total, day: shopDay(new Date()) });
  }
  const soon = later(new Date(), HOUR);
  await db.update(shopOrder).set({ pay_by: soon }).where(sql`${shopOrder.code} = ${codes[1]}`);

  const { list } = (await api('/api/admin/order?queue=transfers', { headers: finance })).as(staffOrdersReply);

  expect(list.map(({ code }) => code)).toEqual(codes.toReversed());
  expect(list[0]?.pay_by).toBe(soon.toISOString());
});

describe('no report reserves prints forever', () => {
  test('a report of the whole amount gives five business days, and later reports give no more', async ({
    api,
    db,
    shop,
  }) => {
    const { code, created_at, pay_by, report } = await ordered(api, db, shop);
    const first = later(created_at, 2 * DAY);
    await report(first);
    const deadline = reportDeadline(pay_by, first);
    expect(deadline.getTime()).toBeGreaterThan(pay_by.getTime());
    await report(later(first, 2 * DAY));
    await report(later(first, 3 * DAY), 1);
    expect((await rowOf(db, code)).pay_by).toEqual(deadline);

    expect(await expireOrders(db, later(deadline, -1))).toBe(0);
    expect(await reservedOf(db, shop)).toBe(2);
    expect(await expireOrders(db, deadline)).toBe(1);

    expect(await reservedOf(db, shop)).toBe(0);
    expect((await rowOf(db, code)).payment_status).toBe('expired');
    expect((await orderMails(db)).at(-1)).toBe('order_expired');
  });

  test('a report of another amount does not extend the deadline', async ({ api, db, shop }) => {
    const { created_at, pay_by, report } = await ordered(api, db, shop);
    await report(later(created_at, 2 * DAY), 1);

    expect(await expireOrders(db, later(pay_by, -1))).toBe(0);
    expect(await expireOrders(db, pay_by)).toBe(1);

    expect(await reservedOf(db, shop)).toBe(0);
  });

  test('a second report does not extend the deadline after staff found no transfer', async ({ api, db, shop }) => {
    const { code, created_at, report } = await ordered(api, db, shop);
    await report(later(created_at, HOUR));
    const look = { code, staff_id: 1, action: 'transfer_not_found', now: later(created_at, 20 * DAY) } as const;
    await applyStaffStep(db, look, {});
    const { pay_by } = await rowOf(db, code);

    await report(later(look.now, HOUR));

    expect((await rowOf(db, code)).pay_by).toEqual(pay_by);
    expect(await expireOrders(db, pay_by)).toBe(1);
  });

  test('money that arrives later is still recorded on the order and owed back', async ({ api, db, shop }) => {
    const { code, total, created_at, report } = await ordered(api, db, shop);
    await report(later(created_at, HOUR));
    await expireOrders(db, later(created_at, 60 * DAY));
    const finance = await newStaff(api, db, 'finance');

    const { list } = (await api(`/api/admin/order?keyword=${code}`, { headers: finance })).as(staffOrdersReply);
    const noted = await act(api, finance, `admin/order/${code}/record_payment`, { amount: total, seen: 0 });

    expect(list.map((one) => [one.code, one.actions])).toEqual([[code, ['record_payment']]]);
    expect(noted.as(staffOrderReply).order).toMatchObject({
      payment_status: 'expired',
      refund_due: total,
      transfers: [{ digits: '1234', outcome: null }],
    });
  });
});
