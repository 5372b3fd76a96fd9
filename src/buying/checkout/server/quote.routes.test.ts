import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as apiTest, type TestApi } from '#app/server/testing.ts';
import { estimateDelivery } from '#catalogue/delivery/delivery.rules.ts';
import { zoneOf } from '#catalogue/delivery/delivery-zones.rules.ts';
import { openingRates } from '#catalogue/site/delivery-rates.rules.ts';
import { saveSetting } from '#catalogue/site/server/site.service.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { size } from '#catalogue/works/server/works.tables.ts';
import { shopWorkReply } from '#catalogue/works/works.contract.ts';
import type { Db } from '#db/server/connect.ts';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { offeredFrames } from '#ground/framing/framing.rules.ts';
import { addressesReply, addressReply } from '#people/members/address.contract.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { home } from '#people/members/server/testing-people.ts';
import { quoteReply } from '../checkout.contract.ts';

/** A shop with one work, and one print of its smallest size in oak: 40 × 26.7 cm, NT$1,670 + 1,250. */
async function openShop(db: Db, api: TestApi) {
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Lin');
  const item_id = await hangWork(db, artist, 'Ridge');
  const [small] = (await api(`/api/shop/${item_id}`)).as(shopWorkReply).sizes;
  return { artist, ridge: { item_id, size_id: small?.size_id ?? 0, frame_id: 2, nums: 1 } };
}

const test = apiTest.extend<{ shop: Awaited<ReturnType<typeof openShop>> }>({
  shop: async ({ db, api }, use) => use(await openShop(db, api)),
});

const taipei = { country_code: 'TW', postal_code: '103' };
const quote = (api: TestApi, json: object, headers: Record<string, string> = {}) =>
  api('/api/quote', { method: 'POST', json: { currency: 'NTD', destination: taipei, ...json }, headers });

describe('a quote', () => {
  test('gives the price of each line and the total, the tax in it, and the arrival dates', async ({ api, shop }) => {
    const reply = await quote(api, { items: [{ ...shop.ridge, nums: 2 }] });
    const { arrival } = reply.as(quoteReply);

    expect(reply.body).toEqual({
      code: 'success',
      currency: 'NTD',
      subtotal: 5_840,
      shipping: 150,
      // 5,990 ÷ 1.05 = 5,704.76: 5,840 has 5,561.90 of it, the delivery 142.86.
      tax: { net: 5_705, tax: 285, rate: 5 },
      total: 5_990,
      arrival: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      lines: [{ ...shop.ridge, nums: 2, unit_price: 2_920, line_total: 5_840, net: 5_562, tax: 278 }],
    });
    expect(arrival.from < arrival.to).toBe(true);
  });

  test('promises no day when the workshop is closed', async ({ api, db, shop }) => {
    const days = Array.from({ length: 60 }, (_, at) =>
      new Date(Date.now() + at * 86_400_000).toISOString().slice(0, 10),
    );
    await saveSetting(db, 'calendar', { closed: days, working: [] });

    const { arrival } = (await quote(api, { items: [shop.ridge] })).as(quoteReply);

    expect(arrival.from > (days.at(-1) ?? '')).toBe(true);
  });

  test('works for an address from the member’s own book', async ({ api, shop, db }) => {
    const mei = await newMember(api, db, 'mei@example.com');
    const island = { ...home, city: '澎湖縣', township: '馬公市', postal_code: '880' };
    const added = await api('/api/address', { method: 'POST', json: island, headers: mei.headers });
    const { address_id } = added.as(addressReply);

    const { body } = await quote(api, { items: [shop.ridge], destination: { address_id } }, mei.headers);

    expect(body).toMatchObject({ shipping: 350, total: 3_270 });
  });

  test('agrees with the product page’s own calculation', async ({ api, shop }) => {
    const { sizes, frames } = (await api(`/api/shop/${shop.ridge.item_id}`)).as(shopWorkReply);
    const size = sizes.at(2) as Size;
    for (const country_code of ['TW', 'JP', 'US', 'FR']) {
      for (const frame of offeredFrames(size, frames)) {
        const line = { ...shop.ridge, size_id: size.size_id, frame_id: frame.frame_id };
        const reply = await quote(api, { items: [line], destination: { country_code } });

        const { shipping } = reply.as(quoteReply);
        expect(estimateDelivery(openingRates, size, frame, country_code)).toMatchObject({ fees: { NTD: shipping } });
        expect(estimateDelivery(openingRates, size, frame, country_code)?.zone).toBe(
          zoneOf(openingRates, { country_code }),
        );
      }
    }
    expect(estimateDelivery(openingRates, size, frames[0] as Frame, 'BR')).toBeUndefined();
  });

  test('uses the latest catalogue', async ({ api, shop, db }) => {
    await db.execute(sql`update size set price = '{"NTD":5000,"USD":17000}' where size_id = ${shop.ridge.size_id}`);

    expect((await quote(api, { items: [shop.ridge] })).body).toMatchObject({ subtotal: 6_250, shipping: 0 });
  });
});

describe('what cannot be delivered', () => {
  const places = [
    { country_code: 'TW', postal_code: '290' },
    { country_code: 'TW', postal_code: '817' },
    { country_code: 'TW', postal_code: '81901' },
    { country_code: 'TW', postal_code: '999' },
    { country_code: 'TW', township: '釣魚台列嶼' },
    { country_code: 'BR' },
    { country_code: 'AU', postal_code: '2000' },
    { country_code: 'CN' },
  ];
  test.for(places)('%j is explained in the buyer’s language', async (destination, { api, shop }) => {
    const reply = await quote(api, { items: [shop.ridge], destination });

    expect([reply.status, reply.code, reply.refusal.message]).toEqual([
      422,
      'undeliverable',
      'Undelivered as addressed',
    ]);
  });
});

describe('what a quote refuses', () => {
  test.for([0, -1, 1.5, 100, 2_147_483_648, '1', null])('%j prints', async (nums, { api, shop }) => {
    const { status, errors } = await quote(api, { items: [{ ...shop.ridge, nums }] });

    expect([status, Object.keys(errors)]).toEqual([422, ['items.0.nums']]);
  });

  test('another currency, a price in the request, no line, and the same line twice', async ({ api, shop }) => {
    const items = [shop.ridge];
    const errors = async (json: object) => Object.keys((await quote(api, json)).errors);

    expect(await errors({ items, currency: 'EUR' })).toEqual(['currency']);
    expect(await errors({ items, total: 1 })).toEqual(['total']);
    expect(await errors({ items: [{ ...shop.ridge, unit_price: 1 }] })).toEqual(['unit_price']);
    expect(await errors({ items: [] })).toEqual(['items']);
    expect(await errors({ items: [shop.ridge, shop.ridge] })).toEqual(['items']);
    expect(await errors({ items: Array.from({ length: 101 }, () => shop.ridge) })).toEqual(['items']);
  });

  test('a size of another work, an unknown frame, and works that are not for sale here', async ({ api, shop, db }) => {
    const other = await hangWork(db, shop.artist, 'Harbour');
    const code = async (line: object) => (await quote(api, { items: [line] })).code;

    expect(await code({ ...shop.ridge, item_id: other })).toBe('cart_item_unavailable');
    expect(await code({ ...shop.ridge, frame_id: 999 })).toBe('cart_item_unavailable');
    await db.execute(sql`update item set sale_mode = 'exhibition' where item_id = ${shop.ridge.item_id}`);
    expect(await code(shop.ridge)).toBe('cart_item_unavailable');
    await db.execute(sql`update item set sale_mode = 'online', status = 'offline', stage = 'paused'`);
    expect(await code(shop.ridge)).toBe('cart_item_unavailable');
  });

  test('more of an edition than is left, counted over all its lines', async ({ api, shop, db }) => {
    await db.execute(
      sql`update item set sale_mode = 'edition', edition_size = 5, edition_sold = 3 where item_id = ${shop.ridge.item_id}`,
    );
    const items = (one: number, other: number) => [
      { ...shop.ridge, nums: one },
      { ...shop.ridge, frame_id: 3, nums: other },
    ];

    expect((await quote(api, { items: items(1, 1) })).code).toBe('success');
    expect((await quote(api, { items: items(1, 2) })).code).toBe('sold_out');
    await db.execute(sql`update item set edition_sold = 5 where item_id = ${shop.ridge.item_id}`);
    expect((await quote(api, { items: [shop.ridge] })).code).toBe('sold_out');
  });

  test('another member’s address, an unknown one, and any address from a visitor', async ({ api, shop, db }) => {
    const mei = await newMember(api, db, 'mei@example.com');
    const thief = await newMember(api, db, 'thief@example.com');
    const [own] = (await api('/api/address', { headers: mei.headers })).as(addressesReply).list;
    const ask = (address_id: number | undefined, headers = {}) =>
      quote(api, { items: [shop.ridge], destination: { address_id } }, headers);

    const foreign = await ask(own?.address_id, thief.headers);
    const missing = await ask(99_999, thief.headers);

    expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body]);
    expect(foreign.status).toBe(404);
    expect((await ask(own?.address_id)).status).toBe(401);
    expect((await ask(own?.address_id, mei.headers)).code).toBe('success');
  });
});

describe('more than an order can hold', () => {
  const dear = { w_mm: 600, h_mm: 400, price: { NTD: 2_000_000_000, USD: 100 } };

  test('is refused when the price is entered', async ({ db, shop }) => {
    const prices = [{ NTD: 2 ** 31, USD: 1 }, { NTD: 1, USD: 2 ** 31 }, dear.price, { NTD: -1, USD: 1 }];
    for (const price of prices) {
      const saved = hangWork(db, shop.artist, 'Dear', { sizes: [{ ...dear, price }] });
      await expect(saved).rejects.toMatchObject({ code: 'validation' });
    }
    const fair = { NTD: 20_000_000, USD: 20_000_000 };
    await expect(hangWork(db, shop.artist, 'Fair', { sizes: [{ ...dear, price: fair }] })).resolves.toBeGreaterThan(0);
  });

  test('is not quoted, even if the catalogue has it', async ({ api, db, shop }) => {
    const { ridge } = shop;
    await db.update(size).set({ price: dear.price }).where(eq(size.size_id, ridge.size_id));

    const reply = await quote(api, { items: [{ ...ridge, nums: 2 }] });

    expect([reply.status, reply.code]).toEqual([409, 'cart_full']);
  });
});
