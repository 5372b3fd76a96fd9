import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { quoteReply } from '#buying/checkout/checkout.contract.ts';
import { hangWork } from '#catalogue/works/server/testing-works.ts';
import { item } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { orderPlacedReply, orderReply, priceChangedReply } from '../order.contract.ts';
import { orderLine, shopOrder } from './order.tables.ts';
import {
  type Buyer,
  cartOf,
  fillCart,
  firstPrint,
  newBuyer,
  order,
  orderMails,
  requestFor,
  sendOrder,
  test,
} from './testing-orders.ts';

const read = async (api: TestApi, { headers }: Buyer, code: string) =>
  (await api(`/api/order/${code}`, { headers })).as(orderReply).order;
const soldOf = async (db: Db, itemId: number) =>
  (await db.select({ sold: item.edition_sold }).from(item).where(sql`${item.item_id} = ${itemId}`))[0]?.sold;

describe('placing an order', () => {
  test('returns its code and hash, copies everything, empties the cart and queues a mail', async ({
    api,
    db,
    shop,
  }) => {
    const { buyer, poppies, larger } = shop;
    await fillCart(api, buyer, [poppies, { ...larger, nums: 2 }]);

    const reply = await sendOrder(api, buyer, requestFor(buyer, [poppies, { ...larger, nums: 2 }]));

    expect(reply.status).toBe(200);
    const placed = reply.as(orderPlacedReply).order;
    expect(placed.code).toMatch(/^CN-\d{6}-[0-9A-Z]{6}$/);
    expect(placed.hash).toMatch(/^[0-9a-f]{32}$/);
    expect(await cartOf(api, buyer)).toEqual([]);
    expect(await orderMails(db)).toEqual(['order_received']);
    const shown = await read(api, buyer, placed.code);
    expect(shown).toMatchObject({
      status: 'processing',
      payment_status: 'unpaid',
      freight_stage: 'none',
      paytype: 'transfer',
    });
    expect(shown.lines.map(({ title, nums }) => [title, nums])).toEqual([
      ['Poppies', 1],
      ['Poppies', 2],
    ]);
    expect(shown.subtotal + shown.shipping_fee).toBe(shown.total);
    expect(shown.net + shown.tax).toBe(shown.total);
    expect(shown.receiver).toMatchObject({
      name: 'Mei Lin',
      email: 'mei@example.com',
      phone: '+886 912345678',
      city: '臺北市',
    });
    expect(shown.bank).toMatchObject({ bank_code: '000', account_holder: 'Cornice Art Co., Ltd.' });
    expect(shown.events.map(({ what }) => what)).toEqual(['placed']);
    expect(shown.agree).toMatchObject({
      terms: expect.any(String),
      privacy: expect.any(String),
      exchange: expect.any(String),
    });
  });

  test('leaves other lines in the cart', async ({ api, shop }) => {
    const { buyer, poppies, larger } = shop;
    await fillCart(api, buyer, [poppies, larger]);

    await sendOrder(api, buyer, requestFor(buyer, [poppies]));

    expect(await cartOf(api, buyer)).toEqual([larger]);
  });

  test('is not affected by later changes of prices, works and the member', async ({ api, db, shop }) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const before = await read(api, shop.buyer, code);
    await db.execute(sql`update size set price = '{"NTD":1,"USD":1}'`);
    await db.execute(sql`update item set title = '{"en":"Renamed","zh-Hant":"","zh-Hans":""}'`);
    await db.execute(sql`update member_address set address = 'elsewhere'`);

    const after = await read(api, shop.buyer, code);

    expect(after).toEqual(before);
  });

  test('takes numbers of an edition, also as two lines of one work, and sells none twice', async ({
    api,
    db,
    shop,
  }) => {
    const { buyer, harbour, largerHarbour } = shop;
    await order(api, buyer, [harbour, largerHarbour]);
    const lines = await db.select().from(orderLine).orderBy(orderLine.line_id);
    const other = await newBuyer(api, db, 'kai@example.com');
    await fillCart(api, other, [{ ...harbour, nums: 1 }, largerHarbour]);

    const refused = await sendOrder(api, other, requestFor(other, [harbour, largerHarbour]));

    expect(lines.map(({ edition_numbers }) => edition_numbers)).toEqual([[1], [2]]);
    expect([refused.status, refused.code]).toEqual([409, 'sold_out']);
    expect(await soldOf(db, harbour.item_id)).toBe(2);
    expect(await cartOf(api, other)).toEqual([harbour, largerHarbour]);
  });

  test('requests a company’s invoice if the spec’s bare tax id is sent', async ({ api, db, shop }) => {
    await fillCart(api, shop.buyer, [shop.poppies]);
    await sendOrder(api, shop.buyer, requestFor(shop.buyer, [shop.poppies], { tax_id: '04595257' }));

    const [row] = await db.select().from(shopOrder);

    expect(row?.invoice).toMatchObject({ type: 'company', tax_id: '04595257' });
  });

  test.for(['', null])('treats the tax id %j as none', async (tax_id, { api, db, shop }) => {
    await fillCart(api, shop.buyer, [shop.poppies]);
    const reply = await sendOrder(api, shop.buyer, requestFor(shop.buyer, [shop.poppies], { tax_id }));

    const [row] = await db.select().from(shopOrder);

    expect(reply.status).toBe(200);
    expect(row?.invoice).toEqual({ type: 'personal', carrier: { type: 'member' } });
  });
});

describe('one click is one order', () => {
  const KEY = '6f1c2f0e-7d0b-4c3e-9d64-0f6a1e0c1a11';

  test('the same key gives the same answer, byte for byte', async ({ api, db, shop }) => {
    const { buyer, poppies } = shop;
    await fillCart(api, buyer, [poppies]);
    const first = await sendOrder(api, buyer, requestFor(buyer, [poppies]), KEY);

    const again = await sendOrder(api, buyer, requestFor(buyer, [poppies]), KEY);

    expect(again.status).toBe(200);
    expect(again.text).toBe(first.text);
    expect(await db.$count(shopOrder)).toBe(1);
    expect(await orderMails(db)).toEqual(['order_received']);
  });

  test('the same key with another order is refused, and another member’s key is their own', async ({
    api,
    db,
    shop,
  }) => {
    const { buyer, poppies, larger } = shop;
    await fillCart(api, buyer, [poppies, larger]);
    await sendOrder(api, buyer, requestFor(buyer, [poppies]), KEY);
    const other = await newBuyer(api, db, 'kai@example.com');
    await fillCart(api, other, [poppies]);

    const reused = await sendOrder(api, buyer, requestFor(buyer, [larger]), KEY);
    const theirs = await sendOrder(api, other, requestFor(other, [poppies]), KEY);

    expect([reused.status, reused.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await cartOf(api, buyer)).toEqual([larger]);
    expect(theirs.status).toBe(200);
  });

  test('a refused order does not use the key up', async ({ api, shop }) => {
    const { buyer, poppies } = shop;
    await fillCart(api, buyer, [poppies]);
    const refused = await sendOrder(api, buyer, requestFor(buyer, [poppies], { total: 1 }), KEY);

    const { figures } = refused.as(priceChangedReply);
    const agreed = await sendOrder(api, buyer, requestFor(buyer, [poppies], { total: figures?.total }), KEY);

    expect(agreed.status).toBe(200);
  });

  test('without a key the cart is the key: sent twice, ordered once; filled again, ordered again', async ({
    api,
    db,
    shop,
  }) => {
    const { buyer, poppies } = shop;
    await fillCart(api, buyer, [poppies]);
    const first = await sendOrder(api, buyer, requestFor(buyer, [poppies]));
    const again = await sendOrder(api, buyer, requestFor(buyer, [poppies]));
    await fillCart(api, buyer, [poppies]);
    const second = await sendOrder(api, buyer, requestFor(buyer, [poppies]));

    expect(again.body).toEqual(first.body);
    expect(second.as(orderPlacedReply).order.code).not.toBe(first.as(orderPlacedReply).order.code);
    expect(await db.$count(shopOrder)).toBe(2);
  });
});

test('without a key, a request for one print is not a retry of the last while the cart has two', async ({
  api,
  db,
  shop,
}) => {
  const { buyer, poppies } = shop;
  const other = { ...poppies, frame_id: poppies.frame_id === 2 ? 3 : 2 };
  await fillCart(api, buyer, [poppies, other]);
  expect((await sendOrder(api, buyer, requestFor(buyer, [poppies, other]))).status).toBe(200);

  for (const lines of [[{ ...poppies, nums: 2 }], [other], [poppies, { ...other, nums: 3 }]]) {
    await fillCart(api, buyer, lines);
    const stale = await sendOrder(api, buyer, requestFor(buyer, [poppies, other]));
    expect([stale.status, stale.code]).toEqual([409, 'cart_changed']);
    expect(await cartOf(api, buyer)).toEqual(lines);
  }
  expect(await db.$count(shopOrder)).toBe(1);
});

describe('nothing is ordered and nothing written', () => {
  type Tampering = [
    string,
    (shop: { address_id: number; poppies: { size_id: number; item_id: number } }) => object,
    number,
    string,
  ];
  const line =
    (change: object) =>
    ({ poppies }: { poppies: object }) => ({ items: [{ ...poppies, ...change }] });
  const cases: Tampering[] = [
    ['another total', () => ({ total: 1 }), 409, 'price_changed'],
    ['a currency the pay type does not have', () => ({ currency: 'USD' }), 422, 'validation'],
    ['an unknown currency', () => ({ currency: 'EUR' }), 422, 'validation'],
    ['a pay type of the other currency', () => ({ paytype: 'cybersource_usd' }), 422, 'validation'],
    ['an unknown pay type', () => ({ paytype: 'cash' }), 422, 'validation'],
    ['a pay type that is not open yet', () => ({ paytype: 'cybersource' }), 422, 'paytype_unavailable'],
    ['a work that is not in the cart', line({ item_id: 999_999 }), 409, 'cart_changed'],
    ['a size of another work', line({ size_id: 1_000_000 }), 409, 'cart_changed'],
    ['no prints', line({ nums: 0 }), 422, 'validation'],
    ['fewer than no prints', line({ nums: -1 }), 422, 'validation'],
    ['half a print', line({ nums: 1.5 }), 422, 'validation'],
    ['a huge number of prints', line({ nums: 2_147_483_648 }), 422, 'validation'],
    ['more prints than lie in the cart', line({ nums: 2 }), 409, 'cart_changed'],
    ['a price of their own', line({ price: 1 }), 422, 'validation'],
    ['the same print twice', ({ poppies }) => ({ items: [poppies, poppies] }), 422, 'validation'],
    ['no lines', () => ({ items: [] }), 422, 'validation'],
    ['no agreement', () => ({ agree: false }), 422, 'validation'],
    ['an agreement in words', () => ({ agree: 'true' }), 422, 'validation'],
    ['a tax id in full-width digits', () => ({ tax_id: '０４５９５２５７' }), 422, 'validation'],
    ['a tax id with a wrong checksum', () => ({ tax_id: '04595253' }), 422, 'validation'],
    ['an address that does not exist', ({ address_id }) => ({ address_id: address_id + 999 }), 404, 'not_found'],
    ['a status of their own', () => ({ payment_status: 'paid' }), 422, 'validation'],
  ];

  test.for(cases)('for %s', async ([, change, status, code], { api, db, shop }) => {
    const { buyer, poppies } = shop;
    await fillCart(api, buyer, [poppies]);

    const reply = await sendOrder(api, buyer, requestFor(buyer, [poppies], change({ ...buyer, poppies })));

    expect([reply.status, reply.code]).toEqual([status, code]);
    expect(await db.$count(shopOrder)).toBe(0);
    expect(await orderMails(db)).toEqual([]);
    expect(await cartOf(api, buyer)).toEqual([poppies]);
  });

  test('for another member’s address, without revealing anything about it', async ({ api, db, shop }) => {
    const other = await newBuyer(api, db, 'kai@example.com');
    await fillCart(api, shop.buyer, [shop.poppies]);

    const reply = await sendOrder(api, shop.buyer, { ...requestFor(other, [shop.poppies]) });

    expect([reply.status, reply.code]).toEqual([404, 'not_found']);
    expect(await db.$count(shopOrder)).toBe(0);
  });

  test('for a size of another work that got into the cart', async ({ api, db, shop }) => {
    const { smallest } = await firstPrint(db, await hangWork(db, shop.artist, 'Ridge'));
    await fillCart(api, shop.buyer, [shop.poppies]);
    await db.execute(sql`update cart_line set size_id = ${smallest.size_id}`);

    const reply = await sendOrder(
      api,
      shop.buyer,
      requestFor(shop.buyer, [{ ...shop.poppies, size_id: smallest.size_id }]),
    );

    expect([reply.status, reply.code]).toEqual([409, 'cart_item_unavailable']);
    expect(await db.$count(shopOrder)).toBe(0);
  });

  test('if the work went offline meanwhile; the other lines stay in the cart', async ({ api, db, shop }) => {
    const { buyer, poppies, harbour } = shop;
    await fillCart(api, buyer, [poppies, harbour]);
    await db.execute(sql`update item set status = 'offline', stage = 'paused' where item_id = ${poppies.item_id}`);

    const reply = await sendOrder(api, buyer, requestFor(buyer, [poppies, harbour]));

    expect([reply.status, reply.code]).toEqual([409, 'cart_item_unavailable']);
    expect(await cartOf(api, buyer)).toEqual([poppies, harbour]);
    expect(await soldOf(db, harbour.item_id)).toBe(0);
  });

  test('if a price changed: the answer has the new figures', async ({ api, db, shop }) => {
    const { buyer, poppies } = shop;
    await fillCart(api, buyer, [poppies]);
    const quoted = await api('/api/quote', {
      method: 'POST',
      json: { items: [poppies], currency: 'NTD', destination: { address_id: buyer.address_id } },
      headers: buyer.headers,
    });
    await db.execute(sql`update size set price = '{"NTD":9990,"USD":33000}' where size_id = ${poppies.size_id}`);

    const { total } = quoted.as(quoteReply);
    const reply = await sendOrder(api, buyer, requestFor(buyer, [poppies], { total }));

    expect([reply.status, reply.code]).toEqual([409, 'price_changed']);
    const { figures } = reply.as(priceChangedReply);
    expect(figures?.total).toBeGreaterThan(9990);
    expect(Object.keys(figures ?? {}).sort()).toEqual(['currency', 'shipping', 'subtotal', 'tax', 'total']);
  });

  test('for an address outside our delivery area', async ({ api, db, shop }) => {
    await fillCart(api, shop.buyer, [shop.poppies]);
    await db.execute(sql`update member_address set country_code = 'BR'`);

    const reply = await sendOrder(api, shop.buyer, requestFor(shop.buyer, [shop.poppies]));

    expect([reply.status, reply.code]).toEqual([422, 'undeliverable']);
  });
});
