import type { APIRequestContext, Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { readPdf } from '../src/ground/documents/server/testing-pdf.ts';
import { countryName } from '../src/ground/places/countries.ts';
import { langOf } from '../src/shared/locale.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { choose, newEmail, test } from './entry-page.ts';
import { enterAs, enterAsStaff, newMember, PASSWORD, type TestMember } from './new-member.ts';
import { button, expectMail, headline, payAtCheckout, resultOf, WORDS } from './pay-order.ts';
import { inLanguage } from './routes.ts';
import { expect, open } from './shop-test.ts';
import { paintMaster } from './studio-picture.ts';
import { field, fillTexts, fits, showLanguage } from './studio-work.ts';
import { type Say, wordsOf } from './words.ts';

type Locale = 'en' | 'zh-Hant';

/** One run of the story: its language and texts. */
interface Telling {
  locale: Locale;
  say: Say;
  /** Opens a page in the story's language. */
  go: (page: Page, path: string) => Promise<number>;
}

const TELLINGS = [
  ['phone', 'zh-Hant', { width: 390, height: 844 }],
  ['desk', 'en', { width: 1440, height: 900 }],
] as const;

const PLACES = { en: ['Taipei City', 'Datong District'], 'zh-Hant': ['臺北市', '大同區'] } as const;
const QUESTION = 'Could you show us a scan?';
const INTRO = { 'zh-Hant': '畫鶴，也畫牠們離開後的水田。', 'zh-Hans': '画鹤，也画它们离开后的水田。' };

/** Opens an account with the form for artists. */
async function register(page: Page, { locale, say, go }: Telling, email: string): Promise<void> {
  const taiwan = countryName('TW', locale);
  const given = { email, password: PASSWORD, firstname: 'Mei', lastname: 'Lin', birthday: '1990-05-17' };
  const work = { portfolio: 'https://mei.example', statement: 'I paint cranes.' };
  await go(page, '/register/artist');
  for (const [name, value] of Object.entries({ ...given, ...work, 'mobile.number': '912345678' }))
    await field(page, name).fill(value);
  await choose(page, say('Mobile country code'), taiwan, `${taiwan} +886`);
  await page.locator('[name=gender][value=female]').check({ force: true });
  // In Traditional Chinese Taiwan is preselected.
  if (locale !== 'zh-Hant') await choose(page, say('Country or region'), taiwan, taiwan);
  await field(page, 'address.city').selectOption(PLACES[locale][0]);
  await field(page, 'address.township').selectOption(PLACES[locale][1]);
  await field(page, 'address.address').fill('迪化街一段 12 號');
  await field(page, 'agree').check();
  await button(page, say('Create account and apply')).click();
  await page.waitForURL('**/account');
}

/** Another person in a window of the same width. */
async function another(browser: Browser, who: TestMember, page: Page): Promise<Page> {
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await enterAs(other, who);
  return other;
}

async function findApplication(desk: Page, { say, go }: Telling, email: string): Promise<void> {
  await go(desk, '/admin/application');
  await desk.getByLabel(say('Name, gallery or e-mail')).fill(email);
  await desk
    .getByRole('main')
    .getByRole('button', { name: say('Search'), exact: true })
    .click();
  await expect(desk.getByRole('list', { name: say('Applications') }).getByRole('link')).toHaveCount(1);
  await desk
    .getByRole('list', { name: say('Applications') })
    .getByRole('link')
    .click();
  await expect(headline(desk)).toHaveText('Mei Lin');
}

async function decide(desk: Page, say: Say, step: string, words?: string): Promise<void> {
  const decision = desk.getByRole('region', { name: say('Decision') });
  await decision.getByRole('radio', { name: say(step) }).check();
  if (words) await decision.getByRole('textbox').fill(words);
  await decision.getByRole('button', { name: say(step) }).click();
}

async function answerWithScan(page: Page, say: Say): Promise<void> {
  const blue = { width: 900, height: 600, channels: 3, background: '#446688' } as const;
  const buffer = await sharp({ create: blue }).png().toBuffer();
  await page.getByRole('link', { name: say('Open the conversation') }).click();
  await page.getByLabel(say('Attach files')).setInputFiles([{ name: 'crane.png', mimeType: 'image/png', buffer }]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByLabel(say('Your reply')).fill('Here it is.');
  await button(page, say('Send the reply')).click();
  await expect(page.getByRole('article').filter({ hasText: 'Here it is.' })).toHaveCount(1);
}

/** The artist's page is written in Traditional, proposed in Simplified, and read on the public page. */
async function writePage(page: Page, { say, go }: Telling): Promise<void> {
  const within = (name: string) => page.getByRole('region', { name });
  await go(page, '/account/artist');
  await within('繁體中文').getByLabel(say('Introduction')).fill(INTRO['zh-Hant']);
  await button(page, say('Suggest Simplified')).click();
  await expect(within('简体中文').getByLabel(say('Introduction'))).toHaveValue(INTRO['zh-Hans']);
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, say('Save the page')).click();
  await expect(page.getByText(say('The page is saved.'))).toBeVisible();
  await page.getByRole('link', { name: say('See the public page') }).click();
  await page.waitForURL('**/artist/*');
  await open(page, inLanguage('zh-CN', new URL(page.url()).pathname.replace('/zh-Hant', '')));
  await expect(page.getByText(INTRO['zh-Hans'])).toBeVisible();
}

/** Submits a picture and its texts; returns the work's number. */
async function submitWork(
  page: Page,
  { say, go }: Telling,
  file: string,
  title: Record<Locale, string>,
): Promise<string> {
  await go(page, '/account/work/new');
  await page.getByLabel(say('Choose a file')).setInputFiles(file);
  await expect(page).toHaveURL(/\/account\/work\/\d+$/);
  await fillTexts(page, say, title);
  await expect(page.getByRole('button', { name: say('Crop area') })).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByText(say('Nothing is missing.'))).toBeVisible();
  await expect(page.getByText(say('Saved'), { exact: true })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await submit(page, say);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function submit(page: Page, say: Say): Promise<void> {
  await button(page, say('Submit for review')).click();
  await expect(
    page.getByText(say('Thank you, we have received the work. We will review it and e-mail you.')),
  ).toBeVisible();
}

/** The reviewer previews the product page, and requests other texts. */
async function askForChanges(desk: Page, { say, go }: Telling, title: string): Promise<void> {
  await go(desk, '/admin/review');
  await desk.getByRole('link', { name: title }).click();
  await expect(headline(desk)).toHaveText(title);
  expect(await accessibilityFaults(desk)).toEqual([]);
  const views: string[] = [];
  desk.on('request', (sent) => void (sent.url().endsWith('/view') && views.push(sent.url())));
  await desk.getByRole('link', { name: say('Preview') }).click();
  await expect(button(desk, say('Not on sale'))).toBeDisabled();
  await expect(headline(desk)).toHaveText(title);
  expect(await accessibilityFaults(desk)).toEqual([]);
  await desk.getByRole('link', { name: say('Back to the work') }).click();
  expect(views).toEqual([]);
  await button(desk, say('Ask for changes')).click();
  await expect(desk.getByLabel(say('Your words to the seller'))).toBeFocused();
  await button(desk, say('Texts')).click();
  await button(desk, say('Ask for changes')).click();
  await expect(desk.getByText(say('Needs changes')).first()).toBeVisible();
}

/** Opens the work in the shop, adds it to the cart and pays by card; returns the order's number. */
async function buy(page: Page, { locale, say, go }: Telling, id: string, title: string): Promise<string> {
  await page.evaluate(() => localStorage.setItem('currency', 'NTD'));
  await go(page, `/shop/${id}`);
  await expect(headline(page)).toHaveText(title);
  const added = page.waitForResponse(
    (reply) => reply.url().includes('/api/cart') && reply.request().method() === 'PUT',
  );
  await button(page, say('Add to cart')).click();
  await added;
  await payAtCheckout(page, locale, 'cybersource');
  await button(page, locale === 'en' ? 'Accepted (reason 100)' : '核准（原因碼 100）').click();
  const code = await resultOf(page, 'success');
  await expect(page.getByText(WORDS[locale].arrived)).toBeVisible();
  return code;
}

/** The order's line on the statement's page, in the table and in the PDF: the same share, at the rate for artists. */
async function expectShare(page: Page, { locale, go }: Telling, sold: { code: string; title: string }) {
  await go(page, '/account/report');
  const row = page.getByRole('row').filter({ hasText: sold.code });
  await expect(row).toContainText(sold.title);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
  const given = await page.evaluate(() => localStorage.getItem('user'));
  const headers = {
    authorization: `Bearer ${JSON.parse(given ?? '{}').token}`,
    'accept-language': locale,
    lang: langOf(locale),
  };
  const report = (format: string) => page.request.get(`/api/report?format=${format}`, { headers });
  // Other tests may buy the new work too.
  const lines = (await (await report('csv')).text()).trimEnd().split('\r\n');
  const line = lines.find((one) => one.includes(sold.code)) ?? '';
  const [net, rate, share] = line.split(',').slice(-3).map(Number) as [number, number, number];
  expect([rate, share]).toEqual([30, Math.round(net * 0.3)]);
  const shown = `NT$${share.toLocaleString('en')}`;
  await expect(row).toContainText(shown);
  const { pages } = await readPdf(await (await report('pdf')).body());
  const paper = pages.flat().join('\n');
  expect(paper).toContain(sold.code);
  expect(paper).toContain(`× 30% ${shown}`);
}

async function staffAt(browser: Browser, request: APIRequestContext, page: Page): Promise<Page> {
  return another(browser, await enterAsStaff(request, 'reviewer'), page);
}

for (const [where, locale, viewport] of TELLINGS) {
  test.describe(`at a ${where}, in ${locale}`, () => {
    test.use({ viewport });

    test('an artist applies, answers, is approved, publishes a work, sells it, and reads the share on the statement', async ({
      page,
      browser,
      request,
    }, testInfo) => {
      test.slow();
      const say = wordsOf(locale);
      const telling: Telling = { locale, say, go: (tab, path) => open(tab, inLanguage(locale, path)) };
      const email = newEmail();
      const title = { en: `Grain of the sea ${Date.now()}`, 'zh-Hant': `海的顆粒 ${Date.now()}` };
      const file = testInfo.outputPath('sea.png');
      await paintMaster(file, [2_400, 1_680]);
      const desk = await staffAt(browser, request, page);

      await test.step('an account is opened, and the application is with the shop', async () => {
        await register(page, telling, email);
        await expect(page.getByRole('region', { name: say('We have received your application') })).toBeVisible();
      });

      await test.step('a reviewer asks', async () => {
        await findApplication(desk, telling, email);
        await desk.getByRole('checkbox', { name: say('Portfolio opened') }).check();
        expect(await accessibilityFaults(desk)).toEqual([]);
        await decide(desk, say, 'Ask a question', QUESTION);
        await expect(desk.getByRole('article').getByText(QUESTION)).toBeVisible();
      });

      await test.step('the applicant answers with a file, and is approved', async () => {
        await page.reload();
        const asked = page.getByRole('region', { name: say('We have a question for you') });
        await expect(asked.getByRole('blockquote')).toHaveText(QUESTION);
        await answerWithScan(page, say);
        await desk.reload();
        await expect(desk.getByRole('img', { name: 'crane.jpg' })).toBeVisible();
        const checklist = desk.getByRole('region', { name: say('Checklist') });
        for (const point of await checklist.getByRole('checkbox').all()) {
          await point.check();
          await expect(point).toBeChecked();
        }
        await expect(
          desk.getByRole('link', { name: new RegExp(`^${say('Not checked: {name}').replace('{name}', '')}`) }),
        ).toHaveCount(0);
        await decide(desk, say, 'Approve');
        await expect(desk.getByRole('link', { name: say('See the public page') })).toBeVisible();
      });

      await test.step('the artist writes the public page', () => writePage(page, telling));
      const id = await test.step('and submits a work', () => submitWork(page, telling, file, title));

      await test.step('which needs changes, is changed and published', async () => {
        await askForChanges(desk, telling, title[locale]);
        await page.reload();
        await expect(page.getByRole('region', { name: say('What we ask you to change') })).toBeVisible();
        await showLanguage(page, 'English');
        await field(page, 'inspiration.en').fill('Painted after a week by the sea, from memory.');
        await submit(page, say);
        await desk.reload();
        await button(desk, say('Publish')).click();
        await expect(desk.getByText(say('Online')).first()).toBeVisible();
        await desk.context().close();
      });

      await test.step('a member buys and pays for it, and the share is on the statement', async () => {
        const buyer = await another(browser, await newMember(request), page);
        const code = await buy(buyer, telling, id, title[locale]);
        await buyer.context().close();
        const { subject } = await expectMail(request, { email }, 'sale_made');
        expect(subject).toContain(title[locale]);
        await expectShare(page, telling, { code, title: title[locale] });
      });

      await test.step('from the list the work is paused, and the pause undone', async () => {
        await telling.go(page, `/account/work?keyword=${encodeURIComponent(title[locale])}`);
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await fits(page)).toBe(true);
        // A seller has twice as many entries as a buyer, and all of them are in view.
        const entries = page
          .getByRole('main')
          .getByRole('navigation', { name: say('Account') })
          .getByRole('link');
        const isInView = (links: Element[]) => links.every((link) => link.getBoundingClientRect().right <= innerWidth);
        await expect(entries).toHaveCount(10);
        expect(await entries.evaluateAll(isInView)).toBe(true);
        await page.getByRole('button', { name: new RegExp(`^${say('Pause')}`) }).click();
        await button(page, say('Undo')).click();
        await expect(page.getByText(say('The work is online again.'))).toBeVisible();
      });
    });
  });
}
