import type { Browser, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { enterAs, enterAsDemo, enterAsStaff } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';
import { PIECE, paintMaster } from './studio-picture.ts';

const WINDOWS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Lets pieces from a place on be lost, until it is told otherwise. */
async function losingFrom(page: Page, from: number) {
  let isLost = true;
  await page.route('**/api/sales/upload/*?offset=*', (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    return isLost && offset >= from ? route.abort('connectionfailed') : route.fallback();
  });
  return () => {
    isLost = false;
  };
}

/** On a phone the texts of one language are shown at a time. */
async function showLanguage(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) });
  if (await tab.isVisible()) await tab.click();
}

async function fillTexts(page: Page, title: { en: string; 'zh-Hant': string }): Promise<void> {
  await showLanguage(page, 'English');
  await field(page, 'title.en').fill(title.en);
  await field(page, 'alt.en').fill('Waves of colour under a fine grain.');
  await field(page, 'inspiration.en').fill('Painted after a week by the sea.');
  await field(page, 'material.en').fill('Oil on canvas, 120 × 84 cm.');
  await showLanguage(page, '繁體中文');
  await field(page, 'title.zh-Hant').fill(title['zh-Hant']);
  await field(page, 'alt.zh-Hant').fill('細緻顆粒下的彩色波浪。');
  await field(page, 'inspiration.zh-Hant').fill('在海邊住了一週之後所畫。');
  await field(page, 'material.zh-Hant').fill('油彩、畫布，120 × 84 公分。');
  await showLanguage(page, '简体中文');
  await button(page, 'Propose from Traditional').click();
  await expect(field(page, 'material.zh-Hans')).toHaveValue('油彩、画布，120 × 84 公分。');
}

async function reviewersDesk(browser: Browser, page: Page): Promise<Page> {
  const desk = await (await browser.newContext()).newPage();
  await enterAs(desk, await enterAsStaff(page.request));
  return desk;
}

for (const [name, viewport] of Object.entries(WINDOWS)) {
  test.describe(`at a ${name}`, () => {
    test.use({ viewport });

    test('a seller hangs a work through a lost connection, and a reviewer brings it online', async ({
      page,
      browser,
      request,
      quiet,
    }, testInfo) => {
      test.slow();
      const file = testInfo.outputPath('sea.png');
      await paintMaster(file);
      await enterAs(page, await enterAsDemo(request, 'artist'));
      const title = { en: `Grain of the sea ${Date.now()}`, 'zh-Hant': '海的顆粒' };

      await test.step('the picture arrives although the connection is lost twice', async () => {
        await open(page, '/account/work/new');
        expect(await accessibilityFaults(page)).toEqual([]);
        const findFirst = await losingFrom(page, PIECE);
        await page.getByLabel('Choose a file').setInputFiles(file);
        await expect(page.getByText('The connection is lost.')).toBeVisible();
        await expect(page).toHaveURL(/\/account\/work\/\d+$/);
        expect(await accessibilityFaults(page)).toEqual([]);
        const findSecond = await losingFrom(page, 2 * PIECE);
        const third = page.waitForRequest((sent) => sent.url().includes(`offset=${2 * PIECE}`));
        findFirst();
        await third;
        await page.reload();
        await expect(page.getByText('Choose the same file again to go on')).toBeVisible();
        findSecond();
        await page.getByLabel('Choose a file').setInputFiles(file);
        await expect(page.getByRole('button', { name: 'Part of the picture that is kept' })).toBeVisible({
          timeout: 90_000,
        });
        // Requests that were lost are told in the console by the browser itself.
        quiet.splice(0);
      });

      await test.step('it is cropped with the keyboard, by proportion and by number', async () => {
        await expect(page.getByText('Offered in 2 sizes')).toBeVisible();
        await page.getByRole('button', { name: 'Lower right corner' }).focus();
        await page.keyboard.press('Shift+ArrowLeft');
        await expect(page.getByLabel('Width')).toHaveValue('2940');
        await page.getByLabel('Proportion').selectOption('1:1');
        await expect(page.getByLabel('Width')).toHaveValue('2100');
        await page.getByLabel('Width').fill('500');
        await page.getByLabel('Width').press('Enter');
        await expect(page.getByText('Too coarse for every size.')).toBeVisible();
        await button(page, 'Whole picture').click();
        await page.getByLabel('From the left').fill('40');
        await page.getByLabel('Width').fill('2900');
        await page.getByLabel('Width').press('Enter');
        expect(await fits(page)).toBe(true);
      });

      await test.step('what is missing is listed, and each line leads to its field', async () => {
        await button(page, 'Send in for review').click();
        await page.getByRole('button', { name: 'Title · 繁體中文' }).click();
        await expect(field(page, 'title.zh-Hant')).toBeFocused();
        await fillTexts(page, title);
        await page.getByLabel('Category').selectOption({ index: 1 });
        await page.getByLabel('Subjects').fill('sea');
        await page.getByLabel('Subjects').press('Enter');
        await page.getByRole('radio', { name: /Numbered edition/ }).check();
        await page.getByLabel('Size of the edition').fill('30');
        await expect(page.getByText('Nothing is missing.')).toBeVisible();
        await expect(page.getByText('Saved', { exact: true })).toBeVisible();
        expect(await accessibilityFaults(page)).toEqual([]);
        // The shop cuts the picture meanwhile: what is saved just then is refused once and saved again.
        quiet.splice(0);
      });

      await test.step('a reload loses nothing, and the work is sent in', async () => {
        await page.reload();
        await expect(field(page, 'title.en')).toHaveValue(title.en);
        await expect(page.getByLabel('Size of the edition')).toHaveValue('30');
        await expect(page.getByText('The cut picture is being made')).toBeHidden({ timeout: 60_000 });
        await button(page, 'Send in for review').click();
        await expect(page.getByText('Thank you, the work is with us.')).toBeVisible();
      });

      const id = new URL(page.url()).pathname.split('/').at(-1);
      const desk = await reviewersDesk(browser, page);

      await test.step('a reviewer looks at it and asks for changes', async () => {
        await open(desk, '/admin/work');
        await desk.getByRole('link', { name: title.en }).click();
        await expect(desk.getByRole('heading', { level: 1 })).toHaveText(title.en);
        expect(await accessibilityFaults(desk)).toEqual([]);
        const views: string[] = [];
        desk.on('request', (sent) => void (sent.url().endsWith('/view') && views.push(sent.url())));
        await desk.getByRole('link', { name: 'Preview' }).click();
        await expect(desk.getByText('Preview: this work is not on sale')).toBeVisible();
        await expect(desk.getByRole('heading', { level: 1 })).toHaveText(title.en);
        await desk.getByRole('radio', { name: /cm/ }).first().check({ force: true });
        await expect(button(desk, 'Not on sale yet')).toBeDisabled();
        expect(await accessibilityFaults(desk)).toEqual([]);
        await desk.getByRole('link', { name: 'Back to the work' }).click();
        expect(views).toEqual([]);
        await button(desk, 'Ask for changes').click();
        await expect(desk.getByLabel('Your words to the seller')).toBeFocused();
        await button(desk, 'Texts').click();
        await button(desk, 'Ask for changes').click();
        await expect(desk.getByText('Needs changes').first()).toBeVisible();
      });

      await test.step('the seller reads why, changes it and sends it in again', async () => {
        await page.reload();
        const asked = page.getByRole('region', { name: 'What we ask you to change' });
        await expect(asked).toContainText('Please go over the texts');
        expect(await accessibilityFaults(page)).toEqual([]);
        await showLanguage(page, 'English');
        await field(page, 'inspiration.en').fill('Painted after a week by the sea, from memory.');
        await button(page, 'Send in for review').click();
        await expect(page.getByText('Thank you, the work is with us.')).toBeVisible();
      });

      await test.step('published, it is in the shop', async () => {
        await desk.reload();
        await button(desk, 'Publish').click();
        await expect(desk.getByText('Online').first()).toBeVisible();
        await open(page, `/shop/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.en);
        await expect(page.getByText('Numbered edition of 30, 30 left.')).toBeVisible();
      });

      await test.step('from the list it is paused, and the pause undone', async () => {
        await open(page, `/account/work?keyword=${encodeURIComponent(title.en)}`);
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await fits(page)).toBe(true);
        await button(page, `Pause: ${title.en}`).click();
        await expect(page.getByText('The work is paused and no longer on sale.')).toBeVisible();
        await button(page, 'Undo').click();
        await expect(page.getByText('The work is online again.')).toBeVisible();
      });
    });
  });
}

test('another tab that saved first is told, and nothing is overwritten unseen', async ({
  page,
  request,
  context,
  quiet,
}) => {
  await enterAs(page, await enterAsDemo(request, 'artist'));
  await open(page, '/account/work/new');
  await button(page, 'Begin with the texts, send the picture later').click();
  await expect(page).toHaveURL(/\/account\/work\/\d+$/);
  await expect(field(page, 'title.en')).toBeVisible();
  const other = await context.newPage();
  await open(other, new URL(page.url()).pathname);
  await field(other, 'title.en').fill('From the other tab');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await field(page, 'title.en').fill('From this tab');

  await expect(page.getByText('This work was changed in another tab')).toBeVisible();
  await expect(field(page, 'title.en')).toHaveValue('From this tab');
  await button(page, 'Show what was saved there').click();
  await expect(field(page, 'title.en')).toHaveValue('From the other tab');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // The refusal is told in the console by the browser itself.
  quiet.splice(0);
});

test('a file that cannot be printed from is refused with what to do', async ({ page, request }) => {
  await enterAs(page, await enterAsDemo(request, 'artist'));
  await open(page, '/account/work/new');

  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await page.getByLabel('Choose a file').setInputFiles({ name: 'sea.svg', mimeType: 'image/svg+xml', buffer });

  await expect(page.getByRole('alert').filter({ hasText: 'sea.svg' })).toContainText(
    'Please save it as TIFF, PNG, JPEG or WebP',
  );
  await expect(page).toHaveURL(/\/account\/work\/new$/);
});
