import { BENCH } from '../src/catalogue/wall/bench.rules.ts';
import { expect, open, test } from './shop-test.ts';

const WIDTHS = [390, 820, 1440, 1920];

test.describe('the front page', () => {
  test('draws its bench in the scale of the work, however wide the window', async ({ page }) => {
    await open(page, '/');
    const { hero } = (await (await page.request.get('/api/home')).json()) as {
      hero: { size: { w_mm: number }; frame: { face_mm: number; rebate_mm: number } };
    };
    const outer = hero.size.w_mm + 2 * (hero.frame.face_mm - hero.frame.rebate_mm);
    const wide = (part: string) =>
      page.locator(`[data-hero=${part}]`).evaluate((element) => element.getBoundingClientRect().width);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });

      const ratio = (await wide('frame')) / (await wide('bench'));

      expect(ratio / (outer / BENCH.w_mm), `at ${width}`).toBeGreaterThan(0.99);
      expect(ratio / (outer / BENCH.w_mm), `at ${width}`).toBeLessThan(1.01);
      const frame = await page.locator('[data-hero=frame]').boundingBox();
      expect(frame?.x, `at ${width}`).toBeGreaterThanOrEqual(0);
      expect((frame?.x ?? 0) + (frame?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(width);
    }
  });

  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    test(`shows the whole room and what the shop is on the first screen: ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/');
      const box = (part: string) => page.locator(part).first().boundingBox();
      const [header, frame, bench, button] = [
        await box('header'),
        await box('[data-hero=frame]'),
        await box('[data-hero=bench]'),
        await box('section:has([data-hero]) a[href$="/shop"]'),
      ];

      expect(frame?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
      expect(bench?.y).toBeGreaterThan((frame?.y ?? 0) + (frame?.height ?? 0));
      for (const part of [bench, button]) expect((part?.y ?? 0) + (part?.height ?? 0)).toBeLessThan(height);
    });
  }

  test('leads to the wall on which the three works hang in the evening', async ({ page }) => {
    await open(page, '/');
    const names = await page.locator('section[aria-label="An evening at home"] li a').allTextContents();
    expect(names).toHaveLength(3);
    await page.getByRole('link', { name: 'Hang these three' }).click();
    await page.waitForURL('**/wall?**');

    await expect(page.locator('[data-work]')).toHaveCount(3);
    for (const name of names)
      await expect(page.getByRole('button', { name: `Move ${name} on the wall` })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('light')).toBe('evening');
  });

  test('does not move while it loads', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const moved = { score: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[]) moved.score += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/');
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });

    const score = await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score);
    expect(score).toBeLessThanOrEqual(0.01);
  });

  test('says when what is ordered today arrives, in the page as the server sends it', async ({ page }) => {
    const html = await (await page.request.get('/', { headers: { cookie: 'i18n_redirected=en' } })).text();
    const { arrival } = (await (await page.request.get('/api/home')).json()) as {
      arrival: Record<'NTD' | 'USD', { from: string; to: string }>;
    };
    for (const { from, to } of Object.values(arrival)) expect(html).toContain(`data-arrival="${from}/${to}"`);
  });
});
