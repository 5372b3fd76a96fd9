import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import type { Database } from '#db/server/connect.ts';
import { migrate } from '#db/server/migrate.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { startCluster } from '#db/server/postgres-cluster.ts';
import { COLOURS } from '../src/ground/pictures/colours.ts';
import { type ShopFigures, serveShop } from './calls-shop.ts';
import { note } from './figures.ts';
import { addBuyer, type BenchBuyer } from './orders-fill.ts';
import { fillSearch } from './search-fill.ts';
import { pick, seededRandom } from './search-random.ts';
import { serverCpu } from './server-cpu.ts';
import { artistsFor, CATEGORIES, fillWorks } from './works-fill.ts';

const WORKS = 1_000;
const AT_ONCE = 8;
const ROUNDS = Number(process.env.ROUNDS ?? 800);
const WARM_UP = ROUNDS / 2;
/** A member may have three unpaid orders. */
const ORDERS_EACH = 3;
const KEYWORDS = [
  'mountain',
  'sea',
  'quiet sea',
  '山',
  '油畫',
  'persimmon',
  'red mountain',
  'shuimo',
  'lighth',
  'moutain',
];

interface Ask {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  json?: unknown;
}

interface Bench {
  port: number;
  floor: number;
  /** Enough for all orders, since a member may place only a few. */
  buyers: BenchBuyer[];
  visitors: string[];
  sizes: ReadonlyMap<number, number>;
}

/** One call of a round; `random` is the same in every run. */
type Call = (bench: Bench, random: () => number, round: number) => Promise<unknown>;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const CALLS: Record<string, Call> = {
  floor: ({ floor }) => ask({ port: floor, path: '/' }),
  list: ({ port }, random) => {
    const filters = `category=${pick(random, CATEGORIES)}&colour=${pick(random, COLOURS)}`;
    return ask({ port, path: `/api/shop?${random() < 0.5 ? filters : `page=${1 + upTo(random, 40)}`}` });
  },
  product: ({ port }, random) => ask({ port, path: `/api/shop/${onlineId(random)}` }),
  search: ({ port }, random) =>
    ask({ port, path: `/api/search?keyword=${encodeURIComponent(pick(random, KEYWORDS))}` }),
  directory: ({ port }, random) => ask({ port, path: `/api/artist?category=${pick(random, CATEGORIES)}` }),
  artist: ({ port }, random) => ask({ port, path: `/api/artist/${1 + upTo(random, artistsFor(WORKS))}` }),
  'cart + line': async (bench, random, round) => {
    const cart = bench.visitors[round % bench.visitors.length] as string;
    await ask({ ...lineCall(bench, random), headers: { cart } });
  },
  'add + order': async (bench, random, round) => {
    const buyer = bench.buyers[round % bench.buyers.length] as BenchBuyer;
    const { headers, address_id } = buyer;
    const add = lineCall(bench, random);
    const { list } = (await ask({ ...add, headers })) as { list: (typeof add.json)[] };
    const items = list.map(({ item_id, size_id, frame_id, nums }) => ({ item_id, size_id, frame_id, nums }));
    const json = { paytype: 'transfer', currency: 'NTD', items, address_id, agree: true };
    await ask({ port: bench.port, path: '/api/order/order', method: 'POST', headers, json });
  },
};

function lineCall({ port, sizes }: Bench, random: () => number) {
  const item_id = onlineId(random);
  const json = { item_id, size_id: sizes.get(item_id) ?? 0, frame_id: 2, nums: 1 };
  return { port, path: '/api/cart', method: 'PUT', json };
}

function ask({ port, path, method = 'GET', headers = {}, json }: Ask): Promise<unknown> {
  const body = json === undefined ? undefined : JSON.stringify(json);
  const type =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const asked = request(
      { agent, port, path, method, host: '127.0.0.1', headers: { ...headers, ...type } },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (reply.statusCode === 200) resolve(JSON.parse(text));
          else reject(new Error(`${method} ${path}: ${reply.statusCode} ${text}`));
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

function upTo(random: () => number, limit: number): number {
  return Math.floor(random() * limit);
}

function onlineId(random: () => number): number {
  const id = 1 + upTo(random, WORKS);
  return id % 50 === 0 ? id - 1 : id;
}

interface Row {
  name: string;
  perSecond: number;
  /** Milliseconds of CPU per call. */
  node: number;
  postgres: number;
  statements: number;
}

if (process.argv[2] === 'serve') await serveShop(process.argv[3] ?? '');
else await measureAll(process.argv.slice(3));

/** Measures each call, or the named ones, with eight concurrent clients over HTTP, and prints one table. */
async function measureAll(names: readonly string[]): Promise<void> {
  const cluster = await startCluster({ fsync: true });
  let child: ChildProcess | undefined;
  let database: Database | undefined;
  try {
    database = await fill(cluster.url);
    const databaseUrl = new URL('/bench_calls', cluster.url).href;
    child = fork(fileURLToPath(import.meta.url), ['serve', databaseUrl], {
      execArgv: (process.env.BENCH_FLAGS ?? '').split(' ').filter(Boolean),
      // The log is written, as in a real shop, and discarded.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const [ports] = (await once(child, 'message')) as [{ port: number; floor: number }];
    const bench = { ...ports, ...(await people(database, ports.port)) };
    const rows: Row[] = [];
    for (const [name, call] of Object.entries(CALLS)) {
      if (names.length > 0 && name !== 'floor' && !names.includes(name)) continue;
      rows.push(await measure(name, call, bench, child, database));
      const row = rows.at(-1) as Row;
      console.log(line(row, rows[0] as Row));
      for (const key of ['node', 'postgres', 'statements'] as const) note(`fresh ${name} ${key}`, row[key]);
    }
    const { memory } = await figuresOf(child);
    console.log(`memory of the process after all this: ${Math.round(memory / 2 ** 20)} MiB`);
  } finally {
    child?.disconnect();
    agent.destroy();
    await database?.close();
    await cluster.stop();
  }
}

async function fill(serverUrl: string): Promise<Database> {
  const log = pino({ level: 'silent' });
  const server = await openDatabase({ dataDir: '', databaseUrl: serverUrl, log });
  await server.db.execute('create database bench_calls');
  await server.close();
  const database = await openDatabase({ dataDir: '', databaseUrl: new URL('/bench_calls', serverUrl).href, log });
  await migrate(database);
  await fillWorks(database, WORKS);
  await fillSearch(database, WORKS);
  return database;
}

async function people(database: Database, port: number): Promise<Omit<Bench, 'port' | 'floor'>> {
  const { rows } = await database.db.execute(
    sql`select item_id, min(size_id)::int as size_id from size group by item_id`,
  );
  const sizes = new Map(rows.map((row) => [Number(row.item_id), Number(row.size_id)]));
  const buyers: BenchBuyer[] = [];
  const wanted = Math.ceil((ROUNDS + WARM_UP) / ORDERS_EACH);
  for (let at = 0; at < wanted; at++) buyers.push(await addBuyer(database, `buyer-${at}`));
  const visitors: string[] = [];
  const random = seededRandom(1);
  for (let at = 0; at < 100; at++) {
    const cart = (await ask(lineCall({ port, floor: 0, buyers, visitors, sizes }, random))) as { token: string };
    visitors.push(cart.token);
  }
  return { sizes, buyers, visitors };
}

async function measure(name: string, call: Call, bench: Bench, child: ChildProcess, database: Database): Promise<Row> {
  await askMany(call, bench, 0, WARM_UP);
  // Earlier calls must not make later ones slower.
  await database.db.execute(sql`delete from cart_line`);
  const before = { ...(await figuresOf(child)), postgres: await serverCpu(database) };
  const started = performance.now();
  await askMany(call, bench, WARM_UP, ROUNDS);
  const seconds = (performance.now() - started) / 1_000;
  const after = { ...(await figuresOf(child)), postgres: await serverCpu(database) };
  return {
    name,
    perSecond: ROUNDS / seconds,
    node: (after.cpu - before.cpu) / 1_000 / ROUNDS,
    postgres: (after.postgres - before.postgres) / ROUNDS,
    statements: (after.statements - before.statements) / ROUNDS,
  };
}

async function askMany(call: Call, bench: Bench, from: number, count: number): Promise<void> {
  const random = seededRandom(from);
  let next = from;
  const one = async () => {
    while (next < from + count) await call(bench, random, next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function figuresOf(child: ChildProcess): Promise<ShopFigures> {
  child.send('figures');
  const [figures] = (await once(child, 'message')) as [ShopFigures];
  return figures;
}

function line({ name, perSecond, node, postgres, statements }: Row, floor: Row): string {
  const ratio = (node + postgres) / (floor.node + floor.postgres);
  return [
    name.padEnd(12),
    `${perSecond.toFixed(0)}/s`.padStart(8),
    `node ${node.toFixed(2)} ms`.padStart(14),
    `postgres ${postgres.toFixed(2)} ms`.padStart(18),
    `${statements.toFixed(1)} statements`.padStart(16),
    `× ${ratio.toFixed(1)} of the floor`.padStart(20),
  ].join('');
}
