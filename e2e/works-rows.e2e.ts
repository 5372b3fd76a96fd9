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

/** The works of a page's first wall as they hang, and the wall itself. */
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

/** The works hang as the rule of the catalogue breaks them into rows of one height, from edge to edge. */
async function expectRows(page: Page, width: number): Promise<void> {
  const wall = await hungOn(page);
  const band = BANDS.findLastIndex(({ from }) => wall.width >= from * 16);
  const { ends } = rowsFor(
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
  for (const row of rows) {
    const heights = row.map(({ height }) => height);
    expect(Math.max(...heights) - Math.min(...heights), at).toBeLessThan(1);
    // On a phone an upright work may be left over, and its label closes the row.
    const isLeftOver = width < 820 && row.length === 1 && (row[0]?.aspect ?? 0) < 1;
    if (!isLeftOver) expect(Math.abs(wall.right - (row.at(-1)?.right ?? 0)), at).toBeLessThan(2);
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

/** Words that are cut off or broken. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const label of document.querySelectorAll('.works-rows article > div:last-child')) {
      for (const line of label.children) {
        if (line.scrollWidth > line.clientWidth + 1) faults.push(`cut: ${line.textContent}`);
      }
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
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

/** Years that stand on a line without the words they belong to. */
function orphanedYears(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.works-rows article p .whitespace-nowrap')]
      .filter((part) => !part.querySelector('[data-price]'))
      .filter(
        (part) =>
          new Set([...part.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size > 1 ||
          /^[\s,，\d]+$/.test(part.textContent ?? ''),
      )
      .map((part) => part.textContent),
  );
}

for (const path of ['/shop', '/zh-Hant/shop', '/zh-CN/shop']) {
  test(`labels break between words, and a year never stands alone: ${path}`, async ({ page }) => {
    await open(page, path);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [broken, orphans] = [await brokenWords(page), await orphanedYears(page)];
      expect({ width, broken, orphans }).toEqual({ width, broken: [], orphans: [] });
    }
  });
}

test('rows of a page that a link leads to stand where they are from the first moment', async ({ page }) => {
  const shifts = await watchShifts(page);
  await open(page, '/artist');
  // What moves within half a second of a press is not counted: the answer comes later.
  await page.route('**/api/artist/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  await page.locator('main a[href*="/artist/"]').first().click();
  const works = page.locator('.works-rows');
  await works.waitFor({ state: 'attached' });

  expect(await works.getAttribute('class')).not.toContain('loose');
  await expectRows(page, page.viewportSize()?.width ?? 0);
  await page.waitForTimeout(LATE_MS);
  const { total, moved } = await shifts();
  expect(total, moved.join('\n')).toBeLessThanOrEqual(0.01);
});
