import { type SQLWrapper, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { writeRows } from '#db/server/testing-rows.ts';
import { MOST_COUNTED } from '#shared/counted.rules.ts';
import { shopDay } from '#shared/shop-time.ts';
import { type StaffOrdersQuery, staffOrdersReply } from '../order-staff.contract.ts';
import { foundOrders } from './order-queue.service.ts';
import { newStaff, order, payAll, test } from './testing-orders.ts';

/** `LIST_ORDERS=100000` is the long run; the default keeps the suite fast. */
const MANY = Number(process.env.LIST_ORDERS || 10_000);

const codesOf = async (api: TestApi, headers: Record<string, string>, query: string) =>
  (await api(`/api/admin/order?${query}`, { headers })).as(staffOrdersReply).list.map(({ code }) => code);

test('orders are filtered by payment, payment method, currency, country and day, and sorted', async ({
  api,
  db,
  shop,
}) => {
  const support = await newStaff(api, db, 'support');
  const first = await order(api, shop.buyer, [shop.larger]);
  await payAll(db);
  const second = await order(api, shop.buyer, [shop.poppies]);
  const today = shopDay(new Date());
  await db.execute(sql`update shop_order set receiver = receiver || '{"country_code": "JP", "name": "林美"}',
    created_at = created_at - interval '3 days' where code = ${first}`);
  const find = (query: string) => codesOf(api, support, query);

  expect(await find('')).toEqual([second, first]);
  expect(await find('sort=oldest')).toEqual([first, second]);
  expect(await find('sort=highest')).toEqual([first, second]);
  expect(await find('payment=paid')).toEqual([first]);
  expect(await find('paytype=paypal')).toEqual([]);
  expect(await find('currency=NTD&country=JP')).toEqual([first]);
  expect(await find(`from=${today}&to=${today}`)).toEqual([second]);
  expect(await find(`to=${shopDay(new Date(Date.now() - 86_400_000))}`)).toEqual([first]);
  expect(await find(`keyword=${encodeURIComponent('林美')}`)).toEqual([first]);
  expect(await find(`keyword=${encodeURIComponent('美林')}`)).toEqual([]);
  expect((await api('/api/admin/order?country=japan', { headers: support })).status).toBe(422);
});

/** Copies the only order, each with its own buyer. */
async function fill(db: Db, count: number) {
  await writeRows(
    db,
    count,
    (
      from,
      to,
    ) => sql`insert into shop_order (code, member_id, lang, currency, paytype, payment_status, subtotal, shipping_fee,
      net, tax, tax_rate, total, receiver, invoice, agree, pay_by, created_at)
    select 'CN-200101-' || lpad(upper(to_hex(n)), 6, '0'), member_id, lang, currency, paytype, 'paid', subtotal,
      shipping_fee, net, tax, tax_rate, total, receiver || jsonb_build_object('name', chr(19968 + n % 9000) || chr(20000 + n % 7000),
      'email', n || '@example.com', 'phone', '+886 9' || n, 'country_code', case when n % 1000 = 0 then 'JP' else 'TW' end),
      invoice, agree, pay_by, created_at - n * interval '1 minute' from shop_order, generate_series(${from}::int, ${to}::int) n
    where code not like 'CN-200101-%'`,
  );
  await db.execute(sql`analyze shop_order`);
}

test('searches, filters and sorts of many orders go through indexes', async ({ api, db, shop: { buyer, poppies } }) => {
  await order(api, buyer, [poppies]);
  await fill(db, MANY);
  const all: StaffOrdersQuery = { queue: 'all', page: 1 };
  const planOf = async (query: Partial<StaffOrdersQuery>) => {
    const wanted = foundOrders(db, { ...all, ...query }) as unknown as SQLWrapper;
    return JSON.stringify((await db.execute(sql`explain ${wanted.getSQL()}`)).rows);
  };
  const plans = {
    shop_order_created: await planOf({}),
    shop_order_total: await planOf({ sort: 'highest' }),
    shop_order_country: await planOf({ country: 'JP' }),
    shop_order_pairs: await planOf({ keyword: '200101-000ABC' }),
    shop_order_code: await planOf({ keyword: 'cn-200101-000abc' }),
  };

  for (const [index, plan] of Object.entries(plans)) expect(plan).toContain(index);
  expect(await planOf({ keyword: '123@example' })).toContain('shop_order_pairs');
  expect(await planOf({ keyword: '林美' })).not.toContain('Seq Scan');
  expect(await planOf({ from: '2026-01-01', to: '2026-01-02' })).not.toContain('Seq Scan');
});

test('orders are counted up to a limit', async ({ api, db, shop: { buyer, poppies } }) => {
  await order(api, buyer, [poppies]);
  await fill(db, MOST_COUNTED + 200);
  const support = await newStaff(api, db, 'support');
  const find = async (query: string) =>
    (await api(`/api/admin/order?${query}`, { headers: support })).as(staffOrdersReply);

  expect(await find('page=9999')).toMatchObject({ total: MOST_COUNTED, more: true, page: 50, pages: 50 });
  expect((await find('page=9999')).list).toHaveLength(20);
  expect(await find('country=JP')).toMatchObject({ total: 1, more: false, page: 1, pages: 1 });
  expect((await foundOrders(db, { queue: 'all', page: 2 }))[0]?.counted).toBe(MOST_COUNTED + 1);
});
