import type { Browser, Page } from '@playwright/test';
import type { TestSmtp } from '#people/mail/server/testing-smtp.ts';
import { PUBLIC, press, SHOP, say } from './empty-shop.ts';
import { enterAs, newMember } from './new-member.ts';
import { expect } from './shop-test.ts';
import { titleOf } from './week-import.ts';
import { ACCOUNT, subjectsTo } from './week-shop.ts';
import { applyHere } from './week-staff.ts';

export interface FirstOrder {
  buyer: Page;
  email: string;
  code: string;
  total: number;
  /** The last digits of the account that the buyer paid from. */
  digits: string;
}

const DIGITS = '12345';

/** A visitor registers, verifies their address by the mailed link, finds a work, and orders it by transfer. */
export async function buyFirst(browser: Browser, smtp: TestSmtp): Promise<FirstOrder> {
  const buyer = await (await browser.newContext({ baseURL: SHOP, locale: 'zh-TW' })).newPage();
  const member = await newMember(buyer.request);
  await enterAs(buyer, member);
  await buyer.evaluate(() => localStorage.setItem('currency', 'NTD'));
  await expect.poll(() => subjectsTo(smtp, member.email)).toHaveLength(1);
  const { text = '' } = await smtp.read(smtp.mails.findIndex(({ to }) => to[0] === member.email));
  await buyer.goto((/https:\S+#\S+/.exec(text)?.[0] ?? '').replace(PUBLIC, SHOP));
  await expect(buyer.getByRole('main').getByText('Your address is confirmed.')).toBeVisible();

  await buyer.goto('/zh-Hant/shop');
  const title = titleOf(7);
  await buyer.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(title);
  await buyer.getByRole('radio', { name: say('Oak'), exact: true }).check({ force: true });
  await press(buyer, 'Add to cart');
  await buyer.goto('/zh-Hant/cart');
  await buyer.getByRole('link', { name: say('Checkout'), exact: true }).click();
  await press(buyer, 'Review order');
  await buyer.getByRole('checkbox', { name: /^我同意/ }).check();
  await press(buyer, 'Place order');
  await buyer.waitForURL(/status=success&code=CN-/);
  await expect(buyer.getByText(ACCOUNT)).toBeVisible();
  await expect(buyer.getByText('臺南銀行').first()).toBeVisible();
  const code = new URL(buyer.url()).searchParams.get('code') ?? '';
  await buyer.goto(`/zh-Hant/account/order/${code}`);
  await press(buyer, 'I have transferred the money');
  await buyer.getByLabel(say('Last digits of the bank account you paid from')).fill(DIGITS);
  await press(buyer, 'Send the report');
  await expect(buyer.getByText(/^我們正在核對您的轉帳/).first()).toBeVisible();
  const headers = { authorization: `Bearer ${member.token}` };
  const { order } = await (await buyer.request.get(`/api/order/${code}`, { headers })).json();
  return { buyer, email: member.email, code, total: order.total, digits: DIGITS };
}

const status = (buyer: Page) => buyer.getByRole('region', { name: say('Order status') });

export async function isPaidFor(buyer: Page): Promise<boolean> {
  await buyer.reload();
  await status(buyer).waitFor();
  const paid = say('Paid. Our workshop will start soon; until then you can cancel right away.');
  return buyer.getByText(paid).isVisible();
}

/** The buyer returns everything without a reason, and later says where the money should go. */
export async function returnPrints({ buyer, code }: FirstOrder): Promise<void> {
  await buyer.goto(`/zh-Hant/account/order/${code}`);
  await buyer
    .getByRole('button', { name: say('Return prints'), exact: true })
    .first()
    .click();
  await buyer.getByRole('checkbox', { name: titleOf(7) }).check();
  await press(buyer, 'Return these prints');
  await expect(status(buyer).getByRole('listitem').last()).toContainText(say('Return requested; we will collect it'));
}

export async function refundReturn(owner: Page, { buyer, code, total }: FirstOrder): Promise<void> {
  await applyHere(owner, code, 'Returned parcel received');

  await buyer.goto(`/zh-Hant/account/order/${code}#refund_account`);
  const account = buyer.getByRole('region', { name: say('Account for the refund') });
  await account.getByRole('combobox', { name: new RegExp(`^${say('Bank')}`) }).selectOption('808');
  await account.getByLabel(say('Account number')).fill('0071-2345 678901');
  await press(account, 'Save the account');
  await expect(buyer.getByText('銀行 808，末碼 8901')).toBeVisible();

  await owner.goto(`${SHOP}/zh-Hant/admin/refund?view=ready`);
  const row = owner.getByRole('listitem').filter({ hasText: code });
  await press(row, 'Show the account (logged)');
  await expect(row.getByText('00712345678901')).toBeVisible();
  await press(row, 'Record as paid');
  await expect(row.getByRole('textbox', { name: new RegExp(`^${say('Amount')}`) })).toHaveValue(String(total));
  await row.getByLabel(say('The bank’s reference')).fill('B-2611');
  await press(row.getByRole('region'), 'Record as paid');
  await expect(row).toBeHidden();
  await buyer.reload();
  await expect(status(buyer).getByRole('listitem').last()).toContainText(total.toLocaleString('en'));
}
