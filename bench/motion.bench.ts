// node bench/run.mjs motion [http://127.0.0.1:3000] [1]: frames per second of a running shop while a picture settles, a
// frame changes, the wall goes to another room and the cart's number ticks, on a CPU slowed four times, as shares of
// those of an empty page with one moving box. Counted from the start of a motion to its end, on an idle page with
// decoded pictures.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { type Play, playedFrames } from './motion-frames.ts';

const [, , , origin = 'http://127.0.0.1:3000', item = '1'] = process.argv;
const SLOWER = 4;
const TIMES = 9;
/** A hydrated page has loaded everything by then. */
const RESTS_MS = 4000;

/** As large as a picture, and moved like the shop's elements. */
const FLOOR = `data:text/html,<style>@keyframes arrive{from{opacity:0}}.arrive{animation:arrive 200ms linear}
div{width:600px;height:400px;background:%23b98}</style><body><div></div>`;

interface Scene {
  path: string;
  play: Play;
}

/**
 * A loaded picture gets its preview and its load event again; the cart's number is replaced like React does, by a
 * new element. Everything else is the shop's own code.
 */
const SCENES: Record<string, Scene> = {
  'a picture settles': {
    path: '/shop',
    play: { name: 'arrive', begin: settleOne },
  },
  'a row of pictures settles': {
    path: '/shop',
    play: { name: 'arrive', begin: settleRow },
  },
  'the frame changes': {
    path: `/shop/${item}`,
    play: {
      name: 'arrive',
      begin: (time) => {
        const frames = document.querySelectorAll<HTMLInputElement>('[data-group] input[type=radio]:not(:disabled)');
        frames[(time + 1) % frames.length]?.click();
      },
    },
  },
  'the wall gets another room': {
    path: `/wall?works=${item}_2_3`,
    play: {
      name: 'glide',
      begin: (time) => {
        const rooms = document.querySelectorAll<HTMLInputElement>('input[type=radio][name="room"]');
        rooms[(time + 1) % 2]?.click();
      },
    },
  },
  'the cart ticks': {
    path: '/shop',
    play: {
      name: 'tick',
      begin: (time) => {
        const cart = document.querySelector('header a[href$="/cart"]');
        const number = document.createElement('span');
        number.className = 'animate-tick absolute top-1 right-0 min-w-5 rounded-full bg-fill px-1 text-on-fill';
        number.textContent = String(time + 1);
        cart?.querySelector('span')?.remove();
        cart?.append(number);
      },
    },
  },
};
const EMPTY: Scene = {
  path: FLOOR,
  play: {
    name: 'arrive',
    begin: () => {
      const box = document.createElement('div');
      box.className = 'arrive';
      document.body.replaceChildren(box);
    },
  },
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const empty = await opened(browser, EMPTY);
for (const [name, scene] of Object.entries(SCENES)) {
  const page = await opened(browser, scene);
  // Alternating, so that other load on the machine slows both equally.
  const [shop, floor]: [number[], number[]] = [[], []];
  const waits: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    floor.push((await played(empty, EMPTY.play, time)).fps);
    const { fps, waited_ms } = await played(page, scene.play, time);
    shop.push(fps);
    waits.push(waited_ms);
  }
  // The first play loads and compiles code for the others.
  const [fps, still, wait] = [shop, floor, waits].map((all) => median(all.slice(1)));
  console.log(
    `${name}: ${fps?.toFixed(1)} fps, ${((fps ?? 0) / (still ?? 1)).toFixed(2)} of the floor's ${still?.toFixed(1)}; ` +
      `begins ${wait?.toFixed(0)} ms after it was asked for`,
  );
  await page.close();
}
await browser.close();

async function opened(from: Browser, { path }: Scene): Promise<Page> {
  const page = await from.newPage({ viewport: { width: 1440, height: 900 } });
  const isShop = path.startsWith('/');
  await page.goto(isShop ? `${origin}${path}` : path, { waitUntil: 'load' });
  if (!isShop) return page;
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
  // Everything loaded after hydration, and everything in the window decoded.
  await page.waitForTimeout(RESTS_MS);
  await page.evaluate(async () => {
    // A hidden picture is never loaded, and waiting for it would not end.
    const shown = [...document.images].filter((image) => {
      const { top, height } = image.getBoundingClientRect();
      return height > 0 && top < innerHeight;
    });
    const decoded = Promise.allSettled(shown.map((image) => image.decode()));
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 10_000))]);
  });
  return page;
}

/** One play with the page in front and the CPU slowed only in the meantime. */
async function played(page: Page, play: Play, time: number) {
  await page.bringToFront();
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const frames = await playedFrames(page, play, time);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await client.detach();
  return frames;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function settleOne(): void {
  const image = document.querySelector<HTMLImageElement>('main li img');
  if (!image) return;
  image.loading = 'lazy';
  image.style.background = '#b98';
  image.dispatchEvent(new Event('load'));
}

function settleRow(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('main li img')) {
    const { top, bottom } = image.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) continue;
    image.loading = 'lazy';
    image.style.background = '#b98';
    image.dispatchEvent(new Event('load'));
  }
}
