import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { expect, open, test } from './shop-test.ts';

const sentence = (page: Page) => page.locator('[data-sentence]');
const stage = (page: Page) => page.locator('[data-stage]');
const works = (page: Page) => page.locator('[data-work]');

async function drawnMm(page: Page, index: number): Promise<{ w: number; h: number; halfPixel: number }> {
  const [room, work] = await Promise.all([stage(page).boundingBox(), works(page).nth(index).boundingBox()]);
  const [wide = 0] = (await stage(page).getAttribute('data-view-mm'))?.split(' ').map(Number) ?? [];
  const scale = (room?.width ?? 0) / wide;
  return { w: (work?.width ?? 0) / scale, h: (work?.height ?? 0) / scale, halfPixel: 0.5 / scale };
}

async function namedMm(page: Page): Promise<[number, number]> {
  const outer = page.getByText(/Outer size with frame/);
  const print = page
    .getByRole('group', { name: 'Size of the print' })
    .locator('label', { has: page.locator(':checked') });
  const text = await ((await outer.isVisible()) ? outer : print).textContent();
  const [, w = '', h = ''] = /([\d.]+) × ([\d.]+) cm/.exec(text ?? '') ?? [];
  return [Number(w) * 10, Number(h) * 10];
}

/** Presses Tab until a control of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(label)) return;
  }
  throw new Error(`no control named ${name} can be reached with the Tab key`);
}

test.describe('the wall', () => {
  test('shows a work true to scale in every frame, and grows with its size', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/wall?works=1');
    await expect(sentence(page)).toContainText('of the sofa’s width');

    for (const frame of ['Oak', 'Gold leaf', 'Black with mat', 'Unframed']) {
      await page.getByRole('radio', { name: frame, exact: true }).check({ force: true });
      await expect
        .poll(async () => {
          const [drawn, [w, h]] = [await drawnMm(page, 0), await namedMm(page)];
          return Math.max(Math.abs(drawn.w - w), Math.abs(drawn.h - h)) <= drawn.halfPixel;
        })
        .toBe(true);
    }
    const before = await drawnMm(page, 0);
    await page.getByRole('group', { name: 'Size of the print' }).getByRole('radio').last().check({ force: true });
    await expect.poll(async () => (await drawnMm(page, 0)).w).toBeGreaterThan(before.w + 50);
  });

  test('can be changed by keyboard alone, and says what is seen', async ({ page }) => {
    await open(page, '/wall?works=1');
    await expect(sentence(page)).toContainText('145 cm above the floor');

    await tabTo(page, /^Move .* on the wall/);
    await page.keyboard.press('ArrowUp');
    await expect(sentence(page)).toContainText('146 cm above the floor');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(sentence(page)).toContainText('156 cm above the floor');
    await page.keyboard.press('ArrowRight');
    await expect(sentence(page)).toContainText('7 cm left of the middle');

    await page.getByLabel('Height of centre').focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('150');
    await expect(sentence(page)).toContainText('150 cm above the floor');
  });

  test('is the same wall for everyone who opens its link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/wall?works=1_2');
    await page.getByRole('radio', { name: 'Bedroom' }).check({ force: true });
    await page.getByRole('radio', { name: 'Evening' }).check({ force: true });
    await page.getByRole('radio', { name: 'Terracotta' }).check({ force: true });
    await page.getByRole('checkbox', { name: /person/ }).check();
    await page.getByRole('radio', { name: 'Walnut', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Align top edges' }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByText('The link to this wall has been copied.')).toBeVisible();
    const said = (await sentence(page).textContent()) ?? '';
    expect(said).toContain('in walnut');

    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    await open(page, link.pathname + link.search);
    await expect(sentence(page)).toHaveText(said);
    await expect(page.getByRole('radio', { name: 'Bedroom' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Evening' })).toBeChecked();
    await expect(works(page)).toHaveCount(2);
  });

  test('lets a work be dragged, and draws it to the eye line', async ({ page }) => {
    await open(page, '/wall?works=1.0.0.600.1700');
    await expect(sentence(page)).toContainText('170 cm above the floor');
    const box = await works(page).first().boundingBox();
    const room = await stage(page).boundingBox();
    const [wide = 1] = (await stage(page).getAttribute('data-view-mm'))?.split(' ').map(Number) ?? [];
    const scale = (room?.width ?? 0) / wide;
    const from = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 300 * scale, from.y + 240 * scale, { steps: 12 });
    await page.mouse.up();

    await expect(sentence(page)).toContainText('145 cm above the floor');
    await expect(page).toHaveURL(/works=1\.\d+\.\d+/);
  });

  test('takes a work off and back, and hangs another beside it', async ({ page }) => {
    await open(page, '/wall?works=1');
    await page
      .getByRole('button', { name: /^Hang / })
      .first()
      .click();
    await expect(works(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Add all to cart' })).toBeVisible();

    await page.getByRole('button', { name: 'Take it off the wall' }).click();
    await expect(works(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(works(page)).toHaveCount(2);
  });

  test('proposes sizes for a measured sofa, and shows the works that fit', async ({ page }) => {
    await open(page, '/wall?works=1');
    const panel = page.getByRole('region', { name: 'Fits my wall' });
    await panel.getByLabel('Width').fill('100');
    await expect(panel.getByText('Best for this place')).toHaveCount(1);
    await panel.getByRole('link', { name: 'See all works that fit there' }).click();
    await page.waitForURL(/\/shop\?fits=75x120/);
  });

  for (const [language, note, empty] of [
    ['', 'Our suggestion: three popular works', 'Empty the wall'],
    ['/zh-Hant', '我們的建議：三幅熱門作品', '清空牆面'],
    ['/zh-CN', '我们的建议：三幅热门作品', '清空墙面'],
  ] as const) {
    test(`begins with three works, which are the visitor’s once one is changed: ${language || '/en'}`, async ({
      page,
    }) => {
      await page.setViewportSize(language ? { width: 390, height: 844 } : { width: 1440, height: 900 });
      await open(page, `${language}/wall`);
      await expect(works(page)).toHaveCount(3);
      await expect(page.getByText(note)).toBeInViewport();
      // Another room keeps the suggestion, and the address does not name its works.
      await page.locator('input[name=room]').nth(2).check({ force: true });
      await page.waitForURL(/\?room=study$/);
      await expect(page.getByText(note)).toBeVisible();

      await page.getByRole('button', { name: empty }).click();
      await expect(works(page)).toHaveCount(0);
      await expect(page.getByText(note)).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+z');
      await expect(works(page)).toHaveCount(3);

      await page.locator('[data-work] button').first().press('ArrowUp');
      await page.waitForURL(/works=/);
      await expect(page.getByText(note)).toHaveCount(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }

  test('still opens without works, and with one that is gone', async ({ page, quiet }) => {
    const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/shop?*', async (route) => {
      await isAsked;
      await route.continue();
    });
    await open(page, '/wall');
    await page.getByRole('button', { name: 'Empty the wall' }).click();
    await expect(page.getByRole('heading', { name: 'The wall is empty' })).toBeVisible();
    const below = page.getByRole('link', { name: 'See the works' });
    const place = await below.boundingBox();
    answer();
    const three = page.getByRole('link', { name: 'Hang these three' });
    await three.waitFor();
    expect(await below.boundingBox(), 'moves when the works are known').toEqual(place);
    await three.click();
    await expect(works(page)).toHaveCount(3);
    await page.goBack();
    await page.getByRole('button', { name: 'Empty the wall' }).click();
    await page
      .getByRole('link', { name: /^Hang (?!these)/ })
      .first()
      .click();
    await expect(works(page)).toHaveCount(1);
    await open(page, '/wall?works=1_999999999&room=cellar');
    await expect(works(page)).toHaveCount(1);
    // The browser logs the missing work.
    quiet.splice(0);
  });

  test('opens close on a phone, and the scene stays while the controls scroll', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/wall?works=1');
    const scene = page.locator('[data-scene]');
    const [box, work] = await Promise.all([scene.boundingBox(), works(page).first().boundingBox()]);
    expect(Math.abs((box?.height ?? 0) - 0.6 * 844)).toBeLessThan(2);
    expect(box?.width).toBe(390);
    expect(Math.abs((work?.width ?? 0) / 390 - 0.45)).toBeLessThan(0.02);
    expect(Math.abs((work?.x ?? 0) + (work?.width ?? 0) / 2 - 195)).toBeLessThan(2);

    await page.getByRole('radio', { name: 'Evening' }).scrollIntoViewIfNeeded();
    await expect(scene).toBeInViewport({ ratio: 0.95 });
    await page.getByRole('button', { name: 'Step back' }).click();
    await expect.poll(async () => ((await works(page).first().boundingBox())?.width ?? 0) / 390).toBeLessThan(0.35);
  });

  test('moves its works to where they are seen when the room changes, and fills its stage there', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/wall?works=1.0.0.-1900.1450');
    await page.getByRole('radio', { name: 'Hallway' }).check({ force: true });
    await expect(page).toHaveURL(/room=hallway/);
    await expect(page).not.toHaveURL(/-1900/);
    const [scene, drawn] = await Promise.all([page.locator('[data-scene]').boundingBox(), stage(page).boundingBox()]);
    expect(drawn?.x).toBeLessThanOrEqual(scene?.x ?? 0);
    expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeGreaterThanOrEqual((scene?.x ?? 0) + (scene?.width ?? 0));
  });

  test('has nothing that axe minds, in day and evening, on desk and phone', async ({ page }) => {
    for (const path of ['/wall?works=1_2', '/wall?works=1&room=gallery&light=evening&person=1', '/wall']) {
      await open(page, path);
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(viewport);
        const where = `${path} at ${viewport.width}`;
        expect(await accessibilityFaults(page), where).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), where).toBe(true);
      }
    }
  });
});
