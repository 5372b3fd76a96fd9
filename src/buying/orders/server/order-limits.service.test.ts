import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { hangWork } from '#catalogue/works/server/testing-works.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import { member, memberAddress } from '#people/members/server/member.tables.ts';
import { shopDay } from '#shared/shop-time.ts';
import { orderReply } from '../order.contract.ts';
import { shopOrder } from './order.tables.ts';
import {
  act,
  type Buyer,
  cartOf,
  fillCart,
  firstPrint,
  order,
  payAll,
  requestFor,
  sendOrder,
  test,
} from './testing-orders.ts';

/** The HTTP status and the shop's code for an order of these lines. */
async function tryOrder(api: TestApi, buyer: Buyer, lines: readonly CartLine[]) {
  await fillCart(api, buyer, lines);
  const { status, code } = await sendOrder(api, buyer, requestFor(buyer, lines));
  return [status, code];
}

async function report(api: TestApi, { headers }: Buyer, code: string) {
  const { total } = (await api(`/api/order/${code}`, { headers })).as(orderReply).order;
  const json = { digits: '1234', amount: total, day: shopDay(new Date()) };
  (await act(api, headers, `order/${code}/transfer`, json)).as(orderReply);
}

describe('without paying', () => {
  test('a member has three orders at a time; the fourth is refused until one is paid or cancelled', async ({
    api,
    db,
    shop: { buyer, poppies },
  }) => {
    const first = await order(api, buyer, [poppies]);
    await report(api, buyer, await order(api, buyer, [poppies]));
    await order(api, buyer, [poppies]);

    expect(await tryOrder(api, buyer, [poppies])).toEqual([409, 'unpaid_orders']);
    expect(await cartOf(api, buyer)).toEqual([poppies]);
    expect(await db.$count(shopOrder)).toBe(3);

    await act(api, buyer.headers, `order/${first}/cancel`);
    expect(await tryOrder(api, buyer, [poppies])).toEqual([200, 'success']);
    expect(await tryOrder(api, buyer, [poppies])).toEqual([409, 'unpaid_orders']);
    await payAll(db);
    expect(await tryOrder(api, buyer, [poppies])).toEqual([200, 'success']);
  });

  test('a member can reserve two prints of an edition, over all sizes, lines and orders', async ({ api, db, shop }) => {
    const { buyer, harbour, largerHarbour, artist } = shop;
    await db.execute(sql`update item set edition_size = 50 where item_id = ${harbour.item_id}`);
    const numbered = { sale_mode: 'edition', edition_size: 50 } as const;
    const { smallest: ridge } = await firstPrint(db, await hangWork(db, artist, 'Ridge', numbered));

    expect(await tryOrder(api, buyer, [{ ...harbour, nums: 3 }])).toEqual([409, 'unpaid_prints']);
    expect(await tryOrder(api, buyer, [{ ...harbour, nums: 2 }, largerHarbour])).toEqual([409, 'unpaid_prints']);
    const code = await order(api, buyer, [harbour]);
    expect(await tryOrder(api, buyer, [harbour, largerHarbour])).toEqual([409, 'unpaid_prints']);
    // Another edition counts separately.
    expect(await tryOrder(api, buyer, [largerHarbour, { ...ridge, nums: 2 }])).toEqual([200, 'success']);
    await report(api, buyer, code);
    expect(await tryOrder(api, buyer, [harbour])).toEqual([409, 'unpaid_prints']);

    const [work] = await db.select().from(item).where(sql`${item.item_id} = ${harbour.item_id}`);
    expect(work?.edition_sold).toBe(2);
    await act(api, buyer.headers, `order/${code}/cancel`);
    await payAll(db);
    expect(await tryOrder(api, buyer, [harbour])).toEqual([200, 'success']);
  });
});

test('an edition is for members with a verified address, other works for everybody', async ({ api, db, shop }) => {
  const { buyer, poppies, harbour } = shop;
  await db.update(member).set({ email_verified_at: null });

  expect(await tryOrder(api, buyer, [poppies, harbour])).toEqual([403, 'email_unproved']);
  expect(await cartOf(api, buyer)).toEqual([poppies, harbour]);
  expect(await tryOrder(api, buyer, [poppies])).toEqual([200, 'success']);

  await db.update(member).set({ email_verified_at: new Date() });
  expect(await tryOrder(api, buyer, [harbour])).toEqual([200, 'success']);
});

test('an order needs a telephone number, of its address or of its member', async ({ api, db, shop }) => {
  const { buyer, poppies } = shop;
  // Like staff, who have not given a number yet.
  await db.update(member).set({ mobile: { code: '', number: '' }, birthday: null, gender: null });

  expect(await tryOrder(api, buyer, [poppies])).toEqual([422, 'phone_missing']);

  await db.update(memberAddress).set({ mobile: { code: '886', number: '0912345678' } });
  expect(await tryOrder(api, buyer, [poppies])).toEqual([200, 'success']);
});
