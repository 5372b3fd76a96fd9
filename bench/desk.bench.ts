import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { createApp } from '#app/server/app.ts';
import type { Database } from '#db/server/connect.ts';
import { migrate } from '#db/server/migrate.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { startCluster } from '#db/server/postgres-cluster.ts';
import { readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { member } from '#people/members/server/member.tables.ts';
import { addBuyer, type BenchBuyer, fillMembers, fillOrders } from './orders-fill.ts';
import { fillWorks } from './works-fill.ts';

const ROUNDS = 120;
const WARM_UP = 30;

/** First pages of the back office, with the calls of its pages. */
const PAGES: Record<string, string> = {
  works: '/api/admin/work',
  'works, by title': '/api/admin/work?sort=title',
  'works, last changed': '/api/admin/work?sort=changed',
  'works, a category': '/api/admin/work?category=sea',
  'works, searched': '/api/admin/work?keyword=harbour%204711',
  orders: '/api/admin/order',
  'orders, by number': '/api/admin/order?keyword=CN-200101-000ABC',
  'orders, by a part of it': '/api/admin/order?keyword=000ABC',
  'orders, a name that all have': '/api/admin/order?keyword=Lin',
  'orders, a queue': '/api/admin/order?queue=to_ship',
  members: '/api/admin/member',
  'members, by name': '/api/admin/member?sort=name',
  'members, searched': '/api/admin/member?keyword=1eef%40ex',
  'members, by telephone': '/api/admin/member?keyword=0900012345',
};

type Ask = (path: string, staff: BenchBuyer, method?: string, json?: unknown) => Promise<unknown>;

// Top-level and not a function that run.mjs calls: languages are imported lazily, while this module loads.
await measureAll(Number(process.argv[3] ?? 100_000));

/** Measures each first page beside a bare SELECT by primary key, one after another through the same driver. */
async function measureAll(many: number): Promise<void> {
  const cluster = await startCluster({ fsync: true });
  const log = pino({ level: 'silent' });
  const database = await openDatabase({ dataDir: '', databaseUrl: cluster.url, log });
  try {
    await migrate(database);
    await fillWorks(database, many);
    // Like a demo, where staff need no second factor.
    const config = readConfig({ BASE_URL: 'https://shop.test', DEMO: 'front' });
    const shop = { config, log, db: database.db, buildId: 'bench', problems: async () => [] };
    const app = createApp(shop, new Hono<ApiEnv>());
    const ask: Ask = async (path, { headers }, method = 'GET', json) => {
      const type = json === undefined ? {} : { 'content-type': 'application/json' };
      const body = json === undefined ? {} : { body: JSON.stringify(json) };
      const reply = await app.request(path, { method, headers: { ...headers, ...type }, ...body });
      if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
      return reply.json();
    };
    const staff = await addStaff(database, ask, many);
    for (const [name, path] of Object.entries(PAGES)) await measure(database, name, () => ask(path, staff), many);
  } finally {
    await database.close();
    await cluster.stop();
  }
}

/** An administrator, after one order was placed and copied. */
async function addStaff(database: Database, ask: Ask, many: number): Promise<BenchBuyer> {
  const staff = await addBuyer(database, 'staff');
  const { rows } = await database.db.execute(sql`select min(size_id)::int as size_id from size where item_id = 1`);
  const line = { item_id: 1, size_id: Number(rows[0]?.size_id), frame_id: 2, nums: 1 };
  await ask('/api/cart', staff, 'POST', [line]);
  const { address_id } = staff;
  await ask('/api/order/order', staff, 'POST', {
    paytype: 'transfer',
    currency: 'NTD',
    items: [line],
    address_id,
    agree: true,
  });
  await fillOrders(database, many);
  await fillMembers(database, many);
  await database.db.update(member).set({ staff_role: 'admin' }).where(eq(member.member_id, staff.member_id));
  return staff;
}

async function measure({ db }: Database, name: string, page: () => Promise<unknown>, many: number): Promise<void> {
  const times = { floor: [] as number[], page: [] as number[] };
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const id = 1 + ((round * 7919) % many);
    const started = performance.now();
    await db.execute(sql`select * from item where item_id = ${id}`);
    const between = performance.now();
    await page();
    if (round < WARM_UP) continue;
    times.floor.push(between - started);
    times.page.push(performance.now() - between);
  }
  const median = (of: number[]) => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
  const [floor, call] = [median(times.floor), median(times.page)];
  const figures = [
    `median ${call.toFixed(2)} ms`,
    `bare SELECT ${floor.toFixed(2)} ms`,
    `× ${(call / floor).toFixed(1)}`,
  ];
  console.log([name.padEnd(30), `${many} rows`, ...figures].join('  '));
}
