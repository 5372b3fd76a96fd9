import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startCluster } from '#db/server/postgres-cluster.ts';
import { BROWSER, end, fillDatabase, get, memoryOf, metric, startShop } from './built-shop.ts';
import { note } from './figures.ts';

const WORKS = 1_000;
const SECONDS = Number(process.argv[3] ?? 20);
const PER_SECOND = 1_000;
/** The most concurrent requests: more would only queue. */
const AT_ONCE = 200;
/** What visitors really read; requested repeatedly during the flood. */
const POPULAR = [
  '/shop',
  '/',
  '/artist',
  '/api/shop',
  '/api/initial',
  '/api/artist',
  ...Array.from({ length: 20 }, (_, at) => `/api/shop/${at + 1}`),
];

// Top-level and not a function that run.mjs calls: languages are imported lazily, while this module loads.
await flood();

/** Requests a thousand made-up addresses a second, and checks whether memory stays bounded and popular answers stay cached. */
async function flood(): Promise<void> {
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), 'cornice-bench-'));
  let shop: ChildProcess | undefined;
  try {
    await fillDatabase(cluster.url, WORKS);
    shop = await startShop(folder, { DATABASE_URL: cluster.url });
    for (let round = 0; round < 10; round++) for (const path of POPULAR) await get(path);
    await delay(2_000);
    const quiet = await cachedOfPopular();
    const before = memoryOf(shop).now;
    const { asked, answered, cached } = await underFlood();
    const { now, peak } = memoryOf(shop);
    console.log(`made-up addresses: ${asked} asked, ${answered} answered in ${SECONDS} s`);
    console.log(`popular answers from the cache: ${percent(quiet)} before, ${percent(cached)} meanwhile`);
    console.log(`memory ${before} MiB before, ${now} MiB after, ${peak} MiB at most`);
    console.log(`cache ${((await metric('cached_answers_bytes')) / 2 ** 20).toFixed(1)} of 32 MiB`);
    note('flood cached', cached);
    note('flood memory peak', peak);
  } finally {
    await end(shop);
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
}

async function underFlood() {
  let asked = 0;
  let answered = 0;
  let running = 0;
  const until = performance.now() + SECONDS * 1_000;
  const cached: number[] = [];
  const ask = async (path: string) => {
    running++;
    const answer = await get(path).catch(() => undefined);
    if (answer) answered++;
    running--;
  };
  const pouring = setInterval(() => {
    for (let at = 0; at < PER_SECOND / 10 && running < AT_ONCE; at++) void ask(madeUp(asked++));
  }, 100);
  while (performance.now() < until) {
    cached.push(await cachedOfPopular());
    await delay(100);
  }
  clearInterval(pouring);
  while (running > 0) await delay(50);
  return { asked, answered, cached: cached.reduce((sum, part) => sum + part, 0) / cached.length };
}

/** Calls and sometimes a page, with filters never requested before. */
function madeUp(at: number): string {
  return `${at % 20 === 0 ? '' : '/api'}/shop?price_min=${at % 5_000}&price_max=${6_000 + at}&fits=${30 + (at % 90)}x70`;
}

/** The share of popular addresses answered from the cache: only cached answers use brotli. */
async function cachedOfPopular(): Promise<number> {
  const answers = await Promise.all(POPULAR.map((path) => get(path, { ...BROWSER, 'Accept-Encoding': 'br' })));
  const cached = answers.filter(({ headers }) => headers.some((name, at) => isBrotli(name, headers[at + 1])));
  return cached.length / POPULAR.length;
}

function isBrotli(name: string, value: string | undefined): boolean {
  return name.toLowerCase() === 'content-encoding' && value === 'br';
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}
