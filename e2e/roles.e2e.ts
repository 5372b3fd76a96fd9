import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { ask } from './ask.ts';
import { newEmail } from './entry-page.ts';
import { apiOf, type Buyer, fillCart, placeOrder } from './full-cart.ts';
import { enterAsStaff, invite, mailTo, newMember, type Role, type TestMember } from './new-member.ts';
import { applyStep } from './order-desk.ts';
import { joinAndSignIn } from './second-factor.ts';
import { expect, open, test } from './shop-test.ts';

/** The menu entries of all staff, and those of each role. */
const EVERYBODY = ['Today', 'Order desk', 'My sign-in and notices'];
const MENU: Record<Exclude<Role, 'admin'>, string[]> = {
  finance: [
    ...['Figures', 'Exports', 'Bank statement', 'Refunds to pay', 'Payments', 'Delivery', 'Share rates'],
    ...['Uniform invoices', 'VAT sheet', 'Payouts', 'Differences in the books'],
  ],
  workshop: ['Workshop'],
  editor: [
    ...[
      'Works',
      'Import works',
      'Prices',
      'Artists',
      'Categories',
      'Frames',
      'Exhibition stores',
      'Front page',
      'Articles',
    ],
    ...['Shop wording', 'Questions and answers', 'Pages and terms', 'Mails', 'Missing texts'],
  ],
  support: ['Members', 'Messages', 'Enquiries', 'Saved replies', 'Data requests'],
  reviewer: ['Works to review', 'Applications', 'Representation'],
};
/** A page of another role, for each role. */
const FORBIDDEN: Record<Exclude<Role, 'admin'>, string> = {
  finance: '/admin/message',
  workshop: '/admin/statement',
  editor: '/admin/member',
  support: '/admin/setting',
  reviewer: '/admin/prices',
};

interface Day {
  page: Page;
  request: APIRequestContext;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function call(request: APIRequestContext, { token }: Pick<TestMember, 'token'>, path: string, data: object) {
  const reply = await request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  const answer = await reply.json();
  expect(answer, path).toMatchObject({ code: 'success' });
  return answer;
}

/** An order by transfer whose buyer has reported the payment. */
async function reportedOrder(request: APIRequestContext): Promise<{ code: string; buyer: Buyer }> {
  const buyer = await fillCart(request, await newMember(request));
  const code = await placeOrder(request, buyer);
  const { order } = await (await request.get(`/api/order/${code}`, apiOf(buyer))).json();
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await call(request, buyer, `/api/order/${code}/transfer`, { digits: '80461', amount: order.total, day });
  return { code, buyer };
}

async function paidOrder(request: APIRequestContext): Promise<{ code: string; buyer: Buyer }> {
  const placed = await reportedOrder(request);
  const { order } = await (await request.get(`/api/order/${placed.code}`, apiOf(placed.buyer))).json();
  const finance = await enterAsStaff(request, 'finance');
  await call(request, finance, `/api/admin/order/${placed.code}/confirm_transfer`, { amount: order.total });
  return placed;
}

/** The workshop's list starts with the oldest: a new order is on its last page. */
async function openWorkshopAt(page: Page, code: string): Promise<void> {
  await expect(async () => {
    await open(page, '/admin/workshop');
    const last = page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: /\d/ }).last();
    await page.getByRole('checkbox').first().waitFor();
    if (await last.isVisible()) await open(page, (await last.getAttribute('href')) ?? '');
    await expect(page.getByRole('checkbox', { name: code })).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

const DAYS: Record<Role, (day: Day) => Promise<void>> = {
  async finance({ page, request }) {
    const { code } = await reportedOrder(request);
    await open(page, '/admin/order?queue=transfers');
    await page.getByLabel('Order number, name, e-mail, phone or tracking number').fill(code);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: code }).click();
    await applyStep(page, 'Confirm the transfer');
    // The workshop's step is not offered.
    await expect(button(page, 'Start production')).toBeHidden();
    await applyStep(page, 'Record an unexpected payment', { Amount: '500' });
    await applyStep(page, 'Record a refund');
    await expect(page.getByText('Refunded by hand:')).toHaveCount(1);
  },

  async workshop({ page, request }) {
    const { code } = await paidOrder(request);
    await openWorkshopAt(page, code);
    await page.getByRole('checkbox', { name: code }).check();
    const [tickets] = await Promise.all([page.waitForEvent('download'), button(page, 'Workshop tickets').click()]);
    expect(tickets.suggestedFilename()).toMatch(/\.pdf$/);
    await button(page, 'Start production').click();
    await expect(page.getByText('Done for 1 order.')).toBeVisible();
    await open(page, `/admin/order/${code}`);
    await applyStep(page, 'Mark as complete');
    await applyStep(page, 'Ship', { Carrier: 'Chunghwa Post', 'Tracking number': 'TW-4711' });
    await expect(page.getByText('TW-4711').first()).toBeVisible();
    await expect(button(page, 'Record a refund')).toBeHidden();
  },

  async editor({ page, request }) {
    const name = `Paper ${randomUUID().slice(0, 6)}`;
    await open(page, '/admin/article');
    await page.getByRole('link', { name: 'New article' }).click();
    await page.locator('[name="title.en"]').fill(name);
    await page.locator('[name="title.zh-Hant"]').fill('紙');
    await page.locator('[name="title.zh-Hans"]').fill('纸');
    await page.locator('[name="summary.en"]').fill('On paper.');
    await page.locator('[name="summary.zh-Hant"]').fill('談紙。');
    await page.locator('[name="summary.zh-Hans"]').fill('谈纸。');
    await button(page, 'Paragraph').click();
    await page.locator('[name="blocks.0.text.en"]').fill('Cotton holds pigment.');
    await page.locator('[name="blocks.0.text.zh-Hant"]').fill('棉紙留住顏料。');
    await page.locator('[name="blocks.0.text.zh-Hans"]').fill('棉纸留住颜料。');
    await button(page, 'Save').click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await button(page, 'Publish now').click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    // Other tests read the shop's published articles.
    await button(page, 'Unpublish').click();
    await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();

    const headers = { authorization: `Bearer ${(await enterAsStaff(request, 'editor')).token}` };
    const { list } = await (await request.get('/api/admin/work?sort=title&page=2', { headers })).json();
    await open(page, `/admin/work/${list[0].item_id}`);
    const words = page.getByRole('region', { name: 'English' }).getByLabel('Inspiration');
    const before = await words.inputValue();
    for (const text of [`${before} Seen at dusk.`, before]) {
      await words.fill(text);
      await button(page, 'Save the work').click();
      const path = `/api/admin/work/${list[0].item_id}`;
      const stored = async () => (await (await request.get(path, { headers })).json()).work.texts.inspiration.en;
      await expect.poll(stored).toBe(text);
    }
  },

  async support({ page, request }) {
    const { code, buyer } = await paidOrder(request);
    const { thread_id } = await call(request, buyer, '/api/message', { subject: 'A scratch', text: 'What now?' });
    await open(page, `/admin/message/${thread_id}`);
    await page.getByLabel('Your answer').fill('We will send a new frame.');
    await button(page, 'Send the answer').click();
    await expect(page.getByRole('status').getByText('Answered', { exact: true })).toBeVisible();

    // After production has begun, a cancellation is a request.
    const workshop = await enterAsStaff(request, 'workshop');
    await call(request, workshop, `/api/admin/order/${code}/start_production`, {});
    await call(request, buyer, `/api/order/${code}/cancel`, { reason: 'Too large for the wall.' });
    await open(page, `/admin/order/${code}`);
    await expect(page.getByText('Too large for the wall.').first()).toBeVisible();
    await applyStep(page, 'Decide on the cancellation', {}, 'Accept');
    // Only finance refunds.
    await expect(button(page, 'Record a refund')).toBeHidden();

    const visitor = newEmail();
    await ask(request, visitor, '請問這幅畫能掛在廚房嗎？');
    await open(page, '/admin/contact');
    await page.getByRole('listitem').filter({ hasText: visitor }).getByRole('link').click();
    await page.getByLabel('Your answer').fill('可以，請避開水氣。');
    await button(page, 'Send the answer').click();
    await expect(page.getByText('Answered', { exact: true })).toBeVisible();
    expect((await mailTo(request, visitor, 'contact_answer')).text).toContain('可以，請避開水氣。');
  },

  async reviewer({ page, request }) {
    const artist = { type: 'artist', portfolio: 'https://mei.example', statement: 'I paint.', agree: true };
    const member = await newMember(request, artist);
    const decide = async (step: string, words?: string) => {
      const decision = page.getByRole('region', { name: 'Decision' });
      await decision.getByRole('radio', { name: step }).check();
      if (words) await decision.getByRole('textbox').fill(words);
      await decision.getByRole('button', { name: step }).click();
    };
    await open(page, '/admin/application');
    await page.getByLabel('Name, gallery or e-mail').fill(member.email);
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('1 application', { exact: true })).toBeVisible();
    await page.getByRole('list', { name: 'Applications' }).getByRole('link').click();
    await decide('Ask a question', 'Could you show us a scan?');
    await expect(page.getByRole('article').getByText('Could you show us a scan?')).toBeVisible();
    await call(request, member, '/api/application/answer', { text: 'Here it is.' });
    await page.reload();
    const checklist = page.getByRole('region', { name: 'Checklist' });
    await expect(checklist.getByRole('checkbox')).toHaveCount(5);
    // The answers come late: each press shows at once, and stays while others are under way.
    await page.route('**/api/admin/application/*/check', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    for (const check of await checklist.getByRole('checkbox').all()) await check.check();
    for (const check of await checklist.getByRole('checkbox').all()) await expect(check).toBeChecked();
    await expect(checklist.getByRole('status')).toHaveText('5 of 5 points checked');
    await decide('Approve');
    await expect(page.getByRole('link', { name: 'See the public page' })).toBeVisible();
    await open(page, '/admin/review');
    await expect(page.getByRole('heading', { level: 1, name: 'Works to review' })).toBeVisible();
  },

  async admin({ page, request }) {
    const email = newEmail();
    await open(page, '/admin/staff');
    await button(page, 'Invite a colleague').click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('First name').fill('Wen');
    await page.getByLabel('Last name').fill('Lin');
    await button(page, 'Send the invitation').click();
    await expect(page.getByText(email)).toBeVisible();
    await open(page, '/admin/setting');
    const phone = page.getByLabel('Telephone', { exact: true }).first();
    const before = await phone.inputValue();
    const stored = async () => (await (await request.get('/api/initial')).json()).info.phone;
    for (const number of ['+886 2 2555 0199', before]) {
      await phone.fill(number);
      await page.locator('form', { has: phone }).getByRole('button', { name: 'Save' }).click();
      await expect.poll(stored).toBe(number);
    }
  },
};

for (const role of ['finance', 'workshop', 'editor', 'support', 'reviewer', 'admin'] as const) {
  test(`a person with only the role ${role} signs in with a second factor and does the day’s work`, async ({
    page,
    request,
    quiet,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await joinAndSignIn(page, await invite(request, role));
    // The browser logs that the password alone was not enough.
    expect(quiet.splice(0).filter((line) => !line.includes('401'))).toEqual([]);
    // Staff are led there; a second navigation would cancel the first.
    await expect(page).toHaveURL(/\/admin$/);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    const menu = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
    await expect(menu.filter({ visible: true }).first()).toBeVisible();
    const names = await menu.filter({ visible: true }).allTextContents();
    if (role === 'admin') expect(new Set(names)).toEqual(new Set([...names, ...Object.values(MENU).flat()]));
    else {
      expect(names.toSorted()).toEqual([...EVERYBODY, ...MENU[role]].toSorted());
      await open(page, FORBIDDEN[role]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not for your role');
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await DAYS[role]({ page, request });
  });
}
