import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { mailboxReply } from '#people/mail/mail.contract.ts';
import { orderReply } from '../order.contract.ts';
import { staffOrderReply } from '../order-staff.contract.ts';
import { shopOrder } from './order.tables.ts';
import { act, newStaff, type OrderShop, order, test } from './testing-orders.ts';
import { staffOf } from './testing-sellers.ts';

const DAY_MS = 86_400_000;

/** Two prints that arrived this many days ago, with the buyer's return request and an administrator's steps. */
async function twoArrived({ api, db, shop }: { api: TestApi; db: Db; shop: OrderShop }, days = 0) {
  const code = await order(api, shop.buyer, [{ ...shop.poppies, nums: 2 }]);
  const admin = await newStaff(api, db, 'admin');
  const staff = staffOf(api, admin, code);
  const step = (action: string, json: object = {}) => act(api, admin, `admin/order/${code}/${action}`, json);
  await staff.pay();
  await staff.arrive();
  if (days > 0) await db.update(shopOrder).set({ arrival_at: new Date(Date.now() - days * DAY_MS) });
  const { order: arrived } = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply);
  const line_id = arrived.lines[0]?.line_id;
  const ask = (nums: number, reason?: string) =>
    act(api, shop.buyer.headers, `order/${code}/refund`, { lines: [{ line_id, nums }], reason });
  return { step, ask, line_id, total: arrived.total };
}

/** The latest first. */
async function mailsOf(api: TestApi, wanted: string): Promise<string[]> {
  const { list } = (await api('/api/mailbox')).as(mailboxReply);
  return list.filter(({ kind }) => kind === wanted).map(({ text }) => text);
}

test('a return in the first 7 days needs no reason, is accepted automatically and collected', async ({
  api,
  db,
  shop,
}) => {
  const { ask } = await twoArrived({ api, db, shop });

  const { order: asked } = (await ask(2)).as(orderReply);

  expect(asked).toMatchObject({ return_status: 'approved', returns: [{ status: 'approved', reason: '' }] });
  const [mail, ...more] = await mailsOf(api, 'return_decided');
  expect(more).toEqual([]);
  expect(mail).toContain('We will collect the prints at our expense within 15 days of your notice');
  expect(mail).toContain('We will refund you within 15 days of receiving them');
});

test('staff can neither refuse it nor keep a part of its money', async ({ api, db, shop }) => {
  const { ask, step, total } = await twoArrived({ api, db, shop });
  await ask(2);

  expect((await step('decide_return', { accept: false, reason: 'We would rather not.' })).code).toBe('conflict');
  await step('receive_return');
  const kept = { amount: total - 1, waive_rest: true, reason: 'A corner is bent.' };
  expect((await step('refund', kept)).code).toBe('amount_differs');
  const { order: part } = (await step('refund', { amount: total - 10 })).as(staffOrderReply);
  const refund_id = part.refunds.at(-1)?.refund_id;
  expect(part).toMatchObject({ return_status: 'received', refund_due: 10 });
  expect((await step('refund', { ...kept, refund_id, amount: 1 })).code).toBe('amount_differs');
  const { order: ended } = (await step('refund', { refund_id })).as(staffOrderReply);

  expect(ended).toMatchObject({
    return_status: 'refunded',
    payment_status: 'refunded',
    refund_due: 0,
    refunds: [
      { amount: total - 10, why: 'returned' },
      { amount: 10, why: 'returned' },
    ],
  });
});

test('one that was left undecided can still only be accepted', async ({ api, db, shop }) => {
  const { ask, step } = await twoArrived({ api, db, shop });
  await ask(1);
  await db.update(shopOrder).set({ return_status: 'requested' });

  expect((await step('decide_return', { accept: false, reason: 'No.' })).code).toBe('conflict');
  expect((await step('decide_return', { accept: true })).code).toBe('success');
});

test('another print joins a parcel that has not been collected yet', async ({ api, db, shop }) => {
  const { ask, line_id } = await twoArrived({ api, db, shop });
  await ask(1);

  const { order: joined } = (await ask(1)).as(orderReply);

  expect(joined.returns).toMatchObject([{ status: 'approved', lines: [{ line_id, nums: 2 }] }]);
  expect((await ask(1)).code).toBe('conflict');
});

test('a return in the second week needs a reason, and support decides about it', async ({ api, db, shop }) => {
  const { ask, step } = await twoArrived({ api, db, shop }, 9);

  expect((await ask(1)).errors).toHaveProperty('reason');
  expect((await ask(1, 'too dark')).as(orderReply).order.return_status).toBe('requested');
  expect((await step('decide_return', { accept: true })).code).toBe('success');

  const [mail] = await mailsOf(api, 'return_decided');
  expect(mail).toContain('Please send the prints back in their packaging');
  expect(mail).not.toContain('We will collect');
});

test('the arrival mail says how to withdraw, and until when', async ({ api, db, shop }) => {
  await twoArrived({ api, db, shop });

  const [mail] = await mailsOf(api, 'arrived');

  expect(mail).toMatch(/within 14 days of arrival, by .+ 11:59\sPM \(Taipei\)/);
  expect(mail).toMatch(
    /The first 7 days, until .+ 11:59\sPM \(Taipei\), are the statutory withdrawal period: no reason is needed/,
  );
});
