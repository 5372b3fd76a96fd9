import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, type Buyer, cartOf, openStep, test, totalOf } from './full-cart.ts';
import { expect } from './shop-test.ts';

const reviewOrder = (page: Page) => page.getByRole('button', { name: 'Review order' });
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place order' });
const agreement = (page: Page) => page.getByRole('checkbox', { name: /^I agree/ });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Your total' });

/** Waits for the result page and returns the order from the server. */
async function placedOrder(page: Page, buyer: Buyer) {
  await page.waitForURL(/\/cart\/check\?status=success&code=CN-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  const code = new URL(page.url()).searchParams.get('code');
  return (await (await page.request.get(`/api/order/${code}`, apiOf(buyer))).json()).order;
}

test('from the cart to the bank details by keyboard alone', async ({ page, request, buyer }) => {
  await openStep(page, 1);
  await page.getByRole('link', { name: 'Checkout', exact: true }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Checkout and shipping' })).toBeFocused();
  await page.getByLabel('Anything we should know?').focus();
  await page.keyboard.type('Ring twice.');
  await reviewOrder(page).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Confirm order' })).toBeFocused();
  await expect(page.getByText('Ring twice.')).toBeVisible();
  const total = await totalOf(page);
  await placeOrder(page).focus();
  await page.keyboard.press('Enter');
  await expect(agreement(page)).toBeFocused();
  await expect(page.getByText('Please agree to the three documents first.')).toBeVisible();
  await page.keyboard.press('Space');
  await placeOrder(page).focus();
  await page.keyboard.press('Enter');

  const order = await placedOrder(page, buyer);
  expect(order).toMatchObject({ total, currency: 'NTD', paytype: 'transfer', remark: 'Ring twice.' });
  await expect(page.getByText(order.bank.account_number)).toBeVisible();
  await expect(page.getByText(/^Please transfer by/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await cartOf(request, buyer)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});

test('the tick and the button stay where they are while the price is on its way', async ({ page, buyer }) => {
  let answer = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/quote*', async (route) => {
    await isAwaited;
    await route.continue();
  });
  await openStep(page, 3);
  await expect(page.locator('#confirm-step')).toContainText(buyer.works[0].title);
  const before = await agreement(page).boundingBox();
  await expect(placeOrder(page)).toHaveAttribute('aria-disabled', 'true');

  answer();

  await totalOf(page);
  expect(await agreement(page).boundingBox()).toEqual(before);
});

test('on a phone the total stays in view, and what was not selected stays in the cart', async ({
  page,
  request,
  buyer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStep(page, 1);
  await page.getByRole('checkbox', { name: `Include ${buyer.works[0].title} in this order` }).uncheck();
  await expect(summary(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();

  await expect(summary(page)).toContainText('Total');
  await expect(summary(page)).toBeInViewport({ ratio: 1 });
  await reviewOrder(page).click();
  await agreement(page).check();
  await expect(summary(page)).toBeInViewport({ ratio: 1 });
  await placeOrder(page).click();

  const order = await placedOrder(page, buyer);
  expect(order.lines).toMatchObject([{ item_id: buyer.works[1].item_id, nums: 2 }]);
  expect(await cartOf(request, buyer)).toMatchObject([{ item_id: buyer.works[0].item_id, nums: 1 }]);
});

test('a company invoice with a wrong tax ID is refused beside its field, and a refresh loses nothing', async ({
  page,
  buyer,
}) => {
  await openStep(page, 2);
  await page.getByRole('radio', { name: 'Company, with tax ID' }).check();
  await page.getByRole('textbox', { name: 'Tax ID' }).fill('12345678');
  await page.getByLabel('Company name on the invoice').fill('林家藝廊');
  await reviewOrder(page).click();
  await expect(page.getByRole('textbox', { name: 'Tax ID' })).toBeFocused();
  await expect(page.getByText(/^This is not a valid tax ID/)).toBeVisible();

  await page.getByRole('textbox', { name: 'Tax ID' }).fill('04595257');
  await page.getByLabel('Anything we should know?').fill('Ring twice.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Tax ID' })).toHaveValue('04595257');
  await expect(page.getByLabel('Anything we should know?')).toHaveValue('Ring twice.');
  await reviewOrder(page).click();
  await expect(page.getByText('林家藝廊, tax ID 04595257')).toBeVisible();
  await page.reload();
  await expect(page.getByText('林家藝廊, tax ID 04595257')).toBeVisible();
  await agreement(page).check();
  await placeOrder(page).click();

  const { invoice } = await placedOrder(page, buyer);
  expect(invoice).toEqual({ type: 'company', tax_id: '04595257', title: '林家藝廊' });
});

test('an undeliverable address is reported immediately, and corrected in place', async ({ page, buyer }) => {
  const { list } = await (await page.request.get('/api/address', apiOf(buyer))).json();
  const islet = { country_code: 'TW', city: '高雄市', township: '東沙群島', postal_code: '817', address: '1' };
  await page.request.put(`/api/address/${list[0].address_id}`, { ...apiOf(buyer), data: islet });
  await openStep(page, 3);

  await expect(page).toHaveURL(/step=2/);
  await expect(page.getByText(/^We do not deliver to this address yet/).first()).toBeVisible();
  await reviewOrder(page).click();
  await expect(page.getByText('Please choose an address.')).toBeVisible();

  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('County or city').selectOption('Penghu County');
  await page.getByLabel('Township or district').selectOption('Magong City');
  await page.getByLabel('Street address').fill('Zhongzheng Rd. 1');
  await page.getByRole('button', { name: 'Save address' }).click();

  await expect(page.getByRole('radio', { name: /Magong/ })).toBeChecked();
  await expect(summary(page)).toContainText('Total');
  await reviewOrder(page).click();
  await expect(page.getByText(/Magong City/)).toBeVisible();
});

test('abroad there is a receipt instead of an invoice, no VAT, and the consent directly above the button', async ({
  page,
  buyer,
}) => {
  const { list } = await (await page.request.get('/api/address', apiOf(buyer))).json();
  const portland = { country_code: 'US', city: 'Portland', township: 'OR', postal_code: '97201', address: '1 Oak St' };
  await page.request.put(`/api/address/${list[0].address_id}`, { ...apiOf(buyer), data: portland });
  await openStep(page, 1);
  await expect(summary(page)).toContainText('Arrives');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Personal e-invoice' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
  await reviewOrder(page).click();

  await expect(page.locator('#confirm-step')).toContainText('We will e-mail you a link to your payment statement.');
  await totalOf(page);
  await expect(page.getByRole('main')).not.toContainText('VAT');
  const consent = await agreement(page).boundingBox();
  const button = await placeOrder(page).boundingBox();
  expect((button?.y ?? 0) - (consent?.y ?? 0)).toBeGreaterThan(0);
  expect((button?.y ?? 0) - (consent?.y ?? 0)).toBeLessThan(160);

  await agreement(page).check();
  await placeOrder(page).click();
  const order = await placedOrder(page, buyer);
  expect(order).toMatchObject({ tax: 0, invoice: { type: 'personal', carrier: { type: 'member' } } });
  await expect(page.getByText(/^If you pay today, it arrives/)).toBeVisible();
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText(/^expected /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Invoice' })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('VAT');
});

test('a cart changed in another tab is not ordered as it was, but as it is', async ({
  page,
  context,
  buyer,
  quiet,
}) => {
  const { title } = buyer.works[0];
  await openStep(page, 3);
  const before = await totalOf(page);
  await agreement(page).check();
  const other = await context.newPage();
  await openStep(other, 1);
  await other.getByRole('button', { name: `One more of ${title}` }).click();
  await expect.poll(async () => (await cartOf(other.request, buyer))[0]?.nums).toBe(2);
  await other.close();

  await placeOrder(page).click();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(before);
  const total = await totalOf(page);
  await placeOrder(page).click();

  expect(await placedOrder(page, buyer)).toMatchObject({ total });
  // The browser logs the refusal.
  quiet.splice(0);
});

test('a total that has changed is shown from what to what, and asked for again', async ({ page, buyer, quiet }) => {
  // A former price: NT$100 less than now.
  await page.route('**/api/quote', async (route) => {
    const response = await route.fetch();
    const quote = await response.json();
    await route.fulfill({ response, json: { ...quote, total: quote.total - 100 } });
  });
  await openStep(page, 3);
  const stale = await totalOf(page);
  await page.unroute('**/api/quote');
  await agreement(page).check();

  await placeOrder(page).click();
  await expect(page.getByText(/^The total has changed from/)).toBeVisible();
  expect(await totalOf(page)).toBe(stale + 100);
  await placeOrder(page).click();

  expect(await placedOrder(page, buyer)).toMatchObject({ total: stale + 100 });
  quiet.splice(0);
});

test('a way of paying in another currency is not ordered before its own total is there', async ({ page, buyer }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/quote', async (route) => {
    if (route.request().postDataJSON().currency === 'USD') await asked;
    await route.continue();
  });
  await openStep(page, 2);
  const inTaiwanDollars = await totalOf(page);
  await page.getByRole('button', { name: 'Pay in US$ instead' }).click();
  await page.getByRole('radio', { name: 'PayPal (US$)' }).check();
  await reviewOrder(page).click();
  await agreement(page).check();

  await expect(placeOrder(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('main')).not.toContainText(`US$${inTaiwanDollars / 100}`);
  answer();
  await expect.poll(() => totalOf(page)).not.toBe(inTaiwanDollars);
  await expect(page.getByText(/^The total has changed from/)).toHaveCount(0);
  const total = await totalOf(page);
  await placeOrder(page).click();

  await page.waitForURL(/\/checkoutnow\?token=/);
  const { list } = await (await page.request.get('/api/order/latest', apiOf(buyer))).json();
  expect(list).toMatchObject([{ total, currency: 'USD', paytype: 'paypal' }]);
});

test('an order that cannot be sent says so, and sent again it is one order', async ({ page, buyer, quiet }) => {
  await openStep(page, 3);
  await totalOf(page);
  await agreement(page).check();
  // The order reaches the server; its answer is lost.
  await page.route('**/api/order/order', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });

  await placeOrder(page).click();
  await expect(page.getByText(/^Please confirm that your internet connection and payment method/)).toBeVisible();

  await page.unroute('**/api/order/order');
  await placeOrder(page).click();
  await placedOrder(page, buyer);
  const latest = await (await page.request.get('/api/order/latest', apiOf(buyer))).json();
  expect(latest.total).toBe(1);
  quiet.splice(0);
});

test('a payment that failed offers to pay again', async ({ page, buyer }) => {
  await openStep(page, 3);
  await agreement(page).check();
  await placeOrder(page).click();
  const { code } = await placedOrder(page, buyer);

  await page.goto(`/cart/check?status=fail&code=${code}`);

  await expect(page.getByRole('alert')).toContainText('Please confirm that your internet connection');
  await expect(page.getByRole('link', { name: /Pay again|See the order/ })).toHaveAttribute('href', /CN-/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('nobody is thanked for an order that is not theirs', async ({ page, buyer, quiet }) => {
  expect(buyer.works).toHaveLength(2);
  for (const code of ['CN-261114-7F3K9Q', 'nonsense']) {
    await page.goto(`/cart/check?status=success&code=${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order not found');
    // A toast would come a moment later, with its own scripts.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  }
  // The browser logs the two answers.
  expect(quiet.splice(0).every((line) => /40[04]|422/.test(line))).toBe(true);

  await page.goto('/cart/check?status=success');
  await page.waitForURL('**/account/order');
});

test('an address with a step that there is not opens the first', async ({ page, buyer }) => {
  await page.goto('/cart?step=checkout');

  await expect(page.getByRole('checkbox', { name: `Include ${buyer.works[0].title} in this order` })).toBeVisible();
});
