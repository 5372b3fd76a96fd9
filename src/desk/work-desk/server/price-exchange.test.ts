import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { saveSetting } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { bulkReply, bulksReply, priceChoicesReply } from '../prices.contract.ts';
import { bulkChangeLine } from './bulk.tables.ts';
import { deskOf, newStaff, pricesOf, smallShop } from './testing-desk.ts';

const fromOther = { kind: 'exchange' as const };
const rateIs = (db: Db, USD: number) => saveSetting(db, 'exchange', { NTD: 1, USD });

describe('prices made from the other currency', () => {
  test('are tried with the rate of the moment, and nothing changes', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    const headers = await newStaff(api, db, 'editor');
    const form = { which: { keyword: 'Poppies' }, how: { USD: fromOther } };

    const trial = await deskOf(api, headers).trial(form);

    expect(trial).toMatchObject({ changed: 2, refused: 0, rate: 310_000 });
    expect(trial.list.map(({ after }) => after)).toEqual([
      { NTD: 1000, USD: 3100 },
      { NTD: 2000, USD: 6200 },
    ]);
    expect(await pricesOf(db, poppies)).toEqual(['1000/3500', '2000/7000']);
    await rateIs(db, 0.0333);
    expect((await deskOf(api, headers).trial(form)).list[0]?.after).toEqual({ NTD: 1000, USD: 3400 });
    expect((await api('/api/admin/prices/choices', { headers })).as(priceChoicesReply).rate).toBe(333_000);
  });

  test('are changed together, shown with their rate, and undone', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    const headers = await newStaff(api, db, 'editor');
    const desk = deskOf(api, headers);
    const up = { kind: 'percent' as const, value: 1000, round: 10 };

    const change = await desk.change({ which: { keyword: 'Poppies' }, how: { NTD: up, USD: fromOther } });

    const how = { NTD: up, USD: { kind: 'exchange', rate: 310_000 } };
    expect(change).toMatchObject({ prices: 2, how });
    // NT$1,100 is US$34.10.
    expect(await pricesOf(db, poppies)).toEqual(['1100/3500', '2200/6900']);
    expect((await db.select().from(staffChange))[0]).toMatchObject({ action: 'change', after: { how } });
    const { list } = (await api('/api/admin/prices', { headers })).as(bulksReply);
    expect(list[0]?.how).toEqual(how);

    // Undoing restores the former price, independent of the rate.
    await rateIs(db, 0.05);
    expect((await desk.undo(change.change_id)).as(bulkReply).change.undone_at).not.toBeNull();
    expect(await pricesOf(db, poppies)).toEqual(['1000/3500', '2000/7000']);
  });

  test('are a conflict when the rate was changed since the trial, even where it comes to the same', async ({
    api,
    db,
  }) => {
    const { poppies } = await smallShop(db);
    const desk = deskOf(api, await newStaff(api, db, 'editor'));
    const form = { which: {}, how: { USD: fromOther } };
    const { fingerprint, list } = await desk.trial(form);
    await rateIs(db, 0.03099);

    const refused = await desk.apply({ ...form, fingerprint });

    expect(refused.code).toBe('conflict');
    expect((await desk.trial(form)).list).toEqual(list);
    expect(await pricesOf(db, poppies)).toEqual(['1000/3500', '2000/7000']);
    expect(await db.select().from(bulkChangeLine)).toEqual([]);
    expect((await desk.change(form)).prices).toBe(6);
  });

  test('are of no concern to who changes prices otherwise', async ({ api, db }) => {
    await smallShop(db);
    const desk = deskOf(api, await newStaff(api, db, 'editor'));
    const form = { which: {}, how: { NTD: { kind: 'amount' as const, value: 100, round: 10 } } };
    const { fingerprint, rate } = await desk.trial(form);
    await rateIs(db, 0.05);

    expect(rate).toBeUndefined();
    expect((await desk.apply({ ...form, fingerprint })).code).toBe('success');
  });

  test('cannot be both, nor bring a rate of their own', async ({ api, db }) => {
    const desk = deskOf(api, await newStaff(api, db, 'editor'));
    const tried = (how: object) => desk.post('/api/admin/prices/trial', { which: {}, how });

    const both = await tried({ NTD: fromOther, USD: fromOther });

    expect([both.status, both.code]).toEqual([422, 'validation']);
    expect((await tried({ USD: { ...fromOther, rate: 1 } })).status).toBe(422);
  });

  test('are refused where the rate makes them dearer than an order can hold', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    await rateIs(db, 0.0000001);
    const desk = deskOf(api, await newStaff(api, db, 'editor'));

    const trial = await desk.trial({ which: { keyword: 'Poppies' }, how: { NTD: fromOther }, show: 'refused' });

    expect([trial.changed, trial.refused]).toEqual([0, 2]);
    expect(trial.list[0]?.problem).toBe('too_dear');
    expect(await pricesOf(db, poppies)).toEqual(['1000/3500', '2000/7000']);
  });
});
