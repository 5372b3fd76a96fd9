import type { Page } from '@playwright/test';
import { expect, open, test } from './shop-test.ts';

async function openWork(page: Page): Promise<void> {
  const reply = await page.request.get('/api/shop?sort=-price');
  const { list } = (await reply.json()) as { list: { item_id: number; sale_mode: string }[] };
  await open(page, `/shop/${list.find(({ sale_mode }) => sale_mode === 'online')?.item_id}`);
}

/** Records every animation that starts in the page, by name. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenMotion: seen });
    document.addEventListener('animationstart', ({ animationName }) => seen.push(animationName));
  });
  return () => page.evaluate(() => (window as unknown as { seenMotion: string[] }).seenMotion);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`another frame takes the place of the one before, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const motion = await watchMotion(page);
    await openWork(page);
    const layers = page.locator('main .animate-arrive, main .animate-leave');
    await expect(layers).toHaveCount(0);

    await page.locator('[data-group] input[type=radio]:not(:checked):not(:disabled)').nth(1).check({ force: true });

    await expect.poll(motion).toEqual(expect.arrayContaining(['arrive', 'leave']));
    await expect(page.locator('main .animate-leave')).toHaveCount(0);
    await expect(page.locator('main .animate-arrive').first()).toBeAttached();
  });
}

/** Clicks a room and pauses all motion: where the first work is at the start and at the end, what moves, how long. */
async function pausedBetweenRooms(page: Page) {
  return page
    .locator('[data-work]')
    .first()
    .evaluate(async (work) => {
      const seen = () => {
        const { x, y, width } = work.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
      };
      const before = seen();
      // The room is painted before anything moves.
      const changes = new Promise<void>((begun) => {
        new MutationObserver(() => begun()).observe(work, { attributeFilter: ['style'] });
      });
      document.querySelectorAll<HTMLInputElement>('input[name=room]')[1]?.click();
      await changes;
      const moving = document.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        const isHere = effect instanceof KeyframeEffect && effect.target?.closest('[data-scene]');
        return isHere ? [{ animation, effect }] : [];
      });
      for (const { animation } of moving) {
        animation.pause();
        animation.currentTime = 0;
      }
      const begins = seen();
      const frames = moving.flatMap(({ effect }) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
      const lasts = moving.map(({ effect }) => Number(effect.getComputedTiming().duration));
      for (const { animation } of moving) animation.finish();
      return { before, begins, ends: seen(), moved: frames, longest: Math.max(0, ...lasts) };
    });
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the wall glides between rooms by opacity and transform alone, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const motion = await watchMotion(page);
    await open(page, '/wall?works=1_2');
    await page.locator('[data-work] img').first().waitFor();

    const { before, begins, ends, moved, longest } = await pausedBetweenRooms(page);

    expect(ends).not.toEqual(before);
    if (reducedMotion === 'reduce') expect(longest).toBeLessThan(1);
    else {
      expect(begins).toEqual(before);
      for (const name of ['left', 'top', 'width', 'height']) expect(moved).not.toContain(name);
      await expect.poll(motion).toContain('glide');
    }
    await expect.poll(motion).toEqual(expect.arrayContaining(['arrive', 'leave']));
    await expect(page.locator('[data-gliding], [data-scene] .animate-leave')).toHaveCount(0);
  });
}

test('the cart’s number ticks when it changes, and not when a page opens with it', async ({ page }) => {
  const motion = await watchMotion(page);
  await openWork(page);
  const add = page.locator('main').getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 print' })).toBeVisible();
  expect(await motion()).not.toContain('tick');
  await add.click();
  const cart = page.getByRole('banner').getByRole('link', { name: 'Cart, 2 prints' });
  await expect(cart).toBeVisible();
  await expect.poll(motion).toContain('tick');

  await page.reload();
  await expect(cart).toBeVisible();
  expect(await motion()).not.toContain('tick');
});

test('a picture further down fades in over its preview, which is gone afterwards', async ({ page }) => {
  const motion = await watchMotion(page);
  // A browser may load the whole page's pictures before the scripts: here they come afterwards.
  const isReady = page.waitForSelector('html[data-ready]', { state: 'attached' });
  await page.route(
    (url) => /\.(avif|webp|jpe?g)$/.test(url.pathname),
    async (route) => {
      await isReady;
      await route.continue();
    },
  );
  await page.goto('/shop', { waitUntil: 'commit' });
  await isReady;
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));

  await expect.poll(motion).toContain('arrive');
  await expect(page.locator('img[data-settling]')).toHaveCount(0);
});
