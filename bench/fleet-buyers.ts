import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/server/connect.ts';
import { addBuyer, type BenchBuyer } from './orders-fill.ts';

export interface Tally {
  requests: number;
  failed: number;
  /** How often each kind of failure happened. */
  failures: Record<string, number>;
  /** The longest time without a successful answer, in milliseconds. */
  longestPause: number;
  /** Each idempotency key with the order codes that its answers had. */
  confirmed: Map<string, Set<string>>;
}

interface Load {
  tally: Tally;
  stop: () => Promise<Tally>;
}

const GIVE_UP_MS = 30_000;
/** The shop limits the unpaid orders of a member, so each buyer places so many, and the next one goes on. */
const ORDERS_EACH = 3;
const BUYERS_EACH = 80;

/** Buyers who look at lists and works, fill their carts and order, until they are stopped. */
export async function buy(shopUrl: string, database: Database, crowd: number): Promise<Load> {
  const { rows } = await database.db.execute(sql`select item_id, min(size_id)::int as size_id from size
    where item_id % 50 <> 0 group by item_id`);
  const prints = rows.map((row) => ({
    item_id: Number(row.item_id),
    size_id: Number(row.size_id),
    frame_id: 2,
    nums: 1,
  }));
  const tally: Tally = { requests: 0, failed: 0, failures: {}, longestPause: 0, confirmed: new Map() };
  const agent = new Agent({ keepAlive: true, maxSockets: crowd });
  let stopped = false;
  let succeeded = performance.now();

  /** The answer, or undefined if there was none or the shop failed. */
  const ask = async (buyer: BenchBuyer, method: string, path: string, json?: unknown, key?: string) => {
    tally.requests += 1;
    try {
      const { status, body } = await send(agent, shopUrl + path, {
        method,
        headers: { ...buyer.headers, ...(key && { 'idempotency-key': key }) },
        json,
      });
      if (status >= 500 || status === 429) throw new Error(String(status));
      tally.longestPause = Math.max(tally.longestPause, performance.now() - succeeded);
      succeeded = performance.now();
      return JSON.parse(body) as { code: string; order?: { code: string } };
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const kind = code ?? message;
      tally.failed += 1;
      tally.failures[kind] = (tally.failures[kind] ?? 0) + 1;
      await delay(50);
      return undefined;
    }
  };

  const shop = async (lane: readonly BenchBuyer[], from: number) => {
    for (let round = 0; !stopped; round += 1) {
      const buyer = lane[Math.floor(round / ORDERS_EACH) % lane.length];
      const line = prints[(from + round * crowd) % prints.length];
      if (!buyer || !line) return;
      for (const page of [1, 1 + (round % 9)]) await ask(buyer, 'GET', `/api/shop?page=${page}`);
      await ask(buyer, 'GET', `/api/shop/${line.item_id}`);
      await ask(buyer, 'POST', '/api/cart', [line]);
      const order = { paytype: 'transfer', currency: 'NTD', items: [line], address_id: buyer.address_id, agree: true };
      const key = randomUUID();
      // Like the checkout, with the same key until there is an answer.
      for (let answered = false; !answered && !stopped; ) {
        const answer = await ask(buyer, 'POST', '/api/order/order', order, key);
        answered = answer !== undefined;
        if (answer?.order) tally.confirmed.set(key, (tally.confirmed.get(key) ?? new Set()).add(answer.order.code));
        else if (answer) tally.failures[answer.code] = (tally.failures[answer.code] ?? 0) + 1;
      }
      // Once more: the answer must be the same order.
      const again = await ask(buyer, 'POST', '/api/order/order', order, key);
      if (again?.order) tally.confirmed.set(key, (tally.confirmed.get(key) ?? new Set()).add(again.order.code));
    }
  };

  const shopping = (await buyersFor(database, crowd)).map(shop);
  return {
    tally,
    stop: async () => {
      stopped = true;
      await Promise.all(shopping);
      tally.longestPause = Math.max(tally.longestPause, performance.now() - succeeded);
      agent.destroy();
      return tally;
    },
  };
}

async function buyersFor(database: Database, crowd: number): Promise<BenchBuyer[][]> {
  const run = randomUUID().slice(0, 8);
  const lane = async (at: number) => {
    const buyers: BenchBuyer[] = [];
    for (let one = 0; one < BUYERS_EACH; one++) buyers.push(await addBuyer(database, `buyer-${run}-${at}-${one}`));
    return buyers;
  };
  return Promise.all(Array.from({ length: crowd }, (_, at) => lane(at)));
}

interface Sent {
  method: string;
  headers: Record<string, string>;
  json: unknown;
}

function send(agent: Agent, url: string, { method, headers, json }: Sent): Promise<{ status: number; body: string }> {
  const body = json === undefined ? undefined : JSON.stringify(json);
  return new Promise((resolve, reject) => {
    const type = body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    };
    const asking = request(url, { agent, method, headers: { ...headers, ...type }, timeout: GIVE_UP_MS });
    asking.on('error', reject);
    asking.on('timeout', () => asking.destroy(new Error('no answer')));
    asking.on('response', (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject);
    });
    asking.end(body);
  });
}
