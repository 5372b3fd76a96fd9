import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { sharedTax } from '#buying/checkout/tax.rules.ts';
import { invoice, invoiceAllowance } from '#buying/invoices/server/invoice.tables.ts';
import { newStaff, order, test } from '#buying/orders/server/testing-orders.ts';
import type { Db } from '#db/server/connect.ts';
import { payOn, refundOn } from '#desk/figures/server/testing-figures.ts';
import { readXlsx } from '#desk/import/server/xlsx-read.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { xlsxOf } from '#ground/documents/server/xlsx-write.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { i18nFor } from '#shared/i18n.ts';
import { DATASETS } from '../export.rules.ts';
import { BATCH, dataset } from './dataset.ts';
import { PAYMENTS } from './money-datasets.ts';

/** `EXPORT_ROWS=100000` is the long run, which measures memory too. */
const MANY = Number(process.env.EXPORT_ROWS || 3 * BATCH + 7);
async function all<Part>(parts: AsyncIterable<Part>): Promise<Part[]> {
  const list: Part[] = [];
  for await (const part of parts) list.push(part);
  return list;
}

const PERIOD = 'from=2025-01-01&to=2027-12-31';

/** Issues the invoice of an order, and the allowance of its refund. */
async function invoiced(db: Db, code: string, total: number) {
  const choice = { type: 'personal', carrier: { type: 'member' } } as const;
  const buyer = { choice, name: 'Mei', email: 'mei@example.com', phone: '', address: '' };
  const tax = sharedTax([total], 5)[0]?.tax ?? 0;
  const at = new Date('2025-10-31T04:00:00Z');
  const dates = { paid_at: at, created_at: at, changed_at: at, issued_at: at, period: '202509' };
  const facts = { order_id: 1, code, buyer, tax_kind: 'taxable', tax_rate: 5, currency: 'NTD' } as const;
  const amounts = { net: total - tax, tax, total, currency_total: total };
  const [row] = await db
    .insert(invoice)
    .values({
      ...facts,
      ...amounts,
      ...dates,
      relate_number: 'A1',
      lines: [],
      state: 'issued',
      way: 'manual',
      number: 'AB10000001',
    })
    .returning();
  const back = new Date('2025-11-05T04:00:00Z');
  await db.insert(invoiceAllowance).values({
    ...{ invoice_id: row?.invoice_id ?? 0, order_id: 1, code, refund_id: 1, state: 'issued', number: 'D1', lines: [] },
    ...{ issued_at: back, period: '202511', net: 477, tax: 24, total: 501, currency_total: 501 },
    ...{ refunded_at: back, created_at: back, changed_at: back },
  });
}

test('every table has its rows once, safe for spreadsheets, and each download is logged', async ({ api, db, shop }) => {
  const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }, shop.larger]);
  const total = await payOn(db, code, '2025-10-31');
  await refundOn(db, code, '2025-11-05', 501);
  await invoiced(db, code, total);
  await db.execute(sql`update shop_order set receiver = receiver || '{"name": "=HYPERLINK(1)"}'`);
  const headers = await newStaff(api, db, 'finance');
  const table = async (what: string) => {
    const { text } = await api(`/api/admin/export?what=${what}&format=csv&${PERIOD}`, { headers });
    return text.trim().split('\r\n');
  };

  const [heads, placed, ...more] = await table('orders');
  expect(heads).toMatch(/^\uFEFF?"Order","Placed","Paid"/);
  expect(placed).toContain(`"${code}"`);
  expect(placed).toContain('"\'=HYPERLINK(1)"');
  expect(placed).toContain(`,${total},`);
  expect(more).toEqual([]);
  expect(await table('order_lines')).toHaveLength(3);
  expect((await table('payments'))[1]).toContain(`"2025-10-31 12:00","${code}"`);
  expect((await table('refunds'))[1]).toContain('"2025-11-05 12:00"');
  // Two sales, and what the refund took back of each.
  expect(await table('shares')).toHaveLength(5);
  // Words, not codes; each invoice with what its allowances took from it.
  const [, issued, ...others] = await table('invoices');
  expect(issued).toContain(`"AB10000001","2025-10-31 12:00","Issued","Personal e-invoice",,,"Taxable",5,`);
  expect(issued).toContain(`,${total},501,`);
  expect(others).toEqual([]);
  expect((await table('allowances'))[1]).toContain('"D1","2025-11-05 12:00","Issued","AB10000001","Taxable",');
  expect(await table('payouts')).toHaveLength(1);

  const logged = await db.select().from(staffChange).where(eq(staffChange.subject, 'export'));
  expect(logged.map(({ subject_id }) => subject_id).sort()).toEqual([...DATASETS].sort());
  expect(logged[0]).toMatchObject({
    action: 'download',
    after: { from: '2025-01-01', to: '2027-12-31', format: 'csv' },
  });
});

test('a workbook has numbers as numbers', async ({ api, db, shop }) => {
  const total = await payOn(db, await order(api, shop.buyer, [shop.poppies]), '2025-10-31');
  const span = { from: '2025-10-01', to: '2025-10-31', before: new Date() };
  const reader = { lang: 'zh-Hant', i18n: await i18nFor('zh-Hant') } as const;
  const path = join(await temporaryFolder(), 'payments.xlsx');
  await writeFile(path, Buffer.concat(await all(xlsxOf(PAYMENTS.rows(db, span, reader)))));

  const rows = await readXlsx(path);

  expect(rows[1]?.slice(3, 5)).toEqual(['NTD', String(total)]);
});

test('rows after the moment of the download are in no page, and those of other days neither', async ({
  api,
  db,
  shop,
}) => {
  await payOn(db, await order(api, shop.buyer, [shop.poppies]), '2025-10-31');
  const reader = { lang: 'en', i18n: await i18nFor('en') } as const;
  const count = async (span: { from: string; to: string; before: Date }) =>
    (await all(PAYMENTS.rows(db, span, reader))).length - 1;

  expect(await count({ from: '2025-10-31', to: '2025-10-31', before: new Date() })).toBe(1);
  expect(await count({ from: '2025-10-31', to: '2025-10-31', before: new Date('2025-10-31T03:59:59Z') })).toBe(0);
  expect(await count({ from: '2025-11-01', to: '2025-11-30', before: new Date() })).toBe(0);
});

test('a long table is read page by page, only as fast as it is written', async ({ db }) => {
  let read = 0;
  const long = dataset<{ id: number }>({
    columns: [[{ id: 'Number' }, ({ id }) => ({ number: String(id) })]],
    idOf: ({ id }) => id,
    after: async (_db, _span, last, limit) => {
      const page = Array.from({ length: Math.min(limit, MANY - last) }, (_, at) => ({ id: last + at + 1 }));
      read += page.length;
      return page;
    },
  });
  const rows = long.rows(
    db,
    { from: '2025-01-01', to: '2025-01-01', before: new Date() },
    { lang: 'en', i18n: await i18nFor('en') },
  );
  let seen = -1;
  for await (const _row of rows) {
    seen += 1;
    expect(read - seen).toBeLessThanOrEqual(BATCH);
  }
  expect(seen).toBe(MANY);
});

test('a table whose rows fail ends with the error instead of waiting for ever', async () => {
  const broken = async function* () {
    yield ['Head'];
    throw new Error('the database is gone');
  };
  await expect(all(xlsxOf(broken()))).rejects.toThrow('the database is gone');
});

test('days that do not exist, and reversed ones, are refused', async ({ api, db }) => {
  const headers = await newStaff(api, db, 'finance');
  for (const days of [
    'from=2026-02-31&to=2026-03-31',
    'from=2026-03-02&to=2026-03-01',
    'from=1026-01-01&to=2026-01-01',
  ])
    expect([days, (await api(`/api/admin/export?what=orders&format=csv&${days}`, { headers })).status]).toEqual([
      days,
      422,
    ]);
});

test('exports are for finance', async ({ api, db }) => {
  const headers = await newStaff(api, db, 'support');
  expect((await api(`/api/admin/export?what=orders&format=csv&${PERIOD}`, { headers })).code).toBe('forbidden');
});
