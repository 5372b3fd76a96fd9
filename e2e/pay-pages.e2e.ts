import type { Page, Route } from '@playwright/test';
import type { Locale } from '../src/shared/locale.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, chooseBefore, openStep, test } from './full-cart.ts';
import { enterAs, enterAsStaff } from './new-member.ts';
import { headline, orderToPay, SIMULATOR } from './pay-order.ts';
import { inLanguage, LANGUAGES } from './routes.ts';
import { expect, open } from './shop-test.ts';

const LOOKS = [
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
  [320, 'light'],
] as const;

/** On desktop and phone, light and dark, the page fits and axe finds nothing. */
async function expectComplete(page: Page, name: string, locale: Locale): Promise<void> {
  await expect(headline(page), name).toHaveCount(1);
  for (const [width, colorScheme] of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(fits, `${name} at ${width}`).toBe(true);
    if (width === 320 || (locale !== 'en' && width !== 390)) continue;
    expect(await accessibilityFaults(page), `${name} at ${width}`).toEqual([]);
  }
}

async function withoutScripts(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replace(/<script>.*<\/script>/, '');
  await route.fulfill({ response, body });
}

for (const locale of LANGUAGES) {
  test(`${locale}: the pages of a payment are whole on desk and phone, light and dark`, async ({
    page,
    browser,
    request,
    buyer,
  }) => {
    test.slow();
    const result = async (code: string, name: string, status = 'success') => {
      await open(page, inLanguage(locale, `/cart/check?status=${status}&code=${code}`));
      await page.getByText(code).first().waitFor();
      await expectComplete(page, `${name} result`, locale);
    };
    const payBy = async (address: string, card: string) => {
      await page.goto(address);
      await page.locator(`button[value=${card}]`).click();
      await page.waitForURL('**/cart/check?**');
    };
    await chooseBefore(page, '');
    await openStep(page, 2, inLanguage(locale, '/').replace(/\/$/, ''));
    const offered = page.locator('input[name=paytype]');
    await expect(offered.last()).toHaveValue('transfer');
    await expect(offered.first()).toHaveValue('ecpay_credit');
    await expect(offered.first()).toBeChecked();
    await page.locator('main').getByRole('button', { name: /US\$/ }).click();
    await expect(offered).toHaveCount(2);
    await expect(offered.first()).toHaveValue('cybersource_usd');
    await expect(offered.first()).toBeChecked();
    await expectComplete(page, 'ways', locale);

    const { code, start } = await orderToPay(request, buyer, { paytype: 'cybersource_usd', locale });
    await result(code, 'unpaid');
    // The page without scripts; axe itself is a script, so they are not turned off.
    await page.route('**/api/payment/**', withoutScripts, { times: 1 });
    await page.goto(start);
    await expectComplete(page, 'form', locale);

    await payBy(start, 'decline_204');
    await result(code, 'failed', 'fail');

    const again = await request.post(`/api/order/${code}/pay`, { ...apiOf(buyer), data: {} });
    await payBy(`${(await again.json()).url}`, 'review_480');
    await result(code, 'held');
    await open(page, inLanguage(locale, `/account/order/${code}`));
    await page.getByText(code).first().waitFor();
    await expectComplete(page, 'held order', locale);

    const desk = await (await browser.newContext()).newPage();
    const staff = await enterAsStaff(request);
    await enterAs(desk, staff);
    await open(desk, inLanguage(locale, '/admin/payment'));
    await desk.getByRole('link', { name: code }).waitFor();
    await expectComplete(desk, 'payments', locale);
    await open(desk, inLanguage(locale, `/admin/order/${code}`));
    await desk.getByText(`${code}-2`).first().waitFor();
    await expectComplete(desk, 'staff order', locale);
    await desk.context().close();

    const { attempts } = await (await request.get(`/api/admin/order/${code}/payment`, apiOf(staff))).json();
    const { attempt_id, transaction_id } = attempts.find(({ state }: { state: string }) => state === 'held');
    // The bank’s risk check is over: finance accepted it on the provider’s own pages.
    const accepted = { transaction_id, decision: 'ACCEPT' };
    expect((await request.post(`${SIMULATOR}/control/decide`, { data: accepted })).ok()).toBe(true);
    const data = { decision: 'came', transaction_id };
    const decided = await request.post(`/api/admin/payment/${attempt_id}/decide`, { ...apiOf(staff), data });
    expect(decided.ok(), await decided.text()).toBe(true);
    await result(code, 'paid');
  });
}
