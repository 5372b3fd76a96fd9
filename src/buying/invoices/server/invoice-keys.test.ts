import { expect } from 'vitest';
import { order } from '#buying/orders/server/testing-orders.ts';
import { shopDay } from '#shared/shop-time.ts';
import { countTroubled, invoiceDetail } from './invoice.service.ts';
import { invoice } from './invoice.tables.ts';
import { issueDue } from './invoice-jobs.service.ts';
import { enterAllowance, enterInvoice, enterVoid, handOver } from './invoice-staff.service.ts';
import { allowanceStates, problems, rowOf } from './testing-invoice-rows.ts';
import { test } from './testing-invoices.ts';
import { paid, refunded } from './testing-paid.ts';

const HOUR_MS = 3_600_000;

test('without the provider’s keys, what it did not issue can be left to the accountant', async ({
  api,
  db,
  shop,
  desk,
}) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await desk.fail('Issue', '500');
  await desk.work();
  const { invoice_id } = await rowOf(db, code);
  const acting = { invoice_id, staff_id: 1, now: desk.now() };
  await expect(handOver(desk.invoices, acting, { looked: true })).rejects.toMatchObject({ code: 'conflict' });
  const manual = { ...desk.invoices, provider: undefined };
  expect((await invoiceDetail(manual, invoice_id)).actions).toContain('hand_over');
  // The answer was lost: someone has to look on the provider's pages before another invoice is issued.
  await expect(handOver(manual, acting, { looked: false })).rejects.toMatchObject({ code: 'conflict' });
  await handOver(manual, acting, { looked: true });

  expect(await rowOf(db, code)).toMatchObject({ state: 'queued', way: 'manual' });
  await enterInvoice(manual, acting, { number: 'AB12345678', date: shopDay(desk.now()) });
  expect(await rowOf(db, code)).toMatchObject({ state: 'issued', way: 'manual' });
  expect((await desk.books()).invoices).toEqual([]);
});

test('without the provider’s keys, staff enter the number of an invoice whose answer was lost; it stays the provider’s', async ({
  api,
  db,
  shop,
  desk,
}) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await desk.fail('Issue', 'close-after');
  await desk.work();
  const { invoice_id } = await rowOf(db, code);
  const acting = () => ({ invoice_id, staff_id: 1, now: desk.now() });
  const [there] = (await desk.books()).invoices;
  const manual = { ...desk.invoices, provider: undefined };
  await enterInvoice(manual, acting(), { number: there?.number ?? '', date: shopDay(desk.now()) });
  expect(await rowOf(db, code)).toMatchObject({ state: 'issued', way: 'ecpay', number: there?.number });

  // With the keys, a refund goes to the provider again.
  await refunded(db, code, 100, desk.now());
  await desk.settle();
  expect((await desk.books()).allowances.map(({ amount }) => amount)).toEqual([100]);
});

test('without the provider’s keys, voids and allowances are left to staff, who are notified', async ({
  api,
  db,
  shop,
  desk,
}) => {
  const [part, whole] = [await order(api, shop.buyer, [shop.poppies]), await order(api, shop.buyer, [shop.poppies])];
  await paid(db, part, desk.now());
  const total = await paid(db, whole, desk.now());
  await desk.work();
  await refunded(db, part, 100, desk.now());
  await refunded(db, whole, total, desk.now());
  const manual = { ...desk.invoices, provider: undefined };
  await issueDue(manual, undefined, desk.now);
  for (const code of [part, whole]) expect(await problems(db, code)).toEqual([{ handled_at: null }]);
  expect(await countTroubled(db)).toBe(2);

  const acting = async (code: string) => ({
    invoice_id: (await rowOf(db, code)).invoice_id,
    staff_id: 1,
    now: desk.now(),
  });
  const date = shopDay(desk.now());
  const { allowances, actions } = await invoiceDetail(manual, (await rowOf(db, part)).invoice_id, desk.now());
  expect(allowances).toMatchObject([{ lacks_number: true, problem: 'keys_refused' }]);
  expect(actions).not.toContain('void');
  await enterAllowance(
    manual,
    { allowance_id: allowances[0]?.allowance_id ?? 0, staff_id: 1, now: desk.now() },
    {
      number: '2026111912345678',
      date,
    },
  );
  expect((await invoiceDetail(manual, (await rowOf(db, whole)).invoice_id, desk.now())).actions).not.toContain('void');
  await enterVoid(manual, await acting(whole), { date });
  await issueDue(manual, undefined, desk.now);

  expect((await rowOf(db, whole)).state).toBe('void');
  expect((await rowOf(db, part)).state).toBe('issued');
  expect((await allowanceStates(db)).toSorted()).toEqual(['covered', 'issued']);
  expect(await countTroubled(db)).toBe(0);
  expect((await problems(db, whole))[0]?.handled_at).not.toBeNull();
});

test('without the provider’s keys, a refund does not change why an invoice has failed', async ({
  api,
  db,
  shop,
  desk,
}) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await db.update(invoice).set({ way: 'ecpay', state: 'failed', problem: 'differs', next_at: null });
  await refunded(db, code, 100, desk.now());
  await issueDue({ ...desk.invoices, provider: undefined }, undefined, desk.now);
  expect(await rowOf(db, code)).toMatchObject({ state: 'failed', problem: 'differs', next_at: null });
});

test('an invoice that waited for the keys is done when they are back', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  const total = await paid(db, code, desk.now());
  await desk.work();
  await refunded(db, code, total, desk.now());
  await issueDue({ ...desk.invoices, provider: undefined }, undefined, desk.now);
  expect((await problems(db, code))[0]?.handled_at).toBeNull();
  await desk.pass(HOUR_MS);
  await desk.settle();

  expect(await rowOf(db, code)).toMatchObject({ state: 'void', problem: null });
  expect((await problems(db, code))[0]?.handled_at).not.toBeNull();
  expect(await countTroubled(db)).toBe(0);
});
