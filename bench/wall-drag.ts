// node bench/wall-drag.ts http://127.0.0.1:3000 1: drags a work over the wall on a CPU slowed four times and prints the frames per second.
import { chromium, type Page } from '@playwright/test';

const [origin = 'http://127.0.0.1:3000', item = '1'] = process.argv.slice(2);
const SLOWER = 4;
const SECONDS = 5;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const light of ['day', 'evening']) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/wall?works=${item}.0.0.0.1500&room=study&light=${light}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const still = await measured(page, false);
  const dragged = await measured(page, true);
  console.log(`${light}: ${text(dragged)} while dragging at ${SLOWER}× slower CPU; ${text(still)} at rest`);
  await page.close();
}
await browser.close();

/** Frames that the page got in some seconds, with or without a work in the hand. */
async function measured(page: Page, drag: boolean): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const box = await page.locator('[data-work]').first().boundingBox();
  if (!box) throw new Error('no work hangs on the wall');
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
