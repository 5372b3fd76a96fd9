import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { enterAs, enterAsStaff } from './new-member.ts';
import { seenByBuyers } from './seen-by-buyers.ts';
import { expect, open, test } from './shop-test.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const save = async (page: Page) => {
  await button(page, 'Save').click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
};

/** What the shop answers a visitor soon after staff have changed it. */
const answers = (visitor: Page, slug: string, status: number) =>
  seenByBuyers(
    `an article answers ${status}`,
    async () => (await visitor.request.get(`/api/article/${slug}`)).status(),
    status,
  );

async function looksWell(page: Page) {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await page.setViewportSize(DESK);
}

test('an editor writes an article in three languages, publishes it, and a visitor reads it immediately', async ({
  page,
  browser,
  request,
  quiet,
}) => {
  test.slow();
  await page.setViewportSize(DESK);
  const name = `Grain ${randomUUID().slice(0, 6)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  const staff = await enterAsStaff(request, 'editor');
  await enterAs(page, staff);

  await test.step('it is written in blocks, with a work, in every language', async () => {
    await open(page, '/admin/article');
    await expect(page.getByRole('list', { name: 'Articles' })).toBeVisible();
    await looksWell(page);
    await page.getByRole('link', { name: 'New article' }).click();
    await field(page, 'title.en').fill(name);
    await field(page, 'title.zh-Hant').fill('紙的紋理');
    await field(page, 'summary.en').fill('What cotton does to ink.');
    await field(page, 'summary.zh-Hant').fill('棉紙與墨水之間。');
    await button(page, 'Paragraph').click();
    await field(page, 'blocks.0.text.en').fill('Cotton holds *pigment* near its surface.');
    await field(page, 'blocks.0.text.zh-Hant').fill('棉紙讓顏料留在表面。');
    await button(page, 'Work card').click();
    await page.getByRole('combobox', { name: 'Work', exact: true }).fill('sea');
    await page.getByRole('option').first().click();
    await button(page, 'Suggest Simplified').click();
    await expect(field(page, 'title.zh-Hans')).toHaveValue('纸的纹理');
    await save(page);
    await expect(page).toHaveURL(/\/admin\/article\/\d+$/);
  });

  await test.step('blocks move by the keyboard, and a removed one can be restored', async () => {
    await button(page, 'Move block 2 up').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: '1. Work card' })).toBeVisible();
    await expect(button(page, 'Move block 1 up')).toBeFocused();
    await button(page, 'Move block 1 down').press('Enter');
    await button(page, 'Remove block 1').click();
    await expect(field(page, 'blocks.0.text.en')).toHaveCount(0);
    await button(page, 'Undo').last().click();
    await expect(field(page, 'blocks.0.text.en')).toHaveValue(/Cotton/);
  });

  await test.step('the preview is the page that readers get', async () => {
    await button(page, 'Preview').click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(preview.locator('em')).toHaveText('pigment');
    await expect(preview.locator('figure img')).toBeVisible();
    await field(page, 'title.en').fill(`${name}!`);
    await expect(preview.getByRole('heading', { name: `${name}!`, level: 1 })).toBeVisible();
    await field(page, 'title.en').fill(name);
    await looksWell(page);
    await button(page, 'Close the preview').click();
  });

  const visitor = await (await browser.newContext()).newPage();
  await test.step('once published, a visitor reads it, in each language', async () => {
    await open(visitor, '/news');
    await expect(visitor.getByRole('link', { name })).toHaveCount(0);
    await button(page, 'Publish now').click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await answers(visitor, slug, 200);
    await open(visitor, '/news');
    await expect(visitor.getByRole('link', { name })).toBeVisible();
    await open(visitor, `/zh-CN/news/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('纸的纹理');
  });

  await test.step('a second editor, who saw an older one, gets a conflict and loses nothing', async () => {
    const other = await (await browser.newContext({ viewport: DESK, locale: 'en-GB' })).newPage();
    await enterAs(other, staff);
    await open(other, new URL(page.url()).pathname);
    await field(other, 'summary.en').fill('Theirs: what ink does to cotton.');
    await field(page, 'summary.en').fill('Ours: what cotton does to ink.');
    await save(page);
    await button(other, 'Save').click();
    const alert = other.getByRole('alert').filter({ hasText: 'Someone else has changed this' });
    await expect(alert).toContainText('Summary · English: What ');
    await expect(alert).toContainText('→ Ours: what cotton does to ink.');
    await expect(field(other, 'summary.en')).toHaveValue('Theirs: what ink does to cotton.');
    await other.reload();
    await expect(field(other, 'summary.en')).toHaveValue('Theirs: what ink does to cotton.');
    await expect(alert).toContainText('→ Ours: what cotton does to ink.');
    await button(other, 'Show the newer one').click();
    await expect(field(other, 'summary.en')).toHaveValue('Ours: what cotton does to ink.');
    await other.context().close();
  });

  await test.step('withdrawn, it is gone; undone, it is back', async () => {
    await button(page, 'Unpublish').click();
    await answers(visitor, slug, 410);
    await button(page, 'Undo').click();
    await answers(visitor, slug, 200);
    // Other tests read the shop's published articles.
    await button(page, 'Unpublish').click();
    await answers(visitor, slug, 410);
    await visitor.context().close();
  });
  // The browser logs the refusal of the older version.
  quiet.splice(0);
});

test('an editor changes the front page and finds missing texts', async ({ page, request }) => {
  await page.setViewportSize(DESK);
  await enterAs(page, await enterAsStaff(request, 'editor'));
  await open(page, '/admin/missing');
  await expect(page.getByRole('heading', { name: 'Missing texts', level: 1 })).toBeVisible();
  await expect(page.getByText(/Nothing is missing here|with a? ?missing text/)).toBeVisible();
  await looksWell(page);

  const parts = async () => (await (await request.get('/api/home')).json()).parts as string[];
  const before = await parts();
  const at = before.indexOf('articles');
  await open(page, '/admin/home');
  await expect(page.getByRole('region', { name: 'The first room' })).toContainText('Chosen by the shop');
  await button(page, 'Move Articles up').focus();
  await page.keyboard.press('Enter');
  await test.step('the preview shows what is not saved, as wide as a desk and as a phone', async () => {
    await button(page, 'Preview').click();
    const shown = page.frameLocator('iframe[title="Front page"]');
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await parts()).toEqual(before);
    const widthShown = () => shown.locator('html').evaluate((html) => html.clientWidth);
    expect(await widthShown()).toBeGreaterThan(1_400);
    await shown.getByRole('link', { name: 'See the works' }).click();
    await expect(page).toHaveURL(/admin\/home/);
    await page.getByText('On a phone').click();
    await expect.poll(widthShown).toBeLessThan(400);
    await looksWell(page);
    await button(page, 'Close the preview').click();
  });
  await looksWell(page);
  await button(page, 'Save').click();
  await expect(page.getByText('Saved. The change applies immediately.')).toBeVisible();
  const seen = (list: string[]) => seenByBuyers('the order of the front page', parts, list);
  await seen(before.toSpliced(at, 1).toSpliced(at - 1, 0, 'articles'));
  await button(page, 'Move Articles down').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Saved. The change applies immediately.')).toBeVisible();
  await seen(before);
});
