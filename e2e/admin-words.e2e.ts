import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { placeOrder, test } from './full-cart.ts';
import { enterAs, enterAsStaff, mailTo } from './new-member.ts';
import { orderOf } from './pay-order.ts';
import { expect, open } from './shop-test.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function faultsAtBothWidths(page: Page) {
  const found: string[] = [];
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    found.push(...(await accessibilityFaults(page)));
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wider > 1) found.push(`${size.width}: ${wider} px wider than its window`);
  }
  return found;
}

test('an editor rewrites an answer, publishes terms, and reads the mails of the shop', async ({
  page,
  request,
  buyer,
  quiet,
}) => {
  test.setTimeout(240_000);
  const staff = await enterAsStaff(page.request, 'editor');
  // As sent to a visitor.
  const pageOf = async (path: string) => (await request.get(path)).text();
  /** Waits until visitors read it; the time is reported but not asserted: a busy machine may be slow. */
  async function seen(path: string, words: string) {
    const since = Date.now();
    await expect.poll(() => pageOf(path), { intervals: [100] }).toContain(words);
    test.info().annotations.push({ type: path, description: `seen after ${Date.now() - since} ms` });
  }
  // Both pages are cached before anything changes.
  await Promise.all(['/contact/faq', '/terms'].map(pageOf));
  await enterAs(page, staff);

  await open(page, '/admin/faq');
  const question = page.getByRole('list', { name: 'Questions and answers' }).getByRole('listitem').first();
  await question.getByRole('button', { name: /^Edit/ }).click();
  expect(await faultsAtBothWidths(page)).toEqual([]);
  const answer = page.getByLabel('Paragraph 1 · English');
  const before = await answer.inputValue();
  await answer.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAttribute('aria-invalid', 'true');
  await answer.fill('Ten days at most, we promise.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The change applies immediately.')).toBeVisible();
  await seen('/contact/faq', 'Ten days at most, we promise.');
  await question.getByRole('button', { name: /^Edit/ }).click();
  await answer.fill(before);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(question.getByText('Default text')).toBeVisible();

  await open(page, '/admin/page/terms');
  const lead = page.getByLabel('In short · English');
  await lead.fill('The agreement between you and us, in fewer words.');
  await page.getByRole('tab', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe');
  await expect(preview.getByText('The agreement between you and us, in fewer words.')).toBeVisible();
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Write' }).click();
  const part = page.getByLabel('Paragraph 2 · 简体中文');
  const simplified = await part.inputValue();
  await part.fill('');
  await page.getByRole('button', { name: 'Publish this version' }).click();
  const day = await page.getByLabel('In force from').inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish the page' }).click();
  await expect(part).toHaveAttribute('aria-invalid', 'true');
  // The browser logs the refusal.
  expect(quiet.splice(0)).toEqual([expect.stringContaining('422')]);
  await part.fill(simplified);
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish this version' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish the page' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  await seen('/terms', 'in fewer words.');
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'no longer in force' })).toBeVisible();
  await expect(page.getByText('The two versions are the same.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await pageOf('/terms?version=2026-11-01')).toContain('no longer in force');

  const code = await placeOrder(request, buyer);
  expect((await orderOf(request, buyer, code)).agree).toMatchObject({ terms: day });

  await open(page, `/admin/mail?kind=order_received&about=${code}`);
  const letter = page.frameLocator('iframe');
  await expect(letter.getByText(`Thank you. The total of your order ${code}`, { exact: false })).toBeVisible();
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-Hant');
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: code })).toContainText('訂單');
  await page
    .getByRole('navigation', { name: 'Kinds of mail' })
    .getByRole('link', { name: 'Welcome to Cornice', exact: true })
    .click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en');
  await expect(letter.getByText('Your account is ready.', { exact: false })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Kinds of mail' })
    .getByRole('link', { name: /is now in the shop/ })
    .click();
  await expect(letter.getByRole('link', { name: 'See it in the shop' })).toBeVisible();
  await page.getByRole('button', { name: 'Send this to me' }).click();
  await expect(page.getByText(`On its way to ${staff.email}.`)).toBeVisible();
  expect((await mailTo(request, staff.email, 'work_online')).text).toContain('/shop/');
});

test('an editor writes the shop’s own story in three languages, hides a page and shows it again', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const textOf = async (path: string) => (await request.get(path)).text();
  const shows = (path: string, words: string) => expect.poll(() => textOf(path), { intervals: [200] }).toContain(words);
  await Promise.all(['/about', '/zh-Hant/about', '/technology'].map(textOf));
  await enterAs(page, await enterAsStaff(page.request, 'editor'));

  await open(page, '/admin/page');
  expect(await faultsAtBothWidths(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'About us', exact: true }).click();
  const story = {
    English: 'Three rooms above a harbour.',
    繁體中文: '港邊樓上的三個房間。',
    简体中文: '港边楼上的三个房间。',
  };
  for (const [language, words] of Object.entries(story)) await page.getByLabel(`In short · ${language}`).fill(words);
  await page.getByLabel('Title of the page · English').fill('The harbour gallery');
  expect(await faultsAtBothWidths(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Preview' }).click();
  const region = page.getByRole('region', { name: 'Preview' });
  const preview = region.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'The harbour gallery', level: 1 })).toBeVisible();
  await expect(preview.locator('figure').first()).toBeAttached();
  await region.getByText('On a phone').click();
  await expect(preview.getByText(story.English)).toBeVisible();
  await region.getByRole('combobox', { name: 'Language' }).selectOption('zh-Hant');
  await expect(preview.getByText(story.繁體中文)).toBeVisible();
  expect(await faultsAtBothWidths(page)).toEqual([]);

  await page.getByRole('button', { name: 'Publish the page' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await shows('/about', story.English);
  await shows('/about', '<title>The harbour gallery');
  await shows('/zh-Hant/about', story.繁體中文);
  await shows('/zh-CN/about', story.简体中文);
  await page.getByRole('button', { name: 'Restore original text' }).click();
  await expect(page.getByText('Visitors see the original text again.')).toBeVisible();
  await shows('/about', 'in a workshop of its own');

  await open(page, '/admin/page/technology');
  await page.getByRole('button', { name: 'Hide the page' }).click();
  await expect(page.getByText('The page is hidden, and nothing links to it any more.')).toBeVisible();
  await expect.poll(async () => (await request.get('/technology')).status()).toBe(410);
  for (const path of ['/', '/about', '/sitemap-en-pages-1.xml', '/llms.txt'])
    expect(await textOf(path), path).not.toMatch(/href="\/technology"|\/technology[<)]/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Visitors see the page again.')).toBeVisible();
  await expect.poll(async () => (await request.get('/technology')).status()).toBe(200);
  expect(await textOf('/sitemap-en-pages-1.xml')).toContain('/technology<');
});
