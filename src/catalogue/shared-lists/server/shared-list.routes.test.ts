import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { cartItemsReply } from '#catalogue/cart/cart.contract.ts';
import { SHOP_LIMITS } from '#ground/throttle/limits-shop.ts';
import { joinedReply, newListReply, sharedListReply } from '../shared-list.contract.ts';
import { MAX_PEOPLE } from '../shared-list.rules.ts';
import { deleteOldLists, removeFromLists } from './shared-list-removal.service.ts';
import { change, changed, join, joined, listOf, type openShop, read, start, test } from './testing-shared-lists.ts';

const used = (days: number) => sql`update shared_list set used_at = now() - make_interval(days => ${days})`;
const rowsOf = async (db: Parameters<typeof openShop>[0]) => {
  const tables = ['shared_list', 'shared_list_person', 'shared_list_work', 'shared_list_heart', 'shared_list_note'];
  const counts = tables.map((table) => sql`(select count(*)::int from ${sql.identifier(table)})`);
  return (await db.execute<{ rows: number }>(sql`select ${sql.join(counts, sql` + `)} as rows`)).rows[0]?.rows;
};

describe('a shared list', () => {
  test('is made with works in the size and frame that the shop would choose, and read with its link', async ({
    api,
    shop,
  }) => {
    const { keys, list } = await start(api, [shop.poppies, shop.harbour]);

    expect(list).toMatchObject({ version: 1, people: [{ name: 'Mei', is_owner: true }], removed: [] });
    expect(list.works.map(({ item_id, price }) => [item_id, typeof price?.NTD])).toEqual([
      [shop.poppies, 'number'],
      [shop.harbour, 'number'],
    ]);
    expect(list.me).toBe(list.people[0]?.person_id);
    expect(await listOf(api, { 'shared-list': keys['shared-list'] })).toEqual({ ...list, me: null });
  });

  test('keeps the chosen size and frame, has each work once, and leaves out what the shop does not show', async ({
    api,
    db,
    shop,
  }) => {
    const { rows } = await db.execute<{ size_id: number }>(
      sql`select size_id from size where item_id = ${shop.poppies} order by w_mm limit 1`,
    );
    const print = { item_id: shop.poppies, size_id: rows[0]?.size_id ?? 0, frame_id: 3 };
    await db.execute(sql`update item set status = 'offline', stage = 'draft' where item_id = ${shop.ridge}`);
    const works = [print, { item_id: shop.poppies }, { item_id: shop.ridge }, { item_id: 99_999_999 }];

    const { list } = (await api('/api/together', { method: 'POST', json: { name: 'Mei', works } })).as(newListReply);

    expect(list.works).toHaveLength(1);
    expect(list.works[0]).toMatchObject({ item_id: shop.poppies });
  });

  test('stores only hashes of its secrets', async ({ api, db, shop }) => {
    const { keys } = await start(api, [shop.poppies]);
    const { rows } = await db.execute(
      sql`select token_hash, secret_hash from shared_list join shared_list_person using (list_id)`,
    );

    expect(JSON.stringify(rows)).not.toContain(keys['shared-list']);
    expect(JSON.stringify(rows)).not.toContain(keys.participant);
  });

  test('answers its works with all sizes and frames, in the reader’s language, also those no longer offered', async ({
    api,
    db,
    shop,
  }) => {
    const { keys } = await start(api, [shop.poppies, shop.harbour]);
    await db.execute(sql`update item set status = 'offline', stage = 'removed' where item_id = ${shop.harbour}`);

    const items = await api('/api/together/item', { headers: { ...keys, lang: 'zh-Hant' } });
    const { works } = await listOf(api, keys);

    const { list, frames } = items.as(cartItemsReply);
    expect(list.map(({ title, sizes }) => [title, sizes.length > 1])).toEqual([
      ['Poppies（繁）', true],
      ['Harbour（繁）', true],
    ]);
    expect(frames.length).toBeGreaterThan(3);
    expect(works.map(({ unavailable }) => unavailable)).toEqual([undefined, 'offline']);
  });

  test('answers nothing that a browser or proxy may store', async ({ api, shop }) => {
    const { keys } = await start(api, [shop.poppies]);

    expect((await read(api, keys)).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the link', () => {
  test.for([
    ['x'.repeat(43), 410, 'gone'],
    ['short', 422, 'validation'],
    ["' or 1=1 --".repeat(3), 422, 'validation'],
    ['', 422, 'validation'],
  ] as const)('of another secret opens nothing: %s', async ([secret, status, code], { api, shop }) => {
    await start(api, [shop.poppies]);
    const keys = { 'shared-list': secret };

    expect([(await read(api, keys)).status, (await read(api, keys)).code]).toEqual([status, code]);
    expect((await join(api, keys)).code).toBe(code);
    expect((await change(api, keys, { op: 'remove', item_id: shop.poppies })).code).toBe(code);
    expect((await api('/api/together/change?version=1', { headers: keys })).code).toBe(code);
  });

  test('expires 30 days after the last use, and opening the list is one', async ({ api, db, shop }) => {
    const { keys } = await start(api, [shop.poppies]);
    await db.execute(used(29));

    expect(Date.parse((await listOf(api, keys)).expires_at)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    await db.execute(used(31));
    const refused = await read(api, keys);

    expect([refused.status, refused.refusal.message]).toEqual([410, 'This shared list no longer exists.']);
    expect((await change(api, keys, { op: 'remove', item_id: shop.poppies })).code).toBe('gone');
  });

  test('of a list unused for 30 days is deleted with everything in it; others stay', async ({ api, db, shop }) => {
    const { keys } = await start(api, [shop.poppies]);
    await changed(api, keys, { op: 'heart', item_id: shop.poppies, on: true });
    await changed(api, keys, { op: 'note', item_id: shop.poppies, text: 'For the hall' });
    const before = await rowsOf(db);
    await deleteOldLists(db);
    expect(await rowsOf(db)).toBe(before);

    await db.execute(used(31));
    await deleteOldLists(db);

    expect(await rowsOf(db)).toBe(0);
  });

  test('is ended by its owner only, and then opens nothing', async ({ api, db, shop }) => {
    const { keys } = await start(api, [shop.poppies]);
    const other = await joined(api, keys);
    const end = (headers: Record<string, string>) => api('/api/together', { method: 'DELETE', headers });

    expect((await end({ 'shared-list': keys['shared-list'] })).code).toBe('forbidden');
    expect((await end(other)).refusal.message).toBe('Only the person who started this list can end it.');
    expect((await end(keys)).code).toBe('success');
    expect((await read(api, other)).code).toBe('gone');
    expect(await rowsOf(db)).toBe(0);
  });

  test('is not shown with a work that has left the shop for good', async ({ api, db, shop }) => {
    const { keys } = await start(api, [shop.poppies, shop.harbour]);

    await removeFromLists(db, [shop.poppies]);

    expect((await listOf(api, keys)).works.map(({ item_id }) => item_id)).toEqual([shop.harbour]);
  });
});

describe('participants', () => {
  test('choose a name, can change it, and nobody else can have it', async ({ api, shop }) => {
    const { keys } = await start(api, [shop.poppies]);
    const jon = await joined(api, keys);

    expect((await join(api, keys, 'jon')).code).toBe('name_taken');
    const again = await api('/api/together/participant', { method: 'POST', json: { name: 'Jonas' }, headers: jon });

    const { participant, list } = again.as(joinedReply);
    expect(participant).toBe('');
    expect(list.people.map(({ name, is_owner }) => [name, is_owner])).toEqual([
      ['Mei', true],
      ['Jonas', false],
    ]);
  });

  test('have a name without a link, and not too long', async ({ api, shop }) => {
    const { keys } = await start(api, [shop.poppies]);

    for (const name of ['', '   ', 'x'.repeat(41), 'see evil.example.com', 'a\u0000b', 'two\nlines'])
      expect([name, (await join(api, keys, name)).code]).toEqual([name, 'validation']);
  });

  test('are at most twelve', async ({ api, shop }) => {
    const { keys } = await start(api, [shop.poppies]);
    for (let person = 2; person <= MAX_PEOPLE; person++) await joined(api, keys, `Person ${person}`);

    const refused = await join(api, keys, 'One too many');

    expect([refused.status, refused.code]).toEqual([409, 'list_full']);
    expect(refused.refusal.message).toBe('This list has 12 participants already.');
  });

  test('of another list change nothing here', async ({ api, shop }) => {
    const { keys } = await start(api, [shop.poppies]);
    const other = await start(api, [shop.poppies]);
    const mixed = { ...keys, participant: other.keys.participant };

    const refused = await change(api, mixed, { op: 'remove', item_id: shop.poppies });

    expect(refused.code).toBe('forbidden');
    expect(refused.refusal.message).toBe('Please enter your name first: only participants can change this list.');
    expect((await listOf(api, keys)).works).toHaveLength(1);
  });
});

describe('limits', () => {
  test('so many lists of one network a day', async ({ api, shop: _ }) => {
    const make = () => api('/api/together', { method: 'POST', json: { name: 'Mei', works: [] } });
    for (let made = 0; made < SHOP_LIMITS.shared_list.most; made++) expect((await make()).code).toBe('success');

    const refused = await make();

    expect([refused.status, refused.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('so many changes of one list an hour, whoever makes them', async ({ api, db, shop }) => {
    const { keys } = await start(api, [shop.poppies]);
    const heart = { op: 'heart', item_id: shop.poppies, on: true } as const;
    await changed(api, keys, heart);
    const { most } = SHOP_LIMITS.shared_list_change;
    await db.execute(sql`update throttle set count = ${most} where starts_with(key, 'shared_list_change:')`);

    expect((await change(api, await joined(api, keys), heart)).code).toBe('too_many_requests');
    expect((await read(api, keys)).as(sharedListReply).list.works[0]?.hearts).toHaveLength(1);
  });
});
