import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { hangWork } from '#catalogue/works/server/testing-works.ts';
import type { ListChange } from '../shared-list.contract.ts';
import { MAX_NOTES, MAX_WORKS } from '../shared-list.rules.ts';
import { change, changed, joined, listOf, start, test } from './testing-shared-lists.ts';

const ids = ({ works }: { works: readonly { item_id: number }[] }) => works.map(({ item_id }) => item_id);

describe('works', () => {
  test('are added once, at the end', async ({ api, shop }) => {
    const { keys } = await start(api, [shop.poppies]);

    const list = await changed(api, keys, { op: 'add', item_id: shop.ridge });
    const again = await changed(api, keys, { op: 'add', item_id: shop.ridge });

    expect(ids(list)).toEqual([shop.poppies, shop.ridge]);
    expect(again.works).toEqual(list.works);
    expect([list.version, again.version]).toEqual([2, 3]);
  });

  test('that the shop does not show cannot be added', async ({ api, db, shop }) => {
    const { keys } = await start(api, [shop.poppies]);
    const draft = await hangWork(db, shop.artist, 'Secret', { status: 'offline', stage: 'draft' });

    for (const item_id of [draft, 99_999_999])
      expect((await change(api, keys, { op: 'add', item_id })).code).toBe('cart_item_unavailable');
  });

  test('have another size or frame, and a change of one keeps the other', async ({ api, db, shop }) => {
    const { keys } = await start(api, [shop.poppies]);
    const jon = await joined(api, keys);
    const { rows } = await db.execute<{ size_id: number }>(
      sql`select size_id from size where item_id = ${shop.poppies} order by w_mm limit 1`,
    );
    const size_id = rows[0]?.size_id ?? 0;

    await changed(api, keys, { op: 'choose', item_id: shop.poppies, size_id });
    const { works } = await changed(api, jon, { op: 'choose', item_id: shop.poppies, frame_id: 3 });

    expect(works[0]).toMatchObject({ size_id, frame_id: 3 });
    const refused = await change(api, keys, { op: 'choose', item_id: shop.poppies, size_id: 99_999_999 });
    expect(refused.code).toBe('cart_item_unavailable');
    const missing = await change(api, keys, { op: 'choose', item_id: shop.ridge, size_id });
    expect(missing.code).toBe('conflict');
  });

  test('are moved before another or to the end', async ({ api, shop }) => {
    const { poppies, harbour, ridge } = shop;
    const { keys, list } = await start(api, [poppies, harbour, ridge]);

    const first = await changed(api, keys, { op: 'move', item_id: ridge, before: poppies });
    const last = await changed(api, keys, { op: 'move', item_id: poppies });

    expect(ids(first)).toEqual([ridge, poppies, harbour]);
    expect(ids(last)).toEqual([ridge, harbour, poppies]);
    expect(last.ordered_by).toBe(list.me);
  });

  test('are removed and restored in their place, with hearts and notes, by anyone of the list', async ({
    api,
    shop,
  }) => {
    const { keys } = await start(api, [shop.poppies, shop.harbour]);
    const jon = await joined(api, keys);
    await changed(api, keys, { op: 'heart', item_id: shop.poppies, on: true });
    const before = await changed(api, keys, { op: 'note', item_id: shop.poppies, text: 'For the hall' });

    const removed = await changed(api, jon, { op: 'remove', item_id: shop.poppies });
    expect(ids(removed)).toEqual([shop.harbour]);
    expect(removed.removed).toEqual([{ item_id: shop.poppies, removed_by: removed.me }]);
    expect((await change(api, keys, { op: 'heart', item_id: shop.poppies, on: false })).code).toBe('conflict');
    const restored = await changed(api, keys, { op: 'restore', item_id: shop.poppies });

    expect(restored.works).toEqual(before.works);
    expect(restored.removed).toEqual([]);
    expect((await change(api, keys, { op: 'restore', item_id: shop.ridge })).code).toBe('conflict');
  });

  test('that were removed are forgotten after a day', async ({ api, db, shop }) => {
    const { keys } = await start(api, [shop.poppies, shop.harbour]);
    await changed(api, keys, { op: 'note', item_id: shop.poppies, text: 'Old' });
    await changed(api, keys, { op: 'remove', item_id: shop.poppies });
    await db.execute(
      sql`update shared_list_work set removed_at = now() - interval '25 hours' where removed_by is not null`,
    );

    const { removed } = await changed(api, keys, { op: 'remove', item_id: shop.harbour });

    expect(removed.map(({ item_id }) => item_id)).toEqual([shop.harbour]);
    expect((await db.execute(sql`select 1 from shared_list_note`)).rows).toEqual([]);
  });

  test('are at most 24, also when one is restored', async ({ api, db, shop }) => {
    const { keys } = await start(api, [shop.poppies]);
    await changed(api, keys, { op: 'remove', item_id: shop.poppies });
    await db.execute(sql`
      insert into shared_list_work (list_id, item_id, size_id, frame_id, position, added_by, changed_by)
      select list_id, 1000000 + n, 1, 1, n, 1, 1 from shared_list, generate_series(1, ${MAX_WORKS}::int) as n`);

    for (const op of ['add', 'restore'] as const)
      expect((await change(api, keys, { op, item_id: shop.poppies })).refusal.message).toBe(
        'A shared list holds at most 24 works. Please remove one first.',
      );
  });
});

describe('hearts', () => {
  test('are one of each participant for each work', async ({ api, shop }) => {
    const { keys, list } = await start(api, [shop.poppies]);
    const jon = await joined(api, keys);
    const heart = (on: boolean) => ({ op: 'heart', item_id: shop.poppies, on }) as const;

    await changed(api, keys, heart(true));
    await changed(api, keys, heart(true));
    const both = await changed(api, jon, heart(true));
    const one = await changed(api, keys, heart(false));

    expect(both.works[0]?.hearts).toEqual([list.me, both.me]);
    expect(one.works[0]?.hearts).toEqual([both.me]);
  });
});

describe('notes', () => {
  test('are written by everyone, and removed and restored only by their writer', async ({ api, shop }) => {
    const { keys, list } = await start(api, [shop.poppies]);
    const jon = await joined(api, keys);
    const { works } = await changed(api, keys, { op: 'note', item_id: shop.poppies, text: ' <b>For</b> the hall\n' });
    const note_id = works[0]?.notes[0]?.note_id ?? 0;

    expect(works[0]?.notes).toMatchObject([{ person_id: list.me, text: '<b>For</b> the hall' }]);
    expect((await change(api, jon, { op: 'remove_note', note_id })).code).toBe('not_found');
    expect((await changed(api, keys, { op: 'remove_note', note_id })).works[0]?.notes).toEqual([]);
    expect((await change(api, jon, { op: 'restore_note', note_id })).code).toBe('not_found');
    expect((await changed(api, keys, { op: 'restore_note', note_id })).works).toEqual(works);
  });

  test('are at most 200 in a list', async ({ api, db, shop }) => {
    const { keys } = await start(api, [shop.poppies]);
    await db.execute(sql`
      insert into shared_list_note (list_id, item_id, person_id, text)
      select list_id, ${shop.poppies}::int, 1, 'x' from shared_list, generate_series(1, ${MAX_NOTES}::int)`);

    expect((await change(api, keys, { op: 'note', item_id: shop.poppies, text: 'x' })).code).toBe('list_full');
  });
});

describe('several people at the same time', () => {
  test('lose nothing', async ({ api, shop }) => {
    const { keys } = await start(api, [shop.poppies]);
    const people = [keys, await joined(api, keys, 'Jon'), await joined(api, keys, 'Ann')];
    const changes: ListChange[] = [
      { op: 'add', item_id: shop.harbour },
      { op: 'add', item_id: shop.ridge },
      ...people.map(() => ({ op: 'heart', item_id: shop.poppies, on: true }) as const),
      { op: 'note', item_id: shop.poppies, text: 'One' },
      { op: 'note', item_id: shop.poppies, text: 'Two' },
    ];

    await Promise.all(changes.map((one, at) => changed(api, people[at % people.length] ?? keys, one)));

    const { works, version } = await listOf(api, keys);
    expect(ids({ works }).toSorted((a, b) => a - b)).toEqual(
      [shop.poppies, shop.harbour, shop.ridge].toSorted((a, b) => a - b),
    );
    expect(works[0]?.hearts).toHaveLength(3);
    expect(works[0]?.notes).toHaveLength(2);
    expect(version).toBe(1 + 2 + changes.length);
  });
});

describe('hostile changes', () => {
  test.for([
    {},
    { op: 'drop' },
    { op: '__proto__' },
    { op: 'constructor', item_id: 1 },
    { op: 'add' },
    { op: 'add', item_id: '1' },
    { op: 'add', item_id: 0 },
    { op: 'add', item_id: 2 ** 31 },
    { op: 'add', item_id: 1, list_id: 1 },
    { op: 'heart', item_id: 1, on: 'yes' },
    { op: 'heart', item_id: 1, on: true, person_id: 7 },
    { op: 'move', item_id: 1, before: -1 },
    { op: 'note', item_id: 1, text: '' },
    { op: 'note', item_id: 1, text: '   ' },
    { op: 'note', item_id: 1, text: 'x'.repeat(301) },
    { op: 'note', item_id: 1, text: 'a\u0000b' },
    { op: 'note', item_id: 1, text: '\ud800' },
    { op: 'note', item_id: 1, text: { $ne: '' } },
    { op: 'remove_note', note_id: 1.5 },
    [],
    'add',
    null,
  ])('are refused as invalid: %j', async (json, { api, shop }) => {
    const { keys } = await start(api, [shop.poppies]);

    expect((await change(api, keys, json as object)).code).toBe('validation');
    expect((await listOf(api, keys)).version).toBe(1);
  });
});
