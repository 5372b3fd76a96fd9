import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { invoice, invoiceAllowance, invoiceStart } from '#buying/invoices/server/invoice.tables.ts';
import { issueDue } from '#buying/invoices/server/invoice-jobs.service.ts';
import { paid, refunded } from '#buying/invoices/server/testing-paid.ts';
import { staffNotice } from '#ground/staff-notices/server/notice.tables.ts';
import { createLog } from '#http/server/log.ts';
import { releasesOf } from '#selling/payouts/server/release.service.ts';
import { shopOrder } from './order.tables.ts';
import { queueMissingInvoices } from './order-invoice-backfill.service.ts';
import { correctReleases } from './order-release-backfill.service.ts';
import { order, test } from './testing-orders.ts';

const DAY_MS = 86_400_000;

test('an order that an older process has accepted is invoiced, with its refunds', async ({ api, db, shop }) => {
  await db.update(invoiceStart).set({ since: new Date(Date.now() - DAY_MS) });
  const code = await order(api, shop.buyer, [shop.poppies]);
  // It knows no invoices, as a later record of an old payment.
  const total = await paid(db, code, new Date(), true);
  await refunded(db, code, 100, new Date());
  const before = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, before, new Date(Date.now() - 2 * DAY_MS), true);
  expect(await db.$count(invoice)).toBe(0);

  expect(await queueMissingInvoices(db)).toBe(1);
  expect(await queueMissingInvoices(db)).toBe(0);
  expect(await db.select().from(invoice)).toMatchObject([{ code, state: 'queued', total }]);
  expect(await db.select().from(invoiceAllowance)).toMatchObject([{ code, currency_total: 100 }]);
});

test('a refund that an older process has paid gets its allowance; a void invoice needs none', async ({
  api,
  db,
  shop,
}) => {
  await db.update(invoiceStart).set({ since: new Date(Date.now() - DAY_MS) });
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, new Date());
  await refunded(db, code, 100, new Date());
  const gone = await order(api, shop.buyer, [shop.poppies]);
  const total = await paid(db, gone, new Date());
  await refunded(db, gone, total, new Date());
  await issueDue({ db, log: createLog('silent'), provider: undefined });
  await db.delete(invoiceAllowance);

  expect(await queueMissingInvoices(db)).toBe(1);
  expect(await db.select().from(invoiceAllowance)).toMatchObject([{ code, currency_total: 100 }]);
});

test('a missed invoice of an order in US dollars waits until staff have checked its rate', async ({
  api,
  db,
  shop,
}) => {
  await db.update(invoiceStart).set({ since: new Date(Date.now() - DAY_MS) });
  const code = await order(api, shop.buyer, [shop.poppies]);
  await db.update(shopOrder).set({ currency: 'USD' }).where(eq(shopOrder.code, code));
  await paid(db, code, new Date(), true);

  expect(await queueMissingInvoices(db)).toBe(1);
  expect(await db.select().from(invoice)).toMatchObject([
    { code, state: 'failed', problem: 'rate_to_check', next_at: null },
  ]);
  const notices = await db.select().from(staffNotice).where(eq(staffNotice.kind, 'invoice_problem'));
  expect(notices).toMatchObject([{ subject: code, handled_at: null }]);
});

test('payments of long ago are not looked at again', async ({ api, db, shop }) => {
  await db.update(invoiceStart).set({ since: new Date(Date.now() - 400 * DAY_MS) });
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, new Date(), true);
  expect(await queueMissingInvoices(db, undefined, new Date(Date.now() + 100 * DAY_MS))).toBe(0);
  expect(await queueMissingInvoices(db)).toBe(1);
});

test('test orders and the demo’s invented orders stay without invoices', async ({ api, db, shop }) => {
  await db.update(invoiceStart).set({ since: new Date(Date.now() - DAY_MS) });
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, new Date(), true);
  await db.execute(sql`insert into demo_row (kind, id) select 'order', order_id::text from shop_order`);
  expect(await queueMissingInvoices(db)).toBe(0);
});

test('arrivals and returns that an older process has written release or hold the shares', async ({ api, db, shop }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, new Date());
  const of = eq(shopOrder.code, code);
  const arrival_at = new Date('2026-11-02T03:00:00Z');
  const [row] = await db.update(shopOrder).set({ arrival_at }).where(of).returning();
  const order_id = row?.order_id ?? 0;
  const known = async () => (await releasesOf(db, [order_id])).get(order_id);
  const correct = (day = '2026-11-19') => correctReleases(db, undefined, new Date(`${day}T03:00:00Z`));
  expect(await known()).toBeUndefined();
  // Those of long ago are not looked at again.
  expect(await correct('2027-03-01')).toBe(0);

  expect(await correct()).toBe(1);
  expect(await known()).toMatchObject({ arrived_on: '2026-11-02', held: false });
  await db.update(shopOrder).set({ return_status: 'requested' }).where(of);
  expect(await correct()).toBe(1);
  expect(await known()).toMatchObject({ held: true });
  expect(await correct()).toBe(0);
  await db.update(shopOrder).set({ arrival_at: null }).where(of);
  expect(await correct()).toBe(1);
  expect(await known()).toBeUndefined();
});
