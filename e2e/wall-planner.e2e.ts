import { accessibilityFaults } from './accessibility-faults.ts';
import { enterAs, newMember } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';

const FOUR = '/wall?works=1_2_3_4&room=dining';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`the planner at ${viewport.width} px`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('arranges works, changes all of them, and takes each step back', async ({ page }) => {
      await open(page, FOUR);
      const group = page.locator('[data-group]');
      const row = page.getByRole('button', { name: /^Row/ });
      const grid = page.getByRole('button', { name: /^Grid/ });
      await grid.click();
      await expect(grid).toHaveAttribute('aria-pressed', 'true');
      const inGrid = (await group.textContent()) ?? '';
      await row.click();
      await expect(row).toHaveAttribute('aria-pressed', 'true');
      await expect(group).not.toHaveText(inGrid);

      // By keys, outside of a field; the button says the same.
      await page.keyboard.press('ControlOrMeta+z');
      await expect(grid).toHaveAttribute('aria-pressed', 'true');
      await expect(group).toHaveText(inGrid);
      await page.keyboard.press('ControlOrMeta+Shift+z');
      await expect(row).toHaveAttribute('aria-pressed', 'true');

      await page.getByLabel('Spacing').fill('12');
      await expect(group).toContainText(/gaps (are|is) 12 cm/);
      const before = await group.textContent();
      // The first option says that the sizes differ.
      await page.getByLabel('Size of all prints').selectOption({ index: 1 });
      await expect(group).not.toHaveText(before ?? '');
      await page.getByLabel('Frame of all works').selectOption({ label: 'Walnut' });
      await expect(page.locator('[data-sentence]')).toContainText('in walnut');
      await page.getByRole('button', { name: 'Undo the last change' }).click();
      await expect(page.locator('[data-sentence]')).not.toContainText('in walnut');

      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      await page.screenshot({ path: `.cache/planner-${viewport.width}.png`, fullPage: true });
    });

    test('carries a work in front of the dusk, and hangs it there with its light', async ({ page }) => {
      await open(page, `${FOUR}&light=evening`);
      const work = page.locator('[data-work]').first();
      const lights = page.locator('[data-light="0"]').filter({ visible: true });
      const lit = await lights.count();
      const before = await work.boundingBox();
      await work.hover();
      await page.mouse.down();
      const { x = 0, y = 0 } = before ?? {};
      await page.mouse.move(x + 60, y + 10, { steps: 5 });
      await expect(page.locator('[data-lifted-works] > *')).toHaveCount(1);
      expect(await lights.count()).toBeLessThan(lit);
      await page.mouse.up();
      await expect(page.locator('[data-lifted-works] > *')).toHaveCount(0);
      await expect(lights).toHaveCount(lit);
      expect((await work.boundingBox())?.x).not.toBe(before?.x);
    });

    test('shows distances while a work moves, and proposes works for the gap', async ({ page }) => {
      await open(page, '/wall?works=1.0.0.-900.1500_2.0.0.100.1500&room=dining');
      const work = page.getByRole('button', { name: /^Move / }).first();
      await work.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-distance="right"]')).toBeVisible();
      await expect(page.locator('[data-distance="right"]')).toHaveText(/^[\d.]+ cm$/);

      await page.getByRole('button', { name: 'Propose works' }).click();
      const proposed = page.getByRole('list', { name: 'Proposed works' }).getByRole('listitem');
      await expect(proposed.first()).toContainText('It fits the gap');
      await page.screenshot({ path: `.cache/proposed-${viewport.width}.png`, fullPage: true });
      await proposed.first().getByRole('button').click();
      await expect(page.locator('[data-work]')).toHaveCount(3);
      await expect(page.locator('[data-group]')).not.toContainText('overlap');
    });
  });
}

test('a member saves walls, renames, copies, opens and removes them', async ({ page }) => {
  await enterAs(page, await newMember(page.request));
  await open(page, '/wall?works=1_2');
  const walls = page.getByRole('region', { name: 'My walls' });
  await walls.getByLabel('Name of this wall').fill('Over the sofa');
  await walls.getByRole('button', { name: 'Save this wall' }).click();
  await expect(walls.getByRole('link', { name: /Over the sofa/ })).toBeVisible();

  await walls.getByRole('button', { name: 'Rename “Over the sofa”' }).click();
  await walls.getByLabel('New name').fill('Living room');
  await walls.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(walls.getByRole('link', { name: /Living room/ })).toBeVisible();
  await walls.getByRole('button', { name: 'Copy “Living room”' }).click();
  await expect(walls.getByRole('link', { name: /Copy of Living room/ })).toBeVisible();
  await walls.getByRole('button', { name: 'Remove “Living room”' }).click();
  await expect(walls.getByText('“Living room” has been removed.')).toBeVisible();
  await walls.getByRole('button', { name: 'Undo' }).click();
  await expect(walls.getByRole('listitem')).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await walls.screenshot({ path: '.cache/saved-390.png' });

  await open(page, '/account');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'My walls' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My walls' })).toBeVisible();
  await page.screenshot({ path: '.cache/saved-page-390.png' });
  await page.getByRole('link', { name: /^Living room/ }).click();
  await expect(page.locator('[data-work]')).toHaveCount(2);
});
