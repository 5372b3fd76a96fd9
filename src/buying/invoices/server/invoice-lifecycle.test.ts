import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { orderReply } from '#buying/orders/order.contract.ts';
import { newStaff, order } from '#buying/orders/server/testing-orders.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { casesPage, openSubjects } from '#ground/books-cases/server/books-case-read.service.ts';
import { invoiceReply, invoicesReply } from '../invoice.contract.ts';
import { invoice, invoiceAllowance, invoiceEvent } from './invoice.tables.ts';
import { compareInvoices } from './invoice-compare.service.ts';
import { issueDue } from './invoice-jobs.service.ts';
import { readStock } from './invoice-stock.service.ts';
import { test } from './testing-invoices.ts';
import { paid, refunded } from './testing-paid.ts';

const DAY_MS = 24 * 3_600_000;
const row = async (db: Db, code: string) => (await db.select().from(invoice).where(eq(invoice.code, code))).at(-1);
const allowances = (db: Db) => db.select().from(invoiceAllowance).orderBy(invoiceAllowance.allowance_id);

test('a paid order is invoiced once, and its buyer sees the number', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies, shop.larger]);
  const total = await paid(db, code, desk.now());
  const seen = async () =>
    (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply).order.uniform_invoice;
  expect(await seen()).toMatchObject({ state: 'queued', number: null });

  expect(await desk.work()).toBe(1);
  expect(await desk.work()).toBe(0);

  const { invoices } = await desk.books();
  expect(invoices).toMatchObject([{ amount: total, status: 'ISSUED' }]);
  expect(await seen()).toMatchObject({ state: 'issued', number: invoices[0]?.number });
});

test('a partial refund is an allowance, and the rest takes what is left', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const total = await paid(db, code, desk.now());
  await refunded(db, code, 101, desk.now());
  await desk.work();
  await refunded(db, code, total - 101, desk.now());
  await desk.work();

  expect((await desk.books()).allowances.map(({ amount }) => amount)).toEqual([101, total - 101]);
  const [first, last] = await allowances(db);
  const issued = await row(db, code);
  expect((first?.tax ?? 0) + (last?.tax ?? 0)).toBe(issued?.tax);
});

test('a full refund voids the invoice in time, and later becomes an allowance', async ({ api, db, shop, desk }) => {
  const early = await order(api, shop.buyer, [shop.poppies]);
  const late = await order(api, shop.buyer, [shop.larger]);
  const totals = [await paid(db, early, desk.now()), await paid(db, late, desk.now())];
  await desk.work();
  await refunded(db, early, totals[0] ?? 0, desk.now());
  await desk.work();
  await desk.pass(100 * DAY_MS);
  await refunded(db, late, totals[1] ?? 0, desk.now());
  await desk.work();

  expect((await row(db, early))?.state).toBe('void');
  expect((await row(db, late))?.state).toBe('issued');
  expect((await allowances(db)).map(({ state }) => state)).toEqual(['covered', 'issued']);
});

test('an order refunded before its turn is never invoiced', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const total = await paid(db, code, desk.now());
  await refunded(db, code, total, desk.now());
  await desk.work();

  expect((await desk.books()).invoices).toEqual([]);
  expect(await row(db, code)).toMatchObject({ state: 'void', number: null });
});

test.for(['close-after', '500-after', 'truncated', '500', '503'])(
  'after %s there is one invoice and one allowance',
  async (fault, { api, db, shop, desk }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const total = await paid(db, code, desk.now());
    await desk.fail('Issue', fault);
    await desk.settle();
    expect(await row(db, code)).toMatchObject({ state: 'issued', problem: null });
    await desk.fail('Allowance', fault);
    await refunded(db, code, 100, desk.now());
    await desk.settle();

    const { invoices, allowances: there } = await desk.books();
    expect(invoices).toHaveLength(1);
    expect(there.map(({ amount }) => amount)).toEqual([100]);
    expect((await allowances(db))[0]?.state).toBe('issued');
    await desk.fail('Invalid', fault);
    expect(total).toBe(invoices[0]?.amount);
  },
);

test('too many calls pause all invoices for half an hour', async ({ api, db, shop, desk }) => {
  await paid(db, await order(api, shop.buyer, [shop.poppies]), desk.now());
  await paid(db, await order(api, shop.buyer, [shop.larger]), desk.now());
  await desk.fail('Issue', '403');
  expect(await desk.work()).toBe(1);
  expect(await desk.work()).toBe(0);
  await desk.pass(31 * 60_000);
  await desk.work();

  expect((await desk.books()).invoices).toHaveLength(2);
});

test('without numbers the invoice waits, staff learn of it, and it is issued once there are some', async ({
  api,
  db,
  shop,
  desk,
}) => {
  await desk.simulator.control('invoice-numbers', { left: 0 });
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await desk.work();
  await readStock(desk.invoices, desk.now());
  expect(await row(db, code)).toMatchObject({ state: 'queued', problem: 'numbers_used_up' });
  const finance = await newStaff(api, db, 'finance');
  const page = (await api('/api/admin/invoice?queue=open', { headers: finance })).as(invoicesReply);
  expect(page.list.map((one) => one.code)).toEqual([code]);

  await desk.simulator.control('invoice-numbers', { left: 50 });
  await desk.settle();
  expect(await row(db, code)).toMatchObject({ state: 'issued', problem: null });
});

test('a barcode that does not exist fails before issuing, and staff correct it', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  const one = await row(db, code);
  const choice = { type: 'personal', carrier: { type: 'mobile', code: '/ZZZZZZZ' } } as const;
  if (one)
    await db
      .update(invoice)
      .set({ buyer: { ...one.buyer, choice } })
      .where(eq(invoice.invoice_id, one.invoice_id));
  await desk.work();
  expect(await row(db, code)).toMatchObject({ state: 'failed', problem: 'carrier_refused' });

  const finance = await newStaff(api, db, 'finance');
  const json = {
    choice: { type: 'company', tax_id: '04595257', title: 'Mist Ltd' },
    name: 'Mei',
    email: 'a@b.test',
    address: 'Taipei',
  };
  await api(`/api/admin/invoice/${one?.invoice_id}/correct`, { method: 'POST', json, headers: finance });
  await desk.work();
  expect(await row(db, code)).toMatchObject({ state: 'issued' });
});

test('a wrong buyer is corrected by voiding and issuing again', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await desk.work();
  const first = await row(db, code);
  const finance = await newStaff(api, db, 'finance');
  const replace_with = { choice: { type: 'donation', code: '919' }, name: 'Mei', email: 'a@b.test', address: 'Taipei' };
  const json = { reason: 'wrong buyer', replace_with };
  await api(`/api/admin/invoice/${first?.invoice_id}/void`, { method: 'POST', json, headers: finance });
  await desk.work();

  expect((await desk.books()).invoices.map(({ status }) => status)).toEqual(['VOID', 'ISSUED']);
  const next = (await db.select().from(invoice).where(eq(invoice.state, 'issued')))[0];
  expect(next?.relate_number).not.toBe(first?.relate_number);
});

test('the comparison finds what was changed at the provider', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await desk.work();
  await compareInvoices(desk.invoices, undefined, desk.now);
  expect(await openSubjects(db, 'invoice')).toEqual([]);

  const one = await row(db, code);
  if (one?.number && one.issued_at)
    await desk.invoices.provider?.void({ number: one.number, issued_at: one.issued_at, reason: 'by hand' });
  await desk.pass(DAY_MS);
  await compareInvoices(desk.invoices, undefined, desk.now);
  const open = { state: 'open', books: 'invoice' } as const;
  expect(await casesPage(db, open, { limit: 9, offset: 0 })).toMatchObject([
    {
      code,
      difference: 'void_there',
      sides: [{ fact: 'number' }, { fact: 'state', here: { word: 'issued' }, there: { word: 'void' } }],
    },
  ]);
  expect((await row(db, code))?.difference).toBe('void_there');
});

test('an invoice that the provider does not upload in time is a case until it has', async ({ api, db, shop, desk }) => {
  await desk.simulator.control('settings', { uploads: false });
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await desk.work();
  await compareInvoices(desk.invoices, undefined, desk.now);
  expect(await openSubjects(db, 'invoice')).toEqual([]);
  await desk.pass(2 * DAY_MS);
  await compareInvoices(desk.invoices, undefined, desk.now);
  const open = { state: 'open', books: 'invoice' } as const;
  expect(await casesPage(db, open, { limit: 9, offset: 0 })).toMatchObject([{ code, difference: 'not_uploaded' }]);

  await desk.simulator.control('settings', { uploads: true });
  await desk.pass(DAY_MS);
  await compareInvoices(desk.invoices, undefined, desk.now);
  expect(await openSubjects(db, 'invoice')).toEqual([]);
});

test('without a provider staff enter what the accountant issued', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const total = await paid(db, code, new Date());
  const manual = { ...desk.invoices, provider: undefined };
  await issueDue(manual);
  const finance = await newStaff(api, db, 'finance');
  const { list, way } = (await listOf(api, finance)) ?? {};
  const id = list?.[0]?.invoice_id;
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const post = (path: string, json: object) =>
    api(`/api/admin/invoice/${path}`, { method: 'POST', json, headers: finance });
  expect(way).toBeDefined();

  expect((await post(`${id}/enter`, { number: 'AB1234567', date: day })).code).toBe('validation');
  const entered = (await post(`${id}/enter`, { number: 'ab12345678', date: day, random_code: '1234' })).as(
    invoiceReply,
  );
  expect(entered.invoice).toMatchObject({ state: 'issued', number: 'AB12345678', way: 'manual', total });

  await refunded(db, code, 100, new Date());
  await issueDue(manual);
  const [allowance] = await allowances(db);
  const done = (await post(`allowance/${allowance?.allowance_id}/enter`, { number: 'D1', date: day })).as(invoiceReply);
  expect(done.invoice.allowances).toMatchObject([{ state: 'issued', number: 'D1', total: 100 }]);
  expect((await desk.books()).invoices).toEqual([]);
});

test('every call and answer is recorded, and nothing of it changes', async ({ api, db, shop, desk }) => {
  await paid(db, await order(api, shop.buyer, [shop.poppies]), desk.now());
  await desk.work();
  const events = await db.select().from(invoiceEvent).orderBy(invoiceEvent.event_id);
  expect(events.map(({ act, outcome }) => [act, outcome])).toEqual([
    ['issue', 'asked'],
    ['issue', 'done'],
  ]);
  await expect(inTransaction(db, (tx) => tx.delete(invoiceEvent))).rejects.toThrow();
});

async function listOf(api: TestApi, headers: Record<string, string>) {
  return (await api('/api/admin/invoice?queue=open', { headers })).as(invoicesReply);
}
