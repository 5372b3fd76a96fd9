import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { enterAs, enterAsStaff, type Role } from './new-member.ts';
import { expect } from './shop-test.ts';

/** Somebody of the staff in a browser of their own. */
export async function staffDesk(browser: Browser, request: APIRequestContext, role: Role = 'admin'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, await enterAsStaff(request, role));
  return page;
}

/** Takes a step on the order's page: opens it, fills it in and sends it. */
export async function applyStep(
  desk: Page,
  name: string,
  fields: Record<string, string> = {},
  send = name,
): Promise<void> {
  await desk.getByRole('button', { name, exact: true }).first().click();
  const panel = desk.getByRole('region', { name, exact: true });
  for (const [label, value] of Object.entries(fields)) await panel.getByLabel(label).fill(value);
  await panel.getByRole('button', { name: send, exact: true }).click();
  await expect(panel).toBeHidden();
}
