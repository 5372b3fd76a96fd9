import type { Page } from '@playwright/test';
import type { TestSmtp } from '#people/mail/server/testing-smtp.ts';
import { fillInThree, OWNER, PUBLIC, press, say, step, ticked } from './empty-shop.ts';
import { seenByBuyers } from './seen-by-buyers.ts';
import { expect } from './shop-test.ts';

/** Asks the closed shop as a guest with an invitation. */
export type AsGuest = (path: string) => Promise<Response>;

export const ACCOUNT = '013-1234-5678-901';

const SAVED = say('Saved. The change applies immediately.');

export async function nameShop(page: Page, asGuest: AsGuest): Promise<void> {
  await step(page, 'Name, address and representative').getByRole('link').click();
  const part = page.getByRole('region', { name: say('Name and contact') });
  await fillInThree(part, 'Name of the shop', ['Lin’s Prints', '林家畫坊', '林家画坊']);
  await fillInThree(part, 'Company', ['Lin’s Prints Ltd.', '林家畫坊有限公司', '林家画坊有限公司']);
  await fillInThree(part, 'Representative', ['Lin Mei', '林美', '林美']);
  await fillInThree(part, 'Address', ['No. 1, Minquan Rd., Tainan', '臺南市民權路 1 號', '台南市民权路 1 号']);
  await part.getByLabel(say('Telephone')).fill('+886 6 222 0000');
  await part.getByLabel(say('E-mail')).fill('hello@lins.example');
  await part.getByLabel(say('Tax ID')).fill('04595257');
  await press(part, 'Save');
  await expect(part.getByText(SAVED)).toBeVisible();
  const isNamed = async () => {
    const about = await (await asGuest('/zh-Hant/about')).text();
    return about.includes('林家畫坊') && about.includes('+886 6 222 0000') && !about.includes('框境');
  };
  await seenByBuyers('the shop’s name', isNamed, true);
  await ticked(page, 5, 'Name, address and representative');
}

export async function enterBank(page: Page): Promise<void> {
  await step(page, 'Bank account').getByRole('link').click();
  const part = page.getByRole('region', { name: say('Bank account') });
  await expect(part.getByRole('heading')).toBeFocused();
  await fillInThree(part, 'Bank', ['Bank of Tainan', '臺南銀行', '台南银行']);
  await part.getByLabel(say('Bank code')).fill('013');
  await fillInThree(part, 'Branch', ['Minquan Branch', '民權分行', '民权分行']);
  await part.getByLabel(say('Account number')).fill(ACCOUNT);
  await fillInThree(part, 'Account holder', ['Lin’s Prints Ltd.', '林家畫坊有限公司', '林家画坊有限公司']);
  await press(part, 'Save');
  await expect(part.getByText(SAVED)).toBeVisible();
  await ticked(page, 6, 'Bank account');
}

export async function subjectsTo(smtp: TestSmtp, to: string): Promise<(string | undefined)[]> {
  const mails = await Promise.all(smtp.mails.map((_, at) => smtp.read(at)));
  return mails.filter((_, at) => smtp.mails[at]?.to[0]?.startsWith(to)).map(({ subject }) => subject);
}

export async function tryConnections(page: Page, smtp: TestSmtp, asGuest: AsGuest): Promise<void> {
  await step(page, 'Payment keys').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'PayPal' })).toContainText(
    say('Set by the environment of the shop, so it cannot be changed here.'),
  );
  await expect(page.getByRole('main')).toContainText(PUBLIC);
  const title = say('Mail server');
  await page.getByRole('button', { name: say('Test: {title}', { title }), exact: true }).click();
  await expect(page.getByText(say('Sent to {address}.', { address: OWNER.email }))).toBeVisible();
  await expect.poll(() => subjectsTo(smtp, OWNER.email)).toContain('林家畫坊的測試信');
  const { param } = await (await asGuest('/api/initial')).json();
  expect(param.pay_types.map(({ code }: { code: string }) => code)).toEqual(['transfer', 'paypal']);
  await ticked(page, 6, 'Mail server');
}

export async function writeStory(page: Page, asGuest: AsGuest): Promise<void> {
  await step(page, 'About page').getByRole('link').click();
  const story = { English: 'Prints since 1987.', 繁體中文: '始於 1987 年。', 简体中文: '始于 1987 年。' };
  for (const [language, words] of Object.entries(story))
    await page.getByLabel(`${say('In short')} · ${language}`).fill(words);
  await press(page, 'Publish the page');
  await expect(page.getByText(say('Published. Visitors see it now.'))).toBeVisible();
  const isShown = async () => (await (await asGuest('/zh-Hant/about')).text()).includes(story.繁體中文);
  await seenByBuyers('the shop’s story', isShown, true);
  await ticked(page, 9, 'About page');
}
