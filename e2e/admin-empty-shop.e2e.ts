import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { startSmtp, type TestSmtp } from '#people/mail/server/testing-smtp.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { becomeOwner, fillInThree, OWNER, openEmptyShop, PUBLIC, SHOP, step, ticked } from './empty-shop.ts';
import { enterAs, newMember } from './new-member.ts';
import { seenByBuyers } from './seen-by-buyers.ts';
import { expect, test } from './shop-test.ts';
import { paintMaster } from './studio-picture.ts';

const ACCOUNT = '013-1234-5678-901';
const SAVED = 'Saved. Visitors see it now.';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

test.use({ baseURL: SHOP });
test.describe.configure({ timeout: 420_000 });

test('an empty shop becomes a real one by its checklist alone, until its first order is paid', async ({
  page,
  browser,
  request,
  quiet,
}, testInfo) => {
  const smtp = await startSmtp();
  const shop = openEmptyShop(smtp.url);
  try {
    const master = testInfo.outputPath('master.png');
    const [link] = await Promise.all([shop.setup(), paintMaster(master, [2_400, 1_800])]);
    await becomeOwner(page, link);
    // What the shop was started with is done.
    await expect(page.getByText('3 of 9 steps are done')).toBeVisible();
    await expect(step(page, 'Name, address')).toContainText(/Company, Representative, Address, Telephone,? and E-mail/);
    expect((await fetch(`${SHOP}/setup`)).status).toBe(404);
    expect(await accessibilityFaults(page)).toEqual([]);

    await test.step('name and contact', () => nameShop(page));
    await test.step('bank account', () => enterBank(page));
    await test.step('mail and payment keys', () => tryConnections(page, smtp));
    await test.step('first artist', () => takeArtistIn(page));
    await test.step('first work', () => hangFirstWork(page, request, master));
    await test.step('its own story', () => writeStory(page));
    // Refused before the second factor was set up, and when the work was not complete: the browser tells both itself.
    quiet.splice(0);
    const { buyer, code } = await test.step('first order', () => buyFirst(browser, smtp));
    await test.step('its transfer is confirmed', () => confirmTransfer(page, code));
    await seenByBuyers('a transfer confirmed', () => isPaidFor(buyer), true);
    await expect.poll(() => subjects(smtp, 'mei-')).toContain(`Your payment for order ${code} has arrived`);
  } finally {
    shop.close();
    await smtp.close();
  }
});

async function nameShop(page: Page): Promise<void> {
  await step(page, 'Name, address and representative').getByRole('link').click();
  const part = page.getByRole('region', { name: 'Name and contact' });
  await fillInThree(part, 'Name of the shop', ['Lin’s Prints', '林家畫坊', '林家画坊']);
  await fillInThree(part, 'Company', ['Lin’s Prints Ltd.', '林家畫坊有限公司', '林家画坊有限公司']);
  await fillInThree(part, 'Representative', ['Lin Mei', '林美', '林美']);
  await fillInThree(part, 'Address', ['No. 1, Minquan Rd., Tainan', '臺南市民權路 1 號', '台南市民权路 1 号']);
  await part.getByLabel('Telephone').fill('+886 6 222 0000');
  await part.getByLabel('E-mail').fill('hello@lins.example');
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(part.getByText(SAVED)).toBeVisible();
  const isNamed = async () => {
    const about = await (await fetch(`${SHOP}/about`)).text();
    return about.includes('Lin’s Prints') && about.includes('+886 6 222 0000') && !about.includes('Cornice Art');
  };
  await seenByBuyers('the shop’s name', isNamed, true);
  await ticked(page, 4, 'Name, address and representative');
}

async function writeStory(page: Page): Promise<void> {
  await step(page, 'About page').getByRole('link').click();
  const story = { English: 'Prints since 1987.', 繁體中文: '始於 1987 年。', 简体中文: '始于 1987 年。' };
  for (const [language, words] of Object.entries(story)) await page.getByLabel(`In short · ${language}`).fill(words);
  await press(page, 'Publish the page');
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  const isShown = async () => (await (await fetch(`${SHOP}/zh-Hant/about`)).text()).includes(story.繁體中文);
  await seenByBuyers('the shop’s story', isShown, true);
  await ticked(page, 8, 'About page');
}

async function enterBank(page: Page): Promise<void> {
  await step(page, 'Bank account').getByRole('link').click();
  const part = page.getByRole('region', { name: 'Bank account' });
  await expect(part.getByRole('heading')).toBeFocused();
  await fillInThree(part, 'Bank', ['Bank of Tainan', '臺南銀行', '台南银行']);
  await part.getByLabel('Bank code').fill('013');
  await fillInThree(part, 'Branch', ['Minquan Branch', '民權分行', '民权分行']);
  await part.getByLabel('Account number').fill(ACCOUNT);
  await fillInThree(part, 'Account holder', ['Lin’s Prints Ltd.', '林家畫坊有限公司', '林家画坊有限公司']);
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(part.getByText(SAVED)).toBeVisible();
  await ticked(page, 5, 'Bank account');
}

async function subjects(smtp: TestSmtp, to: string): Promise<(string | undefined)[]> {
  const mails = await Promise.all(smtp.mails.map((_, at) => smtp.read(at)));
  return mails.filter((_, at) => smtp.mails[at]?.to[0]?.startsWith(to)).map(({ subject }) => subject);
}

async function tryConnections(page: Page, smtp: TestSmtp): Promise<void> {
  await step(page, 'Payment keys').getByRole('link').click();
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row('PayPal')).toContainText('Set up');
  await expect(row('Public address')).toContainText('shop.test');
  await expect(row('Cards in NT dollars')).toContainText('CYBERSOURCE_PROFILE_ID');
  await press(page, 'Try the mail server');
  await page.getByRole('link', { name: 'Send yourself a mail' }).click();
  await press(page, 'Send this to me');
  await expect(page.getByText(`On its way to ${OWNER.email}.`)).toBeVisible();
  await expect.poll(() => subjects(smtp, OWNER.email)).toContain('Welcome to Lin’s Prints');
  const { param } = await (await fetch(`${SHOP}/api/initial`)).json();
  expect(param.pay_types.map(({ code }: { code: string }) => code)).toEqual(['paypal', 'transfer']);
  await ticked(page, 5, 'Mail server');
}

async function takeArtistIn(page: Page): Promise<void> {
  await step(page, 'First artist').getByRole('link').click();
  await press(page, 'New artist');
  const names = { English: 'Wu Shan', 繁體中文: '吳珊', 简体中文: '吴珊' };
  for (const [language, name] of Object.entries(names)) await page.getByLabel(`Name (${language})`).fill(name);
  await press(page, 'Add artist');
  for (const [language, words] of Object.entries({
    English: 'She paints tides.',
    繁體中文: '她畫潮汐。',
    简体中文: '她画潮汐。',
  })) {
    const texts = page.getByRole('region', { name: language });
    await texts.getByLabel('Introduction').fill(words);
    await texts.getByLabel('Story').fill(words);
  }
  await page.getByRole('checkbox', { name: 'Sea', exact: true }).check();
  await press(page, 'Save the artist');
  await expect(page.getByText('The artist is saved.')).toBeVisible();
  const own = await page.getByRole('link', { name: 'See the public page' }).getAttribute('href');
  const isShown = async () => (await (await fetch(`${SHOP}${own}`)).text()).includes('She paints tides.');
  await seenByBuyers('an artist', isShown, true);
  await ticked(page, 6, 'First artist');
}

async function hangFirstWork(page: Page, request: APIRequestContext, master: string): Promise<void> {
  await step(page, 'First work').getByRole('link').click();
  await press(page, 'New work');
  await press(page, 'Create work');
  await expect(page.getByRole('heading', { level: 1, name: 'Without a title' })).toBeVisible();
  await press(page, 'Put on sale');
  await expect(page.getByText('Title · English, 繁體中文, 简体中文')).toBeVisible();
  await page.getByLabel('Upload the picture').setInputFiles(master);
  await expect(page.getByText('Print master: 2400 × 1800 pixels')).toBeVisible({ timeout: 240_000 });
  await page
    .getByLabel(/ in NT\$$/)
    .first()
    .fill('1880');
  const texts = {
    English: ['Salt wind', 'Waves under a fine grain.', 'A week by the sea.', 'Oil on canvas.'],
    繁體中文: ['鹽風', '細粒下的波浪。', '在海邊的一週。', '油彩、畫布。'],
  };
  for (const [language, values] of Object.entries(texts))
    for (const [at, label] of ['Title', 'What the picture shows', 'Inspiration', 'Material'].entries())
      await page
        .getByRole('region', { name: language })
        .getByLabel(label)
        .fill(values[at] ?? '');
  await press(page, 'Suggest Simplified');
  await expect(page.getByRole('region', { name: '简体中文' }).getByLabel('Title')).toHaveValue('盐风');
  await page.getByLabel('Category').selectOption({ label: 'Sea' });
  await press(page, 'Save the work');
  await expect(page.getByText('The work is saved.')).toBeVisible();
  await press(page, 'Put on sale');
  await expect(page.getByText('The work is on sale.')).toBeVisible();
  const onSale = async () => ((await (await request.get('/api/shop')).json()) as { total: number }).total;
  await seenByBuyers('the first work', onSale, 1);
  await ticked(page, 7, 'First work');
}

/** Somebody registers, proves their address by the mailed link, finds the work, and orders it by transfer. */
async function buyFirst(browser: Browser, smtp: TestSmtp): Promise<{ buyer: Page; code: string }> {
  const buyer = await (await browser.newContext({ baseURL: SHOP })).newPage();
  const member = await newMember(buyer.request);
  await enterAs(buyer, member);
  await buyer.evaluate(() => localStorage.setItem('currency', 'NTD'));
  await expect.poll(() => subjects(smtp, member.email)).toHaveLength(1);
  const { text = '' } = await smtp.read(smtp.mails.findIndex(({ to }) => to[0] === member.email));
  await buyer.goto((/https:\S+#\S+/.exec(text)?.[0] ?? '').replace(PUBLIC, SHOP));
  await expect(buyer.getByRole('main').getByText('Your address is confirmed.')).toBeVisible();

  await buyer.goto('/shop');
  await buyer.getByRole('main').getByRole('link', { name: 'Salt wind' }).first().click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('Salt wind');
  await buyer.getByRole('radio', { name: 'Oak', exact: true }).check({ force: true });
  await press(buyer, 'Add to cart');
  await buyer.getByRole('link', { name: /^Cart/ }).first().click();
  await buyer.getByRole('link', { name: 'Checkout', exact: true }).click();
  await press(buyer, 'Review order');
  await buyer.getByRole('checkbox', { name: /^I agree/ }).check();
  await press(buyer, 'Place order');
  await buyer.waitForURL(/status=success&code=CN-/);
  await expect(buyer.getByText(ACCOUNT)).toBeVisible();
  await expect(buyer.getByText('Bank of Tainan').first()).toBeVisible();
  const code = new URL(buyer.url()).searchParams.get('code') ?? '';
  await buyer.goto(`/account/order/${code}`);
  await press(buyer, 'I have transferred the money');
  await buyer.getByLabel('Last digits of the bank account you paid from').fill('12345');
  await press(buyer, 'Send the report');
  await expect(buyer.getByText('We are checking for your transfer')).toBeVisible();
  return { buyer, code };
}

async function confirmTransfer(page: Page, code: string): Promise<void> {
  await step(page, 'First order').getByRole('link').click();
  await page.getByRole('link', { name: code }).click();
  await press(page, 'Confirm the transfer');
  const panel = page.getByRole('region', { name: 'Confirm the transfer', exact: true });
  await panel.getByRole('button', { name: 'Confirm the transfer', exact: true }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(page.getByText('Orders placed today')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Before you open' })).toBeHidden();
}

async function isPaidFor(buyer: Page): Promise<boolean> {
  await buyer.reload();
  await buyer.getByRole('region', { name: 'Order status' }).waitFor();
  return buyer.getByText('Paid. Our workshop will start soon; until then you can cancel right away.').isVisible();
}
