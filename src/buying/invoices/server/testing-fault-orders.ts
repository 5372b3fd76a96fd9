import { eq } from 'drizzle-orm';
import type { TestApi } from '#app/server/testing.ts';
import { orderPlacedReply } from '#buying/orders/order.contract.ts';
import { shopOrder } from '#buying/orders/server/order.tables.ts';
import { type Buyer, fillCart, type OrderShop, requestFor, sendOrder } from '#buying/orders/server/testing-orders.ts';
import { siteSetting } from '#catalogue/site/server/site.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { memberAddress } from '#people/members/server/member.tables.ts';
import { rateOf } from '#shared/exchange.ts';
import { paid } from './testing-paid.ts';
import { CHOICES, type SoldOrder } from './testing-random-orders.ts';

const below = (most: number) => Math.trunc(Math.random() * most);

export type PaidOrder = Omit<SoldOrder, 'order_id'>;

/** Pays a random order at the shop: one in four in US dollars, at a rate of its own, and one in four sent abroad, without VAT. */
export async function payRandomOrder(
  api: TestApi,
  db: Db,
  { buyer, poppies }: OrderShop,
  now: Date,
): Promise<PaidOrder> {
  const lines = [{ ...poppies, nums: 1 + below(3) }];
  await fillCart(api, buyer, lines);
  const receiver = below(4) === 0 ? { ...buyer, address_id: await addressAbroad(db, buyer) } : buyer;
  const invoice = CHOICES[below(CHOICES.length)];
  const { code } = (await sendOrder(api, buyer, requestFor(receiver, lines, { invoice }))).as(orderPlacedReply).order;
  if (below(4) > 0)
    return { code, currency: 'NTD', total: await paid(db, code, now), exchange_rate: null, refunded: 0 };
  // Without a provider that takes US dollars nobody can order in them: its amount counts as cents.
  await db.update(shopOrder).set({ currency: 'USD' }).where(eq(shopOrder.code, code));
  const value = { NTD: 1, USD: (29_000 + below(5_000)) / 1_000_000 };
  const row = { key: 'exchange', value } as const;
  await db.insert(siteSetting).values(row).onConflictDoUpdate({ target: siteSetting.key, set: row });
  return { code, currency: 'USD', total: await paid(db, code, now), exchange_rate: rateOf(value), refunded: 0 };
}

async function addressAbroad(db: Db, { address_id }: Buyer): Promise<number> {
  const [home] = await db.select().from(memberAddress).where(eq(memberAddress.address_id, address_id));
  if (!home) throw new Error('no address');
  const { address_id: _own, ...copied } = home;
  const tokyo = { country_code: 'JP', city: 'Tokyo', township: 'Chiyoda', postal_code: '100-0001', address: '1-1' };
  return (
    await insertOne(
      db
        .insert(memberAddress)
        .values({ ...copied, ...tokyo, is_default: false })
        .returning(),
    )
  ).address_id;
}
