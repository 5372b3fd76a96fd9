import { describe, expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { firstPrint, test } from '#buying/orders/server/testing-orders.ts';
import { addArtist, hangWork } from '#catalogue/works/server/testing-works.ts';
import { type CartLine, cartReply, linkedPrintsReply } from '../cart.contract.ts';
import { MAX_PER_LINE } from '../cart.rules.ts';
import { writeLinkedLines } from '../cart-link.rules.ts';

const linked = (api: TestApi, lines: readonly CartLine[], lang = 'en') =>
  api(`/api/cart/link?lines=${writeLinkedLines(lines)}`, { headers: { lang } });
const add = (api: TestApi, json: unknown, cart?: string) =>
  api('/api/cart/add', { method: 'POST', json, headers: { ...(cart && { cart }) } });
const listOf = async (api: TestApi, cart: string) =>
  (await api('/api/cart', { headers: { cart } })).as(cartReply).list.map(({ price: _, ...line }) => line);

describe('the prints of a link', () => {
  test('are shown with their prices, sizes and frames, in the reader’s language, and change nothing', async ({
    api,
    shop,
  }) => {
    const lines = [{ ...shop.poppies, nums: 2 }, shop.larger];

    const { list, items, frames } = (await linked(api, lines, 'zh-Hant')).as(linkedPrintsReply);

    expect(list).toEqual(lines.map((line) => ({ ...line, price: expect.any(Object) })));
    expect(items.map(({ title, sizes }) => [title, sizes.length])).toEqual([['Poppies（繁）', 2]]);
    expect(frames.map(({ frame_id }) => frame_id)).toEqual([shop.poppies.frame_id]);
  });

  test('say which of them cannot be bought', async ({ api, db, shop }) => {
    const shown = await hangWork(db, shop.artist, 'Shown', { sale_mode: 'exhibition' });
    const { smallest } = await firstPrint(db, shown);
    const lines = [shop.poppies, smallest, { ...shop.poppies, frame_id: 999_999 }, { ...shop.harbour, size_id: 1 }];

    const { list } = (await linked(api, lines)).as(linkedPrintsReply);

    expect(list.map(({ unavailable }) => unavailable)).toEqual([undefined, 'exhibition', 'unknown', 'unknown']);
  });

  test('reveal nothing of a work that the shop does not show', async ({ api, db }) => {
    const draft = await hangWork(db, await addArtist(db, 'Mori'), 'Secret', { status: 'offline', stage: 'draft' });
    const { smallest } = await firstPrint(db, draft);

    const reply = await linked(api, [smallest]);

    expect(reply.as(linkedPrintsReply)).toMatchObject({ list: [{ ...smallest, unavailable: 'unknown' }], items: [] });
    expect(reply.text).not.toMatch(/Secret|price/);
  });

  test.for([
    '',
    '1.2.3',
    '1.2.3.0',
    '0.2.3.1',
    '2147483648.1.1.1',
    '1.2.3.1_',
    'x',
    Array(13).fill('1.2.3.1').join('_'),
  ])('are refused if the address is not as the contract says: %s', async (lines, { api, shop: _ }) => {
    expect((await api(`/api/cart/link?lines=${lines}`)).code).toBe('validation');
  });
});

describe('adding the prints of a link', () => {
  test('makes a cart, or keeps what is in it and counts equal prints up', async ({ api, shop }) => {
    const first = (await add(api, [shop.poppies])).as(cartReply);

    const again = (await add(api, [{ ...shop.poppies, nums: 2 }, shop.harbour], first.token)).as(cartReply);

    expect(again.token).toBe(first.token);
    expect(again.message).toBe('Added to your cart.');
    expect(await listOf(api, first.token)).toEqual([{ ...shop.poppies, nums: 3 }, shop.harbour]);
  });

  test('adds all or nothing', async ({ api, shop }) => {
    const { token } = (await add(api, [shop.poppies])).as(cartReply);

    const refused = await add(api, [shop.harbour, { ...shop.larger, frame_id: 999_999 }], token);

    expect([refused.status, refused.code]).toEqual([409, 'cart_item_unavailable']);
    expect(await listOf(api, token)).toEqual([shop.poppies]);
  });

  test('says how many fitted', async ({ api, shop }) => {
    const { token } = (await add(api, [{ ...shop.poppies, nums: MAX_PER_LINE - 1 }])).as(cartReply);

    const { message } = (await add(api, [{ ...shop.poppies, nums: 5 }, shop.larger], token)).as(cartReply);

    expect(message).toBe('Prints added: 2. A cart holds at most 99 of each print.');
  });

  test('two presses at the same time lose nothing', async ({ api, shop }) => {
    const { token } = (await add(api, [shop.poppies])).as(cartReply);

    await Promise.all([add(api, [shop.harbour], token), add(api, [shop.larger], token)]);

    expect(await listOf(api, token)).toHaveLength(3);
  });

  test('needs lines as in the contract', async ({ api, shop }) => {
    for (const wrong of [[], [{ ...shop.poppies, nums: 0 }], Array(25).fill(shop.poppies), { ...shop.poppies }])
      expect((await add(api, wrong)).code).toBe('validation');
  });
});
