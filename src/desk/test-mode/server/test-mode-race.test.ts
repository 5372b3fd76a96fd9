import { asc, eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { orderPlacedReply } from '#buying/orders/order.contract.ts';
import { shopOrder } from '#buying/orders/server/order.tables.ts';
import { orderPayment } from '#buying/orders/server/order-money.tables.ts';
import { sharedDatabase } from '#buying/orders/server/testing-many-shops.ts';
import {
  type Buyer,
  fillCart,
  firstPrint,
  newBuyers,
  requestFor,
  sendOrder,
} from '#buying/orders/server/testing-orders.ts';
import { paymentAttempt, testPayment } from '#buying/payments/server/payment.tables.ts';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { isTestMode, readTestMode, switchTestMode } from '#catalogue/site/server/test-mode.service.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { contentChanged } from '#db/server/remembered.ts';
import { test } from '#db/server/testing.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { openConnectedShop } from '#desk/connections/server/testing-connections.ts';
import { wayOf } from './testing-test-mode.ts';

/** `TEST_MODE_ORDERS=500` is the long run. */
const ORDERS = Number(process.env.TEST_MODE_ORDERS || 24);
/** Real keys at an address where nobody answers. */
const KEYS = {
  ...{ PAYPAL_CLIENT_ID: 'real', PAYPAL_SECRET: 'real', PAYPAL_WEBHOOK_ID: 'WH-1', PAYPAL_API: 'http://127.0.0.1:9' },
  SECRETS_KEY: '5e'.repeat(32),
};

/** Two processes of a real shop on one database, with one print for sale. */
async function openTwo() {
  const { open, drop } = await sharedDatabase();
  const [here, there] = [await open(), await open()];
  onTestFinished(async () => {
    await Promise.all([here.close(), there.close()]);
    await drop();
  });
  const one = await openConnectedShop(here.db, KEYS);
  const other = await openConnectedShop(there.db, { ...KEYS, ...one.env });
  const forget = () => contentChanged(there.db);
  await there.listen('content', forget, forget);
  await openWorkIndex(here.db);
  const line = (await firstPrint(here.db, await hangWork(here.db, await addArtist(here.db, 'Lin'), 'Poppies')))
    .smallest;
  const toggle = () =>
    inTransaction(here.db, async (tx) => {
      const { is_on, version } = await readTestMode(tx);
      await switchTestMode(tx, { is_on: !is_on, version, staff_id: 1 });
    });
  return { db: here.db, there: there.db, apis: [one.api, other.api] as const, line, toggle };
}

type Two = Awaited<ReturnType<typeof openTwo>>;

async function buy({ apis }: Pick<Two, 'apis'>, buyer: Buyer, line: CartLine, at: number) {
  const api = apis[at % 2 === 0 ? 0 : 1];
  await fillCart(api, buyer, [line]);
  const placed = await sendOrder(api, buyer, requestFor(buyer, [line], { paytype: 'paypal', currency: 'USD' }));
  return placed.as(orderPlacedReply).order;
}

const startPath = ({ code, hash }: { code: string; hash: string }) =>
  `/api/payment/paypal?${new URLSearchParams({ code, hash, lang: 'en' })}`;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('two processes', { timeout: 600_000 }, () => {
  test('agree about mark and provider of every order, however the mode is switched meanwhile', async () => {
    const two = await openTwo();
    const { db, apis, line, toggle } = two;
    const buyers = await newBuyers(db, ORDERS);
    let isOver = false;
    const switching = (async () => {
      while (!isOver) await toggle();
    })();

    const ways: string[] = [];
    const queue = [...buyers.entries()];
    const one = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [at, buyer] = next;
        const order = await buy(two, buyer, line, at);
        ways.push(wayOf(await apis[at % 2 === 0 ? 1 : 0](startPath(order))));
      }
    };
    await Promise.all([one(), one(), one()]);
    isOver = true;
    await switching;

    const orders = await db.select().from(shopOrder).orderBy(asc(shopOrder.order_id));
    expect(orders).toHaveLength(ORDERS);
    const kinds = new Map(orders.map(({ order_id, test: kind }) => [order_id, kind]));
    const attempts = await db.select().from(paymentAttempt);
    for (const { order_id, provider, test: kind } of attempts)
      expect([provider, kind]).toEqual(kinds.get(order_id) ? ['test', true] : ['paypal', false]);
    // Every simulated page belongs to a test order.
    const simulated = ways.filter((way) => way.startsWith('/api/payment/test/page'));
    expect(simulated).toHaveLength(attempts.filter(({ provider }) => provider === 'test').length);
    expect(new Set(kinds.values())).toEqual(new Set([true, false]));
  });

  test('that leave test mode while payments are chosen end with the choice or without it', async () => {
    const two = await openTwo();
    const { db, apis, line, toggle } = two;
    const buyers = await newBuyers(db, 8);
    await toggle();
    const attempts = await Promise.all(
      buyers.map(async (buyer, at) => {
        const way = wayOf(await apis[0](startPath(await buy(two, buyer, line, at))));
        return new URLSearchParams(way.split('?')[1]).get('attempt') ?? '';
      }),
    );

    const choose = async (attempt: string, at: number) => {
      // Some before, some at the moment of leaving, some after it.
      await new Promise((resolve) => setTimeout(resolve, at * 4));
      return (
        await apis[at % 2 === 0 ? 0 : 1](`/api/payment/test/choose?attempt=${attempt}&choice=pay&lang=en`, {
          method: 'POST',
        })
      ).status;
    };
    const [statuses] = await Promise.all([
      Promise.all(attempts.map(choose)),
      new Promise((resolve) => setTimeout(resolve, 12)).then(toggle),
    ]);

    for (const [at, attempt] of attempts.entries()) {
      const isChosen = (await db.$count(testPayment, eq(testPayment.attempt_id, attempt))) === 1;
      const isPaid = (await db.$count(orderPayment, eq(orderPayment.attempt_id, attempt))) === 1;
      expect([statuses[at], isChosen, isPaid]).toEqual(isChosen ? [303, true, true] : [404, false, false]);
    }
    expect(await db.$count(orderPayment, eq(orderPayment.test, false))).toBe(0);
  });

  test('know a change within two seconds', async () => {
    const { there, toggle } = await openTwo();
    expect(await isTestMode(there)).toBe(false);
    const since = performance.now();

    await toggle();
    await vi.waitFor(async () => expect(await isTestMode(there)).toBe(true), { timeout: 10_000, interval: 10 });

    expect(performance.now() - since).toBeLessThan(2_000);
  });
});
