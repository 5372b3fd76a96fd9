import { readFile } from 'node:fs/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { orderEvent, shopOrder } from './order.tables.ts';
import { order, test } from './testing-orders.ts';

async function runMigration(db: Db, tag: string): Promise<void> {
  const text = await readFile(`migrations/${tag}.sql`, 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
}

test('orders from before the rate was stored get it from the tax they contain', async ({ api, db, shop }) => {
  const local = await order(api, shop.buyer, [shop.poppies]);
  const abroad = await order(api, shop.buyer, [shop.poppies]);
  await db
    .update(shopOrder)
    .set({ net: sql`${shopOrder.total}`, tax: 0, tax_rate: 0 })
    .where(eq(shopOrder.code, abroad));
  await db.execute(sql`alter table shop_order drop column tax_rate`);

  await runMigration(db, '0002_tax_rate');

  const { rows } = await db.execute(sql`select code, tax_rate from shop_order order by order_id`);
  expect(rows).toEqual([
    { code: local, tax_rate: 5 },
    { code: abroad, tax_rate: 0 },
  ]);
});

test('a member’s refund of before is a wish to send back, the staff’s stays a refund', async ({ api, db, shop }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.code, code));
  const event = { order_id: row?.order_id ?? 0, at: new Date(), what: 'refund' } as const;
  await db.insert(orderEvent).values([
    { ...event, who: 'member' },
    { ...event, who: 'staff' },
  ]);

  await runMigration(db, '0003_request_return');

  const events = await db.select().from(orderEvent).orderBy(asc(orderEvent.event_id));
  expect(events.map(({ who, what }) => `${who} ${what}`)).toEqual([
    'member placed',
    'member request_return',
    'staff refund',
  ]);
});

test('a transfer that was reported before there was a deadline is looked for a week longer', async ({
  api,
  db,
  shop,
}) => {
  const [reported, unpaid] = [
    await order(api, shop.buyer, [shop.poppies]),
    await order(api, shop.buyer, [shop.poppies]),
  ];
  const long = new Date('2026-01-01T00:00:00Z');
  await db.update(shopOrder).set({ pay_by: long });
  await db.update(shopOrder).set({ payment_status: 'reported' }).where(eq(shopOrder.code, reported));
  await db.execute(sql`drop index shop_order_unpaid`);

  await runMigration(db, '0007_unpaid');

  const rows = await db.select().from(shopOrder).orderBy(asc(shopOrder.order_id));
  expect(rows.map(({ code }) => code)).toEqual([reported, unpaid]);
  expect(Number(rows[0]?.pay_by)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  expect(rows[1]?.pay_by).toEqual(long);
});
