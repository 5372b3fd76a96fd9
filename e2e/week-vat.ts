import type { Locator, Page } from '@playwright/test';
import { SHOP, say } from './empty-shop.ts';
import { expect } from './shop-test.ts';
import { type Bought, callAs } from './week-payments.ts';
import { taxIn, type WeekSums } from './week-sums.ts';

interface Sheet {
  /** Of the invoices: `YYYYMM` of the first of two months. */
  period: string;
  numbers: readonly string[];
  first: { total: number };
  bought: readonly Bought[];
  refunded: number;
  sums: WeekSums & { invoiced: number };
}

/** The sheet is in NT dollars throughout. */
const money = (amount: number) => `${amount < 0 ? '−' : ''}${Math.abs(amount).toLocaleString('en')}`;

async function expectRow(table: Locator, name: string, cells: readonly string[]): Promise<void> {
  const row = table.getByRole('row').filter({ has: table.page().getByRole('rowheader', { name, exact: true }) });
  await expect.poll(() => row.getByRole('cell').allInnerTexts()).toEqual(expect.arrayContaining([...cells]));
}

/** The sheet of the period has the invoices and the allowance to the dollar, and leads from all money to them without a gap. */
export async function compareVat(
  owner: Page,
  { period, numbers, first, bought, refunded, sums }: Sheet,
): Promise<void> {
  const tax = bought.reduce((all, { total }) => all + taxIn(total), 0);
  const { rows } = await callAs<{ rows: { figure: string; count: number; net: number; tax: number; total: number }[] }>(
    owner,
    `/api/admin/vat?period=${period}`,
  );
  const figure = (name: string) => rows.find((row) => row.figure === name);
  expect(figure('consumer')).toMatchObject({
    count: bought.length,
    net: sums.invoiced - tax,
    tax,
    total: sums.invoiced,
  });
  const allowed = { count: 1, net: refunded - taxIn(refunded), tax: taxIn(refunded), total: refunded };
  expect(figure('allowance')).toMatchObject(allowed);
  expect(figure('matched')).toMatchObject({ count: bought.length, total: sums.invoiced });
  expect(figure('refund_matched')).toMatchObject({ count: 1, total: refunded });
  // The first order was paid back before its invoice was issued.
  expect(figure('refunded')).toMatchObject({ count: 1, total: first.total });
  expect(figure('refund_covered')).toMatchObject({ count: 1, total: first.total });
  expect(rows).toHaveLength(6);

  await owner.goto(`${SHOP}/zh-Hant/admin/vat?period=${period}`);
  const part = (title: string) => owner.getByRole('region', { name: say(title) });
  const sales = part('Sales and allowances');
  const balance = [sums.gross - sums.refunds - sums.vat, sums.vat, sums.gross - sums.refunds];
  await expectRow(sales, say('Sales minus allowances'), balance.map(money));
  const paid = part('From payments to invoices');
  await expectRow(paid, say('Payments received'), [money(sums.gross)]);
  await expectRow(paid, say('No invoice needed: fully refunded'), [money(-first.total)]);
  await expectRow(paid, say('Invoices of the period'), [money(sums.invoiced)]);
  const back = part('From refunds to allowances');
  await expectRow(back, say('Refunds paid'), [money(sums.refunds)]);
  await expectRow(back, say('No allowance needed: the invoice was voided'), [money(-first.total)]);
  await expectRow(back, say('Allowances of the period'), [money(refunded)]);
  await expect(owner.getByText(say('Unexplained difference'))).toBeHidden();

  // Every figure opens the list behind it.
  await sales
    .getByRole('row')
    .filter({ hasText: say('Taxable, consumers') })
    .getByRole('link')
    .first()
    .click();
  for (const number of numbers) await expect(owner.getByText(number).first()).toBeVisible();
}
