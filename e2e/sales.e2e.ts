import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { readPdf } from '../src/ground/documents/server/testing-pdf.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { enterAs, enterAsDemo, newMember } from './new-member.ts';
import { inLanguage, LANGUAGES } from './routes.ts';
import { expect, open, test } from './shop-test.ts';

const PHONE = { width: 390, height: 844 };
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const bars = (page: Page, name: string) => page.getByRole('listbox', { name }).getByRole('option');

/** The demo's seller, once the demo's year of orders is complete: nothing is added between two checks. */
async function seller(page: Page, request: APIRequestContext, who: 'artist' | 'gallery') {
  const member = await enterAsDemo(request, who);
  const headers = { Authorization: `Bearer ${member.token}` };
  let before = '';
  await expect
    .poll(
      async () => {
        const { totals } = await (await request.get('/api/sales/overview', { headers })).json();
        const isStill = before === JSON.stringify(totals);
        before = JSON.stringify(totals);
        return isStill && totals.sales > 3;
      },
      { timeout: 200_000, intervals: [5_000] },
    )
    .toBe(true);
  await enterAs(page, member);
}

async function saved(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download');
  await button.press('Enter');
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('an artist reads the year by keyboard and takes it home as paper and table', async ({ page, request }) => {
  test.slow();
  await seller(page, request, 'artist');
  await open(page, '/account/sales');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales');

  // One stop of the Tab key, arrows from bar to bar, and each has its name and figure.
  await bars(page, 'By month').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(bars(page, 'By month').nth(1)).toBeFocused();
  await expect(bars(page, 'By month').nth(1)).toHaveAccessibleName(/^\w+ \d{4}: -?\d+ prints?$/);
  await page.keyboard.press('End');
  await expect(bars(page, 'By month').last()).toBeFocused();
  await page.getByRole('radio', { name: 'Prints sold' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Share in NTD' })).toBeChecked();
  await expect(bars(page, 'Top sizes').first()).toHaveAccessibleName(/cm: NT\$[\d,]+$/);
  await page.getByText('Show as a table').first().press('Enter');
  const months = page.getByRole('table', { name: 'By month' });
  await expect(months.getByRole('rowheader')).toHaveCount(await bars(page, 'By month').count());
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=online/);
  await expect(page.getByRole('list', { name: 'Online works' }).getByRole('listitem').first()).toContainText('Views');
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(page.getByRole('rowheader', { name: 'Taiwan' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Statement, line by line' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales report');
  const totals = page.getByRole('table', { name: 'By month' }).getByRole('row', { name: /^Total/ });
  const year = await page.getByLabel('Year').inputValue();
  const share = /NT\$[\d,]+/.exec((await totals.textContent()) ?? '')?.[0] ?? 'nothing';
  expect(await accessibilityFaults(page)).toEqual([]);

  const paper = await saved(page, page.getByRole('button', { name: 'Download PDF' }));
  const { pages } = await readPdf(paper.bytes);
  expect(paper.name).toBe(`statement-${year}.pdf`);
  expect(pages.flat().find((line) => line.startsWith('Your share'))).toContain(`Your share ${share}`);
  const table = await saved(page, page.getByRole('button', { name: 'Download CSV' }));
  const rows = table.bytes.toString('utf8').replaceAll('"', '').trimEnd().split('\r\n');
  expect(table.name).toBe(`statement-${year}.csv`);
  expect(rows[0]).toMatch(/^\uFEFFDate,Kind,Order/);
  const earned = rows.slice(1).map((row) => row.split(','));
  const sum = earned.filter((row) => row.includes('NTD')).reduce((all, row) => all + Number(row.at(-1)), 0);
  expect(`NT$${sum.toLocaleString('en')}`).toBe(share);
});

test('a file that cannot be made says why, beside its button', async ({ page, request, quiet }) => {
  await seller(page, request, 'artist');
  await open(page, '/account/report');
  const message = 'Too many attempts';
  await page.route('**/api/report?*format=pdf*', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', message } }),
  );

  await page.getByRole('button', { name: 'Download PDF' }).click();

  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  // The browser logs the 429.
  quiet.splice(0);
});

for (const locale of LANGUAGES) {
  test(`${locale}: a gallery’s sales and report are whole on a phone, light and dark`, async ({ page, request }) => {
    test.slow();
    await seller(page, request, 'gallery');
    await page.setViewportSize(PHONE);
    for (const path of ['/account/sales', '/account/sales?tab=analysis', '/account/report']) {
      await open(page, inLanguage(locale, path));
      await expect(page.getByRole('table').or(page.getByRole('listbox')).first()).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await fits(page), `${path}, ${colorScheme}`).toBe(true);
        if (locale === 'en') expect(await accessibilityFaults(page), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('a member who does not sell reads so, and so does one with a pending application', async ({ page, request }) => {
  for (const form of [{}, { type: 'artist', portfolio: 'https://mei.example', statement: 'I paint.', agree: true }]) {
    await enterAs(page, await newMember(request, form));
    for (const path of ['/account/sales', '/account/report']) {
      await open(page, path);
      await expect(page.getByText('This page is only for approved artists and galleries.')).toBeVisible();
    }
  }
});
