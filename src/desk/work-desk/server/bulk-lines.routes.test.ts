import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { readCsv } from '../csv-read.rules.ts';
import { fileTrialReply } from '../file.contract.ts';
import { bulkLinesReply, bulkReply, LINES_SHOWN } from '../prices.contract.ts';
import { deskOf, type Headers, insertWorks, newStaff, smallShop } from './testing-desk.ts';

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));
const up = { NTD: { kind: 'percent' as const, value: 1000, round: 10 } };

const linesOf = async (api: TestApi, headers: Headers, id: number, query = '') =>
  (await api(`/api/admin/prices/${id}/line${query}`, { headers })).as(bulkLinesReply);
const tableOf = async (api: TestApi, headers: Headers, id: number) =>
  readCsv((await api(`/api/admin/prices/${id}/file`, { headers })).text, 60_000).rows.map(({ cells }) => cells);

describe('a change of many', () => {
  test('can be read line by line, searched, and saved as a table', async ({ api, db }) => {
    const { poppies } = await smallShop(db);
    const headers = await newStaff(api, db, 'editor');
    const { change_id } = await deskOf(api, headers).change({ which: {}, how: up });

    const all = await linesOf(api, headers, change_id);

    expect(all).toMatchObject({ change: { change_id, prices: 6 }, total: 6, page: 1, pages: 1 });
    expect(all.list.find(({ item_id, size }) => item_id === poppies && size === '30 × 20 cm')).toMatchObject({
      title: 'Poppies',
      artist: 'Lin',
      facts: null,
      price: { before: { NTD: 1000, USD: 3500 }, after: { NTD: 1100, USD: 3500 } },
    });
    const titles = async (keyword: string) =>
      (await linesOf(api, headers, change_id, `?keyword=${keyword}`)).list.map(({ title }) => title);
    expect(await titles('OPPI')).toEqual(['Poppies', 'Poppies']);
    expect(await titles('wu')).toEqual(['Salt', 'Salt']);
    expect(await titles('nobody')).toEqual([]);
    const [heads, first, ...others] = await tableOf(api, headers, change_id);
    expect(heads?.slice(3, 9)).toEqual(['size_id', 'size', 'NTD_before', 'NTD_after', 'USD_before', 'USD_after']);
    expect(first?.slice(4)).toEqual(['30 × 20 cm', '1000', '1100', '35.00', '35.00', '', '', '']);
    expect(others).toHaveLength(5);
  });

  test('from a file shows the words that differ, in their languages, and stays to be read after it is undone', async ({
    api,
    db,
  }) => {
    const { poppies } = await smallShop(db);
    const headers = await newStaff(api, db, 'editor');
    const desk = deskOf(api, headers);
    const send = (path: string, body: string) =>
      api(path, { method: 'POST', headers: { ...headers, 'content-type': 'text/csv' }, body });
    const body = `item_id,title_en,stage\r\n${poppies},Red poppies,paused\r\n`;
    const { fingerprint } = (await send('/api/admin/prices/file/trial', body)).as(fileTrialReply).trial;
    const applied = await send(`/api/admin/prices/file?fingerprint=${fingerprint}`, body);
    const { change_id } = applied.as(bulkReply).change;

    await desk.undo(change_id);

    const { list, change } = await linesOf(api, headers, change_id);
    expect(change.undone_at).not.toBeNull();
    expect(list).toMatchObject([
      {
        item_id: poppies,
        size: null,
        price: null,
        facts: {
          before: { title: { en: 'Poppies' }, stage: 'online' },
          after: { title: { en: 'Red poppies' }, stage: 'paused' },
        },
      },
    ]);
    expect((await tableOf(api, headers, change_id)).slice(1).map((row) => row.slice(9))).toEqual([
      ['title en', 'Poppies', 'Red poppies'],
      ['stage', 'online', 'paused'],
    ]);
  });

  test('of many pages is turned page by page, and its table has all lines', { timeout: 60_000 }, async ({
    api,
    db,
  }) => {
    await insertWorks(db, 300);
    const headers = await newStaff(api, db, 'editor');
    const { change_id } = await deskOf(api, headers).change({ which: {}, how: up });

    const first = await linesOf(api, headers, change_id);
    const last = await linesOf(api, headers, change_id, `?page=${first.pages}`);

    expect([first.total, first.pages, first.list.length]).toEqual([1200, 24, LINES_SHOWN]);
    expect(last.list.map(({ line }) => line)).not.toContain(first.list[0]?.line);
    expect(await tableOf(api, headers, change_id)).toHaveLength(1201);
  });

  test('that does not exist is not found, and only editors read it', async ({ api, db }) => {
    const editor = await newStaff(api, db, 'editor');
    const workshop = await newStaff(api, db, 'workshop');

    for (const part of ['line', 'file']) {
      expect((await api(`/api/admin/prices/999/${part}`, { headers: editor })).code).toBe('not_found');
      expect((await api(`/api/admin/prices/999/${part}`, { headers: workshop })).code).toBe('forbidden');
    }
  });
});
