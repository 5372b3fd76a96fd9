import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { item } from '#catalogue/works/server/works.tables.ts';
import { shopDay } from '#shared/shop-time.ts';
import { orderReply } from '../order.contract.ts';
import { shopOrder } from './order.tables.ts';
import { expireOrders, remindOrders, runOrderClock } from './order-clock.service.ts';
import { orderIdempotency } from './order-key.tables.ts';
import { act, newBuyers, order, orderMails, test } from './testing-orders.ts';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

describe('the order clock', () => {
  test('reminds once, on the last day, and only of awaited payments', async ({ api, db, shop }) => {
    await order(api, shop.buyer, [shop.poppies]);
    const reported = await order(api, shop.buyer, [shop.poppies]);
    await act(api, shop.buyer.headers, `order/${reported}/transfer`, {
      digits: '1234',
      amount: 1,
      day: shopDay(new Date()),
    });

    expect(await remindOrders(db, inHours(47))).toBe(0);
    expect(await remindOrders(db, inHours(49))).toBe(1);
    expect(await remindOrders(db, inHours(50))).toBe(0);
    expect((await orderMails(db)).filter((kind) => kind === 'payment_reminder')).toHaveLength(1);
  });

  test('ends orders unpaid after three days: editions are released, the member is notified, the order is history', async ({
    api,
    db,
    shop,
  }) => {
    const code = await order(api, shop.buyer, [{ ...shop.harbour, nums: 2 }]);

    expect(await expireOrders(db, inHours(71))).toBe(0);
    expect(await expireOrders(db, inHours(73))).toBe(1);
    expect(await expireOrders(db, inHours(74))).toBe(0);

    const [work] = await db.select().from(item).where(sql`${item.item_id} = ${shop.harbour.item_id}`);
    expect(work?.edition_sold).toBe(0);
    expect(await orderMails(db)).toEqual(['order_received', 'order_expired']);
    const ended = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply).order;
    expect(ended).toMatchObject({ status: 'failed', payment_status: 'expired', actions: ['reorder', 'contact'] });
    expect(ended.events.map(({ what }) => what)).toEqual(['placed', 'expire']);
  });

  test('leaves paid and cancelled orders alone, and ends those whose transfer was only reported', async ({
    api,
    db,
    shop,
  }) => {
    const [one, two, three] = [
      await order(api, shop.buyer, [shop.poppies]),
      await order(api, shop.buyer, [shop.poppies]),
      await order(api, shop.buyer, [shop.poppies]),
    ];
    await act(api, shop.buyer.headers, `order/${one}/cancel`);
    await act(api, shop.buyer.headers, `order/${two}/transfer`, {
      digits: '1234',
      amount: 1,
      day: shopDay(new Date()),
    });
    await db.execute(
      sql`update shop_order set payment_status = 'paid', freight_stage = 'preparing' where code = ${three}`,
    );

    await runOrderClock(db, inHours(1_000));

    const rows = await db.select().from(shopOrder).orderBy(shopOrder.order_id);
    expect(rows.map(({ payment_status }) => payment_status)).toEqual(['unpaid', 'expired', 'paid']);
  });

  test('an order that fails to expire does not block the others', async ({ api, db, shop }) => {
    const [other] = await newBuyers(db, 1);
    if (!other) throw new Error('no other buyer');
    await order(api, other, [shop.poppies]);
    const fine = await order(api, shop.buyer, [shop.poppies]);
    await db.execute(sql`update member set email = 'nobody' where member_id = ${other.member_id}`);

    await expect(expireOrders(db, inHours(73))).rejects.toThrow('no address');

    const ended = await db.select().from(shopOrder).where(sql`${shopOrder.payment_status} = 'expired'`);
    expect(ended.map(({ code }) => code)).toEqual([fine]);
  });

  test('deletes the saved answers to orders after 48 hours', async ({ api, db, shop }) => {
    await order(api, shop.buyer, [shop.poppies]);

    await runOrderClock(db, inHours(47));
    expect(await db.$count(orderIdempotency)).toBe(1);
    await runOrderClock(db, inHours(49));
    expect(await db.$count(orderIdempotency)).toBe(0);
  });
});
