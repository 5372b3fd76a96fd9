// node bench/drag-cost.ts http://127.0.0.1:3000: drags a work over the wall, alone and among twelve, and prints the processor
// time of each frame by kind, from Chromium's own trace. Unlike frames per second, it hardly depends on a busy machine.
import { chromium, type Page } from '@playwright/test';

const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const STEPS = 150;
/** The events of a trace that are not part of one another. */
const KINDS = {
  script: ['EventDispatch', 'FunctionCall', 'FireAnimationFrame'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
  raster: ['RasterTask'],
} as const;

interface TraceEvent {
  name: string;
  ph: string;
  tid: number;
  ts: number;
  /** Microseconds on the clock, and of the processor. */
  dur?: number;
  tdur?: number;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const shop = (await (await fetch(`${origin}/api/shop`)).json()) as { list: { item_id: number }[] };
const row = (count: number) =>
  shop.list
    .slice(0, count)
    .map(({ item_id }, at) => `${item_id}.0.0.${-1500 + (at % 6) * 600}.${at < 6 ? 1300 : 2100}`)
    .join('_');
for (const light of ['day', 'evening']) {
  for (const count of [1, 12]) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${origin}/wall?works=${row(count)}&room=dining&light=${light}`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    console.log(`${count} works, ${light}: ${text(await traced(page, Math.min(2, count - 1)))}`);
    await page.close();
  }
}
await browser.close();

/** The events of a drag, with one move for each frame. */
async function traced(page: Page, index: number): Promise<TraceEvent[]> {
  const box = await page.locator('[data-work]').nth(index).boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const moveTo = async (step: number) => {
    await page.mouse.move(from.x + 200 * Math.sin(step / 20), from.y + 80 * Math.sin(step / 11));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 0; step < 10; step += 1) await moveTo(step);
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc', 'benchmark'];
  await browser.startTracing(page, { categories });
  for (let step = 10; step < 10 + STEPS; step += 1) await moveTo(step);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.mouse.up();
  return trace.traceEvents;
}

function text(events: readonly TraceEvent[]): string {
  const parts = Object.entries(KINDS).map(([kind, names]) => {
    const found = outermost(events.filter(({ name, ph }) => ph === 'X' && (names as readonly string[]).includes(name)));
    const spent = found.reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0);
    return `${kind} ${(spent / STEPS / 1000).toFixed(2)}`;
  });
  return `${parts.join(', ')} ms for each move`;
}

/** Without events inside of others of the same kind, which would count twice. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const ends = new Map<number, number>();
  return events
    .toSorted((a, b) => a.ts - b.ts)
    .filter(({ tid, ts, dur = 0 }) => {
      if (ts < (ends.get(tid) ?? 0)) return false;
      ends.set(tid, ts + dur);
      return true;
    });
}
