import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { orderReply } from '../order.contract.ts';
import { staffOrderReply } from '../order-staff.contract.ts';
import { shopOrder } from './order.tables.ts';
import { receivePayment } from './order-money.service.ts';
import { orderRefund } from './order-money.tables.ts';
import { stickRefund } from './order-refund.service.ts';
import { claimRefund, postponeRefund } from './order-refund-sending.service.ts';
import { settleRefundThrough } from './order-settle.service.ts';
import { lockOrder } from './order-write.service.ts';
import { act, newStaff, type OrderShop, order, test } from './testing-orders.ts';
import { staffOf } from './testing-sellers.ts';

async function paidAtProvider(api: TestApi, db: Db, { buyer, poppies }: OrderShop): Promise<string> {
  const code = await order(api, buyer, [poppies]);
  await db.update(shopOrder).set({ paytype: 'cybersource' }).where(eq(shopOrder.code, code));
  const placed = await lockOrder(db, code);
  await receivePayment(db, placed, {
    action: 'payment_received',
    amount: placed.order.total,
    paytype: 'cybersource',
    by: { actor: 'provider' },
    now: new Date(),
    transaction: { provider: 'cybersource', transaction_id: '6012' },
  });
  return code;
}

/** An order cancelled after payment, so that the provider refunds it. */
async function cancelledAfterPaying(api: TestApi, db: Db, shop: OrderShop): Promise<string> {
  const code = await paidAtProvider(api, db, shop);
  await act(api, shop.buyer.headers, `order/${code}/cancel`);
  return code;
}

const seenBy = async (api: TestApi, headers: Record<string, string>, code: string) =>
  (await api(`/api/admin/order/${code}`, { headers })).as(staffOrderReply).order;

test('while a provider refunds automatically, finance cannot record a refund', async ({ api, db, shop }) => {
  const code = await cancelledAfterPaying(api, db, shop);
  const finance = await newStaff(api, db, 'finance');

  const seen = await seenBy(api, finance, code);

  expect(seen.refunds).toMatchObject([
    { amount: seen.total, why: 'cancelled', through: 'provider', stuck: null, reference: null, done_at: null },
  ]);
  expect(seen.refund_due).toBe(seen.total);
  expect(seen.actions).not.toContain('refund');
  for (const json of [{}, { refund_id: seen.refunds[0]?.refund_id }])
    expect((await act(api, finance, `admin/order/${code}/refund`, json)).status).toBe(409);
});

test('a refund that a provider could not pay goes to finance, with the reason', async ({ api, db, shop }) => {
  const code = await cancelledAfterPaying(api, db, shop);
  const finance = await newStaff(api, db, 'finance');
  const [refund] = await db.select().from(orderRefund);
  await stickRefund(db, refund?.refund_id ?? 0, 'by_hand');
  const staff = staffOf(api, finance, code);

  const stuck = await staff.seen();
  const paid = await staff.refund({ reference: 'B-77' });

  expect(stuck.refunds).toMatchObject([{ stuck: 'by_hand', done_at: null }]);
  expect(stuck.actions).toContain('refund');
  expect(paid.refunds).toMatchObject([{ reference: 'B-77', done_at: expect.any(String) }]);
  expect(paid).toMatchObject({ payment_status: 'refunded', refund_due: 0 });
});

test('the buyer does not see how a refund is paid', async ({ api, db, shop }) => {
  const code = await cancelledAfterPaying(api, db, shop);

  const { refunds } = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply).order;

  expect(refunds.map((refund) => Object.keys(refund).sort())).toEqual([['amount', 'done_at', 'due_at', 'why']]);
});

test('a completed refund is not requested again after an outdated answer', async ({ api, db, shop }) => {
  const code = await cancelledAfterPaying(api, db, shop);
  const now = new Date();
  const refund_id = (await claimRefund(db, now))?.refund_id ?? 0;
  await settleRefundThrough(db, await lockOrder(db, code), refund_id, { provider_refund_id: '6012', now });

  await postponeRefund(db, refund_id, { next_at: now, provider_refund_id: 'another' });

  expect(await db.select().from(orderRefund)).toMatchObject([{ next_at: null, provider_refund_id: '6012' }]);
  // As an outdated answer left some before.
  await db.update(orderRefund).set({ next_at: now });
  expect(await claimRefund(db, new Date(now.getTime() + 1))).toBeUndefined();
});

test('a return with a refund in progress cannot be exchanged as well', async ({ api, db, shop }) => {
  const code = await paidAtProvider(api, db, shop);
  const admin = await newStaff(api, db, 'admin');
  const staff = staffOf(api, admin, code);
  const { lines } = await staff.arrive();
  const back = { lines: [{ line_id: lines[0]?.line_id, nums: 1 }] };
  await act(api, shop.buyer.headers, `order/${code}/refund`, back);
  const received = await staff.step('receive_return');

  const owed = await staff.step('refund');
  const exchanged = await act(api, admin, `admin/order/${code}/exchange`);

  expect(received.actions).toContain('exchange');
  expect(owed.refunds).toMatchObject([{ why: 'returned', through: 'provider', done_at: null }]);
  expect(owed.actions).not.toContain('exchange');
  expect(exchanged.code).toBe('conflict');
  expect((await staff.seen()).return_status).toBe('received');
});

test('a refund that staff have to pay is not requested again after an outdated answer', async ({ api, db, shop }) => {
  await cancelledAfterPaying(api, db, shop);
  const now = new Date();
  const refund_id = (await claimRefund(db, now))?.refund_id ?? 0;
  await db.update(orderRefund).set({ stuck: 'expired', next_at: null });

  await postponeRefund(db, refund_id, { next_at: now });

  expect(await db.select().from(orderRefund)).toMatchObject([{ next_at: null }]);
  await db.update(orderRefund).set({ next_at: now });
  expect(await claimRefund(db, new Date(now.getTime() + 1))).toBeUndefined();
});
