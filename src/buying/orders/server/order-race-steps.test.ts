import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { member } from '#people/members/server/member.tables.ts';
import { orderLine, shopOrder } from './order.tables.ts';
import { orderPayment } from './order-money.tables.ts';
import { type Answer, type Ask, openTwoShops, type Shops } from './testing-many-shops.ts';
import { type Buyer, firstPrint, newBuyers, requestFor } from './testing-orders.ts';

const LONG = 10 * 60_000;
const ROUNDS = 20;

type Print = Awaited<ReturnType<typeof firstPrint>>['smallest'];

/** An edition, buyers with a cart each, and a staff member with all rights. */
async function openEdition(db: Db, edition_size: number, buyers: number) {
  await openWorkIndex(db);
  const artist = await addArtist(db, `Lin ${edition_size}`);
  const numbered = { sale_mode: 'edition', edition_size } as const;
  const { smallest: print } = await firstPrint(db, await hangWork(db, artist, `Ridge of ${edition_size}`, numbered));
  const people = await newBuyers(db, buyers + 1);
  const staff = people.pop();
  if (!staff) throw new Error('nobody is there');
  await db.update(member).set({ staff_role: 'admin' }).where(eq(member.member_id, staff.member_id));
  return { print, people, staff: staff.headers };
}

async function order(ask: Ask, buyer: Buyer, print: Print): Promise<Answer> {
  await ask('/api/cart', { method: 'POST', json: [print], headers: buyer.headers });
  return ask('/api/order/order', { method: 'POST', json: requestFor(buyer, [print]), headers: buyer.headers });
}

const codeOf = ({ text }: Answer): string => JSON.parse(text).order.code;
const endOf = ({ status, text }: Answer): string => `${status} ${JSON.parse(text).code}`;

async function rowOf(db: Db, code: string) {
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.code, code));
  if (!row) throw new Error('the order is not there');
  return row;
}

describe.runIf(process.env.TEST_ENGINE === 'postgres')('two processes move one order', { timeout: LONG }, () => {
  let shops: Shops;
  beforeAll(async () => {
    shops = await openTwoShops();
  }, LONG);
  afterAll(() => shops.close());

  const confirm = (headers: Record<string, string>, code: string, amount: number) =>
    shops.ask(`/api/admin/order/${code}/confirm_transfer`, { method: 'POST', json: { amount }, headers });
  const cancel = ({ headers }: Buyer, code: string) =>
    shops.ask(`/api/order/${code}/cancel`, { method: 'POST', json: {}, headers });

  test('a transfer is confirmed once, by any number of staff', async () => {
    const { db, ask } = shops;
    const { print, people, staff } = await openEdition(db, 1_000, 1);
    for (let round = 0; round < ROUNDS; round++) {
      const code = codeOf(await order(ask, people[0] as Buyer, print));
      const { order_id, total } = await rowOf(db, code);

      const ends = await Promise.all(Array.from({ length: 6 }, () => confirm(staff, code, total)));

      expect(ends.map(endOf).sort()).toEqual(['200 success', ...Array.from({ length: 5 }, () => '409 conflict')]);
      const payments = await db.select().from(orderPayment).where(eq(orderPayment.order_id, order_id));
      expect(payments).toMatchObject([{ amount: total, kept: true }]);
    }
    const [work] = await db.select().from(item).where(eq(item.item_id, print.item_id));
    expect(work).toMatchObject({ sales: ROUNDS, edition_sold: ROUNDS });
  });

  test('an order that is cancelled while its transfer is confirmed keeps no money and no number', async () => {
    const { db, ask } = shops;
    const { print, people, staff } = await openEdition(db, 999, 1);
    const buyer = people[0] as Buyer;
    for (let round = 0; round < ROUNDS; round++) {
      const code = codeOf(await order(ask, buyer, print));
      const { order_id, total } = await rowOf(db, code);

      const [called, confirmed] = await Promise.all([cancel(buyer, code), confirm(staff, code, total)]);

      expect(endOf(called)).toBe('200 success');
      const row = await rowOf(db, code);
      const wasFirst = endOf(confirmed) === '200 success';
      const [paid, due] = wasFirst ? ['refunding', total] : ['unpaid', 0];
      expect(row).toMatchObject({ cancellation: 'accepted', payment_status: paid, refund_due: due });
      const lines = await db.select().from(orderLine).where(eq(orderLine.order_id, order_id));
      expect(lines.map(({ edition_numbers }) => edition_numbers)).toEqual([[]]);
    }
    const [work] = await db.select().from(item).where(eq(item.item_id, print.item_id));
    expect(work?.edition_sold).toBe(0);
  });

  test('numbers that are released while others buy are sold again, and none twice', async () => {
    const { db, ask } = shops;
    const { print, people } = await openEdition(db, 8, 24);
    const first = people.slice(0, 8);
    const ordered = await Promise.all(first.map((buyer) => order(ask, buyer, print)));
    expect(ordered.map(endOf)).toEqual(first.map(() => '200 success'));

    const [, late] = await Promise.all([
      Promise.all(first.map((buyer, at) => cancel(buyer, codeOf(ordered[at] as Answer)))),
      Promise.all(people.slice(8).map((buyer) => orderUntilSold(ask, buyer, print))),
    ]);
    const empty = people.slice(8).filter((_, at) => late[at]?.status !== 200);
    const still = await Promise.all(empty.map((buyer) => order(ask, buyer, print)));

    const bought = [...late, ...still].filter(({ status }) => status === 200);
    expect(new Set(bought.map(codeOf)).size).toBe(8);
    const lines = await db
      .select()
      .from(orderLine)
      .where(sql`${orderLine.item_id} = ${print.item_id} and cardinality(${orderLine.edition_numbers}) > 0`)
      .orderBy(asc(orderLine.edition_numbers));
    expect(lines.flatMap(({ edition_numbers }) => edition_numbers)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const [work] = await db.select().from(item).where(eq(item.item_id, print.item_id));
    expect(work?.edition_sold).toBe(8);
  });
});

/** Retries a few times: a sold-out print may be released in a moment. */
async function orderUntilSold(ask: Ask, buyer: Buyer, print: Print): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await order(ask, buyer, print);
    if (answer.status === 200 || tries === 5) return answer;
  }
}
