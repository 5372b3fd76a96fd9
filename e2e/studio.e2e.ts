import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { enterAs, enterAsDemo } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';
import { PIECE, paintMaster } from './studio-picture.ts';
import { field, fillTexts, fits } from './studio-work.ts';
import { wordsOf } from './words.ts';

const say = wordsOf('en');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Drops parts from a position on, until stopped. */
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

// seller-story.e2e.ts covers the work's further way to the shop and to its buyer.
test('on a phone, a picture arrives through a lost connection, is cut, and all that is missing is found', async ({
  page,
  request,
  quiet,
}, testInfo) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const file = testInfo.outputPath('sea.png');
  await paintMaster(file);
  await enterAs(page, await enterAsDemo(request, 'artist'));

  await test.step('the picture arrives although the connection is lost twice', async () => {
    await open(page, '/account/work/new');
    const findFirst = await losingFrom(page, PIECE);
    await page.getByLabel('Choose a file').setInputFiles(file);
    await expect(page.getByText('Connection lost.')).toBeVisible();
    await expect(page).toHaveURL(/\/account\/work\/\d+$/);
    expect(await accessibilityFaults(page)).toEqual([]);
    const findSecond = await losingFrom(page, 2 * PIECE);
    const third = page.waitForRequest((sent) => sent.url().includes(`offset=${2 * PIECE}`));
    findFirst();
    await third;
    await page.reload();
    await expect(page.getByText('Choose the same file again to continue')).toBeVisible();
    findSecond();
    await page.getByLabel('Choose a file').setInputFiles(file);
    await expect(page.getByRole('button', { name: 'Crop area' })).toBeVisible({
      timeout: 90_000,
    });
    // The browser logs lost requests.
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
    await expect(page.getByText('Too few pixels for any size.')).toBeVisible();
    await button(page, 'Whole picture').click();
    await page.getByLabel('From the left').fill('40');
    await page.getByLabel('Width').fill('2900');
    await page.getByLabel('Width').press('Enter');
    expect(await fits(page)).toBe(true);
  });

  await test.step('what is missing is listed, and each line leads to its field', async () => {
    await button(page, 'Submit for review').click();
    await page.getByRole('button', { name: 'Title · English' }).click();
    await expect(field(page, 'title.en')).toBeFocused();
    await fillTexts(page, say, { en: 'Grain of the sea', 'zh-Hant': '海的顆粒' });
    await page.getByRole('radio', { name: /Numbered edition/ }).check();
    await page.getByLabel('Size of the edition').fill('30');
    await expect(page.getByText('Nothing is missing.')).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    // The server crops the picture in the meantime: a save at that moment is refused once and retried.
    quiet.splice(0);
  });

  await test.step('a reload loses nothing, and the cut picture is made', async () => {
    await page.reload();
    await expect(field(page, 'title.en')).toHaveValue('Grain of the sea');
    await expect(page.getByLabel('Size of the edition')).toHaveValue('30');
    await expect(page.getByText('The cropped picture is being prepared')).toBeHidden({ timeout: 60_000 });
  });
});

test('a save in another tab is a conflict, and nothing is overwritten unseen', async ({
  page,
  request,
  context,
  quiet,
}) => {
  await enterAs(page, await enterAsDemo(request, 'artist'));
  await open(page, '/account/work/new');
  await button(page, 'Add the picture later').click();
  await expect(page).toHaveURL(/\/account\/work\/\d+$/);
  await expect(field(page, 'title.en')).toBeVisible();
  const other = await context.newPage();
  await open(other, new URL(page.url()).pathname);
  await field(other, 'title.en').fill('From the other tab');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await field(page, 'title.en').fill('From this tab');

  await expect(page.getByText('This work was changed in another tab')).toBeVisible();
  await expect(field(page, 'title.en')).toHaveValue('From this tab');
  await button(page, 'Show the other version').click();
  await expect(field(page, 'title.en')).toHaveValue('From the other tab');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // The browser logs the refusal.
  quiet.splice(0);

  const address = new URL(page.url()).pathname;
  await open(page, '/account/work');
  await page.getByRole('link', { name: 'Continue: From the other tab' }).first().click();
  await expect(page).toHaveURL(address);
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
