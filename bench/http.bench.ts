import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import { openDatabase } from '#db/server/connect.ts';
import { migrate } from '#db/server/migrate.ts';
import { startCluster } from '#db/server/postgres-cluster.ts';
import { fillCatalog } from './catalog-fill.ts';

const WORKS = 1_000;
const CONNECTIONS = 32;
const ROUNDS = 5;
const ROUND_MS = 2_000;
const PORT = Number(process.env.PORT ?? 3000);
const BROWSER = {
  Host: 'shop.test',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  Accept: '*/*',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'en-GB,en;q=0.9',
  Cookie: 'i18n_redirected=en',
};

interface Answer {
  status: number;
  headers: string[];
  body: Buffer;
}

interface Figure {
  perSecond: number;
  cpuMs: number;
}

// Here and not in a function that run.mjs calls: the languages are imported when first asked for, while this module loads.
await measureAll();

/** Measures what the shop answers from kept bytes against a bare server with the same bytes, in turns in one run. */
async function measureAll(): Promise<void> {
  const cluster = await startCluster();
  const folder = mkdtempSync(join(tmpdir(), 'cornice-bench-'));
  let shop: ChildProcess | undefined;
  try {
    await fill(cluster.url);
    shop = await startShop(cluster.url, folder);
    console.log(`memory at rest ${memoryOf(shop)}`);
    await measureKinds(shop);
    console.log(`memory after it ${memoryOf(shop)}`);
  } finally {
    await end(shop);
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
}

async function fill(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ dataDir: '', databaseUrl, log: pino({ level: 'silent' }) });
  await migrate(database);
  await fillCatalog(database, WORKS);
  await database.close();
}

async function startShop(databaseUrl: string, folder: string): Promise<ChildProcess> {
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(PORT),
    DEMO: 'off',
  };
  const { serverFlags } = (await import(join(process.cwd(), 'scripts/server-flags.mjs'))) as { serverFlags: string[] };
  const shop = spawn(process.execPath, [...serverFlags, 'scripts/serve.mjs'], {
    env: { ...process.env, ...settings },
    // The log goes to a file as it would in production.
    stdio: ['ignore', openSync(join(folder, 'log'), 'w'), 'inherit'],
  });
  for (let tries = 0; tries < 600; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const ready = await get('/readyz').catch(() => undefined);
    if (ready?.status === 200) return shop;
  }
  throw new Error('the shop did not open');
}

async function measureKinds(shop: ChildProcess): Promise<void> {
  const asset = readdirSync('dist/client/assets').find((name) => /^index-.*\.js$/.test(name)) ?? '';
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
  const kept = answer.headers.filter(
    (_, at) => !/^(date|connection|keep-alive)$/i.test(answer.headers[at - (at % 2)] ?? ''),
  );
  const bare = spawn(process.execPath, ['bench/http-bare.mjs'], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    bare.stdin?.end(JSON.stringify({ status, headers: kept, body: body.toString('base64') }));
    const [port] = (await once(bare.stdout ?? bare, 'data')) as [Buffer];
    const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
    const wire = [`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
    const figures: Record<'bare' | 'shop', Figure[]> = { bare: [], shop: [] };
    for (let round = -1; round < ROUNDS; round++) {
      const floor = load(Number(port), wire, bare);
      const ours = load(PORT, wire, shop);
      if (round < 0) continue;
      figures.bare.push(floor);
      figures.shop.push(ours);
    }
    print(name, status, body.byteLength, median(figures.bare), median(figures.shop));
  } finally {
    await end(bare);
  }
}

function load(port: number, wire: string, server: ChildProcess): Figure {
  const before = cpuMsOf(server);
  const args = ['bench/http-load.mjs', String(port), String(CONNECTIONS), String(ROUND_MS)];
  const told = execFileSync(process.execPath, args, { input: wire, encoding: 'utf8' });
  const { answers, seconds } = JSON.parse(told) as { answers: number; seconds: number };
  return { perSecond: answers / seconds, cpuMs: (cpuMsOf(server) - before) / answers };
}

function median(figures: Figure[]): Figure {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { perSecond: middle(figures.map((one) => one.perSecond)), cpuMs: middle(figures.map((one) => one.cpuMs)) };
}

function print(name: string, status: number, bytes: number, bare: Figure, shop: Figure): void {
  const cells = [
    `${name} (${status}, ${bytes} bytes)`.padEnd(38),
    `${Math.round(shop.perSecond)}/s`.padStart(9),
    `bare ${Math.round(bare.perSecond)}/s`.padStart(14),
    `ratio ${(shop.perSecond / bare.perSecond).toFixed(2)}`,
    `CPU ${shop.cpuMs.toFixed(4)} ms, bare ${bare.cpuMs.toFixed(4)} ms, ratio ${(bare.cpuMs / shop.cpuMs).toFixed(2)}`,
  ];
  console.log(cells.join('  '));
}

/** The answer as it comes when it has been asked for often. */
async function warmed(path: string, headers: Record<string, string> = BROWSER): Promise<Answer> {
  for (let times = 0; times < 20; times++) await get(path, headers);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return get(path, headers);
}

async function get(path: string, headers: Record<string, string> = BROWSER): Promise<Answer> {
  const asking = ask({ host: '127.0.0.1', port: PORT, path, headers }).end();
  const [response] = (await once(asking, 'response')) as [import('node:http').IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.rawHeaders, body: await buffer(response) };
}

/** Milliseconds of CPU that a process has used, in the kernel's ticks of ten. */
function cpuMsOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function memoryOf({ pid }: ChildProcess): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mib = (field: string) => Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return `${mib('VmRSS')} MiB, peak ${mib('VmHWM')} MiB`;
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
