import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { TestSmtp } from '#people/mail/server/testing-smtp.ts';
import { readPdf } from '../src/ground/documents/server/testing-pdf.ts';
import { goToday, OWNER, press, SHOP, say, step } from './empty-shop.ts';
import { expect } from './shop-test.ts';
import type { FirstOrder } from './week-order.ts';

/** At night in Taipei a mail would be sent in the morning. */
export async function wantNoticesAtOnce(page: Page): Promise<void> {
  await page.goto(`${SHOP}/zh-Hant/admin/me`);
  await page.getByLabel(say('Quiet from (Taipei)')).selectOption({ index: 0 });
  await press(page, 'Save choices');
  await expect(page.getByText(say('Your choices are saved.'))).toBeVisible();
  await goToday(page);
}

/** By the bell, which leads to the order. */
export async function expectBell(page: Page, code: string): Promise<void> {
  await expect(step(page, 'First order')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^通知/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(code) })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/order/${code}$`));
}

/** The shop looks every ten seconds for notices to mail. */
export async function expectMail(smtp: TestSmtp, code: string): Promise<void> {
  await expect.poll(() => isNamedToOwner(smtp, code), { timeout: 60_000 }).toBe(true);
}

async function isNamedToOwner(smtp: TestSmtp, code: string): Promise<boolean> {
  const mails = await Promise.all(smtp.mails.map((_, at) => smtp.read(at)));
  return mails.some(({ text }, at) => smtp.mails[at]?.to[0] === OWNER.email && text?.includes(code));
}

/** The bank's file is compared as soon as it is chosen: the transfer is found by amount, digits and day, and confirmed. */
export async function matchStatement(page: Page, { code, total, digits }: FirstOrder): Promise<void> {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await page.goto(`${SHOP}/zh-Hant/admin/statement`);
  await page.locator('input[type=file]').setInputFiles({
    name: '對帳單.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`日期,摘要,支出,存入,帳號\n${today},轉入,,"${total.toLocaleString('en')}",008${digits}\n`),
  });
  const line = page.getByRole('list', { name: say('Lines of the statement') }).getByRole('listitem');
  await expect(line).toContainText(code);
  await page.getByRole('button', { name: /^確認 1 筆/ }).click();
  await expect(page.getByText(/^已確認 1 筆/)).toBeVisible();
}

/** The ticket is printed, the print is made and shipped, and arrives. */
export async function shipOrder(page: Page, code: string): Promise<void> {
  await page.goto(`${SHOP}/zh-Hant/admin/workshop`);
  await page.getByRole('checkbox', { name: code }).check();
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Workshop tickets')]);
  const ticket = await readPdf(await readFile(await download.path()));
  expect(ticket.pages[0]?.join('\n')).toContain(code);
  for (const [queue, name] of [
    ['to_make', 'Start production'],
    ['making', 'Mark as complete'],
  ] as const) {
    await page.goto(`${SHOP}/zh-Hant/admin/workshop?queue=${queue}`);
    await page.getByRole('checkbox', { name: code }).check();
    await press(page, name);
    await expect(page.getByRole('checkbox', { name: code })).toBeHidden();
  }
  await page.goto(`${SHOP}/zh-Hant/admin/workshop?queue=to_ship`);
  await page.getByText(say('Ship several orders')).click();
  await page.getByRole('combobox', { name: say('Carrier') }).selectOption({ label: '中華郵政' });
  await page.getByLabel(say('Orders and tracking numbers')).fill(`${code}, TW-998877`);
  await press(page, 'Ship these parcels');
  await expect(page.getByRole('checkbox', { name: code })).toBeHidden();
  await applyHere(page, code, 'Mark as arrived');
}

/** A step on the order's own page. */
export async function applyHere(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`${SHOP}/zh-Hant/admin/order/${code}`);
  await page
    .getByRole('button', { name: say(name), exact: true })
    .first()
    .click();
  const panel = page.getByRole('region', { name: say(name), exact: true });
  await press(panel, name);
  await expect(panel).toBeHidden();
}
