import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startCluster } from '#db/server/postgres-cluster.ts';
import { end, fillDatabase, get, memoryOf, metric, startShop } from './built-shop.ts';

const WORKS = 1_000;
const PAGES = Number(process.argv[3] ?? 10_000);
const AT_ONCE = 8;
/** Requested three times each, so that they fill the cache. */
const CACHED = 1_000;

// Top-level and not a function that run.mjs calls: languages are imported lazily, while this module loads.
await measureMemory();

/** Memory while pages are rendered that were never requested before, and when the cache is full of others. */
async function measureMemory(): Promise<void> {
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), 'cornice-bench-'));
  let shop: ChildProcess | undefined;
  try {
    await fillDatabase(cluster.url, WORKS);
    shop = await startShop(folder, { DATABASE_URL: cluster.url });
    await delay(5_000);
    await report('at rest', shop);
    await request(PAGES, 1, pageAt);
    await report(`${PAGES} pages, each once`, shop);
    await request(CACHED, 3, (at) => pageAt(PAGES + at));
    await delay(5_000);
    await report(`${CACHED} pages, each three times`, shop);
  } finally {
    await end(shop);
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
}

/** A list and a product in turn, at an address that no other number has. Every fiftieth work is not online. */
function pageAt(at: number): string {
  const product = (at >> 1) % 900;
  return at % 2 ? `/shop?price_min=${1_000 + at}` : `/shop/${1 + product + Math.floor(product / 49)}?size=${at}`;
}

async function request(count: number, times: number, path: (at: number) => string): Promise<void> {
  let next = 0;
  const visitor = async () => {
    for (let at = next++; at < count; at = next++)
      for (let time = 0; time < times; time++) {
        const { status } = await get(path(at));
        if (status !== 200) throw new Error(`${path(at)} answered ${status}`);
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

async function report(when: string, shop: ChildProcess): Promise<void> {
  const { now, peak } = memoryOf(shop);
  const cached = (await metric('cached_answers_bytes')) / 2 ** 20;
  console.log(`${when}: ${now} MiB, at most ${peak} MiB, of it ${cached.toFixed(1)} MiB in the cache`);
}
