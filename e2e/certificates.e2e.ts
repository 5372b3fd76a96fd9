import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { readPdf } from '../src/ground/documents/server/testing-pdf.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { apiOf, placeOrder, test } from './full-cart.ts';
import { enterAsStaff } from './new-member.ts';
import { staffDesk } from './order-desk.ts';
import { inLanguage, LANGUAGES } from './routes.ts';
import { expect, open } from './shop-test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const WORDS = {
  en: {
    title: 'Check a certificate',
    genuine: 'This certificate is genuine and valid.',
    forged: 'This is not a genuine certificate.',
  },
  'zh-Hant': { title: '查驗保證書', genuine: '這份保證書為真，且仍然有效。', forged: '這不是真的保證書。' },
  'zh-CN': { title: '查验证书', genuine: '这份证书真实有效。', forged: '这不是真的证书。' },
} as const;

const verdict = (page: Page) => page.locator('[data-conclusion]');
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

interface Certificate {
  certificate_id: string;
  text: string;
  signature: string;
}

/** The content of the QR code behind the page’s address. */
const codeOf = ({ text, signature }: Certificate) => `${Buffer.from(text).toString('base64url')}.${signature}`;

async function read(request: APIRequestContext, id: string): Promise<Certificate> {
  return (await (await request.get(`/api/certificate/${id}`)).json()).certificate;
}

test('a print’s certificate: from the workshop to its buyer, to a stranger, and after it was lost', async ({
  page,
  browser,
  request,
  buyer,
}) => {
  test.slow();
  const code = await placeOrder(request, buyer);
  const staff = apiOf(await enterAsStaff(request));
  const step = (action: string, data: object = {}) =>
    request.post(`/api/admin/order/${code}/${action}`, { ...staff, data });
  const { order } = await (await request.get(`/api/admin/order/${code}`, staff)).json();
  await step('confirm_transfer', { amount: order.total });
  await step('start_production');
  await step('complete');

  const desk = await staffDesk(browser, request);
  await open(desk, '/admin/workshop?queue=to_ship');
  await desk.getByRole('checkbox', { name: new RegExp(code) }).check();
  const [printed] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Certificates', exact: true }).click(),
  ]);
  const paper = await readPdf(await readFile(await printed.path()));
  const { list } = await (await request.get(`/api/order/${code}/certificate`, staff)).json();
  expect(paper.pages).toHaveLength(list.length);
  const [first] = list as Certificate[];
  const id = first?.certificate_id ?? '';
  expect(paper.pages[0]?.join(' ')).toContain(id);

  await open(page, `/account/order/${code}`);
  const section = page.getByRole('region', { name: 'Certificates' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Certificates (PDF)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`certificate-${code}.pdf`);
  await section.getByRole('link', { name: id }).click();
  await expect(verdict(page)).toHaveAttribute('data-conclusion', 'genuine');

  // A stranger with the paper, in every language, on a desk and on a phone.
  const signed = await read(request, id);
  const altered = { ...signed, text: signed.text.replace(/year: \d+/, 'year: 1899') };
  const stranger = await (await browser.newContext()).newPage();
  for (const locale of LANGUAGES) {
    for (const size of SIZES) {
      await stranger.setViewportSize(size);
      await stranger.goto('about:blank');
      await open(stranger, `${inLanguage(locale, `/certificate/${id}`)}#${codeOf(signed)}`);
      await expect(verdict(stranger)).toHaveText(WORDS[locale].genuine);
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(WORDS[locale].title);
      expect(await stranger.getByRole('main').textContent()).not.toContain(order.receiver.name);
      expect(await accessibilityFaults(stranger)).toEqual([]);
      expect(await fits(stranger)).toBe(true);
      await stranger.goto('about:blank');
      await open(stranger, `${inLanguage(locale, `/certificate/${id}`)}#${codeOf(altered)}`);
      await expect(verdict(stranger)).toHaveText(WORDS[locale].forged);
      expect(await fits(stranger)).toBe(true);
    }
  }

  // By the number, as people type it, and by the saved text.
  await open(stranger, '/certificate');
  const field = stranger.getByLabel('Certificate number, or the content of the QR code');
  const check = stranger.getByRole('button', { name: 'Check the certificate' });
  await field.fill('Poppies');
  await check.click();
  await expect(stranger.getByText('Please enter the 28 letters and digits')).toBeVisible();
  await field.fill(id.toLowerCase().replaceAll('-', ' '));
  await check.click();
  await expect(verdict(stranger)).toHaveAttribute('data-conclusion', 'genuine');
  const [saved] = await Promise.all([
    stranger.waitForEvent('download'),
    stranger.getByRole('button', { name: 'Save the signed text' }).click(),
  ]);
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toBe(`${signed.text}signature: ${signed.signature}\n`);
  await open(stranger, '/certificate');
  await stranger.locator('input[type=file]').setInputFiles(await saved.path());
  await expect(verdict(stranger)).toHaveAttribute('data-conclusion', 'genuine');
  expect(new URL(stranger.url()).hash).toBe(`#${codeOf(signed)}`);
  await open(stranger, '/certificate/0000-0000-0000-0000-0000-0000-0000');
  await expect(verdict(stranger)).toHaveText('We have no certificate with this number.');

  // Lost, and issued again.
  await open(desk, `/admin/order/${code}`);
  const row = desk.getByRole('listitem').filter({ hasText: id });
  await row.getByRole('button', { name: 'Issue again…' }).click();
  await row.getByLabel('Why is it issued again?').fill('Lost in a move');
  await row.getByRole('button', { name: 'Issue again', exact: true }).click();
  await expect(row.getByText('Replaced')).toBeVisible();
  await open(stranger, `/certificate/${id}`);
  await expect(verdict(stranger)).toHaveAttribute('data-conclusion', 'ended');
  await expect(stranger.getByText('reported lost or damaged')).toBeVisible();
});

test('the saved page checks certificates without a network, in three languages, also after the key was changed', async ({
  page,
  browser,
  request,
  buyer,
}, testInfo) => {
  test.slow();
  const code = await placeOrder(request, buyer);
  const admin = apiOf(await enterAsStaff(request));
  const step = (action: string, data: object = {}) =>
    request.post(`/api/admin/order/${code}/${action}`, { ...admin, data });
  const { order } = await (await request.get(`/api/admin/order/${code}`, admin)).json();
  await step('confirm_transfer', { amount: order.total });
  await step('start_production');
  await step('complete');
  await request.get(`/api/order/${code}/certificate/paper`, admin);
  const { list } = await (await request.get(`/api/order/${code}/certificate`, admin)).json();
  const signed = await read(request, list[0].certificate_id);

  const desk = await staffDesk(browser, request);
  await open(desk, '/admin/certificate');
  const keys = desk.getByRole('main').getByRole('listitem');
  const before = await keys.count();
  await desk.getByRole('button', { name: 'Change the key' }).click();
  await desk.getByRole('button', { name: 'Generate a new key' }).click();
  await expect(keys).toHaveCount(before + 1);
  await expect(keys.filter({ hasText: 'Current key' })).toHaveCount(1);
  expect(await accessibilityFaults(desk)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of LANGUAGES) {
    await open(page, inLanguage(locale, '/certificate'));
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('a[download]').click()]);
    const file = testInfo.outputPath(`check-${locale}.html`);
    await download.saveAs(file);
    const offline = await browser.newContext({ offline: true, viewport: { width: 390, height: 844 } });
    const saved = await offline.newPage();
    await saved.goto(`file://${file}`);
    const check = async (input: string) => {
      await saved.locator('textarea').fill(input);
      await saved.locator('form > button').click();
      await expect(saved.locator('#verdict')).toHaveAttribute('data-verdict', /./);
      const found = await saved.locator('#verdict').getAttribute('data-verdict');
      await saved.locator('#verdict').evaluate((element) => element.removeAttribute('data-verdict'));
      return found;
    };
    expect(await check(`https://shop.test/certificate/x#${codeOf(signed)}`)).toBe('genuine');
    await expect(saved.locator('dl')).toContainText(signed.certificate_id);
    expect(await check(`${signed.text}signature: ${signed.signature}\n`)).toBe('genuine');
    expect(await check(codeOf({ ...signed, text: signed.text.replace('id: ', 'id:  ') }))).toBe('altered');
    expect(await check(codeOf({ ...signed, text: signed.text.replace(/key: ./, 'key: z') }))).toBe('unknown_key');
    expect(await check('Poppies')).toBe('unreadable');
    expect(await fits(saved)).toBe(true);
    await offline.close();
  }
});
