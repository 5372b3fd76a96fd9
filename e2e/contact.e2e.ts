import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { choose, newEmail, test } from './entry-page.ts';
import { enterAs, enterAsStaff, mailTo, newMember } from './new-member.ts';
import { expect, open } from './shop-test.ts';

const at = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

/** Fills in the contact form for a visitor who reads Chinese, except the message. */
async function fillSender(page: Page, email: string) {
  await at(page, 'title').selectOption('ms');
  await at(page, 'lastname').fill('林');
  await at(page, 'firstname').fill('美');
  await at(page, 'email').fill(email);
  await choose(page, '電話國碼', '886', '台灣 +886');
  await at(page, 'phone.number').fill('912345678');
}

test.describe('a visitor with a phone, in Traditional Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Taipei' });

  test('asks, is confirmed, and reads the answer of the staff by mail', async ({ page, browser, request }) => {
    const email = newEmail();
    await open(page, '/zh-Hant/contact');
    await page.getByRole('button', { name: '送出' }).click();
    await expect(at(page, 'title')).toBeFocused();
    await expect(at(page, 'title')).toHaveAttribute('aria-invalid', 'true');

    await fillSender(page, email);
    await at(page, 'contents').fill('畫'.repeat(501));
    await expect(page.getByText('501 / 500')).toBeVisible();
    await page.getByRole('button', { name: '送出' }).click();
    await expect(at(page, 'contents')).toBeFocused();
    await at(page, 'contents').fill('請問這幅畫能掛在浴室嗎？');
    await page.reload();
    await expect(at(page, 'contents')).toHaveValue('請問這幅畫能掛在浴室嗎？');
    await expect(at(page, 'firstname')).toHaveValue('美');
    await page.getByRole('button', { name: '送出' }).click();

    await expect(page.getByRole('heading', { name: '謝謝您，我們已收到您的詢問。' })).toBeVisible();
    const received = await mailTo(request, email, 'contact_received');
    expect(received.text).not.toContain('浴室');
    await page.reload();
    await expect(at(page, 'contents')).toHaveValue('');

    const office = await browser.newContext({ locale: 'en-GB' });
    const desk = await office.newPage();
    await enterAs(desk, await enterAsStaff(desk.request, 'support'));
    await open(desk, '/admin/contact');
    await desk.getByRole('listitem').filter({ hasText: email }).getByRole('link').click();
    await expect(desk.getByText('請問這幅畫能掛在浴室嗎？')).toBeVisible();
    const late = await office.newPage();
    await open(late, new URL(desk.url()).pathname);
    await desk.getByLabel('Your answer').fill('不建議，水氣會傷畫框。');
    await late.getByLabel('Your answer').fill('可以。');
    await desk.getByRole('button', { name: 'Send the answer' }).click();
    await expect(desk.getByText('Answered', { exact: true })).toBeVisible();
    expect((await mailTo(request, email, 'contact_answer')).text).toContain('不建議，水氣會傷畫框。');

    await late.getByRole('button', { name: 'Send the answer' }).click();
    await expect(late.getByRole('alert').getByText(/arrived while you were writing/)).toBeVisible();
    await expect(late.getByText('不建議，水氣會傷畫框。')).toBeVisible();
    await expect(late.getByLabel('Your answer')).toHaveValue('可以。');
    expect(await accessibilityFaults(desk)).toEqual([]);
    await office.close();
  });
});

test('a member in English finds the enquiry and its answer among the messages', async ({ page, request }) => {
  const member = await newMember(request);
  await enterAs(page, member);
  await open(page, '/partner/collaborate');
  await expect(at(page, 'email')).toHaveValue(member.email);
  await expect(at(page, 'firstname')).toHaveValue('Mei');
  await at(page, 'title').selectOption('dr');
  await at(page, 'contents').fill('Forty walls in a clinic.');
  await page.getByRole('button', { name: 'Send the enquiry' }).click();

  await page.getByRole('link', { name: 'See the conversation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collaboration enquiry' })).toBeVisible();
  await expect(page.getByText('Forty walls in a clinic.')).toBeVisible();

  const { token } = await enterAsStaff(request, 'support');
  const headers = { authorization: `Bearer ${token}` };
  const { list } = await (await request.get('/api/admin/contact', { headers })).json();
  const mine = list.find(({ email }: { email: string }) => email === member.email);
  const path = `/api/admin/contact/${mine.enquiry_id}`;
  const { enquiry } = await (await request.get(path, { headers })).json();
  const data = { text: 'We would love to.', seen: enquiry.letters.at(-1).letter_id };
  expect((await request.post(path, { headers, data })).status()).toBe(200);
  await page.reload();
  await expect(page.getByText('We would love to.')).toBeVisible();
});

test('the page says immediately whether staff are there, by the clock in Taipei', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-12-25T03:00:00Z') });
  await open(page, '/contact');
  await expect(page.getByText('Closed today: Constitution Day. We are back on Monday, December 28')).toBeVisible();

  await page.clock.setFixedTime(new Date('2026-12-28T02:00:00Z'));
  await page.clock.runFor(20_000);
  await expect(page.getByText('Open now, until 18:00 (GMT+8)')).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('telephone and e-mail are the way', async ({ page }) => {
    await page.goto('/contact');

    await expect(page.getByRole('main').getByRole('link', { name: '+886 2 2311 0100' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'service@cornice.example' })).toBeVisible();
    await expect(page.locator('main noscript p')).toContainText('This form needs JavaScript');
    await expect(page.getByRole('button', { name: 'Send the enquiry' })).toBeHidden();
  });
});

for (const path of ['/contact', '/partner', '/partner/collaborate', '/collaboration'])
  test(`nothing sticks out at 320 px: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, `/zh-Hant${path}`);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
