import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { periodOf } from '#buying/invoices/invoice-periods.rules.ts';
import { test } from '#buying/invoices/server/testing-invoices.ts';
import { receivePayment } from '#buying/orders/server/order-money.service.ts';
import { openRefunds, oweRefund } from '#buying/orders/server/order-refund.service.ts';
import { lockOrder } from '#buying/orders/server/order-write.service.ts';
import { payRefund } from '#buying/orders/server/refund-payment.service.ts';
import { newStaff, order } from '#buying/orders/server/testing-orders.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { payOn } from '#desk/figures/server/testing-figures.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { throttle } from '#ground/throttle/server/throttle.tables.ts';
import { shopDay } from '#shared/shop-time.ts';
import { vatListReply, vatReply } from '../vat.contract.ts';
import {
  ALLOWANCE_FIGURES,
  INVOICE_FIGURES,
  PAYMENT_FIGURES,
  REFUND_FIGURES,
  sheetOf,
  VAT_FIGURES,
  type VatList,
} from '../vat.rules.ts';
import { listQuery, sheetQuery } from './vat.service.ts';

/** `VAT_ORDERS=2000` is the long run. */
const ORDERS = Number(process.env.VAT_ORDERS || 24);
const LONG = 60 * 60_000;
const STEP_MS = 61 * 24 * 3_600_000;
const PERIODS = 3;
/** More than other lists count. */
const MANY = 1_030;
const by = { actor: 'finance' } as const;
const below = (most: number) => Math.trunc(Math.random() * most);

function pay(db: Db, code: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const placed = await lockOrder(tx, code);
    const { total: amount, paytype } = placed.order;
    await receivePayment(tx, placed, { action: 'confirm_transfer', amount, paytype, by, now });
    return amount;
  });
}

function refund(db: Db, code: string, amount: number, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const owed = await oweRefund(tx, await lockOrder(tx, code), { amount, why: 'goodwill', by, now });
    const due = (await openRefunds(tx, owed.order.order_id)).at(-1);
    if (due) await payRefund(tx, owed, due.refund_id, { by, now });
  });
}

/** The sheet of a period, after each of its figures agreed with its list. */
async function sheetIn(api: TestApi, headers: Record<string, string>, period: string) {
  const { rows } = (await api(`/api/admin/vat?period=${period}`, { headers })).as(vatReply);
  const sheet = sheetOf(rows);
  const listed = async (of: VatList) => {
    const entries = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const found = (await api(`/api/admin/vat/list?period=${period}&of=${of}&page=${page}`, { headers })).as(
        vatListReply,
      );
      entries.push(...found.list);
      pages = found.pages;
    }
    return { count: entries.length, total: entries.reduce((sum, { total }) => sum + total, 0) };
  };
  const sum = (names: readonly string[]) =>
    rows
      .filter(({ figure }) => names.includes(figure))
      .reduce((all, { count, total }) => ({ count: all.count + count, total: all.total + total }), {
        count: 0,
        total: 0,
      });
  for (const figure of VAT_FIGURES) expect([figure, await listed(figure)]).toEqual([figure, sum([figure])]);
  expect(await listed('sold')).toEqual(sum(INVOICE_FIGURES.filter((name) => name !== 'void')));
  expect(await listed('allowed')).toEqual(sum(ALLOWANCE_FIGURES));
  expect(await listed('paid')).toEqual(sum(PAYMENT_FIGURES));
  expect(await listed('refunds')).toEqual(sum(REFUND_FIGURES));
  return { rows, sheet };
}

test('random sales, refunds and voids of three periods agree with the orders and with the provider', {
  timeout: LONG,
}, async ({ api, db, shop, desk }) => {
  const headers = await newStaff(api, db, 'finance');
  const orders: { code: string; total: number; left: number }[] = [];
  const money = new Map<string, { paid: number; refunded: number }>();
  const note = (paid: number, refunded: number) => {
    const known = money.get(periodOf(desk.now())) ?? { paid: 0, refunded: 0 };
    money.set(periodOf(desk.now()), { paid: known.paid + paid, refunded: known.refunded + refunded });
  };
  for (let period = 0; period < PERIODS; period++) {
    for (let at = 0; at < ORDERS / PERIODS; at++) {
      await db.delete(throttle);
      const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 1 + below(3) }]);
      const total = await pay(db, code, desk.now());
      note(total, 0);
      orders.push({ code, total, left: total });
      if (below(3) === 0) await desk.work();
      const one = orders[below(orders.length)];
      if (!one || one.left === 0 || below(2) === 0) continue;
      const amount = below(2) === 0 ? one.left : 1 + below(one.left);
      await refund(db, one.code, amount, desk.now());
      note(0, amount);
      one.left -= amount;
    }
    if (period < PERIODS - 1) await desk.settle();
    await desk.pass(STEP_MS);
  }
  await desk.settle();
  const books = await desk.books();

  const periods = [...new Set([...money.keys(), periodOf(desk.now())])];
  let balance = 0;
  for (const period of periods) {
    const { sheet } = await sheetIn(api, headers, period);
    expect([period, sheet.payments.gap, sheet.refunds.gap]).toEqual([period, 0, 0]);
    expect([sheet.payments.money.total, sheet.refunds.money.total]).toEqual([
      money.get(period)?.paid ?? 0,
      money.get(period)?.refunded ?? 0,
    ]);
    balance += sheet.sums.balance.total;
  }
  // In all, the sheets are what the provider has issued, and what the buyers have paid for good.
  const issued = books.invoices
    .filter(({ status }) => status === 'ISSUED')
    .reduce((sum, { amount }) => sum + amount, 0);
  const allowed = books.allowances.reduce((sum, { amount }) => sum + amount, 0);
  expect(balance).toBe(issued - allowed);
  expect(balance).toBe(orders.reduce((sum, { left }) => sum + left, 0));
});

test('money without an invoice is listed by its reason', async ({ api, db, shop, desk }) => {
  const headers = await newStaff(api, db, 'finance');
  const here = periodOf(desk.now());
  const placed = () => order(api, shop.buyer, [shop.poppies]);
  // A payment from before the shop had invoices.
  const total = await payOn(db, await placed(), shopDay(desk.now()));
  const paid = async () => {
    const code = await placed();
    await pay(db, code, desk.now());
    return code;
  };
  const [waiting, failing, gone] = [await paid(), await paid(), await paid()];
  await db.execute(
    sql`update invoice set state = 'failed', problem = 'tax_id_refused', next_at = null where code = ${failing}`,
  );
  await db.execute(sql`update invoice set state = 'void', next_at = null where code = ${gone}`);

  const { sheet } = await sheetIn(api, headers, here);

  expect(sheet.payments.without.map(({ figure, count, total: sum }) => [figure, count, sum])).toEqual([
    ['queued', 1, total],
    ['failed', 1, total],
    ['unreplaced', 1, total],
    ['none', 1, total],
  ]);
  expect(sheet.payments.documents.total).toBe(0);
  await refund(db, gone, total, desk.now());
  const after = (await sheetIn(api, headers, here)).sheet;
  expect(after.payments.without.map(({ figure }) => figure)).toContain('refunded');
  expect(after.refunds.without.map(({ figure }) => figure)).toEqual(['refund_none']);

  await desk.settle();
  await refund(db, waiting, 1, desk.now());
  const owing = (await sheetIn(api, headers, here)).sheet;
  expect(owing.refunds.without.map(({ figure }) => figure)).toContain('refund_open');
  await db.execute(sql`update invoice_allowance set state = 'failed' where code = ${waiting}`);
  const failed = (await sheetIn(api, headers, here)).sheet;
  expect(failed.refunds.without.map(({ figure }) => figure).sort()).toEqual(['refund_failed', 'refund_none']);
});

test('a long list is shown and downloaded to its end', async ({ api, db, shop, desk }) => {
  const headers = await newStaff(api, db, 'finance');
  const total = await payOn(db, await order(api, shop.buyer, [shop.poppies]), shopDay(desk.now()));
  // One payment is accepted per order; this test needs many rows, not many orders.
  await db.execute(sql`drop index order_payment_kept`);
  await db.execute(sql`insert into order_payment (order_id, paytype, amount, kept, received_at)
    select order_id, paytype, amount, kept, received_at + n * interval '1 microsecond' from order_payment, generate_series(1, ${MANY - 1}) as n`);
  const period = periodOf(desk.now());

  const { sheet } = await sheetIn(api, headers, period);

  expect(sheet.payments.money).toMatchObject({ count: MANY, total: MANY * total });
  const { text } = await api(`/api/admin/vat/file?period=${period}&of=none&format=csv`, { headers });
  const [head, ...lines] = text.trim().split('\r\n');
  expect(head).toContain('"Figure"');
  expect(lines).toHaveLength(MANY);
  expect(lines.every((line) => line.includes('"No invoice"') && line.endsWith(`,${total}`))).toBe(true);
  const [logged] = await db.select().from(staffChange).where(eq(staffChange.subject, 'export'));
  expect(logged).toMatchObject({ subject_id: 'vat', after: { period, of: 'none', format: 'csv' } });
});

test('the sheet as a file is for finance, and its download is logged', async ({ api, db, shop, desk }) => {
  const headers = await newStaff(api, db, 'finance');
  await pay(db, await order(api, shop.buyer, [shop.poppies]), desk.now());
  await desk.work();
  const path = `/api/admin/vat/file?period=${periodOf(desk.now())}&format=csv`;

  const { text } = await api(path, { headers });

  const lines = text.trim().split('\r\n');
  expect(lines[0]).toContain('"Fields of form 401"');
  expect(lines.find((line) => line.startsWith('"Taxable, consumers"'))).toContain('"5, 6","5%",1,');
  const [logged] = await db.select().from(staffChange).where(eq(staffChange.subject, 'export'));
  expect(logged).toMatchObject({ subject_id: 'vat', action: 'download' });
  const support = await newStaff(api, db, 'support');
  for (const other of ['/api/admin/vat', path]) expect((await api(other, { headers: support })).code).toBe('forbidden');
});

test('the sheet and its lists read only the rows of their period', async ({ db }) => {
  // The tests before leave pages without rows, by which the planner would decide. A few rows are always read whole:
  // without sequential scans, the plan shows which indexes can be used.
  await db.execute(sql`truncate shop_order, invoice cascade`);
  await db.execute(sql`set local enable_seqscan = off`);
  const planOf = async (query: ReturnType<typeof sheetQuery>) =>
    JSON.stringify((await db.execute(sql`explain ${query}`)).rows);

  const sheet = await planOf(sheetQuery('202611', 310_000));
  for (const name of [
    'invoice_period',
    'invoice_allowance_period',
    'order_payment_received',
    'order_refund_done',
    'invoice_order',
  ])
    expect(sheet).toContain(name);
  const list = await planOf(listQuery({ period: '202611', of: 'company' }, 310_000));
  expect(list).toContain('invoice_period');
});
