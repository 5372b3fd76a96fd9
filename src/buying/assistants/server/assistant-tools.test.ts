import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { quoteReply } from '#buying/checkout/checkout.contract.ts';
import { readLinkedLines } from '#catalogue/cart/cart-link.rules.ts';
import { outerSize, unitPrice } from '#ground/framing/framing.rules.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { askApp } from '#http/server/running-app.ts';
import {
  cartLinkOutput,
  findWorksOutput,
  getWorkOutput,
  MAX_WORKS,
  quoteOutput,
  showInRoomOutput,
} from '../assistant.contract.ts';
import { type AssistantShop, CLIENTS, callTool, connect, GOLD, OAK, test } from './testing-assistants.ts';

const printOf = ({ item_id, size_ids }: AssistantShop['works']['lake'], at = 0) => ({
  item_id,
  size_id: size_ids[at] ?? 0,
  frame_id: OAK,
});

describe.for(CLIENTS)('a client $kind', ({ mode }) => {
  test('learns the tools, which all only read, and what they take and answer', async ({ shop }) => {
    const client = await connect(shop, mode);

    const { tools } = await client.listTools();

    expect(tools.map(({ name }) => name)).toEqual(['find_works', 'get_work', 'show_in_room', 'quote', 'cart_link']);
    for (const { annotations, description, inputSchema, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(description?.length).toBeGreaterThan(60);
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
    }
    expect(client.getInstructions()).toContain('cart_link');
    expect(client.getServerVersion()?.title).toBe('Cornice');
  });

  test('goes from a wish to a link that fills a cart', async ({ shop }) => {
    const client = await connect(shop, mode);
    const space = { width_cm: 220, over: 'furniture' };

    const found = await callTool(client, 'find_works', findWorksOutput, { words: 'Lake', colours: ['blue'], space });
    const [work] = found.data.works;
    const about = await callTool(client, 'get_work', getWorkOutput, { item_id: work?.item_id, space });
    const best = about.data.prints.find(({ fits, frame_id }) => fits === 'best' && frame_id === OAK);
    const line = { item_id: work?.item_id, size_id: best?.size_id, frame_id: best?.frame_id };
    const room = await callTool(client, 'show_in_room', showInRoomOutput, line);
    const price = await callTool(client, 'quote', quoteOutput, { lines: [line] });
    const cart = await callTool(client, 'cart_link', cartLinkOutput, { lines: [line] });

    expect(work?.title).toBe('Lake');
    expect(best?.framed.width_cm).toBeGreaterThan(110);
    expect(best?.framed.width_cm).toBeLessThan(165);
    expect(room.picture?.length).toBeGreaterThan(10_000);
    expect(price.data.lines).toEqual([{ ...line, nums: 1, each: best?.price, sum: best?.price }]);
    const url = new URL(cart.data.url ?? '');
    expect(url.origin + url.pathname).toBe('https://shop.test/prints');
    expect(readLinkedLines(url.searchParams.get('lines'))).toEqual({ lines: [{ ...line, nums: 1 }], isWhole: true });
  });
});

describe('find_works', () => {
  test('narrows by every filter, and says what fewer filters would show', async ({ shop }) => {
    const client = await connect(shop);
    const find = (given: object) => callTool(client, 'find_works', findWorksOutput, { ...given });

    const titles = async (given: object) => (await find(given)).data.works.map(({ title }) => title).sort();
    expect(await titles({})).toEqual(['Lake', 'Numbered', 'Shown']);
    expect(await titles({ words: 'lake' })).toEqual(['Lake']);
    expect(await titles({ colours: ['red'] })).toEqual([]);
    expect(await titles({ orientation: ['portrait'] })).toEqual([]);
    expect(await titles({ space: { width_cm: 30, height_cm: 30 } })).toEqual([]);
    expect(await titles({ budget_max: 100 })).toEqual([]);
    expect(await titles({ budget_max: 100_000, category: ['landscape'], size: ['s', 'm'] })).toHaveLength(3);
    const nothing = await find({ colours: ['red'], words: 'Lake' });
    expect(nothing.data.without).toContainEqual({ filter: 'colour', count: 1 });
    expect(nothing.text).toMatch(/No work matches/);
  });

  test('a budget is in whole units of the currency, prices are whole numbers with a text', async ({ shop }) => {
    const client = await connect(shop);
    const find = (given: object) => callTool(client, 'find_works', findWorksOutput, { words: 'Lake', ...given });
    const [{ price_from } = { price_from: { amount: 0, text: '' } }] = (await find({ currency: 'USD' })).data.works;

    expect(price_from.text).toBe(`US$${price_from.amount / 100}`);
    const dollars = Math.ceil(price_from.amount / 100);
    expect((await find({ currency: 'USD', budget_max: dollars })).data.total).toBe(1);
    expect((await find({ currency: 'USD', budget_max: 10 })).data.total).toBe(0);
  });

  test('answers twelve works a page, each once', async ({ db, shop }) => {
    const { addArtist, hangWork } = await import('#catalogue/works/server/testing-works.ts');
    const mori = await addArtist(db, 'Mori');
    for (let at = 0; at < 27; at++) await hangWork(db, mori, `Tide ${at}`);
    const client = await connect(shop);

    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => callTool(client, 'find_works', findWorksOutput, { page, sort: 'new' })),
    );

    expect(pages.map(({ data }) => data.works.length)).toEqual([MAX_WORKS, MAX_WORKS, 6, 0]);
    expect(new Set(pages.flatMap(({ data }) => data.works.map(({ item_id }) => item_id))).size).toBe(30);
    expect(pages[0]?.data).toMatchObject({ total: 30, pages: 3 });
  });

  test('links the same search in the shop, for the buyer', async ({ shop }) => {
    const given = { words: 'a b', colours: ['blue', 'red'], budget_max: 50, currency: 'USD', language: 'zh-Hant' };
    const { data } = await callTool(await connect(shop), 'find_works', findWorksOutput, given);

    const url = new URL(data.url);
    expect(url.pathname).toBe('/zh-Hant/shop');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      keyword: 'a b',
      colour: 'blue_red',
      price_max: '5000',
    });
  });
});

describe('get_work', () => {
  test('prices every combination by the shop’s rule, and rates sizes for the space', async ({ shop }) => {
    const space = { width_cm: 100, height_cm: 60 };
    const { item_id } = shop.works.lake;

    const { data } = await callTool(await connect(shop), 'get_work', getWorkOutput, {
      item_id,
      space,
      currency: 'USD',
    });

    const oak = seedFrames('en').find(({ frame_id }) => frame_id === OAK);
    if (!oak) throw new Error('no oak');
    const { sizes } = (await (await askApp(`http://shop/api/shop/${item_id}`)).json()) as {
      sizes: { size_id: number; w_mm: number; h_mm: number; price: { NTD: number; USD: number } }[];
    };
    const inOak = data.prints.filter(({ frame_id }) => frame_id === OAK);
    expect(inOak.map(({ size_id, price, framed }) => [size_id, price.amount, framed.width_cm])).toEqual(
      sizes.map((one) => [one.size_id, unitPrice(one, oak, 'USD'), outerSize(one, oak).w_mm / 10]),
    );
    expect(inOak.filter(({ fits }) => fits === 'best')).toHaveLength(1);
    for (const { framed, fits } of inOak) expect(fits === 'large').toBe(framed.width_cm > 80 || framed.height_cm > 60);
    expect(data.frames.map(({ frame_id }) => frame_id)).toContain(GOLD);
  });

  test('says that a work of exhibitions cannot be ordered, and knows no draft', async ({ shop }) => {
    const client = await connect(shop);
    const shown = await callTool(client, 'get_work', getWorkOutput, { item_id: shop.works.shown.item_id });
    const draft = await callTool(client, 'get_work', getWorkOutput, { item_id: shop.works.draft.item_id });

    expect(shown.data.work.can_order).toBe(false);
    expect(shown.text).toMatch(/cannot be ordered/);
    expect([draft.isError, draft.text]).toEqual([true, 'We could not find what you are looking for.']);
  });
});

describe('quote', () => {
  test('is the quote of the checkout', async ({ shop }) => {
    const items = [
      { ...printOf(shop.works.lake), nums: 2 },
      { ...printOf(shop.works.lake, 1), nums: 1 },
    ];
    const reply = await askApp('http://shop/api/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items, currency: 'USD', destination: { country_code: 'JP' } }),
    });
    const own = quoteReply.parse(await reply.json());

    const client = await connect(shop);
    const { data } = await callTool(client, 'quote', quoteOutput, { lines: items, currency: 'USD', country: 'JP' });

    const amounts = [data.subtotal, data.delivery, data.tax_included, data.total].map(({ amount }) => amount);
    expect(amounts).toEqual([own.subtotal, own.shipping, own.tax.tax, own.total]);
    expect(own.shipping).toBeGreaterThan(0);
    expect(data.arrival).toEqual(own.arrival);
  });

  test('gives the shop’s own refusal', async ({ shop }) => {
    const client = await connect(shop);
    const ask = (line: object) => callTool(client, 'quote', quoteOutput, { lines: [line], language: 'zh-Hans' });

    const tooMany = await ask({ ...printOf(shop.works.numbered), nums: 3 });
    const notOnline = await ask(printOf(shop.works.shown));

    expect([tooMany.isError, tooMany.text]).toEqual([true, '此限量编号版已售完。']);
    expect(notOnline.isError).toBe(true);
    expect(notOnline.text).toMatch(/\p{Script=Han}/u);
  });
});

describe('show_in_room', () => {
  test('the picture is true to scale: the frame is as wide on the wall as it is', async ({ shop }) => {
    const client = await connect(shop);
    const line = printOf(shop.works.lake, 2);
    const { data, picture } = await callTool(client, 'show_in_room', showInRoomOutput, { ...line, room: 'gallery' });
    const { item_id, size_id } = line;
    const about = await callTool(client, 'get_work', getWorkOutput, { item_id });
    const print = about.data.sizes.find((one) => one.size_id === size_id);

    const { data: pixels, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const isBlue = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels;
      const [red = 0, , blue = 0] = pixels.subarray(at, at + 3);
      return blue - red > 60;
    };
    let widest = 0;
    for (let y = 0; y < info.height; y++) {
      let run = 0;
      for (let x = 0; x < info.width; x++) {
        run = isBlue(x, y) ? run + 1 : 0;
        widest = Math.max(widest, run);
      }
    }
    // The picture shows the wall and 15 cm beside it on both sides.
    const cmPerPixel = (data.wall.width_cm + 30) / info.width;
    // The frame covers the print's edge by its rebate.
    const rebate = 2 * ((seedFrames('en').find(({ frame_id }) => frame_id === OAK)?.rebate_mm ?? 0) / 10);
    expect(Math.abs(widest * cmPerPixel - ((print?.width_cm ?? 0) - rebate))).toBeLessThan(3 * cmPerPixel);
    expect([info.width, info.format]).toEqual([1600, 'raw']);
  });

  test('links the same wall, and refuses what does not exist or does not fit', async ({ shop }) => {
    const client = await connect(shop);
    const show = (given: object) =>
      callTool(client, 'show_in_room', showInRoomOutput, { ...printOf(shop.works.lake), ...given });
    const { item_id, size_id } = printOf(shop.works.lake);

    const hung = await show({ room: 'study', language: 'zh-Hans' });
    expect(hung.data.wall_url).toBe(`https://shop.test/zh-CN/wall?room=study&works=${item_id}.${size_id}.${OAK}`);
    expect(hung.text).toMatch(/\p{Script=Han}/u);
    for (const wrong of [{ size_id: 999_999 }, { frame_id: 999_999 }, { item_id: shop.works.draft.item_id }])
      expect((await show(wrong)).isError).toBe(true);
  });

  test('the picture is a file for everyone too, with an ETag', async ({ shop }) => {
    const { item_id, size_id } = printOf(shop.works.lake);
    const get = (path: string, headers = {}) => fetch(new URL(path, shop.url), { headers });
    const path = `/rooms/living/${item_id}-${size_id}-${OAK}.jpg`;

    const file = await get(path);
    const again = await get(path, { 'if-none-match': file.headers.get('etag') ?? '' });

    expect([file.status, file.headers.get('content-type'), again.status]).toEqual([200, 'image/jpeg', 304]);
    const { draft } = shop.works;
    for (const wrong of [
      `/rooms/cellar/${item_id}-${size_id}-${OAK}.jpg`,
      `/rooms/living/${draft.item_id}-${draft.size_ids[0]}-2.jpg`,
    ])
      expect((await get(wrong)).status, wrong).toBe(404);
  });

  test('a wall of several works is one picture, which follows its colour, its light and every place', async ({
    shop,
  }) => {
    const { item_id, size_id } = printOf(shop.works.lake);
    const print = `${item_id}.${size_id}.${OAK}`;
    const get = (query: string) => fetch(new URL(`/rooms/wall.jpg?${query}`, shop.url));
    const works = `${print}.-600.1500_${print}.600.1500`;

    const files = await Promise.all(
      [
        `works=${works}`,
        `works=${works}&colour=a4553f`,
        `works=${works}&light=evening`,
        `works=${print}.-600.1500_${print}.2290.2690`,
      ].map(get),
    );

    for (const file of files) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    }
    expect(new Set(files.map(({ headers }) => headers.get('etag'))).size).toBe(files.length);
    for (const none of ['', `room=photo&works=${works}`, `works=${print}`, 'works=999999.1.1.0.1500'])
      expect((await get(none)).status, none).toBe(404);
  });
});

describe('cart_link', () => {
  test('leaves out what cannot be bought, and says why; a draft stays secret', async ({ shop }) => {
    const { lake, numbered, shown, draft } = shop.works;
    const lines = [
      { ...printOf(lake), nums: 2 },
      { ...printOf(numbered), nums: 3 },
      printOf(shown),
      printOf(draft),
      { ...printOf(lake), frame_id: 999_999 },
    ];

    const { data, text } = await callTool(await connect(shop), 'cart_link', cartLinkOutput, { lines });

    expect(data.lines.map(({ unavailable }) => unavailable)).toEqual([
      undefined,
      'sold_out',
      'exhibition',
      'unknown',
      'unknown',
    ]);
    expect(readLinkedLines(new URL(data.url ?? '').searchParams.get('lines')).lines).toEqual([
      { ...printOf(lake), nums: 2 },
    ]);
    expect(JSON.stringify(data) + text).not.toContain('Secret');
    expect(data.lines[3]).toEqual({ ...printOf(draft), nums: 1, unavailable: 'unknown' });
  });

  test('makes no link of nothing', async ({ shop }) => {
    const given = { lines: [printOf(shop.works.shown)] };
    const { data } = await callTool(await connect(shop), 'cart_link', cartLinkOutput, given);

    expect(data.url).toBeUndefined();
  });
});

test.for([
  [{}, 'https://shop.test/shop/', 'Works found'],
  [{ language: 'zh-Hant' }, 'https://shop.test/zh-Hant/shop/', '作品（繁）'],
  [{ language: 'zh-Hans' }, 'https://shop.test/zh-CN/shop/', '作品（简）'],
] as const)('answers and links are in the language of the call: %j', async ([given, url], { shop }) => {
  const { data, text } = await callTool(await connect(shop), 'find_works', findWorksOutput, {
    words: 'Lake',
    ...given,
  });

  expect(data.works[0]?.url.startsWith(url)).toBe(true);
  expect(text).toContain(data.works[0]?.title);
  expect(/\p{Script=Han}/u.test(text)).toBe('language' in given);
});

test.for([
  [{ lang: 'zh-Hans' }, '/zh-CN/shop/'],
  [{ 'accept-language': 'zh-TW,zh;q=0.9' }, '/zh-Hant/shop/'],
  [{ lang: 'en', 'accept-language': 'zh-TW' }, '/shop/'],
] as const)('without one, they are in that of the request: %j', async ([headers, path], { shop }) => {
  const client = await connect(shop, undefined, headers);
  const { data } = await callTool(client, 'find_works', findWorksOutput, { words: 'Lake' });

  expect(new URL(data.works[0]?.url ?? '').pathname.startsWith(path)).toBe(true);
});
