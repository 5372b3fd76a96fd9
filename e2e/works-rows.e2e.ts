import type { Page } from '@playwright/test';
import { BANDS, rowsFor } from '../src/catalogue/works/works-rows.rules.ts';
import { watchShifts } from './layout-shift.ts';
import { expect, open, test } from './shop-test.ts';

const LATE_MS = 800;

interface Hung {
  top: number;
  right: number;
  height: number;
  aspect: number;
}

/** The works of a page's first wall with their positions, and the wall itself. */
function hungOn(page: Page) {
  return page.evaluate(() => {
    const wall = document.querySelector<HTMLElement>('.works-wall');
    const frame = wall?.getBoundingClientRect();
    const works = [...(wall?.querySelectorAll<HTMLElement>('.works-rows > li') ?? [])].map((li): Hung => {
      const box = li.querySelector('article > div')?.getBoundingClientRect();
      const { top = 0, right = 0, height = 0 } = box ?? {};
      return { top, right, height, aspect: Number(li.style.getPropertyValue('--a')) };
    });
    return { right: frame?.right ?? 0, width: frame?.width ?? 0, works };
  });
}

const rowsIn = (works: readonly Hung[]) => [...Map.groupBy(works, ({ top }) => Math.round(top)).values()];

/** The works are in rows of one height, from edge to edge unless short, as the catalogue's rule breaks them. */
async function expectRows(page: Page, width: number): Promise<void> {
  const wall = await hungOn(page);
  const band = BANDS.findLastIndex(({ from }) => wall.width >= from * 16);
  const { ends, short } = rowsFor(
    wall.works.map(({ aspect }) => aspect),
    band,
  );
  const rows = rowsIn(wall.works);
  const at = `at ${width}`;

  expect(wall.works.length, at).toBeGreaterThan(0);
  expect(
    rows.map((row) => row.length),
    at,
  ).toEqual(ends.map((end, index) => end - (ends[index - 1] ?? 0)));
  for (const [index, row] of rows.entries()) {
    const heights = row.map(({ height }) => height);
    expect(Math.max(...heights) - Math.min(...heights), at).toBeLessThan(1);
    if (!short.includes(index)) expect(Math.abs(wall.right - (row.at(-1)?.right ?? 0)), at).toBeLessThan(2);
    if (width >= 1440) {
      expect(heights[0], at).toBeGreaterThan(259);
      expect(heights[0], at).toBeLessThan(361);
    }
  }
}

for (const path of ['/', '/shop', '/shop?page=2', '/zh-Hant/shop?page=3', '/search?keyword=sea', '/zh-CN/artist/1']) {
  test(`hangs in rows as the rule breaks them, however wide the window: ${path}`, async ({ page }) => {
    await open(page, path);
    for (const width of [390, 820, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectRows(page, width);
    }
  });
}

/** Labels that are not below their work, too narrow on a phone, or whose text leaves its column or breaks within a word. */
function wrongLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const card of document.querySelectorAll('.works-rows article')) {
      const [work, label] = [...card.children].map((part) => part.getBoundingClientRect());
      if (!work || !label) continue;
      if (label.top < work.bottom) faults.push(`beside: ${card.textContent}`);
      if (innerWidth >= 360 && innerWidth <= 390 && label.width < 131.5) faults.push(`narrow: ${card.textContent}`);
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const all = document.createRange();
        all.selectNodeContents(node);
        const right = Math.max(0, ...[...all.getClientRects()].map((line) => line.right));
        if (right > label.right + 1) faults.push(`wide: ${node.textContent}`);
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{Script=Latin}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) faults.push(`broken: ${word}`);
        }
      }
    }
    return faults;
  });
}

/** Names of artists on two lines that would fit on one. */
function brokenNames(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.works-rows article p:first-of-type')]
      .filter((byline) => {
        const year = byline.lastElementChild as HTMLElement;
        const name = document.createRange();
        name.setStart(byline, 0);
        name.setEndBefore(year);
        const bottoms = [...name.getClientRects()].map(({ bottom }) => bottom);
        const isBroken = Math.max(...bottoms) - Math.min(...bottoms) > 12;
        byline.style.whiteSpace = 'nowrap';
        const width = year.getBoundingClientRect().left - byline.getBoundingClientRect().left;
        byline.style.whiteSpace = '';
        return isBroken && width < byline.clientWidth;
      })
      .map((byline) => byline.textContent),
  );
}

for (const path of ['/shop', '/zh-Hant/shop', '/zh-CN/shop']) {
  test(`labels are below their works, within their columns, and names are on one line: ${path}`, async ({ page }) => {
    await open(page, path);
    for (const width of [320, 360, 375, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [wrong, broken] = [await wrongLabels(page), width < 360 ? [] : await brokenNames(page)];
      expect({ width, wrong, broken }).toEqual({ width, wrong: [], broken: [] });
    }
    const price = page.locator('.works-rows article p').filter({ has: page.locator('[data-price]') });
    await expect(price.first()).toContainText(/unframed$|，不裝框$|，不装框$/);
  });
}

test('rows of a linked page never move', async ({ page }) => {
  const shifts = await watchShifts(page);
  await open(page, '/artist');
  // Shifts within half a second of a press do not count: the answer comes later.
  await page.route('**/api/artist/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  // The page before may still change its letters: only what moves after the press counts.
  await page.evaluate(() => document.fonts.ready);
  const pressed = await page.evaluate(() => performance.now());
  await page.locator('main a[href*="/artist/"]').first().click();
  const works = page.locator('.works-rows');
  await works.waitFor({ state: 'attached' });
  const blank = await works.evaluate((list) =>
    [...list.querySelectorAll('img')].filter((image) => !image.complete && !image.style.background.includes('url(')),
  );
  expect(blank, 'neither a picture nor its preview').toHaveLength(0);

  expect(await works.getAttribute('class')).not.toContain('loose');
  await expectRows(page, page.viewportSize()?.width ?? 0);
  await page.waitForTimeout(LATE_MS);
  const { total, moved } = await shifts(pressed);
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.01);
});
