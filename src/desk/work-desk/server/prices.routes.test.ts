import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { item, size } from '#catalogue/works/server/works.tables.ts';
import { countQueries } from '#db/server/testing-queries.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { bulkReply, bulksReply, priceChoicesReply } from '../prices.contract.ts';
import { bulkChangeLine } from './bulk.tables.ts';
import { deskOf, insertWorks, newStaff, pricesOf, rowOf, smallShop } from './testing-desk.ts';

const up = (value: number, round = 10) => ({ NTD: { kind: 'percent' as const, value, round } });

describe('a trial', () => {
  test('shows what would change, before and after, and changes nothing', async ({ api, db }) => {
    const { harbour } = await smallShop(db);
    const desk = deskOf(api, await newStaff(api, db, 'editor'));

    const trial = await desk.trial({ which: { category: 'sea', status: 'online' }, how: up(500) });

    expect(trial).toMatchObject({ prints: 2, changed: 2, refused: 0, works: 1, total: 2, pages: 1 });
    expect(trial.sums.NTD).toEqual({ before: 3000, after: 3150, least: 50, most: 100 });
    expect(trial.sums.USD).toEqual({ before: 10_500, after: 10_500, least: 0, most: 0 });
    expect(trial.list[0]).toMatchObject({
      item_id: harbour,
      title: 'Harbour',
      artist: 'Lin',
      size: '30 × 20 cm',
      before: { NTD: 1000, USD: 3500 },
      after: { NTD: 1050, USD: 3500 },
    });
    expect(await pricesOf(db, harbour)).toEqual(['1000/3500', '2000/7000']);
    expect(await db.select().from(staffChange)).toEqual([]);
  });

  test('is narrowed by artist, size, frame, price, keyword and stage', async ({ api, db }) => {
    const { wu } = await smallShop(db);
    const headers = await newStaff(api, db, 'editor');
    const desk = deskOf(api, headers);
    const count = async (which: object) => (await desk.trial({ which, how: up(500) })).prints;
    const { frames, categories, artists } = (await api('/api/admin/prices/choices', { headers })).as(priceChoicesReply);

    expect([categories.length, artists.map(({ name }) => name)]).toEqual([3, ['Lin', 'Wu']]);
    expect(await count({})).toBe(6);
    expect(await count({ artist_id: wu })).toBe(2);
    expect([await count({ band: 's' }), await count({ band: 'm' }), await count({ band: 'xl' })]).toEqual([3, 3, 0]);
    expect(await count({ frame_id: frames[0]?.frame_id })).toBe(6);
    expect(await count({ price: { currency: 'USD', from: 3501 } })).toBe(3);
    expect(await count({ price: { currency: 'NTD', from: 500, to: 1000 } })).toBe(3);
    expect(await count({ keyword: 'poPP' })).toBe(2);
    expect(await count({ keyword: '%' })).toBe(0);
    expect(await count({ status: 'offline' })).toBe(2);
    expect((await desk.post('/api/admin/prices/trial', { which: { frame_id: 999 }, how: up(1) })).code).toBe(
      'not_found',
    );
  });

  test('names what cannot be: prices of nothing, and more than an order can hold', async ({ api, db }) => {
    await smallShop(db);
    const desk = deskOf(api, await newStaff(api, db, 'editor'));
    const how = { NTD: { kind: 'amount' as const, value: -1500, round: 10 } };

    const trial = await desk.trial({ which: {}, how, show: 'refused' });
    const dear = await desk.trial({
      which: {},
      how: { USD: { kind: 'set', value: 2_000_000_000, round: 1 } },
      show: 'refused',
    });

    expect([trial.changed, trial.refused]).toEqual([3, 3]);
    expect(trial.list.map(({ problem }) => problem)).toEqual(['not_positive', 'not_positive', 'not_positive']);
    expect(dear.list[0]?.problem).toBe('too_dear');
    const refused = await desk.apply({ which: {}, how, fingerprint: trial.fingerprint });
    expect(refused.code).toBe('validation');
    const confirm = (await desk.trial({ which: {}, how })).list.map(({ size_id }) => size_id);
    const change = await desk.change({ which: {}, how }, { skip_refused: true, confirm });
    expect(change.prices).toBe(3);
  });

  test('must say something of a currency, and no nonsense', async ({ api, db }) => {
    const desk = deskOf(api, await newStaff(api, db, 'editor'));

    for (const how of [{}, up(100_000), up(-10_001), { NTD: { kind: 'amount', value: 0.5, round: 1 } }]) {
      expect((await desk.post('/api/admin/prices/trial', { which: {}, how })).status).toBe(422);
    }
  });
});

describe('a change', () => {
  test('is seen by buyers immediately, logged, and undone as a whole', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    const headers = await newStaff(api, db, 'editor');
    const desk = deskOf(api, headers);
    const bought = async () => {
      const { body } = await api(`/api/shop/${poppies}`);
      return (body as { item: { price_from: object } }).item.price_from;
    };
    const before = await bought();

    const change = await desk.change({ which: { keyword: 'Poppies' }, how: up(1000) });

    expect(change).toMatchObject({ kind: 'prices', prices: 2, texts: 0, undone_at: null });
    expect(await pricesOf(db, poppies)).toEqual(['1100/3500', '2200/7000']);
    expect(await bought()).toEqual({ ...before, NTD: (before as { NTD: number }).NTD + 100 });
    const [logged] = await db.select().from(staffChange);
    expect(logged).toMatchObject({
      subject: 'prices',
      action: 'change',
      before: { NTD: 3000 },
      after: { NTD: 3300, prices: 2 },
    });

    const undone = (await desk.undo(change.change_id)).as(bulkReply).change;

    expect(undone.undone_by).toBe(change.by);
    expect(await pricesOf(db, poppies)).toEqual(['1000/3500', '2000/7000']);
    expect(await bought()).toEqual(before);
    expect((await desk.undo(change.change_id)).code).toBe('conflict');
    expect((await desk.undo(999)).code).toBe('not_found');
    const { list, total } = (await api('/api/admin/prices', { headers })).as(bulksReply);
    expect([total, list[0]?.change_id]).toEqual([1, change.change_id]);
  });

  test('is a conflict when one of its prices was changed since the trial, and nothing is changed', async ({
    api,
    db,
  }) => {
    const { poppies, harbour } = await smallShop(db);
    const desk = deskOf(api, await newStaff(api, db, 'editor'));
    const form = { which: {}, how: up(1000) };
    const { fingerprint } = await desk.trial(form);
    await db
      .update(size)
      .set({ price: { NTD: 1200, USD: 3500 } })
      .where(eq(size.item_id, harbour));

    const refused = await desk.apply({ ...form, fingerprint });

    expect(refused.code).toBe('conflict');
    expect(await pricesOf(db, poppies)).toEqual(['1000/3500', '2000/7000']);
    expect(await db.select().from(bulkChangeLine)).toEqual([]);
  });

  test('cannot be taken back once one of its prices was changed: the work is named, and nothing moves', async ({
    api,
    db,
  }) => {
    const { poppies, harbour } = await smallShop(db);
    const desk = deskOf(api, await newStaff(api, db, 'editor'));
    const { change_id } = await desk.change({ which: {}, how: up(1000) });
    await desk.change({ which: { keyword: 'Harbour', band: 's' }, how: up(1000) });

    const refused = await desk.undo(change_id);

    expect(refused.code).toBe('conflict');
    expect(refused.body).toMatchObject({ changed: 1, works: [{ item_id: harbour, title: 'Harbour' }] });
    expect(await pricesOf(db, poppies)).toEqual(['1100/3500', '2200/7000']);
  });

  test('cannot be taken back to a price that cannot be any more, as frames became dearer', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    const desk = deskOf(api, await newStaff(api, db, 'editor'));
    const { change_id } = await desk.change({ which: { keyword: 'Poppies' }, how: up(1000) });
    // The former price, as if it had been the dearest possible.
    const dearest = sql`jsonb_set(${bulkChangeLine.before}, '{NTD}', '2000000000')`;
    await db.update(bulkChangeLine).set({ before: dearest }).where(eq(bulkChangeLine.change_id, change_id));

    expect((await desk.undo(change_id)).code).toBe('conflict');
    expect(await pricesOf(db, poppies)).toEqual(['1100/3500', '2200/7000']);
  });

  test('counts as a change of the work for people who have it open', async ({ api, db }) => {
    const { poppies, salt } = await smallShop(db);
    const before = [await rowOf(db, poppies), await rowOf(db, salt)].map(({ version }) => version);

    await deskOf(api, await newStaff(api, db, 'admin')).change({ which: { keyword: 'Poppies' }, how: up(1000) });

    const after = [await rowOf(db, poppies), await rowOf(db, salt)].map(({ version }) => version);
    expect(after).toEqual([(before[0] ?? 0) + 1, before[1]]);
  });
});

describe('ten thousand prices', () => {
  test('change and change back, each in a fixed number of statements', { timeout: 240_000 }, async ({ api, db }) => {
    await insertWorks(db, 2_500);
    const desk = deskOf(api, await newStaff(api, db, 'editor'));
    const sum = async () => {
      const { rows } = await db.execute<{ sum: string; from: string }>(
        sql`select (select sum((price ->> 'NTD')::int) from ${size}) as sum, (select sum(price_from_ntd) from ${item}) as from`,
      );
      return [Number(rows[0]?.sum), Number(rows[0]?.from)];
    };
    const before = await sum();
    const form = { which: {}, how: up(1000) };
    const trial = await desk.trial({ ...form, page: 200 });
    expect([trial.prints, trial.changed, trial.page, trial.list.length]).toEqual([10_000, 10_000, 200, 50]);

    let made = 0;
    const statements = await countQueries(db, async () => {
      made = (await desk.apply({ ...form, fingerprint: trial.fingerprint })).as(bulkReply).change.change_id;
    });

    expect(await sum()).toEqual([((before[0] ?? 0) * 11) / 10, (before[1] ?? 0) + 2_500 * 100]);
    const undoing = await countQueries(db, () => desk.undo(made));
    expect(await sum()).toEqual(before);
    expect([statements <= 20, undoing <= 20]).toEqual([true, true]);
  });
});
