import { test as base, expect, type Page } from '@playwright/test';

/** A page that fails its test when it logs an error, warns about hydration, or violates the content policy. */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text())) noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      // The policy blocks eval without a console message.
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`the content policy refused ${blockedURI} (${violatedDirective})`),
        ),
      );
      await use(noise);
      expect(noise, 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has hydrated the page and the startup of spec §4 is over. */
export async function open(page: Page, path: string): Promise<number> {
  const response = await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return response?.status() ?? 0;
}

export { expect };
