import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { cpuMsOf, end, memoryOf, PORT, startShop } from './built-shop.ts';
import { note } from './figures.ts';

const TIMES = process.env.QUICK ? 3 : 5;
/** A process is idle if it used less than this in a second. */
const IDLE_MS = 50;
const LONGEST_SECONDS = 600;

const PAGE =
  /^(\w+): LCP (\d+) ms, hydrated (\d+) ms, blocked (\d+) ms, shift ([\d.]+), (\d+) requests, (\d+) scripts of (\d+) kB \((\d+) kB until idle\)/gm;
const PARTS = ['LCP', 'hydrated', 'blocked', 'shift', 'requests', 'scripts', 'script kB', 'script kB until idle'];

const folder = mkdtempSync(join(tmpdir(), 'cornice-bench-'));
let shop: ChildProcess | undefined;
try {
  // With its own database and the demo's catalogue, as after a first clone.
  const settings = { DEMO: process.env.DEMO ?? 'front', LOG_LEVEL: 'warn' };
  shop = await startShop(folder, settings);
  await untilIdle(shop);
  const painted = memoryOf(shop);
  console.log(`embedded database, after painting the demo: ${painted.now} MiB, peak ${painted.peak} MiB`);
  note('embedded memory after painting', painted.now);
  // Painting happens once; later starts look like this.
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  await ended;
  shop = await startShop(folder, settings);
  await untilIdle(shop);
  const { now, peak } = memoryOf(shop);
  console.log(`embedded database, started again: memory at rest ${now} MiB, peak ${peak} MiB`);
  note('embedded memory at rest', now);
  await measurePages();
} finally {
  await end(shop);
  rmSync(folder, { recursive: true, force: true });
}

async function measurePages(): Promise<void> {
  const args = ['bench/pages.ts', `http://127.0.0.1:${PORT}`, '1', String(TIMES)];
  const browser = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = await text(browser.stdout);
  process.stdout.write(output);
  for (const [, page, ...figures] of output.matchAll(PAGE))
    for (const [at, part] of PARTS.entries()) note(`page ${page} ${part}`, Number(figures[at]));
}

/** The demo is painted first, in the background. */
async function untilIdle(child: ChildProcess): Promise<void> {
  let calm = 0;
  for (let second = 0; second < LONGEST_SECONDS && calm < 10; second++) {
    const before = cpuMsOf(child);
    await delay(1_000);
    calm = cpuMsOf(child) - before < IDLE_MS ? calm + 1 : 0;
  }
}
