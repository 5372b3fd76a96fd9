import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { enterAs, enterAsStaff } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';

/** Whether an element is inside the window, and whether anything covers its middle. */
function seen(page: Page, selector: string) {
  return page.evaluate((wanted) => {
    const field = document.querySelector(wanted);
    const bar = document.querySelector('[data-sticky-bar]')?.getBoundingClientRect();
    if (!field || !bar) return { isInside: false, isCovered: true };
    const box = field.getBoundingClientRect();
    const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return {
      isInside: box.top >= 0 && box.bottom <= window.innerHeight,
      isCovered: box.bottom > bar.top || !(onTop && (field.contains(onTop) || onTop.contains(field))),
    };
  }, selector);
}

/** Scrolls until a one-line field is completely behind the bar: a browser considers it visible there, and does not scroll. */
function hide(page: Page, selector: string) {
  return page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    const bar = document.querySelector('[data-sticky-bar]')?.getBoundingClientRect();
    if (box && bar) window.scrollBy({ top: box.top - bar.top - 8, behavior: 'instant' });
  }, selector);
}

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`after an invalid save at ${width} × ${height} the field is in view, and the bar leads to the first`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    const staff = await enterAsStaff(request);
    const headers = { authorization: `Bearer ${staff.token}` };
    const { list } = await (await request.get('/api/admin/artist', { headers })).json();
    await enterAs(page, staff);
    await open(page, `/admin/artist/${list[0].artist_id}`);
    const save = page.getByRole('button', { name: 'Save the artist' });

    await page.locator('[name="portrait_alt.zh-Hans"]').fill('字'.repeat(400));
    await hide(page, '[name="portrait_alt.zh-Hans"]');
    expect(await seen(page, '[name="portrait_alt.zh-Hans"]')).toMatchObject({ isCovered: true });
    await save.click();

    await expect(page.locator('[name="portrait_alt.zh-Hans"]')).toBeFocused();
    expect(await seen(page, '[name="portrait_alt.zh-Hans"]')).toEqual({ isInside: true, isCovered: false });
    await expect(page.getByRole('button', { name: 'Not saved: 1 field needs your attention. Go to it' })).toBeVisible();

    await page.getByLabel('Year of birth or founding').fill('soon');
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await save.click();
    const first = page.getByRole('button', { name: 'Not saved: 2 fields need your attention. Go to the first' });
    await expect(first).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Year of birth or founding')).toBeFocused();
    expect(await seen(page, '[name="born"]')).toEqual({ isInside: true, isCovered: false });
    expect(await accessibilityFaults(page)).toEqual([]);
  });

test('a proposal in Simplified fills empty fields and leaves existing texts until they are chosen', async ({
  page,
  request,
}) => {
  await enterAs(page, await enterAsStaff(request));
  await open(page, '/admin/article/new');
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field('title.zh-Hant').fill('計程車');
  await field('title.zh-Hans').fill('的士');
  await field('summary.zh-Hant').fill('棉紙與墨水之間。');
  const propose = page.getByRole('button', { name: 'Suggest Simplified' });

  await propose.click();
  await expect(field('summary.zh-Hans')).toHaveValue('棉纸与墨水之间。');
  await expect(field('title.zh-Hans')).toHaveValue('的士');
  const offers = page.getByRole('region', { name: '1 text would read differently' });
  await expect(offers).toContainText('出租车');
  expect(await accessibilityFaults(page)).toEqual([]);

  await offers.getByRole('button', { name: /^Use the proposal/ }).press('Enter');
  await expect(field('title.zh-Hans')).toHaveValue('出租车');
  await expect(offers).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(field('title.zh-Hans')).toHaveValue('的士');
  await expect(field('summary.zh-Hans')).toHaveValue('');

  await propose.click();
  await offers.getByRole('button', { name: /^Leave my text/ }).click();
  await expect(field('title.zh-Hans')).toHaveValue('的士');
  await expect(offers).toHaveCount(0);
});
