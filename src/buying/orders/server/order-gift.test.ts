import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { giftLinkReply, giftReply } from '#buying/gifts/gift.contract.ts';
import { giftLink } from '#buying/gifts/server/gift.tables.ts';
import { saveSetting } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { sealerOf } from '#ground/sealing/server/sealing.ts';
import { LIMITS } from '#ground/throttle/limits.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { shopDay } from '#shared/shop-time.ts';
import { orderPlacedReply, orderReply } from '../order.contract.ts';
import type { PaperKind } from '../workshop.contract.ts';
import { workshopCards } from './order-gift-card.service.ts';
import { eraseGiftsOf, exportOrders } from './order-member.service.ts';
import {
  type Buyer,
  fillCart,
  newBuyer,
  newStaff,
  type OrderShop,
  payAll,
  requestFor,
  sendOrder,
  staffQueue,
  staffSteps,
  test,
} from './testing-orders.ts';
import { makePapers } from './workshop.service.ts';

/** These tests store no pictures: the place of a missing one stays empty. */
const noStorage = {} as Parameters<typeof makePapers>[1];
const keys = { secretsKeys: ['5e'.repeat(32)], dataDir: '/nonexistent' };

const inDays = (days: number) => shopDay(new Date(Date.now() + days * 86_400_000));
const words = { recipient: '王小明', message: '生日快樂！\nFor your new flat.', card_link: true };

const giveTo = async (api: TestApi, { buyer, harbour }: OrderShop, gift: object, more: object = {}) => {
  await fillCart(api, buyer, [harbour]);
  return sendOrder(api, buyer, requestFor(buyer, [harbour], { gift, ...more }));
};
const give = async (api: TestApi, shop: OrderShop, gift: object = words) =>
  (await giveTo(api, shop, gift)).as(orderPlacedReply).order.code;

const linkOf = async (api: TestApi, { headers }: Buyer, code: string) =>
  (await api(`/api/order/${code}/gift`, { headers })).as(giftLinkReply).link;
const secretOf = async (api: TestApi, buyer: Buyer, code: string) =>
  (await linkOf(api, buyer, code)).path?.replace('/gift/', '') ?? '';
const openGift = (api: TestApi, secret: string, path = 'gift') =>
  api(`/api/${path}`, { method: 'POST', json: { secret } });

test('a gift goes to its recipient, and the buyer sees what they chose', async ({ api, db, shop }) => {
  const code = await give(api, shop, { ...words, not_before: inDays(30) });

  const { order } = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply);
  expect(order.gift).toEqual({ ...words, not_before: inDays(30) });
  expect(order.receiver.name).toBe('王小明');
  // One day to Taipei is the fastest.
  expect(order.ship_from).toBe(inDays(29));
  expect(order.arrival?.from && order.arrival.from >= inDays(30)).toBe(true);
  const [mail] = await db.select().from(mailOutbox).where(sql`${mailOutbox.kind} = 'order_received'`);
  expect(mail?.data).toMatchObject({ name: 'Mei Lin', gift: { recipient: '王小明', not_before: inDays(30) } });
});

test('an order without a gift is as before', async ({ api, db, shop }) => {
  await fillCart(api, shop.buyer, [shop.harbour]);
  const placed = await sendOrder(api, shop.buyer, requestFor(shop.buyer, [shop.harbour]));

  const { code } = placed.as(orderPlacedReply).order;
  const { order } = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply);
  expect([order.gift, order.ship_from]).toEqual([null, null]);
  expect(await db.$count(giftLink)).toBe(0);
  expect((await api(`/api/order/${code}/gift`, { headers: shop.buyer.headers })).code).toBe('not_found');
});

test('a day before the first arrival or after 90 days is refused, and nothing is ordered', async ({ api, shop }) => {
  for (const not_before of [inDays(1), inDays(91)])
    expect((await giveTo(api, shop, { not_before })).code).toBe('gift_day');
  expect((await giveTo(api, shop, { price: 'hidden' })).code).toBe('validation');
  expect((await giveTo(api, shop, { not_before: inDays(90) })).code).toBe('success');
});

test('a gift can be collected: it is ready on its day, not earlier', async ({ api, db, shop }) => {
  const name = { en: 'Gallery', 'zh-Hant': '畫廊', 'zh-Hans': '画廊' };
  const place = { key: 'gallery', name, address: name, note: name };
  await saveSetting(db, 'pickup', { active: true, keep_days: 10, places: [place] });
  const pickup = { place: 'gallery', name: 'Wu', mobile: { code: '886', number: '912345678' } };
  await fillCart(api, shop.buyer, [shop.harbour]);
  const { address_id: _none, ...request } = requestFor(shop.buyer, [shop.harbour], {
    pickup_type: 'pickup',
    pickup,
    gift: { not_before: inDays(40) },
  });
  const placed = await sendOrder(api, shop.buyer, request);

  const { code } = placed.as(orderPlacedReply).order;
  const { order } = (await api(`/api/order/${code}`, { headers: shop.buyer.headers })).as(orderReply);
  expect([order.ship_from, order.receiver.name]).toEqual([inDays(40), 'Wu']);
  await payAll(db);
  const step = staffSteps(api, await newStaff(api, db, 'workshop'), code);
  await step('start_production');
  await step('complete');
  expect((await step('ready_pickup')).code).toBe('gift_early');
  expect((await step('ready_pickup', { early: true })).code).toBe('success');
});

test('a parcel leaves before its day only if staff confirm it', async ({ api, db, shop }) => {
  const code = await give(api, shop, { not_before: inDays(30) });
  const plain = await newBuyer(api, db, 'wu@example.com');
  await fillCart(api, plain, [shop.poppies]);
  const other = (await sendOrder(api, plain, requestFor(plain, [shop.poppies]))).as(orderPlacedReply).order.code;
  await payAll(db);
  const workshop = await newStaff(api, db, 'workshop');
  for (const each of [code, other]) {
    const step = staffSteps(api, workshop, each);
    await step('start_production');
    await step('complete');
  }
  // Paid first, but not due.
  await db.execute(sql`update shop_order set generate_at = '2026-01-01' where code = ${code}`);
  await db.execute(sql`update shop_order set generate_at = '2026-01-02' where code = ${other}`);
  expect(await staffQueue(api, workshop, 'queue=to_ship')).toEqual([other, code]);
  expect(await staffQueue(api, workshop, 'gift=any')).toEqual([code]);
  expect(await staffQueue(api, workshop, 'gift=held')).toEqual([code]);

  const parcel = { carrier: 'Black Cat', tracking: '1234567890' };
  const many = await api('/api/admin/workshop/ship', {
    method: 'POST',
    headers: workshop,
    json: { carrier: 'Black Cat', parcels: [{ code, tracking: '1234567890' }] },
  });
  expect(many.body).toMatchObject({ results: [{ code, outcome: 'gift_early' }] });
  const step = staffSteps(api, workshop, code);
  expect((await step('ship', parcel)).code).toBe('gift_early');
  expect((await step('ship', { ...parcel, early: true })).code).toBe('success');
});

test('once its day has come, it leaves like any other parcel', async ({ api, db, shop }) => {
  const code = await give(api, shop, { not_before: inDays(30) });
  await payAll(db);
  await db.execute(sql`update shop_order set ship_from = ${shopDay(new Date())}`);
  const workshop = await newStaff(api, db, 'workshop');
  const step = staffSteps(api, workshop, code);
  await step('start_production');
  await step('complete');

  expect(await staffQueue(api, workshop, 'gift=held')).toEqual([]);
  expect((await step('ship', { carrier: 'Black Cat', tracking: '1234567890' })).code).toBe('success');
});

test('papers of a gift say so and have no prices; its card has the buyer’s words', async ({ api, db, shop }) => {
  const code = await give(api, shop, { ...words, not_before: inDays(30) });
  await payAll(db);
  const asked = { codes: [code], lang: 'en' } as const;
  const read = async (pdf: Uint8Array) => (await readPdf(pdf)).pages.flat().join('\n');
  const paper = async (kind: PaperKind) => read(await makePapers(db, noStorage, { ...asked, paper: kind }));

  const ticket = await paper('tickets');
  expect(ticket).toContain('GIFT');
  expect(ticket).toContain('Not to leave before');
  const slip = await paper('slips');
  expect(slip).toContain('This parcel is a gift. It contains no prices.');
  expect(slip).toContain('王小明');
  const card = await read(await workshopCards(db, { ...keys, baseUrl: 'https://cornice.example' }, asked));
  expect(card).toContain('For 王小明');
  expect(card).toContain('生日快樂！\nFor your new flat.');
  expect(card).toContain('Scan this code');
  for (const text of [ticket, slip, card, await paper('labels')]) expect(text).not.toMatch(/NT\$|\d,\d{3}|Mei/);
});

test('a gift without words and link has no card', async ({ api, db, shop }) => {
  const code = await give(api, shop, {});
  await payAll(db);
  const headers = await newStaff(api, db, 'workshop');

  expect((await api(`/api/admin/workshop/card?codes=${code}`, { headers })).code).toBe('no_gift_card');
  expect((await api(`/api/order/${code}/gift/card`, { headers: shop.buyer.headers })).code).toBe('no_gift_card');
});

test('the recipient’s page has the work and nothing of the buyer or the price', async ({ api, db, shop }) => {
  const code = await give(api, shop);
  const secret = await secretOf(api, shop.buyer, code);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect((await openGift(api, secret)).code).toBe('not_found');
  await payAll(db);

  const reply = await openGift(api, secret);
  const { gift } = reply.as(giftReply);
  expect(gift).toMatchObject({ recipient: '王小明', message: words.message, kit: true });
  expect(gift.works).toMatchObject([{ title: 'Harbour', artist: 'Lin', nums: 1, hangs: true }]);
  expect(JSON.stringify(reply.body)).not.toMatch(/price|total|address|mei@|2,?920|CN-/i);
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  const kit = await openGift(api, secret, 'gift/kit');
  expect(kit.headers.get('content-type')).toBe('application/pdf');
});

test('a secret is stored hashed, and sealed for the card', async ({ api, db, shop }) => {
  const code = await give(api, shop);
  const secret = await secretOf(api, shop.buyer, code);

  const [row] = await db.select().from(giftLink);
  expect(JSON.stringify(row)).not.toContain(secret);
  expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  const sealer = sealerOf(keys);
  expect(sealer.open(row?.sealed ?? '', `gift ${row?.order_id}`)).toBe(secret);
  expect(sealer.open(row?.sealed ?? '', 'gift 0')).toBeUndefined();
});

test('the buyer withdraws the link and makes a new one; the former one stays closed', async ({ api, db, shop }) => {
  const { buyer } = shop;
  const code = await give(api, shop);
  await payAll(db);
  const first = await secretOf(api, buyer, code);
  const path = `/api/order/${code}/gift`;

  const withdrawn = await api(path, { method: 'DELETE', headers: buyer.headers });
  expect(withdrawn.as(giftLinkReply).link).toEqual({ path: null, withdrawn: true });
  expect((await openGift(api, first)).code).toBe('not_found');
  expect((await openGift(api, first, 'gift/kit')).code).toBe('not_found');

  await api(path, { method: 'POST', headers: buyer.headers });
  const second = await secretOf(api, buyer, code);
  expect(second).not.toBe(first);
  expect((await openGift(api, second)).code).toBe('success');
  expect((await openGift(api, first)).code).toBe('not_found');
});

test('nobody else reads, makes or withdraws the link, staff included', async ({ api, db, shop }) => {
  const code = await give(api, shop);
  const path = `/api/order/${code}/gift`;

  expect((await api(path)).code).toBe('unauthenticated');
  for (const headers of [(await newBuyer(api, db, 'wu@example.com')).headers, await newStaff(api, db, 'admin')])
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await api(path, { method, headers })).code).toBe('not_found');
});

test.for([
  ['cancelled', sql`cancellation = 'accepted', payment_status = 'refunding'`],
  ['refunded', sql`payment_status = 'refunded'`],
  ['unpaid', sql`payment_status = 'unpaid'`],
])('the page of an order that is %s does not open', async ([, state], { api, db, shop }) => {
  const code = await give(api, shop);
  await payAll(db);
  const secret = await secretOf(api, shop.buyer, code);
  expect((await openGift(api, secret)).code).toBe('success');
  await db.execute(sql`update shop_order set ${state}`);

  const closed = await openGift(api, secret);
  const unknown = await openGift(api, 'x'.repeat(43));
  expect([closed.status, closed.code]).toEqual([404, 'not_found']);
  expect(closed.body).toEqual(unknown.body);
});

test('strangers can try only so many links', async ({ api }) => {
  for (let at = 0; at < LIMITS.gift_open.most; at += 1)
    expect((await openGift(api, `${at}`.padStart(43, 'x'))).code).toBe('not_found');
  expect((await openGift(api, 'x'.repeat(43))).code).toBe('too_many_requests');
});

test('a member’s copy has the gift without the secret, and a member who leaves closes the page', async ({
  api,
  db,
  shop,
}) => {
  const code = await give(api, shop);
  await payAll(db);
  const secret = await secretOf(api, shop.buyer, code);
  const member_id = await memberOf(db, code);

  const copy = JSON.stringify(await exportOrders(db, member_id));
  expect(copy).toContain('For your new flat.');
  expect(copy).not.toContain(secret);
  await eraseGiftsOf(db, member_id);
  expect((await openGift(api, secret)).code).toBe('not_found');
  const { rows } = await db.execute<{ gift: object }>(sql`select gift from shop_order where code = ${code}`);
  expect(rows[0]?.gift).toMatchObject({ recipient: '', message: '', giver: '' });
});

async function memberOf(db: Db, code: string): Promise<number> {
  const { rows } = await db.execute<{ member_id: number }>(sql`select member_id from shop_order where code = ${code}`);
  return rows[0]?.member_id ?? 0;
}
