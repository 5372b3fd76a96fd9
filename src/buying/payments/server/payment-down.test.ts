import { afterAll, beforeAll, describe, expect } from 'vitest';
import { firstPrint, newBuyers, requestFor } from '#buying/orders/server/testing-orders.ts';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { shopDay } from '#shared/shop-time.ts';
import { checkBooks } from './payment-books.service.ts';
import { settleDue } from './payment-jobs.service.ts';
import { choose, GOING, locationOf, test } from './testing-journeys.ts';
import { openPayingShops, type PayingShops } from './testing-payment-shops.ts';

const MINUTE_MS = 60_000;

describe('a provider that is down', () => {
  test('for half an hour, or for a day, is asked repeatedly, and then the payment is there', async ({
    api,
    payments,
    place,
    simulator,
  }) => {
    const order = await place('paypal');
    const back = await choose(simulator, await order.start());
    await simulator.control('faults', { match: {}, times: 1_000_000, fault: '503' });

    expect(locationOf(await api(back, { headers: GOING }))).toContain(`code=${order.code}`);
    const begun = Date.now();
    for (const minutes of [5, 15, 30, 24 * 60]) {
      await settleDue(payments, undefined, () => new Date(begun + minutes * MINUTE_MS));
      expect(await order.read()).toMatchObject({ payment_status: 'unpaid' });
    }
    await simulator.control('faults', undefined, 'DELETE');
    // The buyer does not return: the shop asks automatically, at the latest an hour after the last time.
    await settleDue(payments, undefined, () => new Date(begun + 25 * 60 * MINUTE_MS + MINUTE_MS));

    expect(await order.read()).toMatchObject({ payment_status: 'paid' });
    const { captures } = (await simulator.ledger()).paypal;
    expect(captures.filter(({ reference }) => reference === `${order.code}-1`)).toHaveLength(1);
  });
});

const HANGING = 30;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('providers that hang', { timeout: 10 * MINUTE_MS }, () => {
  let shops: PayingShops;
  let poppies: CartLine;
  beforeAll(async () => {
    shops = await openPayingShops();
    await openWorkIndex(shops.db);
    poppies = (await firstPrint(shops.db, await hangWork(shops.db, await addArtist(shops.db, 'Lin'), 'Poppies')))
      .smallest;
  }, 10 * MINUTE_MS);
  afterAll(() => shops?.close());

  test('do not block orders and bank transfers, and open payments settle when they are back', async () => {
    const [early, ...buyers] = await newBuyers(shops.db, HANGING + 6);
    if (!early) throw new Error('there are no buyers');
    const approved = await shops.place(early, 'paypal', poppies);
    const id = new URL((await shops.start('paypal', approved)).location).searchParams.get('token');
    const { location } = await shops.simulator.control<{ location: string }>('approve', { id, choice: 'approve' });
    const orders = await Promise.all(buyers.slice(0, HANGING).map((buyer) => shops.place(buyer, 'paypal', poppies)));
    await shops.simulator.control('faults', { match: {}, times: 1_000_000, fault: 'hang' });

    // More than the shops have connections to their database.
    let waiting = orders.length;
    const starts = orders.map(async (order) => {
      const { status } = await shops.start('paypal', order);
      waiting -= 1;
      return status;
    });
    const back = shops.ask(location);
    let meanwhile = 0;
    for (const buyer of buyers.slice(HANGING)) {
      const { headers } = buyer;
      const filled = await shops.ask('/api/cart', { method: 'POST', json: [poppies], headers });
      const json = requestFor(buyer, [poppies], { paytype: 'transfer', currency: 'NTD' });
      const placed = await shops.ask('/api/order/order', { method: 'POST', json, headers });
      expect([filled.status, placed.status]).toEqual([200, 200]);
      if (waiting > 0) meanwhile += 1;
    }
    // A call that held its database connection while a provider hangs would have blocked all of these.
    expect(meanwhile).toBeGreaterThan(0);
    expect(new Set(await Promise.all(starts))).toEqual(new Set([303]));
    expect((await back).status).toBe(303);

    await shops.simulator.control('faults', undefined, 'DELETE');
    await shops.settle();
    await expect.poll(() => paidOf(approved.code), { timeout: MINUTE_MS }).toBe('paid');
    const { differences } = await checkBooks(shops.payments, shopDay(new Date()));
    expect(differences).toEqual([]);
    const [again] = orders;
    if (!again) throw new Error('there are no orders');
    // A shop that saw the provider hang asks it again after a pause.
    const start = async () => (await shops.start('paypal', again)).location;
    await expect.poll(start, { timeout: MINUTE_MS, interval: 1_000 }).toContain('checkoutnow');
  });

  async function paidOf(code: string) {
    const { rows } = await shops.db.execute<{ payment_status: string }>(
      `select payment_status from shop_order where code = '${code}'`,
    );
    return rows[0]?.payment_status;
  }
});
