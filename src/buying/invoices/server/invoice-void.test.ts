import { expect } from 'vitest';
import { order } from '#buying/orders/server/testing-orders.ts';
import { openSubjects } from '#ground/books-cases/server/books-case-read.service.ts';
import { shopDay } from '#shared/shop-time.ts';
import { voidUntil } from '../invoice-periods.rules.ts';
import { invoiceDetail } from './invoice.service.ts';
import { compareInvoices } from './invoice-compare.service.ts';
import { issueDue } from './invoice-jobs.service.ts';
import { enterInvoice, enterVoid, voidInvoice } from './invoice-staff.service.ts';
import { allowanceStates, company, passTo, problems, rowOf, rowsOf } from './testing-invoice-rows.ts';
import { test } from './testing-invoices.ts';
import { paid, refunded } from './testing-paid.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test('a void whose answer was lost just before the last moment is found after it', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const total = await paid(db, code, desk.now());
  await desk.work();
  await passTo(desk, (await rowOf(db, code)).period, -60_000);
  await refunded(db, code, total, desk.now());
  await desk.fail('Invalid', 'close-after');
  await desk.work();
  expect((await rowOf(db, code)).state).toBe('voiding');
  await desk.pass(HOUR_MS);
  await desk.work();

  expect((await desk.books()).invoices).toMatchObject([{ status: 'VOID' }]);
  expect((await rowOf(db, code)).state).toBe('void');
  expect(await allowanceStates(db)).toEqual(['covered']);
});

test('a void that did not come through in time is given up after one question', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const total = await paid(db, code, desk.now());
  await desk.work();
  await passTo(desk, (await rowOf(db, code)).period, -60_000);
  await refunded(db, code, total, desk.now());
  await desk.fail('Invalid', '500');
  await desk.work();
  await desk.pass(HOUR_MS);
  await desk.settle();

  expect(await rowOf(db, code)).toMatchObject({ state: 'issued', problem: 'too_late_to_void' });
  expect(await allowanceStates(db)).toEqual(['issued']);
});

test('the accountant’s void of the 13th can be entered later, with a day on which it was possible', async ({
  api,
  db,
  shop,
  desk,
}) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const total = await paid(db, code, desk.now());
  const manual = { ...desk.invoices, provider: undefined };
  await issueDue(manual, undefined, desk.now);
  const { invoice_id } = await rowOf(db, code);
  const acting = () => ({ invoice_id, staff_id: 1, now: desk.now() });
  await enterInvoice(manual, acting(), { number: 'AB12345678', date: shopDay(desk.now()) });
  const { period } = await rowOf(db, code);
  await passTo(desk, period, -DAY_MS);
  await refunded(db, code, total, desk.now());
  await issueDue(manual, undefined, desk.now);
  await desk.pass(3 * DAY_MS);
  await issueDue(manual, undefined, desk.now);
  expect(await rowOf(db, code)).toMatchObject({ state: 'issued', problem: 'too_late_to_void' });

  await expect(enterVoid(manual, acting(), { date: shopDay(desk.now()) })).rejects.toMatchObject({
    code: 'validation',
  });
  await enterVoid(manual, acting(), { date: shopDay(voidUntil(period ?? '')) });
  expect(await rowOf(db, code)).toMatchObject({ state: 'void' });
  expect(await allowanceStates(db)).toEqual(['covered']);
});

test('an invoice that was voided on the provider’s pages becomes void here, and the order gets another', async ({
  api,
  db,
  shop,
  desk,
}) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await desk.work();
  const { invoice_id, number, issued_at } = await rowOf(db, code);
  const acting = () => ({ invoice_id, staff_id: 1, now: desk.now() });
  const today = () => ({ date: shopDay(desk.now()) });
  // Before the comparison has found it, nobody can say so.
  await expect(enterVoid(desk.invoices, acting(), today())).rejects.toMatchObject({ code: 'conflict' });
  if (number && issued_at) await desk.invoices.provider?.void({ number, issued_at, reason: 'by hand' });
  await compareInvoices(desk.invoices, undefined, desk.now);
  expect(await openSubjects(db, 'invoice')).toEqual([`invoice-${invoice_id}`]);
  const [reported] = await problems(db, `invoice-${invoice_id}`);
  expect(reported).toEqual({ handled_at: null });

  await enterVoid(desk.invoices, acting(), today());
  await desk.work();
  expect((await rowsOf(db, code)).map(({ state }) => state)).toEqual(['void', 'issued']);
  expect((await desk.books()).invoices.map(({ status }) => status)).toEqual(['VOID', 'ISSUED']);
  await compareInvoices(desk.invoices, undefined, desk.now);
  expect(await openSubjects(db, 'invoice')).toEqual([]);
  expect((await problems(db, `invoice-${invoice_id}`))[0]?.handled_at).not.toBeNull();
});

test('staff learn that their void was refused, and may order it again', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await desk.work();
  const { invoice_id, number, issued_at, buyer, lines, total, tax_kind } = await rowOf(db, code);
  // Someone has issued an allowance on the provider's pages.
  const there = { number: number ?? '', issued_at: issued_at ?? new Date(), buyer, lines, total, tax_kind };
  const allowed = await desk.invoices.provider?.allowance(there);
  const acting = () => ({ invoice_id, staff_id: 1, now: desk.now() });
  await voidInvoice(desk.invoices, acting(), { reason: 'wrong buyer', replace_with: company });
  await desk.work();
  expect(await rowOf(db, code)).toMatchObject({ state: 'issued', problem: 'allowance_in_the_way' });
  expect(await problems(db, code)).toEqual([{ handled_at: null }]);
  expect((await invoiceDetail(desk.invoices, invoice_id, desk.now())).actions).toContain('void');

  if (allowed?.state === 'done')
    await desk.invoices.provider?.voidAllowance({ invoice: number ?? '', number: allowed.number, reason: 'by hand' });
  await voidInvoice(desk.invoices, acting(), { reason: 'wrong buyer', replace_with: company });
  await desk.work();
  expect((await rowsOf(db, code)).map(({ state }) => state)).toEqual(['void', 'issued']);
  expect((await problems(db, code))[0]?.handled_at).not.toBeNull();
});

test('an invoice that was voided there before we knew of it is followed by another', async ({
  api,
  db,
  shop,
  desk,
}) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await desk.fail('Issue', 'close-after');
  await desk.work();
  const [there] = (await desk.books()).invoices;
  await desk.invoices.provider?.void({ number: there?.number ?? '', issued_at: desk.now(), reason: 'by hand' });
  await desk.settle();

  const [first, second] = await rowsOf(db, code);
  expect(first).toMatchObject({ state: 'void', number: there?.number });
  expect(second).toMatchObject({ state: 'issued', problem: null });
  expect((await desk.books()).invoices.map(({ status }) => status)).toEqual(['VOID', 'ISSUED']);
});
