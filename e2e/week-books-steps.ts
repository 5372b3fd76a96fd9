import type { Page } from '@playwright/test';
import type { TestSimulator } from '#buying/payments/server/testing-simulator.ts';
import type { TestSmtp } from '#people/mail/server/testing-smtp.ts';
import { test } from './shop-test.ts';
import {
  compareExports,
  compareFigures,
  enterPayee,
  payArtist,
  payNow,
  seeAllowance,
  seeInvoices,
} from './week-books.ts';
import type { FirstOrder } from './week-order.ts';
import { callAs, makeAndDeliver, payByAtm, payByLinePay, returnOne } from './week-payments.ts';
import { connectProviders, standBetween } from './week-providers.ts';
import { sumsOf } from './week-sums.ts';
import { compareVat } from './week-vat.ts';

interface Around {
  simulator: TestSimulator;
  smtp: TestSmtp;
}

/** The week goes on: payments that Taiwanese buyers have, their invoices, a return, the artist’s payout, and every sheet about them. */
export async function weekBooks(owner: Page, first: FirstOrder, { simulator, smtp }: Around): Promise<void> {
  await test.step('ECPay, LINE Pay and invoices are connected', () => connectProviders(owner));
  const deliver = await standBetween(first.buyer, simulator);
  // All by the same artist, as the print of the first order was.
  const line = await test.step('an order by LINE Pay', () =>
    payByLinePay(first, simulator, [
      [12, 2],
      [17, 1],
    ]));
  const atm = await test.step('and one by ATM', () => payByAtm(first, { simulator, deliver, smtp }, [[22, 1]]));
  const bought = [line, atm];
  const invoices = await test.step('both have invoices', () => seeInvoices(owner, first, { simulator, bought }));
  for (const one of bought) await test.step('made and delivered', () => makeAndDeliver(owner, one));
  const refunded = await test.step('one print comes back', () => returnOne(owner, first, line));
  const [invoice] = invoices;
  if (invoice) await test.step('its allowance', () => seeAllowance(owner, { simulator, invoice, refunded }));

  const { order } = await callAs<{ order: { shipping_fee: number } }>(first.buyer, `/api/order/${first.code}`);
  const sums = sumsOf({ first: { total: first.total, shipping: order.shipping_fee }, bought, refunded });
  await test.step('shares are due at once', () => payNow(owner));
  await test.step('the artist’s payment data', () => enterPayee(owner, '陳潮'));
  await test.step('the artist is paid', () => payArtist(owner, smtp, sums));
  await test.step('the figures agree', () => compareFigures(owner, sums));
  await test.step('so do the exports', () => compareExports(owner, { bought, refunded, sums }));
  const { period = '' } = invoice ?? {};
  const numbers = invoices.map(({ number }) => number);
  await test.step('and the VAT sheet', () => compareVat(owner, { period, numbers, first, bought, refunded, sums }));
}
