import { expect } from 'vitest';
import { order } from '#buying/orders/server/testing-orders.ts';
import { issueDue } from './invoice-jobs.service.ts';
import type { InvoiceProvider } from './invoice-provider.ts';
import { voidInvoice } from './invoice-staff.service.ts';
import { allowanceStates, company, problems, rowOf } from './testing-invoice-rows.ts';
import { test } from './testing-invoices.ts';
import { paid, refunded } from './testing-paid.ts';

const HOUR_MS = 3_600_000;

test('no allowance is sent when the lease is nearly over: another process may begin', async ({
  api,
  db,
  shop,
  desk,
}) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await desk.work();
  await refunded(db, code, 100, desk.now());
  await desk.fail('Allowance', '500');
  await desk.work();
  const { provider } = desk.invoices;
  if (!provider) throw new Error('no provider');
  let allowances = 0;
  // The same provider, which takes a minute to answer the question that comes before.
  let waited = 0;
  const slow: InvoiceProvider = {
    ...provider,
    query: async (relate) => {
      waited += 60_000;
      return provider.query(relate);
    },
    allowance: (asked) => {
      allowances += 1;
      return provider.allowance(asked);
    },
  };
  await desk.pass(HOUR_MS);
  const clock = () => new Date(desk.now().getTime() + waited);
  await issueDue({ ...desk.invoices, provider: slow }, undefined, clock);
  expect(waited).toBe(60_000);
  expect(allowances).toBe(0);

  await desk.settle();
  expect((await desk.books()).allowances.map(({ amount }) => amount)).toEqual([100]);
});

test('after a refused void, staff also learn of an allowance that fails', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await desk.work();
  const { invoice_id, number, issued_at, buyer, lines, total, tax_kind } = await rowOf(db, code);
  const there = { number: number ?? '', issued_at: issued_at ?? new Date(), buyer, lines, total, tax_kind };
  await desk.invoices.provider?.allowance({ ...there, lines: lines.slice(0, 1), total: lines[0]?.amount ?? 0 });
  const acting = { invoice_id, staff_id: 1, now: desk.now() };
  await voidInvoice(desk.invoices, acting, { reason: 'wrong buyer', replace_with: company });
  await desk.work();
  expect(await problems(db, code)).toHaveLength(1);

  // More than the provider has left of it.
  await refunded(db, code, total - 1, desk.now());
  await desk.work();
  expect(await allowanceStates(db)).toEqual(['failed']);
  expect(await problems(db, code)).toHaveLength(2);
});
