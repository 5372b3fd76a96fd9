import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { StaffOrdersQuery } from '#buying/orders/order-staff.contract.ts';
import { foundOrders } from '#buying/orders/server/order-queue.service.ts';
import { order, test } from '#buying/orders/server/testing-orders.ts';
import type { Db } from '#db/server/connect.ts';
import { writeRows } from '#db/server/testing-rows.ts';
import { FIGURE_KINDS } from '../figures.contract.ts';
import { breakdownOf } from './breakdown.service.ts';
import { sumsOf } from './figure-sums.service.ts';
import { payOn } from './testing-figures.ts';

/** `LIST_ORDERS=100000` is the long run; the default keeps the suite fast. */
const MANY = Number(process.env.LIST_ORDERS || 10_000);

/** Copies a paid order with its line, payment, share and a refund, one every hour into the past. */
async function fill(db: Db, count: number) {
  const ids = sql`(select max(order_id) from shop_order where code not like 'CN-200101-%')`;
  await writeRows(
    db,
    count,
    (from, to) => sql`with placed as (
      insert into shop_order (code, member_id, lang, currency, paytype, payment_status, subtotal, shipping_fee, net, tax, tax_rate,
        total, receiver, invoice, agree, pay_by, created_at)
      select 'CN-200101-' || lpad(upper(to_hex(n)), 6, '0'), member_id, lang, currency, paytype, 'paid', subtotal, shipping_fee, net,
        tax, tax_rate, total, receiver, invoice, agree, pay_by, '2026-06-01'::timestamptz - n * interval '1 hour'
      from shop_order, generate_series(${from}::int, ${to}::int) n where order_id = ${ids} returning order_id, created_at, total, code),
    lined as (
      insert into order_line (order_id, position, item_id, size_id, frame_id, title, artist, size, "outer", frame, weight_g, custom,
        unit_price, nums, line_total, net, tax)
      select placed.order_id, 0, item_id, size_id, frame_id, title, artist, size, "outer", frame, weight_g, custom, unit_price, nums,
        line_total, net, tax from placed, order_line where order_line.order_id = ${ids} returning line_id, order_id),
    paid as (
      insert into order_payment (order_id, paytype, amount, kept, received_at)
      select order_id, 'transfer', total, true, created_at from placed returning payment_id, order_id, received_at),
    refunded as (
      insert into order_refund (order_id, payment_id, amount, why, due_at, done_at)
      select order_id, payment_id, 100, 'goodwill', received_at, received_at + interval '1 day' from paid where order_id % 5 = 0)
    insert into share_entry (kind, order_id, line_id, code, item_id, artist_id, title, artist, size, frame, country, nums, currency,
        gross, net, tax_rate, rate_bp, amount, at, day)
      select 'sale', placed.order_id, lined.line_id, placed.code, item_id, artist_id, title, artist, size, frame, country, nums,
        currency, gross, net, tax_rate, rate_bp, amount, placed.created_at, (placed.created_at at time zone 'Asia/Taipei')::date
      from placed join lined using (order_id), share_entry where share_entry.order_id = ${ids}`,
  );
  for (const table of ['shop_order', 'order_line', 'order_payment', 'order_refund', 'share_entry'])
    await db.execute(sql.raw(`analyze ${table}`));
}

const planOf = async (db: Db, query: SQL) => JSON.stringify((await db.execute(sql`explain ${query}`)).rows);

test('figures of a month, and the orders behind them, read only the rows of that month', async ({ api, db, shop }) => {
  await payOn(db, await order(api, shop.buyer, [shop.poppies]), '2026-06-01');
  await fill(db, MANY);
  const days = { from: '2026-05-01', to: '2026-05-31' };
  const asked = { days, money: 'both', sort: 'revenue', page: 1, rate: 310_000 } as const;

  const sums = await planOf(db, sumsOf(days, 'day'));
  expect(sums).toContain('order_payment_received');
  expect(sums).toContain('order_refund_done');
  expect(sums).toContain('share_entry_day');
  expect(sums).not.toContain('Seq Scan on share_entry');
  for (const by of FIGURE_KINDS)
    expect([by, await planOf(db, breakdownOf({ ...asked, by }))]).toEqual([
      by,
      expect.stringContaining('share_entry_day'),
    ]);

  const all: StaffOrdersQuery = { queue: 'all', page: 1, kind: 'real' };
  const listed = (query: Partial<StaffOrdersQuery>) => planOf(db, foundOrders(db, { ...all, ...query }).getSQL());
  expect(await listed({ paid_from: days.from, paid_to: days.to })).toContain('order_payment_received');
  expect(await listed({ refunded_from: days.from, refunded_to: days.to })).toContain('order_refund_done');
});
