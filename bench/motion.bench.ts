// node bench/run.mjs motion [http://127.0.0.1:3000] [1]: frames per second of a running shop while a picture settles, a frame
// changes and the cart's number ticks, on a CPU slowed four times, beside those of an empty page in the same run.
import { type Browser, chromium, type Page } from '@playwright/test';

const [, , , origin = 'http://127.0.0.1:3000', item = '1'] = process.argv;
const SLOWER = 4;
/** Longer than the longest motion, so that its end is in it. */
const WATCHED_MS = 300;
const TIMES = 8;

interface Scene {
  path: string;
  /** Begins the motion; plays in the page. */
  play: (time: number) => void;
}

/**
 * A picture that has loaded is told so once more with its preview back on it; a number is put in the cart's place as React
 * does, as a new element. Everything else is what the shop does by itself.
 */
const SCENES: Record<string, Scene> = {
  'picture settles': {
    path: '/shop',
    play: () => {
      for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
        image.loading = 'lazy';
        image.style.background = '#b98';
        image.dispatchEvent(new Event('load'));
      }
    },
  },
  'frame changes': {
    path: `/shop/${item}`,
    play: (time) => {
      const frames = document.querySelectorAll<HTMLInputElement>('[data-group] input[type=radio]:not(:disabled)');
      frames[(time + 1) % frames.length]?.click();
    },
  },
  'cart ticks': {
    path: '/shop',
    play: (time) => {
      const cart = document.querySelector('header a[href$="/cart"]');
      const number = document.createElement('span');
      number.className = 'animate-tick absolute top-1 right-0 min-w-5 rounded-full bg-fill px-1 text-on-fill';
      number.textContent = String(time + 1);
      cart?.querySelector('span')?.remove();
      cart?.append(number);
    },
  },
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const floor = await measured(browser, { path: 'about:blank', play: () => undefined });
console.log(`floor, an empty page: ${floor.toFixed(1)} fps at a CPU ${SLOWER}× slower`);
for (const [name, scene] of Object.entries(SCENES)) {
  const fps = await measured(browser, scene);
  console.log(`${name}: ${fps.toFixed(1)} fps, ${(fps / floor).toFixed(2)} of the floor`);
}
await browser.close();

/** The median of the frames per second of some plays. */
async function measured(from: Browser, { path, play }: Scene): Promise<number> {
  const page = await from.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(path.startsWith('/') ? `${origin}${path}` : path, { waitUntil: 'load' });
  if (path.startsWith('/')) await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rates: number[] = [];
  for (let time = 0; time < TIMES; time += 1) rates.push(await rateWhile(page, play, time));
  await page.close();
  // The first play fetches and compiles what the others find there.
  const sorted = rates.slice(1).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

async function rateWhile(page: Page, play: Scene['play'], time: number): Promise<number> {
  const frames = page.evaluate(
    (milliseconds) =>
      new Promise<number>((resolve) => {
        let count = 0;
        requestAnimationFrame(function first(start) {
          requestAnimationFrame(function tick(now) {
            count += 1;
            if (now - start < milliseconds) requestAnimationFrame(tick);
            else resolve((1000 * count) / (now - start));
          });
        });
      }),
    WATCHED_MS,
  );
  await page.evaluate(play, time);
  return frames;
}
