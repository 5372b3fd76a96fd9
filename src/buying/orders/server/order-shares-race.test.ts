import { expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import { receivePayment } from './order-money.service.ts';
import { openRefunds } from './order-refund.service.ts';
import { bookMissingShares } from './order-shares-backfill.service.ts';
import { applyStaffStep } from './order-staff.service.ts';
import { lockOrder } from './order-write.service.ts';
import { act, order, test as orderTest } from './testing-orders.ts';
import { ledger, leftOfLines, newSeller } from './testing-sellers.ts';

/** On a database with several connections; the embedded one works one after the other. */
const test = orderTest.extend<{ db: Db }>({ db: async ({ database }, use) => use(database.db) });

const staff_id = 1;

/** How many succeeded; the others came too late. */
async function done(works: readonly Promise<unknown>[]): Promise<number> {
  const ends = await Promise.allSettled(works);
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(Refusal);
  return ends.filter(({ status }) => status === 'fulfilled').length;
}

async function pay(db: Db, code: string): Promise<void> {
  await db.transaction(async (tx) => {
    const placed = await lockOrder(tx, code);
    const { total: amount, paytype } = placed.order;
    const by = { actor: 'finance' } as const;
    await receivePayment(tx, placed, { action: 'confirm_transfer', amount, paytype, by, now: new Date() });
  });
}

test('a payment reported five times concurrently makes one set of shares', async ({ api, db, shop }) => {
  await newSeller(api, db, 'lin@example.com', { page: shop.artist });
  const code = await order(api, shop.buyer, [shop.poppies, shop.larger]);

  expect(await done(Array.from({ length: 5 }, () => pay(db, code)))).toBe(1);

  expect((await ledger(db)).map(({ kind }) => kind)).toEqual(['sale', 'sale']);
});

test('concurrent refunds and the backfill job reverse exactly the refunded money', async ({ api, db, shop }) => {
  const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }, shop.larger]);
  await pay(db, code);
  const owe = (amount: number) =>
    applyStaffStep(db, { code, action: 'owe_refund', staff_id }, { amount, reason: 'A scratch' });
  const { order: ordered } = await lockOrder(db, code);
  const payBack = async () => {
    const [due] = await openRefunds(db, ordered.order_id);
    const form = { refund_id: due?.refund_id, reference: 'B-1' };
    await applyStaffStep(db, { code, action: 'refund', staff_id }, form);
  };

  for (const amount of [101, 202, 303]) {
    await owe(amount);
    expect(await done([payBack(), payBack(), bookMissingShares(db)])).toBe(2);
  }
  const midway = (await leftOfLines(db)).reduce((sum, { gross }) => sum + gross, 0);
  expect((await act(api, shop.buyer.headers, `order/${code}/cancel`, {})).status).toBe(200);
  expect(await done([payBack(), payBack(), payBack()])).toBe(1);

  expect(midway).toBeGreaterThanOrEqual(ordered.subtotal - 606);
  expect(midway).toBeLessThanOrEqual(ordered.total - 606);
  const nothing = { nums: 0, gross: 0, net: 0, amount: 0 };
  expect(await leftOfLines(db)).toEqual([nothing, nothing]);
  const refunded = (await ledger(db)).filter(({ kind }) => kind === 'refund');
  expect(new Set(refunded.map(({ refund_id }) => refund_id)).size).toBe(4);
});
