import type { Page } from '@playwright/test';
import { test as buyerTest, placeOrder } from './full-cart.ts';
import { expect, open, test } from './shop-test.ts';

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/', '/shop/1', '/wall?works=1']) {
    test(`sees nothing move: ${path}`, async ({ page }) => {
      await open(page, path);
      await page.mouse.move(300, 400);
      const moving = await page.evaluate(() => {
        // Not zero, because some parts wait for the end of an animation.
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

/** Which parts of a page are printed, and whether it is black on white. */
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
    // The first may have just been written by another test.
    const card = page.getByRole('main').getByRole('article').last();
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
