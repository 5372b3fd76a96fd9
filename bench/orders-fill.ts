import { sql } from 'drizzle-orm';
import { bringCartHome } from '#catalogue/cart/server/cart-merge.service.ts';
import type { Database, Db } from '#db/server/connect.ts';
import { member, memberAddress } from '#people/members/server/member.tables.ts';
import { startSession } from '#people/members/server/session.service.ts';

/** A buyer: signed in, with an address and a cart. */
export interface BenchBuyer {
  member_id: number;
  address_id: number;
  headers: Record<string, string>;
}

/** The number of orders of each filled member. */
export const ORDERS_EACH = 1_000;
/** Filled members have ids from here on; nobody else does. */
export const FILLED_FROM = 1_000_001;

const home = { country_code: 'TW', city: '臺北市', township: '大同區', postal_code: '103', address: '稻香街 12 號' };

/** Members with a session, an address and an empty cart; `member_id` names one with a history. */
export async function addBuyer({ db }: Database, name: string, member_id?: number): Promise<BenchBuyer> {
  const person = {
    type: 'basic',
    firstname: 'Mei',
    lastname: 'Lin',
    mobile: { code: '886', number: '912345678' },
    birthday: '1990-05-17',
    gender: 'female',
    lang: 'en',
    email: `${name}@example.com`,
    email_verified_at: new Date(),
  } as const;
  const [row] = await db
    .insert(member)
    .values({ ...person, ...(member_id !== undefined && { member_id }) })
    .returning();
  const id = row?.member_id ?? 0;
  const [address] = await db
    .insert(memberAddress)
    .values({ member_id: id, ...home, is_default: true })
    .returning();
  const headers = await db.transaction(async (tx) => {
    const { token, session_id } = await startSession(tx, id, { device: 'bench', network: 'bench' });
    const cart = await bringCartHome(tx, { member_id: id, session_id }, undefined);
    return { authorization: `Bearer ${token}`, cart: cart.token };
  });
  return { member_id: id, address_id: address?.address_id ?? 0, headers };
}

/** Copies the shop's only order so many times, over the last years; one in a hundred is still open. */
export async function fillOrders(database: Database, count: number): Promise<void> {
  // On the maintenance connection, because of the statement timeout.
  await database.exclusively('bench', (db) => copyOrder(db, count));
}

/** Members with their own names, addresses and numbers, without orders. */
export async function fillMembers(database: Database, count: number): Promise<void> {
  await database.exclusively('bench', async (db) => {
    await db.execute(sql`
      insert into member (type, email, email_verified_at, firstname, lastname, mobile, birthday, gender, lang, created_at)
      select case when n % 500 = 0 then 'artist' else 'basic' end, to_hex(n * 7919) || '@example.com', now(),
        chr(19968 + n % 9000), chr(20000 + n % 7000), jsonb_build_object('code', '886', 'number', (900000000 + n)::text),
        '1990-01-01', 'neutral', 'en', now() - n * interval '1 minute' from generate_series(1, ${count}::int) n`);
    await db.execute(sql`analyze member`);
  });
}

async function copyOrder(db: Db, count: number): Promise<void> {
  const each = Math.max(1, Math.floor(count / ORDERS_EACH));
  await db.execute(sql`
    insert into shop_order
    select copy.* from shop_order as first, generate_series(1, ${count}::int) as n,
      lateral (select now() - n * interval '2 minutes' - interval '20 days' as at, n % 100 = 0 as moving) as made,
      lateral jsonb_populate_record(first, jsonb_build_object(
        'order_id', nextval(pg_get_serial_sequence('shop_order', 'order_id')),
        'code', 'CN-200101-' || lpad(upper(to_hex(n)), 6, '0'), 'member_id', ${FILLED_FROM}::int + n % ${each}::int,
        'payment_status', 'paid', 'freight_stage', case when moving then 'preparing' else 'arrived' end,
        'generate_at', at, 'production_at', at, 'complete_at', at, 'delivery_at', at,
        'arrival_at', case when moving then null else at end, 'settled_at', case when moving then null else at end,
        'created_at', at)) as copy`);
  await db.execute(sql`
    insert into order_line (order_id, position, item_id, size_id, frame_id, title, artist, size, "outer", frame, weight_g,
      custom, unit_price, nums, line_total, net, tax)
    select copy.order_id, position, item_id, size_id, frame_id, title, artist, size, "outer", frame, weight_g, custom,
      unit_price, nums, line_total, line.net, line.tax
    from order_line line, shop_order copy where copy.member_id >= ${FILLED_FROM}::int`);
  await db.execute(sql`
    insert into order_event (order_id, at, who, what) select order_id, created_at, 'member', 'placed' from shop_order
    where member_id >= ${FILLED_FROM}::int`);
  await db.execute(sql`analyze`);
}
