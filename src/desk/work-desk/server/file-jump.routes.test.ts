import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import { size } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { fileTrialReply } from '../file.contract.ts';
import { deskOf, newStaff, pricesOf, rowOf, smallShop } from './testing-desk.ts';

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));
const PATH = '/api/admin/prices/file';

async function shopOf(api: TestApi, db: Db) {
  const shop = await smallShop(db);
  const headers = await newStaff(api, db, 'editor');
  const csv = { ...headers, 'content-type': 'text/csv' };
  const post = (path: string, body: string) => api(path, { method: 'POST', headers: csv, body });
  const prints = await db.select().from(size).where(eq(size.item_id, shop.poppies)).orderBy(size.w_mm);
  return {
    ...shop,
    headers,
    sizes: prints.map(({ size_id }) => size_id),
    trial: async (body: string) => (await post(`${PATH}/trial`, body)).as(fileTrialReply).trial,
    apply: (body: string, query: Record<string, string>) => post(`${PATH}?${new URLSearchParams(query)}`, body),
  };
}

describe('a table whose columns have shifted', () => {
  test('is refused by line, with what was found and what to do', async ({ api, db }) => {
    const { poppies, sizes, trial, apply } = await shopOf(api, db);
    const body = `item_id,size_id,price_ntd,price_usd\n${poppies},${sizes[0]},1,100,36.00`;

    const { faults, wrong, edits, fingerprint } = await trial(body);

    expect([faults, edits]).toEqual([1, 0]);
    expect(wrong[0]).toMatchObject({ line: 2, column: '', problem: 'cell_count' });
    expect(wrong[0]?.message).toContain(`${poppies} | ${sizes[0]} | 1 | 100 | 36.00`);
    expect(wrong[0]?.message).toContain('quotation marks');
    expect((await apply(body, { fingerprint })).code).toBe('validation');
    expect(await pricesOf(db, poppies)).toEqual(['1000/3500', '2000/7000']);
  });
});

describe('prices of a table that change more than threefold', () => {
  test('are first in the trial and changed only if their lines are named', async ({ api, db }) => {
    const { poppies, sizes, trial, apply } = await shopOf(api, db);
    const body = `item_id,size_id,price_ntd,price_usd\n${poppies},${sizes[0]},1100,35\n${poppies},${sizes[1]},2,70`;

    const { fingerprint, list, jumps, lines } = await trial(body);
    expect([jumps, lines, list.map(({ line, jump }) => [line, jump])]).toEqual([
      [3],
      2,
      [
        [3, true],
        [2, false],
      ],
    ]);

    const refused = await apply(body, { fingerprint });
    expect([refused.code, (refused.body as { unconfirmed: number[] }).unconfirmed]).toEqual(['validation', [3]]);
    expect((await apply(body, { fingerprint, confirm: '2' })).code).toBe('validation');
    expect(await pricesOf(db, poppies)).toEqual(['1000/3500', '2000/7000']);

    expect((await apply(body, { fingerprint, confirm: '3' })).code).toBe('success');
    expect(await pricesOf(db, poppies)).toEqual(['1100/3500', '2/7000']);
    const [logged] = await db.select().from(staffChange);
    expect(logged?.after).toMatchObject({ prices: 2, lines: 2, jumps: 1 });
  });

  test('can be left as they are while the others change, and any line can be left out', async ({ api, db }) => {
    const { poppies, harbour, sizes, headers, trial, apply } = await shopOf(api, db);
    const body = [
      'item_id,size_id,price_ntd,title_en',
      `${poppies},${sizes[0]},1100,Red poppies`,
      `${poppies},${sizes[1]},9000,`,
      `${harbour},,,Old harbour`,
    ].join('\n');

    const { fingerprint } = await trial(body);
    const done = await apply(body, { fingerprint, leave_out: '4', skip_jumps: 'yes' });

    expect(done.code).toBe('success');
    expect(await pricesOf(db, poppies)).toEqual(['1100/3500', '2000/7000']);
    expect(await rowOf(db, poppies)).toMatchObject({ title: { en: 'Red poppies' } });
    expect(await rowOf(db, harbour)).toMatchObject({ title: { en: 'Harbour' } });
    const [logged] = await db.select().from(staffChange);
    expect(logged?.after).toMatchObject({ prices: 1, texts: 1, lines: 1, left_out: 2 });
    const { change } = done.body as { change: { change_id: number } };
    expect((await deskOf(api, headers).undo(change.change_id)).code).toBe('success');
    expect(await pricesOf(db, poppies)).toEqual(['1000/3500', '2000/7000']);
  });

  test('with every line left out nothing is changed; a list that runs backwards is refused', async ({ api, db }) => {
    const { poppies, trial, apply } = await shopOf(api, db);
    const body = `item_id,title_en\n${poppies},Red poppies`;

    const { fingerprint } = await trial(body);

    expect((await apply(body, { fingerprint, leave_out: '2-9' })).code).toBe('validation');
    expect((await apply(body, { fingerprint, leave_out: '9-2' })).status).toBe(422);
    expect((await apply(body, { fingerprint, confirm: 'all' })).status).toBe(422);
    expect(await rowOf(db, poppies)).toMatchObject({ title: { en: 'Poppies' } });
  });
});

describe('many prices that change more than threefold', () => {
  test('are confirmed one by one, or left as they are', async ({ api, db }) => {
    const { poppies, sizes, headers } = await shopOf(api, db);
    const desk = deskOf(api, headers);
    const form = {
      which: { keyword: 'Poppies' },
      how: { NTD: { kind: 'set' as const, value: 500, round: 1 } },
    };
    const { fingerprint, jumps, list } = await desk.trial(form);
    expect([jumps, list.map(({ size_id, jump }) => [size_id, jump])]).toEqual([
      1,
      [
        [sizes[1], true],
        [sizes[0], false],
      ],
    ]);

    const refused = await desk.apply({ ...form, fingerprint });
    expect([refused.code, (refused.body as { unconfirmed: number[] }).unconfirmed]).toEqual(['validation', [sizes[1]]]);
    expect(await pricesOf(db, poppies)).toEqual(['1000/3500', '2000/7000']);

    expect((await desk.apply({ ...form, fingerprint, skip_jumps: true })).code).toBe('success');
    expect(await pricesOf(db, poppies)).toEqual(['500/3500', '2000/7000']);
    const rest = await desk.trial(form);
    const confirm = [sizes[1] ?? 0];
    expect((await desk.apply({ ...form, fingerprint: rest.fingerprint, confirm })).code).toBe('success');
    expect(await pricesOf(db, poppies)).toEqual(['500/3500', '500/7000']);
  });
});
