import type { Page } from '@playwright/test';
import { readPdf } from '../src/ground/documents/server/testing-pdf.ts';
import { apiOf, chooseBefore, openStep, test } from './full-cart.ts';
import { expectMail, resultOf } from './pay-order.ts';
import { expect, open } from './shop-test.ts';

/** The currencies of all amounts in a text, except approximate ones. */
function unitsOf(text: string): string[] {
  const amounts = text.replaceAll(/about (?:NT|US)\$[\d,.]+/g, '').match(/(?:NT|US)\$(?=\d)/g) ?? [];
  return [...new Set(amounts)].sort();
}

/** Checks the visible amounts; waits until there is one. */
async function expectOnly(page: Page, unit: string, where: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main, where).toContainText(/(?:NT|US)\$\d/);
  expect(unitsOf((await main.allInnerTexts()).join(' ')), where).toEqual([unit]);
}

const JOURNEYS = [
  { currency: 'NTD', unit: 'NT$', ways: ['ecpay_credit', 'linepay', 'cybersource', 'transfer'], chosen: 'cybersource' },
  { currency: 'USD', unit: 'US$', ways: ['cybersource_usd', 'paypal'], chosen: 'cybersource_usd' },
];

for (const { currency, unit, ways, chosen } of JOURNEYS) {
  test(`from the work to the receipt every amount is in ${unit}`, async ({ page, buyer }) => {
    await page.evaluate((code) => localStorage.setItem('currency', code), currency);
    await chooseBefore(page, '');
    await open(page, `/shop/${buyer.works[0].item_id}`);
    await expectOnly(page, unit, 'product');
    await expect(
      page
        .getByRole('main')
        .getByText(/delivered/)
        .filter({ visible: true })
        .first(),
    ).toContainText(unit);

    await openStep(page, 1);
    await expectOnly(page, unit, 'cart');
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    const offered = page.locator('input[name=paytype]');
    await expect(offered.last()).toHaveValue(ways.at(-1) ?? '');
    const values = await offered.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    // A number has a ceiling, so whether it is offered depends on the price.
    expect(values.filter((value) => !['ecpay_atm', 'ecpay_cvs'].includes(value))).toEqual(ways);
    await expect(offered.first()).toBeChecked();
    await expectOnly(page, unit, 'delivery');
    await page.locator(`input[name=paytype][value=${chosen}]`).check();
    await page.getByRole('button', { name: 'Review order' }).click();
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await expectOnly(page, unit, 'confirm');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.locator('button[value=accept]').click();

    const code = await resultOf(page, 'success');
    await expectOnly(page, unit, 'result');
    await open(page, `/account/order/${code}`);
    await expectOnly(page, unit, 'order');
    await open(page, '/account/order');
    await expectOnly(page, unit, 'orders');
    const { text } = await expectMail(page.request, buyer, 'order_paid');
    expect(unitsOf(text), 'mail').toEqual([unit]);
    const receipt = await page.request.get(`/api/order/${code}/receipt`, apiOf(buyer));
    expect(unitsOf((await readPdf(await receipt.body())).pages.flat().join(' ')), 'receipt').toEqual([unit]);
  });
}

test('a buyer whose country is unknown is offered only the currency of the prices', async ({ page, buyer, quiet }) => {
  expect(buyer.works).toHaveLength(2);
  await page.evaluate(() => localStorage.removeItem('currency'));
  await page.route('**/api/ipaddr/check', (route) => route.abort());
  await chooseBefore(page, '');
  await openStep(page, 2);

  await expect(page.locator('input[name=paytype]').first()).toHaveValue('cybersource_usd');
  const values = page.locator('input[name=paytype]');
  expect(await values.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(
    JOURNEYS[1]?.ways,
  );
  await expectOnly(page, 'US$', 'delivery');
  // The browser logs the call that failed.
  quiet.splice(0);
});

test('a way of paying that was chosen does not outlive its currency', async ({ page, buyer }) => {
  expect(buyer.works).toHaveLength(2);
  await openStep(page, 2);
  await page.locator('input[name=paytype][value=cybersource]').check();
  await page.getByRole('button', { name: 'Pay in US$ instead' }).click();

  await expect(page.locator('input[name=paytype]:checked')).toHaveValue('cybersource_usd');
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByText('Credit card (US$)')).toBeVisible();
  await expect.poll(async () => unitsOf((await page.getByRole('main').allInnerTexts()).join(' '))).toEqual(['US$']);
});
