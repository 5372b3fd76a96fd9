import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from './new-member.ts';
import { test as base } from './shop-test.ts';

/** A browser with its own address: the shop counts attempts by network, and tests must not use up each other's. */
export const test = base.extend<{ elsewhere: undefined }>({
  elsewhere: [
    async ({ page }, use) => {
      const address = `172.${randomInt(16, 32)}.${randomInt(256)}.${randomInt(1, 255)}`;
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
      await use(undefined);
    },
    { auto: true },
  ],
});

export const newEmail = () => `visitor-${randomUUID()}@example.com`;

/** The message beside a field, found by the field's name in the contract. */
export async function errorBeside(page: Page, name: string): Promise<Locator> {
  const field = page.locator(`[name="${name}"], [id="${name}"]`).first();
  const isRadio = (await field.getAttribute('type')) === 'radio';
  const control = isRadio ? page.locator('[role=radiogroup]', { has: field }) : field;
  return page.locator(`[id="${await control.getAttribute('id')}-error"]`);
}

export async function choose(page: Page, label: string, typed: string, option: string) {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Fills in the fields of every kind of member, for a person in Taipei. */
export async function fillPerson(page: Page, email: string) {
  await page.getByLabel('E-mail address').fill(email);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.getByLabel('First name').fill('Mei');
  await page.getByLabel('Last name').fill('Lin');
  await choose(page, 'Mobile country code', 'taiw', 'Taiwan +886');
  await page.getByLabel('Mobile number').fill('912345678');
  await page.getByLabel('Birthday').fill('1990-05-17');
  await page.getByLabel('Female').check();
}

export async function fillTaipei(page: Page) {
  await choose(page, 'Country or region', 'taiw', 'Taiwan');
  await page.getByLabel('County or city').selectOption('Taipei City');
  await page.getByLabel('Township or district').selectOption('Datong District');
  await page.getByLabel('Street address').fill('No. 12, Sec. 1, Dihua St.');
}

export async function fillWork(page: Page) {
  await page.getByLabel('Portfolio').fill('https://mei.example');
  await page.locator('[name=statement]').fill('I paint mountains in ink.');
  await page.getByRole('checkbox', { name: /I accept/ }).check();
}

export const storedUser = (page: Page) => page.evaluate(() => localStorage.getItem('user'));
