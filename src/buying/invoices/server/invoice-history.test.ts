import { expect } from 'vitest';
import { invoicePastOrder } from '#buying/orders/server/order-invoice.service.ts';
import { newStaff, order } from '#buying/orders/server/testing-orders.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { shopDay } from '#shared/shop-time.ts';
import { invoiceReply } from '../invoice.contract.ts';
import { invoiceDetail } from './invoice.service.ts';
import { issueDue } from './invoice-jobs.service.ts';
import { rowOf } from './testing-invoice-rows.ts';
import { test } from './testing-invoices.ts';
import { paid, refunded } from './testing-paid.ts';

test('an invented past invoice never replaces a real one', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await desk.work();
  const { number } = await rowOf(db, code);
  await inTransaction(db, (tx) => invoicePastOrder(tx, code, 'DM00000001'));
  expect(await rowOf(db, code)).toMatchObject({ state: 'issued', way: 'ecpay', number });
});

test('the history names the staff member who acted', async ({ api, db, shop, desk }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await paid(db, code, desk.now());
  await issueDue({ ...desk.invoices, provider: undefined }, undefined, desk.now);
  const { invoice_id } = await rowOf(db, code);
  const headers = await newStaff(api, db, 'finance');
  const json = { number: 'AB12345678', date: shopDay(desk.now()) };
  const path = `/api/admin/invoice/${invoice_id}/enter`;
  const { invoice: entered } = (await api(path, { method: 'POST', json, headers })).as(invoiceReply);
  expect(entered.events).toMatchObject([{ act: 'enter', by: expect.stringMatching(/\S/) }]);
});

test('a past invoice that the demo enters has a history: its number, and its allowance or its void', async ({
  api,
  db,
  shop,
  desk,
}) => {
  const history = async (number: string, amountOf: (total: number) => number) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const total = await paid(db, code, desk.now(), true);
    await refunded(db, code, amountOf(total), desk.now());
    await inTransaction(db, (tx) => invoicePastOrder(tx, code, number));
    const { events } = await invoiceDetail(desk.invoices, (await rowOf(db, code)).invoice_id);
    return events.map(({ act, outcome }) => [act, outcome]);
  };
  expect(await history('DM00000001', () => 100)).toEqual([
    ['enter', 'done'],
    ['enter', 'done'],
  ]);
  expect(await history('DM00000002', (total) => total)).toEqual([
    ['enter', 'done'],
    ['enter_void', 'done'],
  ]);
});
