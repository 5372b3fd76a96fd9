import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { orderLine, shopOrder } from './order.tables.ts';
import { type Ask, openTwoShops, type Shops } from './testing-many-shops.ts';
import { type Buyer, firstPrint, newBuyers, payAll, requestFor } from './testing-orders.ts';

const LONG = 10 * 60_000;
/** `RACE_EDITIONS=50 RACE_KEYS=500 RACE_CHANGES=200` is the long run; the default keeps the suite fast. */
const EDITIONS = Number(process.env.RACE_EDITIONS || 1);
const KEYS = Number(process.env.RACE_KEYS || 1);
/** How often each of these buyers orders and changes the cart. */
const CHANGERS = 10;
const CHANGES = Number(process.env.RACE_CHANGES || 20);
/** A member may place twenty orders in an hour. */
const ORDERS_EACH = 20;

async function hang(db: Db, title: string, edition?: number) {
  await openWorkIndex(db);
  const artist = await addArtist(db, title);
  const more = edition === undefined ? {} : ({ sale_mode: 'edition', edition_size: edition } as const);
  return firstPrint(db, await hangWork(db, artist, title, more));
}

/** The ordered lines of a work, and their orders. */
async function soldOf(db: Db, { item_id }: CartLine) {
  const lines = await db.select().from(orderLine).where(eq(orderLine.item_id, item_id)).orderBy(asc(orderLine.line_id));
  const ids = [...new Set(lines.map(({ order_id }) => order_id))];
  return { lines, orders: await db.select().from(shopOrder).where(inArray(shopOrder.order_id, ids)) };
}

const put = (ask: Ask, { headers }: Buyer, lines: readonly CartLine[]) =>
  ask('/api/cart', { method: 'POST', json: lines, headers });
const buy = (ask: Ask, buyer: Buyer, lines: readonly CartLine[], key: string = randomUUID()) =>
  ask('/api/order/order', {
    method: 'POST',
    json: requestFor(buyer, lines),
    headers: { ...buyer.headers, 'idempotency-key': key },
  });

describe.runIf(process.env.TEST_ENGINE === 'postgres')('two processes on one database', { timeout: LONG }, () => {
  let shops: Shops;
  beforeAll(async () => {
    shops = await openTwoShops();
  }, LONG);
  afterAll(() => shops.close());

  test('sell an edition of 10 to 200 concurrent buyers exactly ten times', async () => {
    for (let round = 1; round <= EDITIONS; round++) await sellOut(shops, `Edition ${round}`);
  });

  test('make one order of one key sent up to 50 times, and answer it byte for byte the same', async () => {
    const { db, ask } = shops;
    const { smallest } = await hang(db, 'Once');
    const buyers = await newBuyers(db, KEYS);
    for (const [at, buyer] of buyers.entries()) {
      await put(ask, buyer, [smallest]);
      const key = randomUUID();

      const times = at === 0 ? 50 : 2 + (at % 9);
      const answers = await Promise.all(Array.from({ length: times }, () => buy(ask, buyer, [smallest], key)));

      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
    }
    const { lines, orders } = await soldOf(db, smallest);
    expect([lines.length, orders.length]).toEqual([KEYS, KEYS]);
  });

  test('let one member reserve two unpaid prints of an edition and three unpaid orders, with any number of concurrent requests', async () => {
    const { db, ask } = shops;
    const numbered = await hang(db, 'Wanted', 50);
    const plain = await hang(db, 'Plain');
    const [hoarder, collector] = await newBuyers(db, 2);
    if (!hoarder || !collector) throw new Error('nobody buys');
    const inFrames = ({ smallest, next }: typeof plain) =>
      [1, 2, 3, 4].flatMap((frame_id) => [smallest, next].map((line) => ({ ...line, frame_id })));
    const atOnce = async (buyer: Buyer, lines: CartLine[]) => {
      expect((await put(ask, buyer, lines)).status).toBe(200);
      const answers = await Promise.all(lines.map((line) => buy(ask, buyer, [line])));
      return answers.map(({ text }) => JSON.parse(text).code).sort();
    };

    expect(await atOnce(hoarder, inFrames(numbered))).toEqual([
      ...['success', 'success'],
      ...Array.from({ length: 6 }, () => 'unpaid_prints'),
    ]);
    expect(await atOnce(collector, inFrames(plain))).toEqual([
      ...['success', 'success', 'success'],
      ...Array.from({ length: 5 }, () => 'unpaid_orders'),
    ]);
    const [work] = await db.select().from(item).where(eq(item.item_id, numbered.smallest.item_id));
    expect(work?.edition_sold).toBe(2);
  });

  test('never order a mixture of a cart and its change, and lose no line', async () => {
    const { db, ask } = shops;
    const { smallest, next } = await hang(db, 'Changing');
    const third = { ...smallest, frame_id: 3 };
    const sent = [smallest, next];
    // During the order: one more print of an ordered line, a new line, or the whole cart replaced.
    const changes = [
      (buyer: Buyer) => ask('/api/cart', { method: 'PUT', json: smallest, headers: buyer.headers }),
      (buyer: Buyer) => ask('/api/cart', { method: 'PUT', json: third, headers: buyer.headers }),
      (buyer: Buyer) => put(ask, buyer, [third]),
    ];
    const changeOften = async (buyer: Buyer, begun: number) => {
      for (let round = begun; round < Math.min(CHANGES, begun + ORDERS_EACH); round++) {
        await payAll(db);
        await put(ask, buyer, sent);
        const change = round % changes.length;
        const [ordered, changed] = await Promise.all([buy(ask, buyer, sent), changes[change]?.(buyer)]);

        expect(changed?.status).toBe(200);
        expect(['200 success', '409 cart_changed']).toContain(`${ordered.status} ${JSON.parse(ordered.text).code}`);
        const cart = await ask('/api/cart', { headers: buyer.headers });
        const left = JSON.parse(cart.text).list as CartLine[];
        const remaining = left.map(({ size_id, frame_id, nums }) => `${size_id} ${frame_id} ${nums}`).sort();
        expect(outcomes(change, ordered.status === 200, { smallest, next, third })).toContainEqual(remaining);
      }
    };

    for (let begun = 0; begun < CHANGES; begun += ORDERS_EACH) {
      const buyers = await newBuyers(db, CHANGERS);
      await Promise.all(buyers.map((buyer) => changeOften(buyer, begun)));
    }

    const { lines, orders } = await soldOf(db, smallest);
    for (const { order_id, subtotal } of orders) {
      const own = lines.filter((line) => line.order_id === order_id);
      expect(own.map(({ size_id, nums }) => [size_id, nums])).toEqual(sent.map(({ size_id }) => [size_id, 1]));
      expect(own.reduce((sum, { line_total }) => sum + line_total, 0)).toBe(subtotal);
    }
  });
});

/** 200 buyers want an edition of 10 concurrently: exactly its ten numbers are sold, each once. */
async function sellOut({ db, ask }: Shops, title: string): Promise<void> {
  const { smallest, next } = await hang(db, title, 10);
  const buyers = await newBuyers(db, 200);
  // Every fourth buyer wants the work twice, as two lines in two sizes.
  const purchases = buyers.map((buyer, at) => ({ buyer, lines: at % 4 === 0 ? [smallest, next] : [smallest] }));
  for (const { buyer, lines } of purchases) await put(ask, buyer, lines);

  const answers = await Promise.all(purchases.map(({ buyer, lines }) => buy(ask, buyer, lines)));

  const [work] = await db.select().from(item).where(eq(item.item_id, smallest.item_id));
  const { lines, orders } = await soldOf(db, smallest);
  const numbers = lines.flatMap(({ edition_numbers }) => edition_numbers).sort((one, other) => one - other);
  expect(work?.edition_sold).toBe(10);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(lines.every(({ nums, edition_numbers }) => nums === edition_numbers.length)).toBe(true);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(orders).toHaveLength(answers.length - refused.length);
  expect(new Set(refused.map(({ text }) => JSON.parse(text).code))).toEqual(new Set(['sold_out']));
  const { rows } = await db.execute(sql`select count(*) as mails from mail_outbox join member on "to" = email
    where kind = 'order_received' and member_id in (select member_id from shop_order join order_line using (order_id)
      where item_id = ${smallest.item_id})`);
  expect(rows).toEqual([{ mails: orders.length }]);
}

/** The possible carts afterwards: the change came before the order, or after it. */
function outcomes(
  change: number,
  isOrdered: boolean,
  works: Record<'smallest' | 'next' | 'third', CartLine>,
): string[][] {
  const { smallest, next, third } = works;
  const line = ({ size_id, frame_id }: CartLine, nums = 1) => `${size_id} ${frame_id} ${nums}`;
  const ordered = [[[line(smallest)]], [[line(third)]], [[line(third)]]][change] ?? [];
  const refused = [[[line(smallest, 2), line(next)]], [], [[line(third)]]][change] ?? [];
  return (isOrdered ? ordered : refused).map((lines) => lines.sort());
}
