import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import {
  AWAITED,
  CANCELLATIONS,
  FREIGHT_STAGES,
  MOST_UNPAID_ORDERS,
  ORDER_STATUSES,
  orderStatus,
  PAYMENT_STATUSES,
  RETURN_STATUSES,
} from '#buying/orders/order.rules.ts';
import { runOrderClock } from '#buying/orders/server/order-clock.service.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { test as base, openTestDatabase } from '#db/server/testing.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { openDemoAccounts } from '#people/members/server/first-accounts.service.ts';
import { listOwed } from '#selling/payouts/server/owed.service.ts';
import { writeOrders } from './demo-orders.service.ts';
import { writePayouts } from './demo-payouts.service.ts';
import { writePickup } from './demo-pickup.ts';

const now = new Date('2026-11-15T05:00:00Z');
/** A year of orders is ten thousand statements: on a busy machine that exceeds a hook's usual time limit. */
const MINUTES = 10 * 60_000;

async function rows<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

/** Stops after so many orders, as the end of a process would. */
function stopAfter(orders: number) {
  let asked = 0;
  return {
    get aborted() {
      return asked++ >= orders;
    },
  };
}

async function openShop(db: Db): Promise<void> {
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Lin Shu-ho');
  const online_at = new Date('2025-01-15T05:00:00Z');
  for (const [at, title] of ['Ridge', 'Coast', 'Orchard', 'Harbour', 'Fern'].entries()) {
    const edition = at < 2 ? ({ sale_mode: 'edition', edition_size: 12 } as const) : {};
    await hangWork(db, artist, title, { ...edition, online_at });
  }
  await openDemoAccounts(db);
  await inTransaction(db, writePickup);
}

async function countOrders(db: Db): Promise<number> {
  const [count] = await rows<{ orders: number }>(db, sql`select count(*)::int as orders from shop_order`);
  return count?.orders ?? 0;
}

/** `year` is one shop for the whole file, because writing a year of orders takes long. */
const test = base.extend('year', { scope: 'file' }, async ({ source }, { onCleanup }) => {
  const { db, close } = await openTestDatabase(source);
  onCleanup(close);
  await openShop(db);
  return db;
});

interface Facts {
  payment_status: (typeof PAYMENT_STATUSES)[number];
  freight_stage: (typeof FREIGHT_STAGES)[number];
  cancellation: (typeof CANCELLATIONS)[number];
  return_status: (typeof RETURN_STATUSES)[number];
  email: string;
}

const factsOf = (db: Db) =>
  rows<Facts>(
    db,
    sql`select payment_status, freight_stage, cancellation, return_status, email
        from shop_order join member using (member_id)`,
  );

/** Product §6: before payment there is nothing to ship; after it there is. */
const PAIRS = [
  ...['unpaid', 'reported', 'failed', 'expired'].map((paid) => `${paid} none`),
  ...['paid', 'refunding', 'partially_refunded', 'refunded'].flatMap((paid) =>
    FREIGHT_STAGES.slice(1).map((stage) => `${paid} ${stage}`),
  ),
];

describe('the orders of the demo', () => {
  let begun = 0;

  test.beforeAll(async ({ year: db }) => {
    await writeOrders(db, now, stopAfter(20));
    begun = await countOrders(db);
    // Interrupted, then continued by two processes at the same time.
    await Promise.all([writeOrders(db, now), writeOrders(db, now)]);
  }, MINUTES);

  test('are a year of some 190, of forty members and the demo’s own', async ({ year: db }) => {
    const [figures] = await rows<Record<string, unknown>>(
      db,
      sql`select count(*)::int as orders, count(distinct member_id)::int as members, count(distinct currency)::int as currencies,
          count(distinct paytype)::int as paytypes, min(created_at) as first, max(created_at) as last from shop_order`,
    );

    expect(figures).toMatchObject({ orders: 190, currencies: 2, paytypes: 4 });
    expect(Number(figures?.members)).toBeGreaterThanOrEqual(38);
    expect(new Date(String(figures?.first)).getTime()).toBeGreaterThan(now.getTime() - 366 * 86_400_000);
    expect(new Date(String(figures?.last)).getTime()).toBeLessThanOrEqual(now.getTime());
  });

  test('are picked up in part: one is packed, one is waiting, one was collected', async ({ year: db }) => {
    const picked = await rows<{ freight_stage: string; shipping_fee: number; place: string }>(
      db,
      sql`select freight_stage, shipping_fee, receiver ->> 'address' as place from shop_order
          where receiver ->> 'pickup_type' = 'pickup' order by freight_stage`,
    );
    expect(picked.map(({ freight_stage }) => freight_stage)).toEqual(['arrived', 'complete', 'shipped']);
    for (const { shipping_fee, place } of picked)
      expect([shipping_fee, place]).toEqual([0, expect.stringMatching(/12/)]);
  });

  test('are in every state an order can be in, and a buyer can try each', async ({ year: db }) => {
    const facts = await factsOf(db);
    const mine = facts.filter(({ email }) => email === 'member@demo.example');

    const pairs = new Set(facts.map(({ payment_status, freight_stage }) => `${payment_status} ${freight_stage}`));
    expect([...pairs].toSorted()).toEqual(PAIRS.toSorted());
    expect(new Set(facts.map(({ cancellation }) => cancellation))).toEqual(new Set(CANCELLATIONS));
    expect(new Set(facts.map(({ return_status }) => return_status))).toEqual(new Set(RETURN_STATUSES));
    expect(new Set(mine.map(orderStatus))).toEqual(new Set(ORDER_STATUSES));
    // A transfer is reported with one click, and a demo visitor can still order (product §5.10).
    const paid = new Set(mine.map(({ payment_status }) => payment_status));
    expect(paid).toEqual(new Set(PAYMENT_STATUSES.filter((status) => status !== 'reported')));
    const unpaid = mine.filter((order) => AWAITED.includes(order.payment_status) && order.cancellation !== 'accepted');
    expect(unpaid.length).toBeLessThan(MOST_UNPAID_ORDERS);
    expect(new Set(mine.map(({ freight_stage }) => freight_stage))).toEqual(new Set(FREIGHT_STAGES));
    for (const email of ['artist', 'gallery', 'admin'])
      expect(facts.some((order) => order.email === `${email}@demo.example`)).toBe(true);
  });

  test('add up: lines to subtotals, payments to totals, refunds to no more than was paid', async ({ year: db }) => {
    const wrong = await rows(
      db,
      sql`select code from shop_order o where
          subtotal <> (select sum(line_total) from order_line l where l.order_id = o.order_id)
          or not exists (select from order_event e where e.order_id = o.order_id and e.what = 'placed')
          or (payment_status in ('paid', 'refunding', 'partially_refunded', 'refunded'))
             <> exists (select from order_payment p where p.order_id = o.order_id and p.kept and p.amount = o.total)
          or refund_due <> (select coalesce(sum(amount), 0) from order_refund r where r.order_id = o.order_id and done_at is null)
          or exists (select from order_payment p where p.order_id = o.order_id
             and p.amount < (select sum(amount) from order_refund r where r.payment_id = p.payment_id))
          or exists (select from order_event e where e.order_id = o.order_id and (e.at < o.created_at or e.at > ${now}))`,
    );

    expect(wrong).toEqual([]);
  });

  test('sold what the works say was sold, and gave each number of an edition once', async ({ year: db }) => {
    const works = await rows<{ item_id: number; sales: number; edition_size: number | null; edition_sold: number }>(
      db,
      sql`select item_id, sales, edition_size, edition_sold from item`,
    );
    const sold = await rows<{ item_id: number; paid: number }>(
      db,
      sql`select item_id, sum(nums)::int as paid from order_line join shop_order using (order_id)
          where payment_status in ('paid', 'refunding', 'partially_refunded', 'refunded') group by item_id`,
    );
    const numbers = await rows<{ item_id: number; number: number }>(
      db,
      sql`select item_id, unnest(edition_numbers) as number from order_line`,
    );

    for (const { item_id, sales, edition_size, edition_sold } of works) {
      const given = numbers.filter((one) => one.item_id === item_id).map(({ number }) => number);
      expect(sales).toBe(sold.find((one) => one.item_id === item_id)?.paid ?? 0);
      expect(given.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: edition_sold }, (_, at) => at + 1),
      );
      expect(edition_sold).toBeLessThanOrEqual(edition_size ?? 0);
    }
    const editions = works.filter(({ edition_size }) => edition_size !== null);
    expect(editions.some(({ edition_size, edition_sold }) => edition_sold === edition_size)).toBe(true);
  });

  test('happened one step after the other, and their codes and parcels know when', async ({ year: db }) => {
    const wrong = await rows(
      db,
      sql`select code from shop_order o where
          exists (select from (select at, lag(at) over (order by event_id) as before from order_event e
                  where e.order_id = o.order_id) as step where at < before)
          or left(code, 9) <> 'CN-' || to_char(created_at at time zone 'Asia/Taipei', 'YYMMDD')
          or greatest(generate_at, production_at, complete_at, delivery_at, arrival_at) > ${now}
          or generate_at < created_at or production_at < generate_at or complete_at < production_at
          or delivery_at < complete_at or arrival_at < delivery_at
          or (freight_stage in ('arrived', 'returned')) <> (arrival_at is not null)`,
    );

    expect(wrong).toEqual([]);
  });

  test('are written once, send no mail, and leave the clock nothing to do', async ({ year: db }) => {
    await writeOrders(db, new Date(now.getTime() + 86_400_000));

    await runOrderClock(db, now);

    const [count] = await rows(
      db,
      sql`select (select count(*)::int from shop_order) as orders, (select count(*)::int from mail_outbox) as mails,
          (select count(*)::int from member_address) as homes, (select count(*)::int from cart) as carts,
          (select count(*)::int from throttle) as tries, (select count(*)::int from member) as members`,
    );
    expect(begun).toBe(20);
    expect(count).toEqual({ orders: 190, mails: 0, homes: 45, carts: 0, tries: 0, members: 46 });
  });

  test('were paid out in two runs, as if somebody had done so at the time', async ({ year: db }) => {
    const config = { secretsKeys: [], dataDir: await temporaryFolder() };
    await writePayouts(db, config, now);
    await writePayouts(db, config, now);

    const runs = await rows<Record<string, unknown>>(
      db,
      sql`select state, pay_on::text, pay_on - until as later, (select count(*)::int from payout_line l where l.run_id = r.run_id) as lines
          from payout_run r order by run_id`,
    );
    expect(runs).toMatchObject([
      { state: 'paid', pay_on: '2026-08-26', later: 9, lines: expect.any(Number) },
      { state: 'paid', pay_on: '2026-10-15', later: 9, lines: expect.any(Number) },
    ]);
    const late = sql`select from payout_entry join payout_line using (line_id) join payout_run using (run_id)
        join share_entry using (entry_id) where day > pay_on`;
    expect(await rows(db, late)).toEqual([]);
    const { list, sums, differences } = await listOwed(db, { view: 'all', keyword: '', page: 1, lang: 'en', now });
    expect(differences).toEqual([]);
    for (const { earned, paid, planned, open } of sums)
      expect([paid > 0, paid + planned + open]).toEqual([true, earned]);
    expect(list.some(({ balances }) => balances.some(({ payable }) => payable > 0))).toBe(true);
    expect(await rows(db, sql`select from mail_outbox`)).toEqual([]);
  });

  test('are not written in a shop that has orders', async ({ db }) => {
    await openShop(db);
    await writeOrders(db, now, stopAfter(1));
    await db.execute(sql`update shop_order set code = 'CN-251120-000000'`);

    await writeOrders(db, now);

    expect(await countOrders(db)).toBe(1);
  });
});
