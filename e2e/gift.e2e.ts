import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { readPdf } from '../src/ground/documents/server/testing-pdf.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, type Buyer, openStep, test } from './full-cart.ts';
import { enterAsStaff } from './new-member.ts';
import { staffDesk } from './order-desk.ts';
import { expect, open } from './shop-test.ts';

const WORDS = {
  '': {
    gift: 'This is a gift',
    recipient: /^Name of the recipient/,
    message: /^Message on the card/,
    day: /^Not delivered before/,
    preview: 'Preview of the card',
    review: 'Review order',
    agree: /^I agree/,
    order: 'Place order',
    noPrices: 'The parcel contains no prices.',
    card: 'Message card (PDF)',
    withdraw: 'Withdraw the link',
    page: 'A gift for Mei Wu',
    closed: 'This gift page is not open',
    kit: 'Download the hanging kit (PDF)',
    certificates: 'Certificates',
    held: 'Gifts for a later day',
  },
  '/zh-Hant': {
    gift: '這是一份禮物',
    recipient: /^收禮人姓名/,
    message: /^賀卡內容/,
    day: /^最早送達日/,
    preview: '賀卡預覽',
    review: '核對訂單',
    agree: /^我同意/,
    order: '送出訂單',
    noPrices: '包裹內不附價格。',
    card: '賀卡（PDF）',
    withdraw: '撤回連結',
    page: '送給 Mei Wu 的禮物',
    closed: '這個禮物頁面目前未開放',
    kit: '下載掛畫套件（PDF）',
    certificates: '保證書',
    held: '指定日期的禮物',
  },
};

const MESSAGE = '生日快樂！\nFor the wall above your new desk.';
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Pays the order and makes its prints; returns the staff's headers. */
async function make(request: APIRequestContext, buyer: Buyer, code: string) {
  const { order } = await (await request.get(`/api/order/${code}`, apiOf(buyer))).json();
  const staff = apiOf(await enterAsStaff(request));
  for (const [action, data] of [
    ['confirm_transfer', { amount: order.total }],
    ['start_production', {}],
    ['complete', {}],
  ] as const)
    expect((await request.post(`/api/admin/order/${code}/${action}`, { ...staff, data })).status()).toBe(200);
}

for (const [prefix, words, viewport] of [
  ['/zh-Hant', WORDS['/zh-Hant'], { width: 390, height: 844 }],
  ['', WORDS[''], { width: 1440, height: 900 }],
] as const)
  test(`a gift from the checkout to its recipient, at ${viewport.width} px`, async ({
    page,
    browser,
    request,
    buyer,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await openStep(page, 2, prefix);
    await expect(page.getByLabel(words.message)).toHaveCount(0);
    await page.getByRole('checkbox', { name: words.gift }).check();
    await page.getByLabel(words.recipient).fill('Mei Wu');
    await page.getByLabel(words.message).fill(MESSAGE);
    await expect(page.getByRole('figure', { name: words.preview })).toContainText('For the wall above your new desk.');
    await page.getByLabel(words.day).fill(inDays(1));
    await page.getByRole('button', { name: words.review }).click();
    await expect(page.getByLabel(words.day)).toBeFocused();
    await page.getByLabel(words.day).fill(inDays(40));
    expect(await fits(page)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.reload();
    await expect(page.getByLabel(words.message)).toHaveValue(MESSAGE);
    await page.getByRole('button', { name: words.review }).click();
    await expect(page.getByText(words.noPrices)).toBeVisible();
    await page.getByRole('checkbox', { name: words.agree }).check();
    await page.getByRole('button', { name: words.order }).click();
    await page.waitForURL(/status=success/);
    const code = new URL(page.url()).searchParams.get('code') ?? '';
    await make(request, buyer, code);

    await open(page, `${prefix}/account/order/${code}`);
    const link = page.getByRole('link', { name: /\/gift\// });
    const address = (await link.getAttribute('href')) ?? '';
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.card }).click(),
    ]);
    const { pages } = await readPdf(await readFile(await file.path()));
    expect(pages).toHaveLength(1);
    // Lines are broken to the width of the card.
    expect(pages[0]?.join('').replace(/\s/g, '')).toContain(MESSAGE.replace(/\s/g, ''));
    expect(await fits(page)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);

    const desk = await staffDesk(browser, request);
    await desk.setViewportSize(viewport);
    await open(desk, `${prefix}/admin/workshop?queue=to_ship`);
    await expect(desk.getByRole('list', { name: words.held })).toContainText(code);
    expect(await fits(desk)).toBe(true);
    await desk.context().close();

    const visitor = await (await browser.newContext({ viewport })).newPage();
    const answer = await visitor.goto(address);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
    await expect(visitor.getByRole('heading', { level: 1, name: words.page })).toBeVisible();
    const main = visitor.getByRole('main');
    await expect(main).toContainText('For the wall above your new desk.');
    await expect(main.getByRole('article')).toHaveCount(buyer.works.length);
    await expect(main.getByRole('heading', { name: words.certificates })).toBeVisible();
    await expect(main.getByRole('button', { name: words.kit })).toBeVisible();
    expect(await main.textContent()).not.toMatch(/NT\$|US\$|@/);
    expect(await fits(visitor)).toBe(true);
    expect(await accessibilityFaults(visitor)).toEqual([]);

    await page.getByRole('button', { name: words.withdraw }).click();
    await page.getByRole('button', { name: words.withdraw }).click();
    await expect(link).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: words.closed })).toBeVisible();
    await visitor.context().close();
  });
