import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { member } from '#people/members/server/member.tables.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { BankStatementView } from '../bank-statement.contract.ts';
import { bankLine } from './bank-statement.tables.ts';
import { shopOrder } from './order.tables.ts';
import { orderPayment } from './order-money.tables.ts';
import { type Answer, openTwoShops, type Shops } from './testing-many-shops.ts';
import { firstPrint, newBuyers, requestFor } from './testing-orders.ts';

const LONG = 10 * 60_000;
const ROUNDS = 5;
const today = shopDay(new Date());

const statementOf = ({ text }: Answer): BankStatementView => JSON.parse(text).statement;
const outcomesOf = ({ text }: Answer): string[] =>
  (JSON.parse(text).results as { outcome: string }[]).map(({ outcome }) => outcome);

describe.runIf(process.env.TEST_ENGINE === 'postgres')('two processes read one statement', { timeout: LONG }, () => {
  let shops: Shops;
  beforeAll(async () => {
    shops = await openTwoShops();
  }, LONG);
  afterAll(() => shops.close());

  /** A finance staff member, and an order that awaits its money. */
  async function openDesk(round: number) {
    const { db, ask } = shops;
    await openWorkIndex(db);
    const { smallest } = await firstPrint(
      db,
      await hangWork(db, await addArtist(db, `Lin ${round}`), `Ridge ${round}`),
    );
    const [buyer, staff] = await newBuyers(db, 2);
    if (!buyer || !staff) throw new Error('nobody is there');
    await db.update(member).set({ staff_role: 'finance' }).where(eq(member.member_id, staff.member_id));
    await ask('/api/cart', { method: 'POST', json: [smallest], headers: buyer.headers });
    const json = requestFor(buyer, [smallest]);
    const placed = await ask('/api/order/order', { method: 'POST', json, headers: buyer.headers });
    const code: string = JSON.parse(placed.text).order.code;
    const [row] = await db.select().from(shopOrder).where(eq(shopOrder.code, code));
    if (!row) throw new Error('the order is not there');
    return { code, order_id: row.order_id, total: row.total, headers: staff.headers };
  }

  test('the same statement uploaded six times concurrently is stored once, and six concurrent confirmations confirm its line once', async () => {
    const { db, ask } = shops;
    for (let round = 1; round <= ROUNDS; round++) {
      const { code, order_id, total, headers } = await openDesk(round);
      const text = `${today},${total},${code}\n${today},${total},round ${round}\n${today},-${round},fee`;
      const json = { content: Buffer.from(text).toString('base64') };

      const sent = await Promise.all(
        Array.from({ length: 6 }, () => ask('/api/admin/statement', { method: 'POST', json, headers })),
      );

      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      const ids = sent.map((answer) => statementOf(answer).list.map(({ line_id }) => line_id));
      expect(new Set(ids.map((own) => own.join())).size).toBe(1);

      const ends = await Promise.all(
        sent.map((answer, at) => {
          const { statement_id, list } = statementOf(answer);
          // Half of them confirm the other line of the same amount.
          const line_id = list[at % 2]?.line_id;
          return ask(`/api/admin/statement/${statement_id}/confirm`, {
            method: 'POST',
            json: { lines: [{ line_id, code }] },
            headers,
          });
        }),
      );

      const outcomes = ends.flatMap(outcomesOf);
      expect(outcomes.filter((outcome) => outcome === 'confirmed')).toHaveLength(1);
      expect(outcomes.every((outcome) => ['confirmed', 'already', 'conflict'].includes(outcome))).toBe(true);
      const payments = await db.select().from(orderPayment).where(eq(orderPayment.order_id, order_id));
      expect(payments).toMatchObject([{ amount: total, kept: true }]);
      expect(await db.$count(bankLine, eq(bankLine.order_id, order_id))).toBe(1);
    }
  });
});
