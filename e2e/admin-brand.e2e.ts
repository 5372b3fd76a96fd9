import sharp from 'sharp';
import { accessibilityFaults } from './accessibility-faults.ts';
import { watchShifts } from './layout-shift.ts';
import { enterAs, enterAsStaff } from './new-member.ts';
import { seenByBuyers } from './seen-by-buyers.ts';
import { expect, open, test } from './shop-test.ts';

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120" viewBox="0 0 600 120"><g fill="${colour}"><circle cx="60" cy="60" r="50"/><rect x="150" y="30" width="420" height="24"/><rect x="150" y="70" width="300" height="24"/></g></svg>`;
const file = (name: string, text: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });

test('an owner gives the shop a logo and an icon, sees them on both backgrounds, and takes them back', async ({
  page,
  request,
}) => {
  const shifts = await watchShifts(page);
  await enterAs(page, await enterAsStaff(page.request, 'admin'));
  await open(page, '/admin/brand');
  const field = (name: string) => page.getByLabel(new RegExp(`^Choose (a|another) picture: ${name}$`));
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(field('Logo for dark backgrounds')).toBeDisabled();

  await field('Logo').setInputFiles(file('dark.svg', drawing('#1d1a16')));
  await expect(page.getByText('Please add a logo for dark backgrounds.')).toBeVisible();
  await field('Logo for dark backgrounds').setInputFiles(file('light.svg', drawing('#ece7de')));
  await expect(page.getByText('Please add a logo for dark backgrounds.')).toBeHidden();
  const square = { width: 300, height: 300, channels: 4, background: '#8a3220' } as const;
  const png = await sharp({ create: square }).png().toBuffer();
  await field('Icon').setInputFiles({ name: 'icon.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText('The picture is small and will look blurred')).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Cornice' })).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The change applies immediately.')).toBeVisible();

  const head = async () => {
    const html = await (await request.get('/about')).text();
    return [html.includes('/head.webp'), html.includes('/180.png'), html.includes('/apple-touch-icon.png')];
  };
  await seenByBuyers('the logo and the icon', head, [true, true, false]);
  const favicon = await request.get('/favicon.ico');
  expect([favicon.status(), favicon.headers()['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/about');
  const logo = page.getByRole('banner').getByRole('img', { name: 'Cornice' });
  const shown = () => logo.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth > 0] as const);
  const [dark] = await shown();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => (await shown())[0] !== dark && (await shown())[1]).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);
  expect((await shifts()).moved.filter((line) => line.includes('IMG'))).toEqual([]);

  await open(page, '/admin/brand');
  await page.getByRole('button', { name: 'Use the name as text and the standard icon' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await seenByBuyers('the name in letters', head, [false, false, true]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await seenByBuyers('the logo again', head, [true, true, false]);
  await page.getByRole('button', { name: 'Use the name as text and the standard icon' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await seenByBuyers('the name in letters again', head, [false, false, true]);
});

test('an editor puts a picture into an answer', async ({ page, request }) => {
  await enterAs(page, await enterAsStaff(page.request, 'editor'));
  await open(page, '/admin/faq');
  // The last one: another test changes the first at the same time.
  const question = page.getByRole('list', { name: 'Questions and answers' }).locator(':scope > li').last();
  await question.getByRole('button', { name: /^Edit/ }).click();
  const square = { width: 640, height: 480, channels: 3, background: '#7a5230' } as const;
  const jpeg = await sharp({ create: square }).jpeg().toBuffer();
  await question.locator('input[type=file]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  const described = question.getByLabel(/^Description of the picture \d+ · /);
  await expect(described).toHaveCount(3);
  for (const [at, words] of ['A packed print', '包裝好的作品', '包装好的作品'].entries())
    await described.nth(at).fill(words);
  await question.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. The change applies immediately.')).toBeVisible();

  const has = async () => (await (await request.get('/contact/faq')).text()).includes('alt="A packed print"');
  await seenByBuyers('a picture in an answer', has, true);
  await open(page, '/zh-Hant/contact/faq');
  const details = page.locator('details').last();
  await details.locator('summary').click();
  await expect(details.getByRole('img', { name: '包裝好的作品' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
