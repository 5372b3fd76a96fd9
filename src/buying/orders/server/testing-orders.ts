import { randomUUID } from 'node:crypto';
import { asc, sql } from 'drizzle-orm';
import { test as apiTest, type TestApi, type TestReply } from '#app/server/testing.ts';
import { type CartLine, cartReply } from '#catalogue/cart/cart.contract.ts';
import { bringCartHome } from '#catalogue/cart/server/cart-merge.service.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { size } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import type { Config } from '#http/server/config.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { addressesReply } from '#people/members/address.contract.ts';
import { member, memberAddress } from '#people/members/server/member.tables.ts';
import { startSession } from '#people/members/server/session.service.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { home, person } from '#people/members/server/testing-people.ts';
import type { StaffRole } from '#shared/rights.ts';
import { orderPlacedReply } from '../order.contract.ts';
import { staffOrdersReply } from '../order-staff.contract.ts';

/** Oak, in the seed frames. */
const OAK = 2;

export interface Buyer {
  headers: Record<string, string>;
  address_id: number;
}

/** A test's shop with two works in oak, one of them an edition of three, and a buyer. */
export async function openOrderShop(db: Db, api: TestApi) {
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Lin');
  const poppies = await firstPrint(db, await hangWork(db, artist, 'Poppies'));
  const numbered = { sale_mode: 'edition', edition_size: 3 } as const;
  const harbour = await firstPrint(db, await hangWork(db, artist, 'Harbour', numbered));
  const buyer = await newBuyer(api, db, 'mei@example.com');
  return {
    artist,
    poppies: poppies.smallest,
    larger: poppies.next,
    harbour: harbour.smallest,
    largerHarbour: harbour.next,
    buyer,
  };
}
export type OrderShop = Awaited<ReturnType<typeof openOrderShop>>;

/** Without a payment provider: every shop accepts bank transfers. */
export const test = apiTest.extend<{ config: Partial<Config>; shop: OrderShop }>({
  config: { payments: {}, secretsKeys: ['5e'.repeat(32)] },
  shop: async ({ db, api }, use) => use(await openOrderShop(db, api)),
});

/** The two smallest sizes of a work, in oak. */
export async function firstPrint(db: Db, item_id: number) {
  const sizes = await db.select().from(size).where(sql`${size.item_id} = ${item_id}`).orderBy(asc(size.w_mm));
  const print = (at: number): CartLine => ({ item_id, size_id: sizes[at]?.size_id ?? 0, frame_id: OAK, nums: 1 });
  return { smallest: print(0), next: print(1) };
}

/** Registers a member with a verified e-mail address and one address in their book. */
export async function newBuyer(api: TestApi, db: Db, email: string): Promise<Buyer> {
  const { headers, cart } = await newMember(api, db, email);
  await db.update(member).set({ email_verified_at: new Date() }).where(sql`${member.email} = ${email}`);
  const { list } = (await api('/api/address', { headers })).as(addressesReply);
  return { headers: { ...headers, cart }, address_id: list[0]?.address_id ?? 0 };
}

/** Members with a verified e-mail, a session, an address and a cart, without the cost of password hashing. */
export async function newBuyers(db: Db, count: number): Promise<(Buyer & { member_id: number })[]> {
  const crowd = randomUUID();
  const buyers: (Buyer & { member_id: number })[] = [];
  for (let at = 1; at <= count; at++) {
    const { firstname, lastname, mobile, birthday } = person;
    const who = { firstname, lastname, mobile, birthday, gender: 'female', lang: 'en' } as const;
    const [row] = await db
      .insert(member)
      .values({ type: 'basic', email: `${at}-${crowd}@example.com`, email_verified_at: new Date(), ...who })
      .returning();
    const member_id = row?.member_id ?? 0;
    const [address] = await db
      .insert(memberAddress)
      .values({ member_id, ...home, is_default: true })
      .returning();
    const buyer = await db.transaction(async (tx) => {
      const { token, session_id } = await startSession(tx, member_id, { device: 'test', network: 'test' });
      const cart = await bringCartHome(tx, { member_id, session_id }, undefined);
      return { authorization: `Bearer ${token}`, cart: cart.token };
    });
    buyers.push({ headers: buyer, address_id: address?.address_id ?? 0, member_id });
  }
  return buyers;
}

export async function newStaff(api: TestApi, db: Db, role: StaffRole): Promise<Record<string, string>> {
  const email = `${role}@example.com`;
  const { headers } = await newMember(api, db, email);
  await db.update(member).set({ staff_role: role }).where(sql`${member.email} = ${email}`);
  return headers;
}

/** An order request for lines, paid by transfer. */
export function requestFor({ address_id }: Buyer, items: readonly CartLine[], more: object = {}) {
  return { paytype: 'transfer', currency: 'NTD', items, address_id, agree: true, ...more };
}

export async function fillCart(api: TestApi, { headers }: Buyer, lines: readonly CartLine[]): Promise<void> {
  (await api('/api/cart', { method: 'POST', json: lines, headers })).as(cartReply);
}

/** Without prices. */
export async function cartOf(api: TestApi, { headers }: Buyer): Promise<CartLine[]> {
  const { list } = (await api('/api/cart', { headers })).as(cartReply);
  return list.map(({ item_id, size_id, frame_id, nums }) => ({ item_id, size_id, frame_id, nums }));
}

export function sendOrder(api: TestApi, buyer: Buyer, json: object, key?: string): Promise<TestReply> {
  const headers = { ...buyer.headers, ...(key !== undefined && { 'idempotency-key': key }) };
  return api('/api/order/order', { method: 'POST', json, headers });
}

/** Returns the order's code. */
export async function order(api: TestApi, buyer: Buyer, lines: readonly CartLine[]): Promise<string> {
  await fillCart(api, buyer, lines);
  return (await sendOrder(api, buyer, requestFor(buyer, lines))).as(orderPlacedReply).order.code;
}

/** Pays all awaited orders, so that buyers may order again (product §5.10). */
export async function payAll(db: Db): Promise<void> {
  await db.execute(
    sql`update shop_order set payment_status = 'paid', freight_stage = 'preparing' where payment_status = 'unpaid'`,
  );
}

/** Takes one step with an order: the member's, or with staff headers the staff's. */
export function act(
  api: TestApi,
  headers: Record<string, string>,
  path: string,
  json: object = {},
): Promise<TestReply> {
  return api(`/api/${path}`, { method: 'POST', json, headers });
}

export const staffSteps =
  (api: TestApi, headers: Record<string, string>, code: string) =>
  (action: string, json: object = {}) =>
    act(api, headers, `admin/order/${code}/${action}`, json);

/** The codes of the orders in a queue of the desk. */
export async function staffQueue(api: TestApi, headers: Record<string, string>, query: string): Promise<string[]> {
  const { list } = (await api(`/api/admin/order?${query}`, { headers })).as(staffOrdersReply);
  return list.map(({ code }) => code);
}

/** The kinds of mails queued since the members registered, oldest first. */
export async function orderMails(db: Db): Promise<string[]> {
  const mails = await db.select().from(mailOutbox).orderBy(asc(mailOutbox.mail_id));
  return mails.map(({ kind }) => kind).filter((kind) => !/^(welcome|verify_address|new_device)$/.test(kind));
}
