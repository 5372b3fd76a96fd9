import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartLine } from '#features/cart/cart.contract.ts';
import { addArtist, hangWork, openCatalog } from '#features/catalog/server/testing-works.ts';
import { type Buyer, firstPrint, newBuyers } from '#features/orders/server/testing-orders.ts';
import { shopDay } from '#shared/shop-time.ts';
import { checkBooks } from './payment-books.service.ts';
import type { ProviderPayType } from './payment-provider.ts';
import { formFields } from './testing-journeys.ts';
import { insist, openPayingShops, type PayingShops } from './testing-payment-shops.ts';

const LONG = 60 * 60_000;
/** `PAY_FAULTS=2000 PAY_KILLS=40` is the long run. */
const RUNS = Number(process.env.PAY_FAULTS || 40);
const KILLS = Number(process.env.PAY_KILLS || 3);
const AT_ONCE = 6;
const PAUSE_MS = 11_000;

const PAY_TYPES: readonly ProviderPayType[] = ['paypal', 'paypal', 'cybersource', 'cybersource_usd'];
const CHOICES = ['approve', 'approve', 'approve', 'approve', 'approve_pending', 'decline', 'cancel', 'leave'];
const CARDS = [
  'accept',
  'accept',
  'accept',
  'accept',
  'decline_204',
  'review_480',
  'error_150',
  'error_150_charged',
  'cancel',
];
/** What goes wrong at the providers, with and without having done what was asked. */
const FAULTS = ['refuse', '500', '429', '503', 'close-after', '500-after', 'slow', 'html'];

const any = <One>(list: readonly One[]): One => list[Math.trunc(Math.random() * list.length)] as One;
const chance = (part: number) => Math.random() < part;

describe.runIf(process.env.TEST_ENGINE === 'postgres')('payments in bad weather', { timeout: LONG }, () => {
  let shops: PayingShops;
  let poppies: CartLine;
  beforeAll(async () => {
    shops = await openPayingShops();
    await openCatalog(shops.db);
    poppies = (await firstPrint(shops.db, await hangWork(shops.db, await addArtist(shops.db, 'Lin'), 'Poppies')))
      .smallest;
  }, LONG);
  afterAll(() => shops?.close());

  /** The providers tell often, late, in another order or never, and now and then do not answer. */
  async function changeWeather(): Promise<void> {
    const manner = () => ({
      send: chance(0.8),
      times: 1 + Math.trunc(Math.random() * 5),
      delay_ms: 400,
      shuffle: true,
    });
    await shops.simulator.control('messages', { paypal: manner(), cybersource: manner(), browser: manner() });
    // The last one's, if nobody met them: the simulator plans only so many.
    await shops.simulator.control('faults', undefined, 'DELETE');
    await shops.simulator.control('faults', { match: {}, times: 2, fault: any(FAULTS) });
  }

  async function clearSky(): Promise<void> {
    await shops.simulator.control('faults', undefined, 'DELETE');
    const manner = { send: true, times: 1, delay_ms: 0, shuffle: false };
    await shops.simulator.control('messages', { paypal: manner, cybersource: manner, browser: manner });
  }

  /** What the buyer does at the provider, as far as the provider lets them; a page that does not open is left. */
  async function atProvider(paytype: ProviderPayType, start: { text: string; location: string }): Promise<void> {
    const { control } = shops.simulator;
    if (paytype !== 'paypal') {
      await control('card', { fields: formFields(start.text), card: any(CARDS) }).catch(() => undefined);
      return;
    }
    const id = URL.parse(start.location)?.searchParams.get('token');
    if (!id) return;
    const chosen = await control<{ location: string }>('approve', { id, choice: any(CHOICES) }).catch(() => undefined);
    if (chosen && chance(0.6))
      await Promise.all(Array.from({ length: any([1, 1, 2, 3]) }, () => shops.ask(chosen.location)));
  }

  async function oneOrder(buyer: Buyer): Promise<void> {
    const paytype = any(PAY_TYPES);
    const order = await shops.place(buyer, paytype, poppies);
    const cancel = () =>
      shops.ask(`/api/order/${order.code}/cancel`, { method: 'POST', json: {}, headers: buyer.headers });
    for (let tried = 0; tried < 3; tried++) {
      const start = await insist(() => shops.start(paytype, order));
      const isAway = start.status === 200 || start.location.includes('checkoutnow');
      if (isAway) await Promise.all([atProvider(paytype, start), chance(0.15) ? cancel() : undefined]);
      if (isAway && chance(0.7)) return;
      const json = { paytype };
      await shops.ask(`/api/order/${order.code}/pay`, { method: 'POST', json, headers: buyer.headers });
    }
  }

  /** What the providers had not decided is decided, one way or the other. */
  async function decideAll(): Promise<void> {
    const { paypal, cybersource } = await shops.simulator.ledger();
    for (const { id, status } of paypal.captures)
      if (status === 'PENDING')
        await shops.simulator.control('complete', { id, status: any(['COMPLETED', 'DECLINED']) });
    for (const { id, decision } of cybersource.payments)
      if (decision === 'REVIEW')
        await shops.simulator
          .control('decide', { transaction_id: id, decision: any(['ACCEPT', 'REJECT']), notify: chance(0.5) })
          .catch(() => undefined);
  }

  test('end with books that are equal to the providers’ to the cent, whatever happened and whoever was killed', async () => {
    const buyers = await newBuyers(shops.db, RUNS);
    const queue = [...buyers];
    let done = 0;
    const buying = Array.from({ length: AT_ONCE }, async () => {
      for (let buyer = queue.shift(); buyer; buyer = queue.shift()) {
        await changeWeather();
        await oneOrder(buyer);
        done += 1;
      }
    });
    const killing = (async () => {
      for (let kills = 1; kills <= KILLS; kills++) {
        while (done < (kills * RUNS) / (KILLS + 1)) await delay(20);
        await shops.replaceOne();
      }
    })();
    await Promise.all([...buying, killing]);
    await clearSky();
    // A shop that saw a provider fail asks it again after a pause.
    await delay(PAUSE_MS);
    await shops.settle(decideAll);
    // What was decided last is asked about once more.
    await shops.settle();

    const { differences, attempts } = await checkBooks(shops.payments, shopDay(new Date()));
    expect(differences).toEqual([]);
    expect(attempts).toBeGreaterThan(RUNS / 2);
    const { rows: wrong } = await shops.db.execute(sql`select o.code from shop_order o where
      (o.payment_status in ('paid', 'refunding', 'partially_refunded', 'refunded')) <>
        exists (select from order_payment p where p.order_id = o.order_id and p.kept)
      or o.refund_due <> 0 or o.pending_payment is not null
      or (o.cancellation = 'accepted' and exists (select from order_payment p where p.order_id = o.order_id
        and p.amount <> (select coalesce(sum(r.amount), 0) from order_refund r where r.payment_id = p.payment_id)))`);
    expect(wrong).toEqual([]);
    const { rows: twice } = await shops.db.execute(sql`select "to" from mail_outbox where kind = 'paid'
      group by "to" having count(*) > 1`);
    expect(twice).toEqual([]);
    // Every charge the providers have made is in the books, kept or paid back.
    const { paypal, cybersource } = await shops.simulator.ledger();
    const charged = [
      ...paypal.captures.filter(({ status }) => /COMPLETED|REFUNDED/.test(status)).map(({ id }) => id),
      ...cybersource.payments.filter(({ charged_minor }) => charged_minor > 0).map(({ id }) => id),
    ];
    const { rows: books } = await shops.db.execute(sql`select transaction_id from order_payment`);
    expect(books.map(({ transaction_id }) => transaction_id).sort()).toEqual(charged.toSorted());
    console.info(
      `${RUNS} orders, ${attempts} attempts, ${charged.length} charges, ${KILLS} kills: the books are equal`,
    );
  });
});
