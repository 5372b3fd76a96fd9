// node bench/frames.ts http://127.0.0.1:3000 1: drags a work over the wall, alone and among twelve, and a picture under
// the magnifier, on a CPU slowed four times, and prints the frames per second beside those of the same page at rest.
import { chromium, type Locator, type Page } from '@playwright/test';

const [origin = 'http://127.0.0.1:3000', item = '1'] = process.argv.slice(2);
const SLOWER = 4;
const SECONDS = 5;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const light of ['day', 'evening']) {
  const page = await opened(`/wall?works=${item}.0.0.0.1500&room=study&light=${light}`);
  await report(`the wall, ${light}`, page, page.locator('[data-work]').first());
}
const shop = (await (await fetch(`${origin}/api/shop`)).json()) as { list: { item_id: number }[] };
const twelve = shop.list
  .slice(0, 12)
  .map(({ item_id }, at) => `${item_id}.0.0.${-1500 + (at % 6) * 600}.${at < 6 ? 1300 : 2100}`);
for (const light of ['day', 'evening']) {
  const full = await opened(`/wall?works=${twelve.join('_')}&room=dining&light=${light}`);
  await report(`twelve works on the wall, ${light}`, full, full.locator('[data-work]').nth(2));
}
const page = await opened(`/shop/${item}`);
await page.getByRole('button', { name: 'Look closer' }).click();
const picture = page.getByRole('dialog').locator('canvas');
await page.getByRole('button', { name: '1:1' }).click();
// The tiles of the view must load first.
await page.waitForTimeout(2000);
await report('the magnifier, at 1:1', page, picture);
await browser.close();

async function opened(path: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}${path}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return page;
}

async function report(what: string, page: Page, target: Locator): Promise<void> {
  const still = await measured(page, target, false);
  const dragged = await measured(page, target, true);
  console.log(`${what}: ${text(dragged)} while dragging at ${SLOWER}× slower CPU; ${text(still)} at rest`);
  await page.close();
}

/** Frames per second over some seconds, with or without a drag. */
async function measured(page: Page, target: Locator, drag: boolean): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  if (drag) await page.mouse.down();
  const frames = page.evaluate(
    (milliseconds) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        const start = performance.now();
        let last = start;
        requestAnimationFrame(function tick(now) {
          gaps.push(now - last);
          last = now;
          if (now - start < milliseconds) requestAnimationFrame(tick);
          else resolve(gaps.slice(1));
        });
      }),
    SECONDS * 1000,
  );
  const until = Date.now() + SECONDS * 1000;
  for (let step = 0; drag && Date.now() < until; step += 1) {
    await page.mouse.move(from.x + 260 * Math.sin(step / 40), from.y + 90 * Math.sin(step / 23));
  }
  const gaps = await frames;
  if (drag) await page.mouse.up();
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return gaps;
}

function text(gaps: readonly number[]): string {
  const sorted = [...gaps].sort((a, b) => a - b);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  return `${(1000 / mean).toFixed(1)} fps (95 % of frames within ${slow.toFixed(1)} ms)`;
}
