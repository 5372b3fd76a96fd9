import { randomUUID } from 'node:crypto';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { type Answer, type Call, sharedDatabase } from '#buying/orders/server/testing-many-shops.ts';
import { type Buyer, requestFor } from '#buying/orders/server/testing-orders.ts';
import { bundleShop, type ShopProcess } from '#buying/orders/server/testing-shop-bundle.ts';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { readConfig } from '#http/server/config.ts';
import { createLog } from '#http/server/log.ts';
import type { ProviderPayType } from './payment-provider.ts';
import { type Payments, paymentsOf } from './payments.ts';
import { CURRENCY, PATH } from './testing-pay-paths.ts';
import { startTestSimulator, type TestSimulator } from './testing-simulator.ts';

export interface PlacedOrder {
  code: string;
  hash: string;
}

/** Two processes of the shop behind one URL, on their own database, with the simulator as their providers. */
export interface PayingShops {
  db: Db;
  payments: Payments;
  simulator: TestSimulator;
  /** Calls the next shop; a shop that is not running answers 502. */
  ask: (path: string, call?: Call) => Promise<Answer & { location: string }>;
  place: (buyer: Buyer, paytype: ProviderPayType, line: CartLine) => Promise<PlacedOrder>;
  start: (paytype: ProviderPayType, order: PlacedOrder) => Promise<Answer & { location: string }>;
  /** As `kill -9` of one of them, and starts a new one. */
  replaceOne: () => Promise<void>;
  /** Asks and refunds everything due now, until nothing is left to do; others may act in `in the meantime`. */
  settle: (meanwhile?: () => Promise<void>) => Promise<void>;
  /** The same for one order: skips thousands of earlier ones in every round. */
  settleOrder: (order_id: number) => Promise<void>;
  close: () => Promise<void>;
}

export async function openPayingShops(): Promise<PayingShops> {
  const { url, open, drop } = await sharedDatabase();
  const shops: ShopProcess[] = [];
  const front = await openFront(() => shops);
  const baseUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const simulator = await startTestSimulator(baseUrl, { keepsBack: false });
  const bundle = await bundleShop('src/buying/payments/server/testing-payment-shop.ts');
  const start = () => bundle.start(url, String(simulator.port), baseUrl);
  shops.push(...(await Promise.all([start(), start()])));
  const database = await open();
  const { db } = database;
  const config = readConfig({ BASE_URL: baseUrl, DEMO: 'on', SIMULATOR_PORT: String(simulator.port) });
  const ask: PayingShops['ask'] = (path, call = {}) => askFront(baseUrl, path, call);
  return {
    db,
    simulator,
    payments: paymentsOf({ config, db, log: createLog('error') }),
    ask,
    place: (buyer, paytype, line) => place(ask, buyer, paytype, line),
    start: (paytype, { code, hash }) =>
      ask(`/api/payment/${PATH[paytype]}?${new URLSearchParams({ code, hash, lang: 'en' })}`),
    replaceOne: async () => {
      const [oldest] = shops.splice(0, 1);
      await oldest?.kill();
      shops.push(await start());
    },
    settle: (meanwhile) => settle(db, { meanwhile }),
    settleOrder: (order_id) => settle(db, { which: sql`order_id = ${order_id}` }),
    close: async () => {
      await Promise.all(shops.map((shop) => shop.kill()));
      await simulator.close();
      front.close();
      front.closeAllConnections();
      await database.close();
      await drop();
    },
  };
}

/** One URL for all shops, like a proxy in production. */
async function openFront(shops: () => readonly ShopProcess[]): Promise<Server> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const living = shops();
    const port = living[turn++ % Math.max(1, living.length)]?.port ?? 0;
    const { method, url, headers } = incoming;
    const passed = request({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing).on('error', () => outgoing.destroy());
    });
    passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function askFront(baseUrl: string, path: string, { json, ...init }: Call) {
  const headers = {
    // A separate network for each call, as with real visitors.
    'x-forwarded-for': `10.${Math.trunc(Math.random() * 255)}.${Math.trunc(Math.random() * 255)}.1`,
    ...init.headers,
    ...(json !== undefined && { 'content-type': 'application/json' }),
  };
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  try {
    const url = path.startsWith('http') ? path : `${baseUrl}${path}`;
    const response = await fetch(url, { ...init, headers, ...body, redirect: 'manual' });
    const location = response.headers.get('location') ?? '';
    return { status: response.status, text: await response.text(), location };
  } catch {
    return { status: 502, text: '', location: '' };
  }
}

/** Fills the cart and orders; retries with the same key if there is no answer. */
async function place(ask: PayingShops['ask'], buyer: Buyer, paytype: ProviderPayType, line: CartLine) {
  const { headers } = buyer;
  await insist(() => ask('/api/cart', { method: 'POST', json: [line], headers }));
  const json = requestFor(buyer, [line], { paytype, currency: CURRENCY[paytype] });
  const keyed = { ...headers, 'idempotency-key': randomUUID() };
  const { text } = await insist(() => ask('/api/order/order', { method: 'POST', json, headers: keyed }));
  return JSON.parse(text).order as PlacedOrder;
}

/** Retries until a shop answers that it is neither gone nor busy. */
export async function insist<Got extends Answer>(ask: () => Promise<Got>): Promise<Got> {
  for (;;) {
    const answer = await ask();
    if (answer.status < 500) return answer;
    await delay(100);
  }
}

interface Settling {
  meanwhile?: (() => Promise<void>) | undefined;
  which?: SQL;
}

async function settle(db: Db, { meanwhile, which = sql`true` }: Settling): Promise<void> {
  await db.execute(sql`update payment_attempt set due_at = now() where due_at > now() and ${which}`);
  for (let quiet = 0; quiet < 2; ) {
    await meanwhile?.();
    await db.execute(
      sql`update payment_attempt set due_at = now() where due_at > now() and state = 'processing' and ${which}`,
    );
    await db.execute(sql`update order_refund set next_at = now() where next_at > now() and ${which}`);
    await db.execute(sql`select pg_notify('payment', ''), pg_notify('refund', '')`);
    await delay(200);
    const { rows } = await db.execute(sql`select
      (select count(*) from payment_attempt where (state = 'processing' or due_at <= now()) and ${which})
      + (select count(*) from order_refund where next_at is not null and ${which}) as left_to_do`);
    quiet = Number(rows[0]?.left_to_do) === 0 ? quiet + 1 : 0;
  }
}
