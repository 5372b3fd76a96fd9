import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { order, test } from '#buying/orders/server/testing-orders.ts';
import type { Db } from '#db/server/connect.ts';
import { writeRows } from '#db/server/testing-rows.ts';
import { payOn } from '#desk/figures/server/testing-figures.ts';
import { xlsxOf } from '#ground/documents/server/xlsx-write.ts';
import { i18nFor } from '#shared/i18n.ts';
import { BATCH, type Dataset } from './dataset.ts';
import { ALLOWANCES, INVOICES, PAYOUTS } from './document-datasets.ts';
import { PAYMENTS } from './money-datasets.ts';
import { ORDERS } from './order-datasets.ts';

/** `EXPORT_ROWS=100000` is the long run, which prints the memory of every table. */
const MANY = Number(process.env.EXPORT_ROWS || 2 * BATCH + 7);
const MINUTES = 60_000;
const DAYS = { from: '2025-01-01', to: '2036-12-31' };
/** A quarter of what 100,000 rows in memory would take; the test itself remembers which rows it has seen. */
const MOST_GROWTH_MB = 50;

/** An invoice every hour since 2025, each with an allowance; and as many payouts of one run. */
async function fill(db: Db) {
  const at = sql`'2025-01-01'::timestamptz + n * interval '1 hour'`;
  // The first of the two months in Taipei.
  const period = sql`to_char((${at}) at time zone 'Asia/Taipei' - ((extract(month from (${at}) at time zone 'Asia/Taipei')::int - 1) % 2)
    * interval '1 month', 'YYYYMM')`;
  const buyer = sql`'{"choice": {"type": "personal", "carrier": {"type": "member"}}, "name": "Mei", "email": "", "phone": "", "address": ""}'`;
  await writeRows(
    db,
    MANY,
    (from, to) => sql`with issued as (
      insert into invoice (order_id, code, state, way, relate_number, number, issued_at, period, buyer, lines, tax_kind, tax_rate, net,
        tax, total, currency, currency_total, paid_at, created_at, changed_at)
      select n, 'CN-' || n, 'issued', 'manual', 'R' || n, 'AB' || lpad(n::text, 8, '0'), ${at}, ${period}, ${buyer}, '[]', 'taxable', 5,
        100, 5, 105, 'NTD', 105, ${at}, '2025-01-01', '2025-01-01' from generate_series(${from}::int, ${to}::int) n
      returning invoice_id, order_id, code, issued_at, period)
    insert into invoice_allowance (invoice_id, order_id, code, refund_id, state, number, issued_at, period, lines, net, tax, total,
      currency_total, refunded_at, created_at, changed_at)
    select invoice_id, order_id, code, order_id, 'issued', 'D' || order_id, issued_at, period, '[]', 20, 1, 21, 21, issued_at,
      '2025-01-01', '2025-01-01' from issued`,
  );
  await db.execute(sql`insert into payout_run (run_id, state, until, pay_on, usd_rate, created_by, paid_at)
    values (77, 'paid', '2025-12-31', '2026-01-10', 0.031, 1, '2026-01-10')`);
  await writeRows(
    db,
    MANY,
    (
      from,
      to,
    ) => sql`insert into payout_line (run_id, payee, currency, shown_name, legal_name, residency, legal_form, payee_version,
      id_hint, account_kind, bank, last_digits, gross, withholding, premium, net, rules)
    select 77, 'artist:' || n, 'NTD', '{"en": "Lin", "zh-Hant": "林", "zh-Hans": "林"}', 'Lin', 'resident', 'individual', 1, '789',
      'taiwan', '004', '1234', 100, 0, 0, 100, '[]' from generate_series(${from}::int, ${to}::int) n`,
  );
  for (const table of ['invoice', 'invoice_allowance', 'payout_line']) await db.execute(sql.raw(`analyze ${table}`));
}

/** Copies of a paid order, one every hour. */
async function fillOrders(db: Db) {
  const source = sql`(select max(order_id) from shop_order where code not like 'CN-200101-%')`;
  await writeRows(
    db,
    MANY,
    (from, to) => sql`with placed as (
      insert into shop_order (code, member_id, lang, currency, paytype, payment_status, subtotal, shipping_fee, net, tax, tax_rate,
        total, receiver, invoice, agree, pay_by, created_at)
      select 'CN-200101-' || lpad(upper(to_hex(n)), 6, '0'), member_id, lang, currency, paytype, 'paid', subtotal, shipping_fee, net,
        tax, tax_rate, total, receiver, invoice, agree, pay_by, '2025-02-01'::timestamptz + n * interval '1 minute'
      from shop_order, generate_series(${from}::int, ${to}::int) n where order_id = ${source} returning order_id, created_at, total)
    insert into order_payment (order_id, paytype, amount, kept, received_at)
      select order_id, 'transfer', total, true, created_at from placed`,
  );
  for (const table of ['shop_order', 'order_payment']) await db.execute(sql.raw(`analyze ${table}`));
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is really held: without a collection, garbage counts too. */
function heapMb(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_048_576;
}

/** Reads a table as its Excel file is written; returns its rows, and by how many megabytes memory grew at most. */
async function readThrough(db: Db, table: Dataset) {
  const reader = { lang: 'en', i18n: await i18nFor('en') } as const;
  const seen = new Set<string>();
  const start = heapMb();
  let [rows, bytes, measured, peak] = [0, 0, 0, start];
  async function* counted() {
    for await (const row of table.rows(db, { ...DAYS, before: new Date() }, reader)) {
      rows += 1;
      seen.add(row.slice(0, 4).map(String).join());
      yield row;
    }
  }
  const began = performance.now();
  for await (const part of xlsxOf(counted())) {
    bytes += part.length;
    if (rows < measured + BATCH) continue;
    measured = rows;
    peak = Math.max(peak, heapMb());
  }
  return {
    rows: rows - 1,
    different: seen.size - 1,
    bytes,
    growth: peak - start,
    seconds: (performance.now() - began) / 1000,
  };
}

test('long tables of documents have every row once, page after page, in a memory that does not grow with them', {
  timeout: 30 * MINUTES,
}, async ({ api, db, shop }) => {
  await payOn(db, await order(api, shop.buyer, [shop.poppies]), '2025-10-31');
  await fill(db);
  await fillOrders(db);

  for (const [name, table, more] of [
    ['invoices', INVOICES, 0],
    ['allowances', ALLOWANCES, 0],
    ['payouts', PAYOUTS, 0],
    ['payments', PAYMENTS, 1],
    ['orders', ORDERS, 1],
  ] as const) {
    const { rows, different, bytes, growth, seconds } = await readThrough(db, table);
    expect([name, rows]).toEqual([name, MANY + more]);
    // Payouts of one run differ only in their payee.
    if (name !== 'payouts') expect([name, different]).toEqual([name, MANY + more]);
    expect(growth).toBeLessThan(MOST_GROWTH_MB);
    if (process.env.EXPORT_ROWS)
      console.log(
        `${name}: ${rows} rows, ${(bytes / 1_048_576).toFixed(1)} MB, ${seconds.toFixed(1)} s, heap +${growth.toFixed(1)} MB`,
      );
  }
});
