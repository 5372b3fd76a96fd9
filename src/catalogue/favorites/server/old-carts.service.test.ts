import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { cart } from '#catalogue/cart/server/cart.tables.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { favoriteReply } from '../favorite.contract.ts';
import { deleteOldCarts } from './old-carts.service.ts';

test('a visitor’s cart is deleted after 60 days with its favourites; a newer one and a member’s stay', async ({
  api,
  db,
}) => {
  await openWorkIndex(db);
  const poppies = await hangWork(db, await addArtist(db, 'Lin'), 'Poppies');
  const collect = async (headers = {}) =>
    (await api(`/api/favorite/${poppies}`, { method: 'PUT', headers })).as(favoriteReply).token;
  await collect();
  const mei = await newMember(api, db, 'mei@example.com');
  await collect({ ...mei.headers, cart: mei.cart });
  await db.update(cart).set({ touched_at: sql`now() - interval '61 days'` });
  const young = await collect();

  await deleteOldCarts(db);

  const remaining = await api('/api/favorite', { headers: { cart: young } });
  expect(remaining.as(favoriteReply).list).toHaveLength(1);
  expect(await db.$count(cart)).toBe(2);
  const { rows } = await db.execute<{ collectors: number }>(sql`select collectors from item`);
  expect(rows).toEqual([{ collectors: 1 }]);
  expect((await api('/api/cart', { headers: { ...mei.headers, cart: mei.cart } })).status).toBe(200);
});
