import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { createApp } from '#app/server/app.ts';
import type { Database } from '#db/server/connect.ts';
import { migrate } from '#db/server/migrate.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { startCluster } from '#db/server/postgres-cluster.ts';
import { readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { addBuyer, type BenchBuyer, FILLED_FROM, fillOrders } from './orders-fill.ts';
import { fillWorks } from './works-fill.ts';

const ROUNDS = 160;
const WARM_UP = 40;
/** Concurrent clients. */
const CROWDS = [1, 8];
const WORKS = 1_000;

interface Shop {
  orders: number;
  database: Database;
  buyers: BenchBuyer[];
  /** Has 1,000 orders. */
  regular: BenchBuyer;
  ask: (path: string, buyer: BenchBuyer, method?: string, json?: unknown) => Promise<{ order: { code: string } }>;
}

interface Kind {
  name: string;
  /** Runs before each measurement, unmeasured. */
  prepare?: (shop: Shop, buyer: BenchBuyer, round: number) => Promise<unknown>;
  measured: (shop: Shop, buyer: BenchBuyer, round: number) => Promise<unknown>;
}

/** Work number n in its first size, in oak; one in fifty is not on sale. */
const print = (round: number) => {
  const item_id = 1 + ((round * 7) % (WORKS - 1));
  return { item_id: item_id % 50 === 0 ? item_id + 1 : item_id, frame_id: 2, nums: 1 };
};

const sizes = new Map<number, number>();
const lineOf = (round: number) => {
  const line = print(round);
  return { ...line, size_id: sizes.get(line.item_id) ?? 0 };
};

const KINDS: Kind[] = [
  {
    name: 'cart add',
    prepare: ({ ask }, buyer) => ask('/api/cart', buyer, 'DELETE'),
    measured: ({ ask }, buyer, round) => ask('/api/cart', buyer, 'PUT', lineOf(round)),
  },
  {
    name: 'order, one line',
    prepare: (shop, buyer, round) => fillCart(shop, buyer, [lineOf(round)]),
    measured: ({ ask }, buyer, round) => ask('/api/order/order', buyer, 'POST', requestFor(buyer, [lineOf(round)])),
  },
  {
    name: 'order, five lines',
    prepare: (shop, buyer, round) => fillCart(shop, buyer, fiveFrom(round)),
    measured: ({ ask }, buyer, round) => ask('/api/order/order', buyer, 'POST', requestFor(buyer, fiveFrom(round))),
  },
  { name: 'latest', measured: ({ ask, regular }) => ask('/api/order/latest', regular) },
  { name: 'history', measured: ({ ask, regular }) => ask('/api/order/history', regular) },
];

function fiveFrom(round: number) {
  return [0, 1, 2, 3, 4].map((more) => lineOf(round + more));
}

/** All earlier orders are marked as paid, or the buyer could not order so often. */
async function fillCart({ ask, database: { db } }: Shop, buyer: BenchBuyer, lines: object[]): Promise<void> {
  await db.execute(
    sql`update shop_order set payment_status = 'paid', freight_stage = 'preparing'
      where member_id = ${buyer.member_id} and payment_status = 'unpaid'`,
  );
  await ask('/api/cart', buyer, 'POST', lines);
}

function requestFor({ address_id }: BenchBuyer, items: object[]) {
  return { paytype: 'transfer', currency: 'NTD', items, address_id, agree: true };
}

// Top-level and not a function that run.mjs calls: languages are imported lazily, while this module loads.
await measureAll(process.argv.slice(3).map(Number));

/**
 * Measures every call at each number of orders and clients, as a ratio to the baseline of the same shop and clients.
 */
async function measureAll(asked: number[]): Promise<void> {
  // A real server waits for its disk, so this one does too.
  const cluster = await startCluster({ fsync: true });
  const shops: Shop[] = [];
  try {
    for (const orders of asked.length > 0 ? asked : [1_000, 1_000_000]) shops.push(await prepare(cluster.url, orders));
    for (const crowd of CROWDS) {
      for (const kind of KINDS)
        for (const shop of shops) printTimes(kind.name, crowd, shop, await measure(kind, shop, crowd));
    }
  } finally {
    for (const { database } of shops) await database.close();
    await cluster.stop();
  }
}

async function prepare(serverUrl: string, orders: number): Promise<Shop> {
  const log = pino({ level: 'silent' });
  const server = await openDatabase({ dataDir: '', databaseUrl: serverUrl, log });
  await server.db.execute(`create database bench_${orders}`);
  await server.close();
  const databaseUrl = new URL(`/bench_${orders}`, serverUrl).href;
  const database = await openDatabase({ dataDir: '', databaseUrl, log });
  const started = performance.now();
  await migrate(database);
  await fillWorks(database, WORKS);
  const { db } = database;
  await db.execute(sql`create table bench_floor (id serial primary key, at timestamptz default now())`);
  const { rows } = await db.execute(sql`select item_id, min(size_id)::int as size_id from size group by item_id`);
  for (const { item_id, size_id } of rows) sizes.set(Number(item_id), Number(size_id));
  const config = readConfig({ BASE_URL: 'https://shop.test' });
  const app = createApp({ config, log, db, buildId: 'bench', problems: async () => [] }, new Hono<ApiEnv>());
  const ask: Shop['ask'] = async (path, buyer, method = 'GET', json) => {
    const headers = { ...buyer.headers, ...(json !== undefined && { 'content-type': 'application/json' }) };
    const reply = await app.request(path, {
      method,
      headers,
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as { order: { code: string } };
  };
  const buyers: BenchBuyer[] = [];
  for (let at = 0; at < Math.max(...CROWDS); at++) buyers.push(await addBuyer(database, `buyer-${at}`));
  const [first] = buyers;
  if (!first) throw new Error('nobody buys');
  await ask('/api/cart', first, 'POST', [lineOf(1)]);
  await ask('/api/order/order', first, 'POST', requestFor(first, [lineOf(1)]));
  await fillOrders(database, orders);
  const regular = await addBuyer(database, 'regular', FILLED_FROM);
  console.log(`${orders} orders: filled in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return { orders, database, buyers, regular, ask };
}

interface Times {
  floor: number[];
  call: number[];
}

/**
 * The times of a call, and right before it of the baseline: one insert in its own transaction, through the same driver,
 * with as many clients.
 */
async function measure(kind: Kind, shop: Shop, crowd: number): Promise<Times> {
  const { db } = shop.database;
  const insert = () => db.transaction((tx) => tx.execute(sql`insert into bench_floor default values`));
  const floor = await timesOf({ name: 'floor', measured: insert }, shop, crowd);
  return { floor, call: await timesOf(kind, shop, crowd) };
}

/** Milliseconds, fastest first: so many concurrent clients, each for its own buyer. */
async function timesOf({ prepare: before, measured }: Kind, shop: Shop, crowd: number): Promise<number[]> {
  const times: number[] = [];
  const one = async (buyer: BenchBuyer, place: number) => {
    for (let round = 0; round < WARM_UP + ROUNDS; round += crowd) {
      await before?.(shop, buyer, round + place);
      const started = performance.now();
      await measured(shop, buyer, round + place);
      if (round >= WARM_UP) times.push(performance.now() - started);
    }
  };
  await Promise.all(shop.buyers.slice(0, crowd).map(one));
  return times.sort((a, b) => a - b);
}

function printTimes(name: string, crowd: number, { orders }: Shop, { floor, call }: Times): void {
  const at = (times: number[], part: number) => times[Math.floor(times.length * part)] ?? 0;
  const ms = (time: number) => `${time.toFixed(2)} ms`.padStart(10);
  const ratio = at(call, 0.5) / at(floor, 0.5);
  const what = [name.padEnd(17), `${crowd} at once`, `${orders} orders`.padStart(14)];
  const figures = [`median ${ms(at(call, 0.5))}`, `p95 ${ms(at(call, 0.95))}`, `floor ${ms(at(floor, 0.5))}`];
  console.log([...what, ...figures, `× ${ratio.toFixed(1)}`].join('  '));
}
