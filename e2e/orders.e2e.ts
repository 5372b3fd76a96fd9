import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../src/ground/documents/server/testing-pdf.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, placeOrder, test } from './full-cart.ts';
import { applyStep, staffDesk } from './order-desk.ts';
import { inLanguage, LANGUAGES } from './routes.ts';
import { expect, open } from './shop-test.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const story = (page: Page) => page.getByRole('region', { name: 'Order status' }).getByRole('listitem');
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('an order goes from the bank to the wall and back, through both its pages', async ({
  page,
  browser,
  request,
  buyer,
}) => {
  test.slow();
  const code = await placeOrder(request, buyer);
  const desk = await staffDesk(browser, request);

  await open(page, '/account/order');
  await page.getByRole('link', { name: code, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${code}`);
  await expect(page.getByText('000-1234-5678-901')).toBeVisible();
  await expect(story(page)).toHaveText([/^Ordered/, /^Paid/, /^In production/, /^Shipped/, /^Arrived/]);

  await button(page, 'I have transferred the money').click();
  await page.getByLabel('Last digits of the bank account you paid from').fill('12');
  await button(page, 'Send the report').click();
  await expect(page.getByLabel('Last digits of the bank account you paid from')).toBeFocused();
  await page.getByLabel('Last digits of the bank account you paid from').fill('12345');
  await button(page, 'Send the report').click();
  await expect(page.getByText('We are checking for your transfer')).toBeVisible();

  await open(desk, '/admin/order?queue=transfers');
  await desk.getByLabel('Order number, name, e-mail, phone or tracking number').fill(code);
  await desk.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await desk.getByRole('link', { name: code }).click();
  await expect(desk.getByText('…12345')).toBeVisible();
  await applyStep(desk, 'Confirm the transfer');
  await applyStep(desk, 'Start production');
  await applyStep(desk, 'Mark as complete');
  await applyStep(desk, 'Ship', { Carrier: 'Chunghwa Post', 'Tracking number': 'TW-1234' });
  await applyStep(desk, 'Mark as arrived');

  await page.reload();
  await expect(story(page)).toHaveText([
    /^Ordered/,
    /^Transfer of NT\$.* reported, account ending in 12345/,
    /^Paid/,
    /^In production/,
    /^Framed and packed/,
    /^Shipped with Chunghwa Post, tracking number TW-1234/,
    /^Arrived/,
  ]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Payment statement (PDF)').click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${code}.pdf`);
  const receipt = await readPdf(await readFile(await download.path()));
  expect(receipt.title).toBe(`Payment statement ${code} | Cornice`);
  expect(receipt.pictures).toBe(2);
  expect(receipt.pages.flat().join(' ')).toContain(buyer.works[0].title);

  await button(page, 'Return prints').click();
  await page.getByRole('checkbox', { name: buyer.works[1].title }).check();
  await page.getByLabel('How many?').selectOption('1');
  // In the first 7 days a return needs no reason and no decision.
  await button(page, 'Return these prints').click();
  await expect(story(page).last()).toHaveText(/^Return requested; we will collect it/);
  await expect(page.getByText(/We will collect the prints at our expense by \w+ \d+, \d{4}/)).toBeVisible();

  await desk.reload();
  await expect(button(desk, 'Decide on the return')).toBeHidden();
  await applyStep(desk, 'Returned parcel received');
  await applyStep(desk, 'Record a refund', {});

  await page.reload();
  await expect(story(page).last()).toHaveText(/^NT\$[\d,]+ refunded/);
  await expect(page.getByText('Return requested: 1 of 2')).toBeVisible();
  await desk.context().close();
});

test('the next step of an order is a link in the list, and opens there', async ({ page, request, buyer }) => {
  const code = await placeOrder(request, buyer);
  await open(page, '/account/order');
  await page.getByRole('link', { name: code, exact: true }).focus();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: `Pay now: ${code}` })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${code}`);
  await expect(page.getByRole('region', { name: 'What you can do now' })).toBeFocused();

  // The link must be above the row's own link to the whole order.
  await open(page, '/account/order');
  await page.getByText('Pay now').click();
  await expect(page).toHaveURL(new RegExp(`/account/order/${code}#pay$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${code}`);
  await open(page, `/account/order/${code}#report_transfer`);
  await expect(page.getByRole('region', { name: 'Report your transfer' })).toBeFocused();
  await button(page, 'Not now').click();
  await expect(button(page, 'I have transferred the money')).toBeFocused();
});

test('an address that changes only behind its # opens the form it names, on a page that is open already', async ({
  page,
  request,
  buyer,
}) => {
  const code = await placeOrder(request, buyer);
  await open(page, `/account/order/${code}`);
  await expect(button(page, 'I have transferred the money')).toBeVisible();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const report = page.getByRole('region', { name: 'Report your transfer' });
  const cancel = page.getByRole('region', { name: 'Cancel this order?' });
  const go = (hash: string) => page.evaluate((next) => window.location.assign(`#${next}`), hash);

  for (let round = 0; round < 3; round++) {
    await go('report_transfer');
    await expect(report).toBeFocused();
    await go('cancel');
    await expect(cancel).toBeFocused();
    await expect(report).toBeHidden();
    await go('pay');
    await expect(page.getByRole('region', { name: 'What you can do now' })).toBeFocused();
  }
  // A part closed by hand opens again by the same address.
  for (let round = 0; round < 2; round++) {
    await go('report_transfer');
    await expect(report).toBeFocused();
    await button(page, 'Not now').click();
    await expect(report).toBeHidden();
    await expect(button(page, 'I have transferred the money')).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/account/order/${code}$`));
  }
  expect(loads).toEqual([]);
});

test('an unpaid order is cancelled in place, and can be ordered again', async ({ page, request, buyer }) => {
  const code = await placeOrder(request, buyer);
  await open(page, `/account/order/${code}`);

  await button(page, 'Cancel the order').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have paid nothing and owe nothing.')).toBeVisible();
  await button(page, 'Keep the order').click();
  await expect(button(page, 'Cancel the order')).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, 'Yes, cancel the order').click();

  await expect(page.getByText('This order was cancelled.')).toBeVisible();
  await expect(button(page, 'Cancel the order')).toBeHidden();
  await button(page, 'Order again').click();
  await expect(page.getByText('2 prints are in your cart.')).toBeVisible();
  await open(page, '/account/order?list=history');
  await expect(page.getByRole('link', { name: code, exact: true })).toBeVisible();
});

test('a step that is too late is refused in words, and the page shows the order’s state', async ({
  page,
  request,
  buyer,
  quiet,
}) => {
  const code = await placeOrder(request, buyer);
  await open(page, `/account/order/${code}`);
  await button(page, 'I have transferred the money').click();
  await page.getByLabel('Last digits of the bank account you paid from').fill('1234');
  await request.post(`/api/order/${code}/cancel`, { ...apiOf(buyer), data: {} });

  await button(page, 'Send the report').click();

  await expect(page.getByText('This order has changed in the meantime, so nothing was done.')).toBeVisible();
  await expect(page.getByText('This order was cancelled.')).toBeVisible();
  // The browser logs the refused request.
  quiet.splice(0);
});

test('a payment that two desks note is owed once, and its refund is recorded', async ({ browser, request, buyer }) => {
  const code = await placeOrder(request, buyer);
  const desk = await staffDesk(browser, request, 'finance');
  const other = await desk.context().newPage();
  const note = 'Record an unexpected payment';
  for (const page of [desk, other]) await open(page, `/admin/order/${code}`);
  await button(other, note).click();
  await other.getByLabel('Amount').fill('500');

  await applyStep(desk, note, { Amount: '500' });
  await button(other, note).last().click();

  await expect(other.getByText('This order has changed in the meantime, so nothing was done.')).toBeVisible();
  await expect(other.getByText('To be refunded by hand.')).toHaveCount(1);
  await applyStep(other, 'Record a refund');
  await expect(other.getByText('Refunded by hand:')).toHaveCount(1);
  await desk.context().close();
});

test('the order desk is for staff only', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();

  await open(page, '/admin/order');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For our staff only');
});

for (const locale of LANGUAGES) {
  test(`${locale}: orders and the order desk are whole and accessible on desk and phone`, async ({
    page,
    browser,
    request,
    buyer,
  }) => {
    test.slow();
    const code = await placeOrder(request, buyer);
    const desk = await staffDesk(browser, request);
    const visits: [Page, string][] = [
      [page, '/account/order'],
      [page, `/account/order/${code}`],
      [desk, '/admin/order'],
      [desk, `/admin/order/${code}`],
    ];
    for (const [tab, path] of visits) {
      await open(tab, inLanguage(locale, path));
      await tab.getByText(code).first().waitFor();
      await expect(tab.locator('h1')).toHaveCount(1);
      for (const viewport of [DESK, PHONE, { width: 320, height: 640 }]) {
        await tab.setViewportSize(viewport);
        expect(await fits(tab), `${path} at ${viewport.width}`).toBe(true);
      }
      expect(await accessibilityFaults(tab), path).toEqual([]);
      await tab.setViewportSize(DESK);
      if (locale === 'en') expect(await accessibilityFaults(tab), path).toEqual([]);
    }
    await desk.context().close();
  });
}
