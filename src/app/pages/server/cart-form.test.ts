import { describe, expect } from 'vitest';
import { firstPrint, newBuyers } from '#buying/orders/server/testing-orders.ts';
import { readCart } from '#catalogue/cart/server/cart.service.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { test as databaseTest } from '#db/server/testing.ts';
import { readConfig } from '#http/server/config.ts';
import { createLog } from '#http/server/log.ts';
import { createApp } from '../../server/app.ts';
import { createPages } from './pages.ts';

type Send = (fields: object, headers?: Record<string, string>, path?: string) => Promise<Response>;

/** A shop without scripts, in front of a page that has only the slot. */
const test = databaseTest.extend<{
  print: Record<string, number>;
  send: Send;
  read: (cookie?: string) => Promise<string>;
}>({
  print: async ({ db }, use) => {
    await openWorkIndex(db);
    const { smallest } = await firstPrint(db, await hangWork(db, await addArtist(db, 'Lin'), 'Poppies'));
    await use({ ...smallest });
  },
  send: async ({ db }, use) => {
    const app = appOf(db);
    await use((fields, headers = { 'sec-fetch-site': 'same-origin' }, path = '/cart') => {
      const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();
      return app(path, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(body.length),
          ...headers,
        },
      });
    });
  },
  read: async ({ db }, use) => {
    const app = appOf(db);
    await use(async (cookie = '') => (await app('/cart', { headers: { cookie } })).text());
  },
});

function appOf(db: Parameters<typeof readCart>[0]) {
  const config = readConfig({ BASE_URL: 'https://shop.test' });
  const shop = { config, log: createLog('silent'), db, buildId: 'test', problems: async () => [] };
  const render = async () => new Response('<main><div data-plain-cart=""></div></main>');
  const app = createApp(shop, createPages(render));
  return async (path: string, init: RequestInit) => app.request(path, init);
}

/** The cookie as the browser sends it back. */
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
const tokenOf = (response: Response) => cookieOf(response).replace('cart=', '');

describe('the purchase form without scripts', () => {
  test('puts the print into a new cart, keeps its token in a cookie and goes to the cart', async ({
    db,
    print,
    send,
  }) => {
    const reply = await send(print);

    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/cart']);
    expect(reply.headers.get('set-cookie')).toMatch(
      /^cart=[\w-]{43}; Max-Age=5184000; Path=\/; Secure; SameSite=Strict$/,
    );
    const { list } = await readCart(db, tokenOf(reply));
    expect(list).toEqual([expect.objectContaining(print)]);
  });

  test('adds to the cart of the cookie, and to the one that the scripts already had', async ({ db, print, send }) => {
    const first = await send(print);
    const again = await send(print, { 'sec-fetch-site': 'same-origin', cookie: cookieOf(first) });
    const byField = await send({ ...print, cart: tokenOf(first) });

    expect([tokenOf(again), tokenOf(byField)]).toEqual([tokenOf(first), tokenOf(first)]);
    expect((await readCart(db, tokenOf(first))).list).toEqual([expect.objectContaining({ nums: 3 })]);
  });

  test('goes back to the language it came from', async ({ print, send }) => {
    const reply = await send(print, { 'sec-fetch-site': 'same-origin' }, '/zh-Hant/cart');

    expect(reply.headers.get('location')).toBe('/zh-Hant/cart');
  });

  test.for([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', host: 'shop.test' },
    { host: 'shop.test' },
  ])('is refused when another site sent it: %j', async (headers, { print, send }) => {
    const reply = await send(print, headers as Record<string, string>);

    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([403, null]);
  });

  test('is taken from a browser that says only its origin', async ({ print, send }) => {
    expect((await send(print, { origin: 'https://shop.test', host: 'shop.test' })).status).toBe(303);
  });

  test('never opens a member’s cart: the print waits in one of its own', async ({ db, print, send }) => {
    const [buyer] = await newBuyers(db, 1);
    const own = String(buyer?.headers.cart);

    const reply = await send({ ...print, cart: own });

    expect(tokenOf(reply)).not.toBe(own);
    expect((await readCart(db, own)).list).toEqual([]);
    expect((await readCart(db, tokenOf(reply))).list).toHaveLength(1);
  });

  test.for([
    ['a print that is not offered', { size_id: 999_999 }, 409],
    ['no print at all', { item_id: '1e1' }, 409],
    ['more than a line holds', { nums: 100 }, 409],
  ] as const)('says on the cart’s page why it was not added: %s', async ([, change, status], { print, send }) => {
    const reply = await send({ ...print, ...change });

    expect([reply.status, reply.headers.get('set-cookie')]).toEqual([status, null]);
    expect(await reply.text()).toMatch(/role="alert"[^>]*>[^<]{20,}/);
  });

  test('is not read when it is too long or of another kind', async ({ print, send }) => {
    const own = { 'sec-fetch-site': 'same-origin' };
    expect((await send({ ...print, more: 'x'.repeat(1_000) })).status).toBe(413);
    expect((await send(print, { ...own, 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('the form of a link with prints', () => {
  const textOf = ({ item_id, size_id, frame_id, nums }: Record<string, number>) =>
    `${item_id}.${size_id}.${frame_id}.${nums}`;

  test('adds all of them beside what is in the cart', async ({ db, print, send }) => {
    const first = await send(print);

    const reply = await send({
      lines: `${textOf({ ...print, nums: 2 })}_${textOf({ ...print, frame_id: 6 })}`,
      cart: tokenOf(first),
    });

    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/cart']);
    const { list } = await readCart(db, tokenOf(first));
    expect(list.map(({ frame_id, nums }) => [frame_id, nums])).toEqual([
      [print.frame_id, 3],
      [6, 1],
    ]);
  });

  test('adds nothing if one of them cannot be bought or read, or if another site sent it', async ({
    db,
    print,
    send,
  }) => {
    const first = await send(print);
    const cart = tokenOf(first);
    const lines = textOf({ ...print, frame_id: 6 });

    expect((await send({ lines: `${lines}_${textOf({ ...print, frame_id: 999_999 })}`, cart })).status).toBe(409);
    expect((await send({ lines: `${lines}_x`, cart })).status).toBe(409);
    expect((await send({ lines: '', cart })).status).toBe(409);
    expect((await send({ lines, cart }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await readCart(db, cart)).list).toHaveLength(1);
  });
});

describe('the cart without scripts', () => {
  test('can be read: its lines and what they cost together', async ({ print, send, read }) => {
    const cookie = cookieOf(await send({ ...print, nums: 2 }));

    const page = await read(cookie);

    expect(page).toContain('<div data-plain-cart=""><div');
    expect(page).toContain('Poppies');
    expect(page).toMatch(/Total without delivery:.*data-price="USD">US\$/);
  });

  test('is only for those without scripts while nothing is in it', async ({ read }) => {
    expect(await read()).toMatch(/<div data-plain-cart=""><noscript>.*Your cart is empty/);
  });
});
