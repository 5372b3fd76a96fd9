import type { Page } from '@playwright/test';
import { startSmtp } from '#people/mail/server/testing-smtp.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { becomeOwner, expectDone, openEmptyShop, SHOP, say, step } from './empty-shop.ts';
import { inviteGuest, openToAll, strangerWaits } from './opening-steps.ts';
import { seenByBuyers } from './seen-by-buyers.ts';
import { expect, test } from './shop-test.ts';
import { weekBooks } from './week-books-steps.ts';
import { completeTexts, importWorks } from './week-import.ts';
import { buyFirst, isPaidFor, refundReturn, returnPrints } from './week-order.ts';
import { addressesOf, startProviders } from './week-providers.ts';
import { enterBank, nameShop, tryConnections, writeStory } from './week-shop.ts';
import { expectBell, expectMail, matchStatement, shipOrder, wantNoticesAtOnce } from './week-staff.ts';

// Without a limit, a step that never succeeds would wait as long as the whole week may take.
test.use({ baseURL: SHOP, locale: 'zh-TW', actionTimeout: 60_000, navigationTimeout: 60_000 });
test.describe.configure({ timeout: 1_200_000 });

test('a gallery opens an empty shop, fills it, sells, makes, ships and refunds, in Traditional Chinese', async ({
  page,
  browser,
  quiet,
}) => {
  const smtp = await startSmtp();
  const simulator = await startProviders();
  const shop = openEmptyShop(smtp.url, addressesOf(simulator));
  try {
    await becomeOwner(page, await shop.setup('zh-Hant'));
    expect(await knownPayTypes(page)).toContain('paypal');
    // The steps configured at the start are done.
    await expectDone(page, 3);
    for (const missing of ['Company', 'Representative', 'Address', 'Telephone', 'E-mail'])
      await expect(step(page, 'Name, address and representative')).toContainText(say(missing));
    expect((await fetch(`${SHOP}/setup`)).status).toBe(404);
    expect(await accessibilityFaults(page)).toEqual([]);

    await test.step('strangers wait', () => strangerWaits(browser));
    const cookie = await test.step('a guest looks', () => inviteGuest(page, browser));
    const asGuest = (path: string) => fetch(`${SHOP}${path}`, { headers: { cookie, lang: 'zh-Hant' } });
    await test.step('name and contact', () => nameShop(page, asGuest));
    await test.step('bank account', () => enterBank(page));
    await test.step('mail and payment keys', () => tryConnections(page, smtp, asGuest));
    await test.step('thirty works of five artists are imported', () => importWorks(page, asGuest));
    await test.step('the texts of the last one are completed', () => completeTexts(page, asGuest));
    await test.step('its own story', () => writeStory(page, asGuest));
    await test.step('notices immediately', () => wantNoticesAtOnce(page));
    await test.step('the shop opens', () => openToAll(page));
    // Refused before the second factor was set up: the browser logs it.
    quiet.splice(0);
    const order = await test.step('first order', () => buyFirst(browser, smtp));
    await test.step('the bell rings', () => expectBell(page, order.code));
    await test.step('the statement has its transfer', () => matchStatement(page, order));
    await seenByBuyers('a transfer confirmed', () => isPaidFor(order.buyer), true);
    // Once production has started, nobody needs a notice of the order.
    await test.step('the owner was notified by mail', () => expectMail(smtp, order.code));
    await test.step('the workshop makes and ships it', () => shipOrder(page, order.code));
    await test.step('the buyer sends it back', () => returnPrints(order));
    await test.step('and gets the money by transfer', () => refundReturn(page, order));
    await weekBooks(page, order, { simulator, smtp });
  } finally {
    await shop.close(page);
    await Promise.all([smtp.close(), simulator.close()]);
  }
});

/** Of the stored initial data: a stranger's page has none, and signing in completes it without a page load. */
function knownPayTypes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { param } = JSON.parse(localStorage.getItem('initial') ?? '{}') as {
      param: { pay_types: { code: string }[] };
    };
    return param.pay_types.map(({ code }) => code);
  });
}
