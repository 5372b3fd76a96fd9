import { describe, expect } from 'vitest';
import { type TestApi, type TestReply, test } from '#app/server/testing.ts';
import { cartReply } from '#catalogue/cart/cart.contract.ts';
import { cart, cartKey, cartLine } from '#catalogue/cart/server/cart.tables.ts';
import { bringCartHome } from '#catalogue/cart/server/cart-merge.service.ts';
import { lockCart } from '#catalogue/cart/server/cart-token.service.ts';
import { favorite } from '#catalogue/favorites/server/favorite.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { failureReply } from '#shared/reply.ts';
import { signedInReply } from '../member.contract.ts';
import { bearer, newMember, register, tryLogin } from './testing-members.ts';
import { person } from './testing-people.ts';

const price = { NTD: 1_880, USD: 6_500 };
const poppies = { item_id: 1, size_id: 11, frame_id: 2 };
const harbour = { item_id: 2, size_id: 21, frame_id: 3 };

async function visitorWith(db: Db, lines: (typeof poppies & { nums: number })[], collected: number[] = []) {
  const opened = await lockCart(db, undefined, '192.0.2.0/24');
  await fill(db, opened.cart_id, lines, collected);
  return opened;
}

async function fill(db: Db, cart_id: number, lines: (typeof poppies & { nums: number })[], collected: number[] = []) {
  if (lines.length > 0)
    await db.insert(cartLine).values(lines.map((line, position) => ({ ...line, cart_id, position, price })));
  if (collected.length > 0)
    await db.insert(favorite).values(collected.map((item_id) => ({ cart_id, item_id, price_then: price })));
}

const linesOf = async (api: TestApi, headers: Record<string, string>) =>
  (await api('/api/cart', { headers }))
    .as(cartReply)
    .list.map(({ item_id, size_id, frame_id, nums }) => ({ item_id, size_id, frame_id, nums }));
/** The headers of a new session. */
const signedIn = (reply: TestReply) => {
  const { token, cart_token } = reply.as(signedInReply);
  return { ...bearer(token), cart: cart_token };
};

describe('a visitor’s cart', () => {
  test('is theirs after registering, under a new token', async ({ api, db }) => {
    const visitor = await visitorWith(db, [{ ...poppies, nums: 2 }], [1, 2]);

    const reply = await register(api, db, person, { cart: visitor.token });

    expect(reply.body).toMatchObject({ showMessage: true, message: 'The works you had chosen are now in your cart.' });
    expect(await linesOf(api, signedIn(reply))).toEqual([{ ...poppies, nums: 2 }]);
    expect(await db.select().from(favorite)).toHaveLength(2);
    expect((await api('/api/cart', { headers: { cart: visitor.token } })).body).toMatchObject({ token: '', list: [] });
  });

  test('is merged into the member’s: added up, capped at 99, nothing lost', async ({ api, db }) => {
    const home = await newMember(api, db, person.email);
    const [own] = await db.select().from(cart);
    await fill(db, own?.cart_id ?? 0, [{ ...poppies, nums: 98 }], [1]);
    const visitor = await visitorWith(
      db,
      [
        { ...harbour, nums: 3 },
        { ...poppies, nums: 5 },
      ],
      [1, 7],
    );

    const reply = await tryLogin(api, {}, { cart: visitor.token });

    const merged = [
      { ...poppies, nums: 99 },
      { ...harbour, nums: 3 },
    ];
    expect(await linesOf(api, signedIn(reply))).toEqual(merged);
    expect(await linesOf(api, { ...home.headers, cart: home.cart })).toEqual(merged);
    expect((await db.select().from(favorite)).map(({ item_id }) => item_id).sort()).toEqual([1, 7]);
    expect(await db.select().from(cart)).toHaveLength(1);
  });

  test('is not mentioned if it was empty', async ({ api, db }) => {
    await register(api, db);

    expect((await tryLogin(api)).as(signedInReply).message).toBeUndefined();
  });
});

describe("a member's cart", () => {
  test('does not open with its token alone, on any call', async ({ api, db }) => {
    const mei = await newMember(api, db, 'mei@example.com');
    const thief = await newMember(api, db, 'thief@example.com');
    const [own] = await db.select().from(cart).orderBy(cart.cart_id);
    await fill(db, own?.cart_id ?? 0, [{ ...poppies, nums: 1 }], [1]);
    const line = { ...poppies, nums: 1 };
    const calls: [string, string, unknown?][] = [
      ['GET', '/api/cart'],
      ['GET', '/api/cart/item'],
      ['PUT', '/api/cart', line],
      ['POST', '/api/cart', [line]],
      ['DELETE', '/api/cart'],
      ['DELETE', '/api/cart/1'],
      ['GET', '/api/favorite'],
      ['PUT', '/api/favorite/1'],
      ['DELETE', '/api/favorite/1'],
    ];

    for (const [method, path, json] of calls) {
      const call = (headers: Record<string, string>) =>
        api(path, { method, headers, ...(json !== undefined && { json }) });
      const alone = await call({ cart: mei.cart });
      const foreign = await call({ cart: mei.cart, ...thief.headers });
      expect([path, alone.status, Object.keys(alone.as(failureReply))]).toEqual([path, 401, ['code', 'message']]);
      expect([path, foreign.status]).toEqual([path, 403]);
    }
    expect(await linesOf(api, { ...mei.headers, cart: mei.cart })).toEqual([line]);
  });

  test('is not merged into another member’s who signs in with its token', async ({ api, db }) => {
    const mei = await newMember(api, db, 'mei@example.com');
    const [own] = await db.select().from(cart);
    await fill(db, own?.cart_id ?? 0, [{ ...poppies, nums: 1 }]);

    const reply = await register(api, db, { ...person, email: 'thief@example.com' }, { cart: mei.cart });

    expect(await linesOf(api, signedIn(reply))).toEqual([]);
    expect(await linesOf(api, { ...mei.headers, cart: mei.cart })).toHaveLength(1);
  });

  test('opens with the session alone if a device has lost its token, and keeps what was added in the meantime', async ({
    api,
    db,
  }) => {
    const visitor = await visitorWith(db, [{ ...poppies, nums: 2 }]);
    const mei = await newMember(api, db, 'mei@example.com');

    const lost = await api('/api/cart', { headers: mei.headers });
    const late = await linesOf(api, { ...mei.headers, cart: visitor.token });

    expect(lost.body).toMatchObject({ code: 'success', token: expect.stringMatching(/^[\w-]{43}$/), list: [] });
    expect(late).toEqual([{ ...poppies, nums: 2 }]);
  });

  test('stays when a device signs out; that device’s token becomes invalid', async ({ api, db }) => {
    const mei = await newMember(api, db, person.email);
    const still = signedIn(await tryLogin(api));
    await api('/api/member/logout', { headers: mei.headers });

    expect((await api('/api/cart', { headers: { cart: mei.cart } })).as(cartReply).token).toBe('');
    expect(await db.select().from(cartKey)).toHaveLength(1);
    expect((await api('/api/cart', { headers: still })).as(cartReply).token).toBe(still.cart);
  });

  test('larger than any may become by merging can still be made smaller', async ({ api, db }) => {
    const mei = await newMember(api, db, person.email);
    const [own] = await db.select().from(cart);
    const lines = Array.from({ length: 120 }, (_, index) => ({ ...poppies, item_id: index + 1, nums: 1 }));
    await fill(db, own?.cart_id ?? 0, lines);
    const headers = { ...mei.headers, cart: mei.cart };

    expect((await api('/api/cart/1', { method: 'DELETE', headers })).as(cartReply).list).toHaveLength(119);
  });
});

test('two devices that sign in concurrently with one visitor’s cart add its lines once', async ({
  database: { db },
}) => {
  const visitor = await visitorWith(db, [{ ...poppies, nums: 2 }]);

  await Promise.all(
    [1, 2, 3, 4].map((session_id) =>
      inTransaction(db, (tx) => bringCartHome(tx, { member_id: 5, session_id }, visitor.token)),
    ),
  );

  expect((await db.select().from(cartLine)).map(({ nums }) => nums)).toEqual([2]);
  expect(await db.select().from(cart)).toHaveLength(1);
  expect(await db.select().from(cartKey)).toHaveLength(4);
});
