import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { newStaff, type OrderShop, order, test } from '#buying/orders/server/testing-orders.ts';
import { ledger } from '#buying/orders/server/testing-sellers.ts';
import { addArtist, hangWork } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { breakdownReply, figuresReply } from '../figures.contract.ts';
import { payOn, refundOn } from './testing-figures.ts';

/** Payments and refunds over three months in NT$. */
async function sell(api: TestApi, db: Db, shop: OrderShop) {
  const october = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }]);
  const november = await order(api, shop.buyer, [shop.poppies, shop.larger]);
  const paid = { october: await payOn(db, october, '2025-10-31'), november: await payOn(db, november, '2025-11-03') };
  await refundOn(db, october, '2025-11-05', 501);
  await refundOn(db, october, '2025-12-01', paid.october - 501);
  await db.execute(sql`update shop_order set created_at = '2025-10-30T04:00:00Z'`);
  return { october, november, paid };
}

const readersOf = async (api: TestApi, db: Db) => {
  const headers = await newStaff(api, db, 'finance');
  return {
    headers,
    figures: async (query: string) => (await api(`/api/admin/figures?${query}`, { headers })).as(figuresReply),
    breakdown: async (query: string) =>
      (await api(`/api/admin/figures/breakdown?${query}`, { headers })).as(breakdownReply),
  };
};

test('a payment counts on its day and a refund on its own, and all agree with orders and shares', async ({
  api,
  db,
  shop,
}) => {
  const { paid } = await sell(api, db, shop);
  const { figures } = await readersOf(api, db);
  const entries = await ledger(db);
  const shareOn = (month: string) =>
    entries.filter(({ day }) => day.startsWith(month)).reduce((sum, { amount }) => sum + amount, 0);

  const november = await figures('on=2025-11-18');

  expect(november.period).toEqual({ unit: 'month', from: '2025-11-01', to: '2025-11-30' });
  expect(november.sums).toMatchObject({
    orders: 1,
    prints: 2,
    gross: paid.november,
    refunds: 501,
    share: shareOn('2025-11'),
  });
  expect(november.parts).toHaveLength(30);
  expect(november.parts[2]).toMatchObject({ from: '2025-11-03', gross: paid.november, refunds: 0 });
  expect(november.parts[4]).toMatchObject({ from: '2025-11-05', orders: 0, gross: 0, refunds: 501 });
  expect(november.before).toMatchObject({ from: '2025-10-01', sums: { orders: 1, gross: paid.october, refunds: 0 } });
  expect(november.year.sums).toMatchObject({ orders: 0, gross: 0, share: 0 });

  const year = await figures('unit=year&on=2025-02-01');
  const [october, , december] = year.parts.slice(9);
  const order = await db.execute<{ tax: number; fee: number }>(
    sql`select sum(tax)::int as tax, sum(shipping_fee)::int as fee from shop_order`,
  );
  expect(year.sums).toMatchObject({ orders: 2, gross: paid.october + paid.november, refunds: paid.october });
  expect(year.sums.delivery).toBe(order.rows[0]?.fee);
  // The tax of refunds in two parts is exactly the tax of the order.
  expect((october?.vat ?? 0) + (november.sums.vat + (december?.vat ?? 0))).toBe(year.sums.vat);
  expect(year.sums.vat).toBe((order.rows[0]?.tax ?? 0) - (october?.vat ?? 0));
});

test('breakdowns by country and method add up to the period; works, artists and categories to its goods', async ({
  api,
  db,
  shop,
}) => {
  await sell(api, db, shop);
  const { figures, breakdown } = await readersOf(api, db);
  const period = 'unit=free&from=2025-10-01&to=2025-11-30';
  const { sums } = await figures(period);

  expect((await breakdown(`${period}&by=country`)).list).toEqual([{ key: 'TW', name: 'Taiwan', ...sums }]);
  expect((await breakdown(`${period}&by=paytype`)).list).toEqual([{ key: 'transfer', name: 'Bank transfer', ...sums }]);
  for (const by of ['work', 'artist', 'category']) {
    const { list, total } = await breakdown(`${period}&by=${by}`);
    expect([by, total]).toEqual([by, 1]);
    expect(list[0]).toMatchObject({
      orders: 2,
      prints: sums.prints,
      gross: sums.gross - sums.delivery,
      share: sums.share,
      delivery: 0,
    });
  }
  expect((await breakdown(`${period}&by=work`)).list[0]).toMatchObject({
    key: String(shop.poppies.item_id),
    name: 'Poppies',
  });
  expect((await breakdown(`${period}&by=artist`)).list[0]?.name).toBe('Lin');
  expect((await breakdown(`unit=free&from=2024-01-01&to=2024-12-31`)).list).toEqual([]);
});

test('currencies are apart, or together at the shop’s rate', async ({ api, db, shop }) => {
  const { paid } = await sell(api, db, shop);
  const work = await hangWork(db, await addArtist(db, 'Wu'), 'Ridge');
  await db.execute(sql`insert into share_entry (kind, order_id, line_id, code, item_id, artist_id, title, artist, size, frame, country,
      nums, currency, gross, net, tax_rate, rate_bp, amount, at, day)
    select kind, order_id, line_id + 1000, code, ${work}::int, artist_id, title, artist, size, frame, 'US', 1, 'USD', 10000, 10000, 0,
      3000, 3000, at, day from share_entry where kind = 'sale' and day = '2025-11-03' limit 1`);
  const { figures, breakdown } = await readersOf(api, db);
  const inside = await figures('on=2025-11-18');
  const abroad = await figures('on=2025-11-18&money=USD');
  const both = await figures('on=2025-11-18&money=both');

  expect(inside.sums.gross).toBe(paid.november);
  expect(abroad.sums).toMatchObject({ gross: 0, share: 3000, prints: 1 });
  expect(both.sums.share).toBe(inside.sums.share + Math.round(30 * (10_000_000 / both.rate)));
  expect((await breakdown('on=2025-11-18&money=both&sort=share')).list.map(({ key }) => Number(key))).toContain(work);
  expect((await breakdown('on=2025-11-18&money=USD&by=work')).list).toMatchObject([
    { key: String(work), gross: 10_000 },
  ]);
});

test('figures are for finance', async ({ api, db }) => {
  const headers = await newStaff(api, db, 'support');

  expect((await api('/api/admin/figures', { headers })).code).toBe('forbidden');
  expect((await api('/api/admin/figures/breakdown', { headers })).code).toBe('forbidden');
});
