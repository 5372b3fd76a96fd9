import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readPdf } from '../src/ground/documents/server/testing-pdf.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, fillCart, placeOrder, test } from './full-cart.ts';
import { staffDesk } from './order-desk.ts';
import { inLanguage, LANGUAGES } from './routes.ts';
import { expect, open } from './shop-test.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** The order's page as the buyer sees it on return: the first answer has it, without waiting. */
async function seenByBuyer(page: Page, words: RegExp): Promise<void> {
  await page.reload();
  const status = page.getByRole('region', { name: 'Order status' });
  await status.waitFor();
  await expect(status).toHaveText(words);
}

/** Ticks the order in a workshop queue and applies the next step. */
async function workOn(desk: Page, queue: string, code: string, step: string): Promise<void> {
  await open(desk, `/admin/workshop?queue=${queue}`);
  await desk.getByRole('checkbox', { name: code }).check();
  await button(desk, step).click();
  await expect(desk.getByText('Done for 1 order.')).toBeVisible();
}

test('a transfer is found on the statement, the print is made from its ticket and shipped, and the buyer sees it', async ({
  page,
  browser,
  request,
  buyer,
}) => {
  test.slow();
  const code = await placeOrder(request, buyer);
  const { order } = await (await request.get(`/api/order/${code}`, apiOf(buyer))).json();
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  // Digits that no other test's transfer ends with, which may have the same amount.
  const report = { digits: '70461', amount: order.total, day: today };
  await request.post(`/api/order/${code}/transfer`, { ...apiOf(buyer), data: report });
  const other = await placeOrder(request, await fillCart(request, buyer));
  await request.post(`/api/order/${other}/transfer`, { ...apiOf(buyer), data: { ...report, digits: '70462' } });
  await open(page, `/account/order/${code}`);
  const bank = await staffDesk(browser, request, 'finance');

  await open(bank, '/admin/statement');
  await button(bank, 'Compare with the orders').click();
  await expect(bank.getByLabel('Lines of the statement')).toBeFocused();
  const sum = order.total.toLocaleString('en');
  const text = `日期,摘要,支出,存入,帳號\n${today},轉入,,"${sum}",00870461\n${today},轉入,,"${sum}",00870462\n${today},提款,700,,\n${today},轉入,,3,`;
  await bank.getByLabel('Lines of the statement').fill(text);
  await button(bank, 'Compare with the orders').click();
  const lines = bank.getByRole('list', { name: 'Lines of the statement' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toContainText(code);
  await expect(lines.first()).toContainText('Amount, digits and day are the same.');
  await expect(lines.first().getByRole('checkbox')).toBeChecked();
  await expect(lines.last()).toContainText('No order awaiting payment matches this amount');
  for (const size of [PHONE, DESK]) {
    await bank.setViewportSize(size);
    expect(await fits(bank)).toBe(true);
  }
  expect(await accessibilityFaults(bank)).toEqual([]);
  // Unticked lines are not confirmed, also when the statement is imported again.
  const unticked = lines.filter({ hasText: other }).getByRole('checkbox');
  await unticked.uncheck();
  await button(bank, 'Confirm 1 transfer').click();
  await expect(bank.getByText('1 transfer was confirmed.')).toBeVisible();
  await expect(lines.filter({ hasText: code })).toHaveCount(0);
  await expect(unticked).not.toBeChecked();
  await seenByBuyer(page, /Paid/);

  // The same statement again: the line is done, and says by whom.
  await open(bank, '/admin/statement');
  await bank.getByLabel('Lines of the statement').fill(text);
  await button(bank, 'Compare with the orders').click();
  await bank.getByRole('link', { name: /^Confirmed/ }).click();
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText(/Confirmed by .+/);

  await bank.context().close();

  const desk = await staffDesk(browser, request, 'workshop');
  await open(desk, '/admin/workshop');
  await desk.getByRole('checkbox', { name: code }).check();
  const [download] = await Promise.all([desk.waitForEvent('download'), button(desk, 'Workshop tickets').click()]);
  const ticket = await readPdf(await readFile(await download.path()));
  expect(ticket.pages).toHaveLength(2);
  expect(ticket.pages[0]?.join('\n')).toContain(code);
  expect(ticket.pages[0]?.join('\n')).toContain('Moulding, mitred at 45° (mm)');
  expect(ticket.pictures).toBe(2);
  expect(await accessibilityFaults(desk)).toEqual([]);
  await workOn(desk, 'to_make', code, 'Start production');
  await seenByBuyer(page, /In production/);
  await workOn(desk, 'making', code, 'Mark as complete');

  await open(desk, '/admin/workshop?queue=to_ship');
  await desk.getByText('Ship several orders').click();
  await desk.getByRole('combobox', { name: 'Carrier' }).selectOption({ label: 'Chunghwa Post' });
  await desk.getByLabel('Orders and tracking numbers').fill(`${code}, TW-998877`);
  await button(desk, 'Ship these parcels').click();
  await expect(desk.getByText('Done for 1 order.')).toBeVisible();
  await seenByBuyer(page, /tracking number TW-998877/);
  await markArrived(desk);
  await seenByBuyer(page, /Arrived/);
  await desk.context().close();
});

/** From a carrier's file in which two columns could be the tracking numbers: staff choose, on a phone and by keyboard. */
async function markArrived(desk: Page): Promise<void> {
  await desk.setViewportSize(PHONE);
  await desk.getByText('Arrivals from the carrier’s file').click();
  const part = desk.locator('details[open]').filter({ has: desk.getByLabel('Choose a file') });
  await part.getByRole('combobox', { name: 'Carrier' }).selectOption({ label: 'Chunghwa Post' });
  const file = {
    name: 'parcels.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('客戶編號,配送編號,結果\nAB900001,TW-998877,已簽收\n'),
  };
  await part.getByLabel('Choose a file').setInputFiles(file);
  const columns = part.getByRole('form', { name: 'Columns of the file' });
  await expect(columns.getByRole('row', { name: /B · 配送編號/ })).toContainText('TW-998877');
  await button(columns, 'Read these columns').press('Enter');
  await expect(columns.getByLabel('Tracking number')).toBeFocused();
  await columns.getByLabel('Tracking number').selectOption('1');
  await columns.getByLabel('State').selectOption('2');
  expect(await fits(desk)).toBe(true);
  expect(await accessibilityFaults(desk)).toEqual([]);
  await button(columns, 'Read these columns').press('Enter');
  await expect(part.getByRole('list', { name: 'Lines of the file' })).toBeFocused();
  // Remembered: the same file is read immediately.
  await part.getByLabel('Choose a file').setInputFiles(file);
  await expect(part.getByText('Columns as chosen for this carrier. Choose others')).toBeVisible();
  await button(part, 'Mark 1 order as arrived').click();
  await expect(part.getByText('Done for 1 order.')).toBeVisible();
}

test('the statement and the workshop fit small and large screens in every language', async ({ browser, request }) => {
  test.slow();
  const desk = await staffDesk(browser, request);
  for (const locale of LANGUAGES) {
    for (const path of ['/admin/statement', '/admin/workshop']) {
      await open(desk, inLanguage(locale, path));
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
      for (const size of [PHONE, DESK]) {
        await desk.setViewportSize(size);
        expect(await fits(desk)).toBe(true);
      }
    }
  }
  await desk.context().close();
});
