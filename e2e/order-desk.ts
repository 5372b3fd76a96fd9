import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { enterAs, enterAsStaff, type Role } from './new-member.ts';
import { expect } from './shop-test.ts';

export async function staffDesk(browser: Browser, request: APIRequestContext, role: Role = 'admin'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, await enterAsStaff(request, role));
  return page;
}

/** Applies a step on the order's page: opens, fills in and submits it. */
export async function applyStep(
  desk: Page,
  name: string,
  fields: Record<string, string> = {},
  send = name,
): Promise<void> {
  await desk.getByRole('button', { name, exact: true }).first().click();
  const panel = desk.getByRole('region', { name, exact: true });
  for (const [label, value] of Object.entries(fields)) {
    // Another field, for a carrier that is not in the list, has the word in its label too.
    if (label === 'Carrier') await panel.getByRole('combobox', { name: label }).selectOption({ label: value });
    else await panel.getByLabel(label).fill(value);
  }
  await panel.getByRole('button', { name: send, exact: true }).click();
  await expect(panel).toBeHidden();
}
