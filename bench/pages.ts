// node bench/pages.ts http://127.0.0.1:3000 1 5: opens the home page, the list and a product as on a phone (390 × 844,
// slow 4G, a CPU slowed four times), some times each, and prints the medians.
import { type Browser, chromium } from '@playwright/test';

const [origin = 'http://127.0.0.1:3000', item = '1', times = '5'] = process.argv.slice(2);
const pages = { home: '/', list: '/shop', product: `/shop/${item}` };
/** Lighthouse's slow 4G: 1.6 Mbit/s, and 150 ms round trip. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWER = 4;
/** After this long without requests an untouched page is idle. */
const IDLE_MS = 4000;

interface Opening {
  /** Milliseconds from the start of the navigation. */
  lcp: number;
  hydrated: number;
  blocking: number;
  shift: number;
  requests: number;
  scripts: number;
  /** Kilobytes over the wire. */
  scriptKb: number;
  scriptIdleKb: number;
  fontKb: number;
  imageKb: number;
  htmlKb: number;
  styleKb: number;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, path] of Object.entries(pages)) {
  await opened(browser, path);
  const openings: Opening[] = [];
  for (let time = 0; time < Number(times); time += 1) openings.push(await opened(browser, path));
  const median = (key: keyof Opening) => {
    const sorted = openings.map((opening) => opening[key]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  console.log(
    `${name}: LCP ${ms(median('lcp'))}, hydrated ${ms(median('hydrated'))}, blocked ${ms(median('blocking'))}, ` +
      `shift ${median('shift').toFixed(3)}, ${median('requests')} requests, ${median('scripts')} scripts of ` +
      `${kb(median('scriptKb'))} (${kb(median('scriptIdleKb'))} until idle), html ${kb(median('htmlKb'))}, ` +
      `css ${kb(median('styleKb'))}, fonts ${kb(median('fontKb'))}, pictures ${kb(median('imageKb'))}`,
  );
}
await browser.close();

async function opened(from: Browser, path: string): Promise<Opening> {
  const context = await from.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const kinds = new Map<string, string>();
  const loaded: { kind: string; bytes: number }[] = [];
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  // Data URLs, such as a picture's preview, are reported like requests.
  const inline = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) inline.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!inline.has(requestId)) loaded.push({ kind: kinds.get(requestId) ?? 'Other', bytes: encodedDataLength });
  });
  await page.addInitScript(watch);
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'hydratedAt' in window, undefined, { polling: 200, timeout: 60_000 });
  const first = loaded.length;
  await page.waitForTimeout(IDLE_MS);
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<Opening, 'requests'> }).seen);
  const hydrated = await page.evaluate(() => (window as unknown as { hydratedAt: number }).hydratedAt);
  await context.close();
  const weigh = (kind: string, list = loaded) =>
    list.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes / 1000, 0);
  return {
    ...seen,
    hydrated,
    requests: loaded.length,
    scripts: loaded.slice(0, first).filter(({ kind }) => kind === 'Script').length,
    scriptKb: weigh('Script', loaded.slice(0, first)),
    scriptIdleKb: weigh('Script'),
    fontKb: weigh('Font'),
    imageKb: weigh('Image'),
    htmlKb: weigh('Document'),
    styleKb: weigh('Stylesheet'),
  };
}

/** Runs in the page before anything else. */
function watch(): void {
  const seen = { lcp: 0, blocking: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // React sets its properties on an element when it hydrates it: from then on a tap works. On a product we check the buy button.
  const timer = setInterval(() => {
    const control = document.querySelector('main [data-early^=cart]') ?? document.querySelector('main button, main a');
    if (!control || !Object.keys(control).some((key) => key.startsWith('__reactProps'))) return;
    clearInterval(timer);
    Object.assign(window, { hydratedAt: performance.now() });
  }, 20);
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}

function kb(value: number): string {
  return `${value.toFixed(0)} kB`;
}
