import type { Page } from '@playwright/test';
import { test as buyerTest, placeOrder } from './full-cart.ts';
import { expect, open, test } from './shop-test.ts';

test.describe('whoever wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/', '/shop/1', '/wall?works=1']) {
    test(`sees nothing move: ${path}`, async ({ page }) => {
      await open(page, path);
      await page.mouse.move(300, 400);
      const moving = await page.evaluate(() => {
        // Not quite nothing, because some parts wait for the end of a movement.
        const longest = (list: string) => Math.max(...list.split(',').map((part) => Number.parseFloat(part) || 0));
        const styled = [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
          return (
            longest(transitionDuration) > 0.001 || (animationName !== 'none' && longest(animationDuration) > 0.001)
          );
        });
        const running = document.getAnimations().filter(({ effect, playState }) => {
          return playState === 'running' && Number(effect?.getComputedTiming().duration) > 1;
        });
        return { styled: styled.map(({ className }) => String(className).slice(0, 80)), running: running.length };
      });
      expect(moving).toEqual({ styled: [], running: 0 });
    });
  }
});

/** What does not fit when letters are twice as large: texts over each other, cut off, or wider than the window. */
async function faultsAtDouble(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const faults: string[] = [];
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 1) faults.push(`scrolls sideways by ${wide}`);
    const texts = [
      ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, dt, dd, label, button, a)'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.textContent?.trim(),
    );
    for (const element of texts) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      if (position === 'absolute' && (clipPath !== 'none' || element.offsetWidth <= 1)) continue;
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 2;
      const isLow = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2;
      if (isCut || isLow) faults.push(`cut: ${element.textContent?.slice(0, 40)}`);
    }
    const blocks = texts.filter((element) => /^(H[1-3]|P)$/.test(element.tagName));
    blocks.forEach((one, index) => {
      const a = one.getBoundingClientRect();
      for (const other of blocks.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const b = other.getBoundingClientRect();
        const over = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const under = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (over > 4 && under > 4)
          faults.push(`over each other: ${one.textContent?.slice(0, 30)} / ${other.textContent?.slice(0, 30)}`);
      }
    });
    return faults;
  });
}

const PAGES = ['/', '/shop', '/shop/1', '/news/1'];

for (const width of [1280, 640]) {
  for (const path of PAGES) {
    test(`letters twice as large fit: ${path} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      expect(await faultsAtDouble(page)).toEqual([]);
    });
  }

  buyerTest(`letters twice as large fit: the cart at ${width}`, async ({ page, buyer }) => {
    expect(buyer.works).toHaveLength(2);
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/cart');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await faultsAtDouble(page)).toEqual([]);
  });
}

/** What of a page is on paper, and whether it is black on white. */
async function onPaper(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    const split = [...document.querySelectorAll('main :is(img, figure, li)')].filter(
      (element) => element.checkVisibility() && getComputedStyle(element).breakInside !== 'avoid',
    ).length;
    return {
      around: shown('header:not(main header)') + shown('footer:not(main footer)') + shown('nav'),
      pressed: shown('main button'),
      colours: [backgroundColor, color],
      split,
      wide: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
}

const PAPER = { around: 0, pressed: 0, colours: ['rgb(255, 255, 255)', 'rgb(0, 0, 0)'], split: 0, wide: 0 };

test('an article is printed as an article, without what leads elsewhere', async ({ page }) => {
  await open(page, '/news/1');
  expect(await onPaper(page)).toEqual(PAPER);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeHidden();
});

buyerTest('an order is printed whole', async ({ page, request, buyer }) => {
  const code = await placeOrder(request, buyer);
  await open(page, `/account/order/${code}`);
  await page.getByRole('heading', { name: 'What you ordered' }).waitFor();

  expect(await onPaper(page)).toEqual(PAPER);
  for (const { title } of buyer.works) await expect(page.getByText(title).first()).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('articles are found, read, and lead on', async ({ page }) => {
    await page.goto('/news');
    const card = page.getByRole('main').getByRole('article').first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link').click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(1000);
    await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible();
    await page.goto('/news?type=insight');
    const kinds = page.getByRole('navigation', { name: 'Kind of article' });
    await expect(kinds.locator('[aria-current]')).toHaveText('Insights');
    await page.goto('/news');
    await expect(kinds.locator('[aria-current]')).toHaveText('All');
    await expect(kinds.locator('[aria-current]')).toHaveCSS('text-decoration-line', 'underline');
  });
});
