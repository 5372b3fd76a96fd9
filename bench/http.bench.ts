import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '#db/server/postgres-cluster.ts';
import {
  type Answer,
  BROWSER,
  cpuMsOf,
  end,
  fillDatabase,
  get,
  memoryOf,
  metric,
  PORT,
  startShop,
} from './built-shop.ts';
import { note } from './figures.ts';

const WORKS = 1_000;
const CONNECTIONS = 32;
const ROUNDS = process.env.QUICK ? 3 : 5;
const ROUND_MS = process.env.QUICK ? 1_000 : 2_000;
/** Number of rendered pages of each kind. */
const RENDERED = process.env.QUICK ? 100 : 300;

interface Figure {
  perSecond: number;
  cpuMs: number;
}

// Top-level and not a function that run.mjs calls: languages are imported lazily, while this module loads.
await measureAll();

/** Compares the shop's cached answers with a bare server that sends the same bytes, alternating in one run. */
async function measureAll(): Promise<void> {
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), 'cornice-bench-'));
  let shop: ChildProcess | undefined;
  try {
    await fillDatabase(cluster.url, WORKS);
    shop = await startShop(folder, { DATABASE_URL: cluster.url });
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const { now } = memoryOf(shop);
    console.log(`memory at rest ${now} MiB`);
    note('memory at rest', now);
    await measureRendered(shop);
    await measureKinds(shop);
    const { now: after, peak } = memoryOf(shop);
    console.log(`memory after it ${after} MiB, peak ${peak} MiB`);
    note('memory peak', peak);
  } finally {
    await end(shop);
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Pages never requested before: each is rendered. The first of each kind warm up the code. */
async function measureRendered(shop: ChildProcess): Promise<void> {
  const paths = {
    'list page rendered': (at: number) => `/shop?price_min=${1_000 + at}&price_max=${9_000 + at}`,
    'product page rendered': (at: number) => `/shop/${1 + at + Math.floor(at / 49)}`,
  };
  for (const [name, path] of Object.entries(paths)) {
    for (let at = 0; at < RENDERED; at++) await ok(path(at));
    const before = cpuMsOf(shop);
    for (let at = RENDERED; at < 2 * RENDERED; at++) await ok(path(at));
    const cpuMs = (cpuMsOf(shop) - before) / RENDERED;
    console.log(`${name}: CPU ${cpuMs.toFixed(1)} ms`);
    note(name, cpuMs);
  }
}

async function ok(path: string): Promise<void> {
  const { status } = await get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

async function measureKinds(shop: ChildProcess): Promise<void> {
  const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'));
  const size = (name: string) => statSync(join('dist/client/assets', name)).size;
  const asset = scripts.sort((a, b) => size(b) - size(a))[0] ?? '';
  const page = await warmed('/shop');
  const etag = page.headers[page.headers.findIndex((name) => /^etag$/i.test(name)) + 1] ?? '';
  const kinds: [string, string, Record<string, string>][] = [
    ['page', '/shop', BROWSER],
    ['list', '/api/shop', BROWSER],
    ['list, not compressed', '/api/shop', { Host: 'shop.test' }],
    ['product', '/api/shop/1', BROWSER],
    ['asset', `/assets/${asset}`, BROWSER],
    ['304 of the page', '/shop', { ...BROWSER, 'If-None-Match': etag }],
  ];
  for (const [name, path, headers] of kinds) await measure(name, path, headers, shop);
}

async function measure(name: string, path: string, headers: Record<string, string>, shop: ChildProcess): Promise<void> {
  const answer = await warmed(path, headers);
  const { status, body } = answer;
  const sentHeaders = answer.headers.filter(
    (_, at) => !/^(date|connection|keep-alive)$/i.test(answer.headers[at - (at % 2)] ?? ''),
  );
  const bare = spawn(process.execPath, ['bench/http-bare.mjs'], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    bare.stdin?.end(JSON.stringify({ status, headers: sentHeaders, body: body.toString('base64') }));
    const [port] = (await once(bare.stdout ?? bare, 'data')) as [Buffer];
    const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
    const wire = [`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
    const figures: Record<'bare' | 'shop', Figure[]> = { bare: [], shop: [] };
    const made = await metric('cached_answers_made');
    for (let round = -1; round < ROUNDS; round++) {
      const floor = load(Number(port), wire, bare);
      const ours = load(PORT, wire, shop);
      if (round < 0) continue;
      figures.bare.push(floor);
      figures.shop.push(ours);
    }
    const uncached = (await metric('cached_answers_made')) - made;
    print(name, { status, bytes: body.byteLength, uncached }, median(figures.bare), median(figures.shop));
  } finally {
    await end(bare);
  }
}

function load(port: number, wire: string, server: ChildProcess): Figure {
  const before = cpuMsOf(server);
  const args = ['bench/http-load.mjs', String(port), String(CONNECTIONS), String(ROUND_MS)];
  const output = execFileSync(process.execPath, args, { input: wire, encoding: 'utf8' });
  const { answers, seconds } = JSON.parse(output) as { answers: number; seconds: number };
  return { perSecond: answers / seconds, cpuMs: (cpuMsOf(server) - before) / answers };
}

function median(figures: Figure[]): Figure {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { perSecond: middle(figures.map((one) => one.perSecond)), cpuMs: middle(figures.map((one) => one.cpuMs)) };
}

interface Sent {
  status: number;
  bytes: number;
  /** How many were not in the cache during the measurement: they expire after a minute. */
  uncached: number;
}

function print(name: string, { status, bytes, uncached }: Sent, bare: Figure, shop: Figure): void {
  const ratio = bare.cpuMs / shop.cpuMs;
  const cells = [
    `${name} (${status}, ${bytes} bytes)`.padEnd(38),
    `${Math.round(shop.perSecond)}/s`.padStart(9),
    `bare ${Math.round(bare.perSecond)}/s`.padStart(14),
    `ratio ${(shop.perSecond / bare.perSecond).toFixed(2)}`,
    `CPU ${shop.cpuMs.toFixed(4)} ms, bare ${bare.cpuMs.toFixed(4)} ms, ratio ${ratio.toFixed(2)}`,
    `${uncached} not cached`,
  ];
  console.log(cells.join('  '));
  note(`cached ${name}`, ratio);
  note(`cached ${name} per second`, shop.perSecond);
  note(`cached ${name} bare per second`, bare.perSecond);
}

/** The answer after many requests. */
async function warmed(path: string, headers: Record<string, string> = BROWSER): Promise<Answer> {
  for (let times = 0; times < 20; times++) await get(path, headers);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return get(path, headers);
}
