import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { readCsv } from '#desk/work-desk/csv-read.rules.ts';
import { newStaff, rowOf, smallShop } from '#desk/work-desk/server/testing-desk.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { IMPORT_COLUMNS } from '../import-columns.rules.ts';
import { exportWorks } from './export.service.ts';
import { readXlsx } from './xlsx-read.ts';

const PATH = '/api/admin/import/table';

test('every work is exported, and both tables read back say what the works are', async ({ api, db }) => {
  const { poppies, harbour, salt } = await smallShop(db);
  const headers = { ...(await newStaff(api, db, 'editor')), lang: 'zh-Hant' };

  const csv = await api(`${PATH}?format=csv`, { headers });
  const xlsx = await exportWorks(db, { staff_id: 1, lang: 'zh-Hant' }, { format: 'xlsx', what: 'works' });

  const file = join(await temporaryFolder(), 'works.xlsx');
  await writeFile(file, xlsx);
  const cells = readCsv(csv.text, 100).rows.map((row) => row.cells);
  expect((await readXlsx(file)).map((row) => IMPORT_COLUMNS.map((_, at) => row[at] ?? ''))).toEqual(cells);
  const [heads, ...rows] = cells.map((row) => new Map(row.map((cell, at) => [IMPORT_COLUMNS[at]?.code, cell])));
  expect(heads?.get('id')).toBe(IMPORT_COLUMNS[0]?.heads['zh-Hant']);
  expect(rows.map((row) => Number(row.get('id')))).toEqual([poppies, harbour, salt]);
  const work = await rowOf(db, poppies);
  expect(rows[0]?.get('year')).toBe(String(work.year));
  expect([...(rows[0]?.values() ?? [])]).toContain(work.title['zh-Hant']);
  expect([...(rows[0]?.values() ?? [])]).toContain('30x20: 1000 / 35; 60x40: 2000 / 70');
});

test('the filters of the list hold, and the template has heads in the reader’s language only', async ({ api, db }) => {
  const { wu, salt } = await smallShop(db);
  const headers = { ...(await newStaff(api, db, 'editor')), lang: 'zh-Hans' };
  const rows = async (query: string) => readCsv((await api(`${PATH}?format=csv&${query}`, { headers })).text, 100).rows;

  expect((await rows(`artist_id=${wu}`)).slice(1).map(({ cells }) => cells[0])).toEqual([String(salt)]);
  const template = await rows('what=template');
  expect(template.map(({ cells }) => cells)).toEqual([
    IMPORT_COLUMNS.slice(1).map((column) => column.heads['zh-Hans']),
  ]);
});

test('a colleague who may not edit works gets no table', async ({ api, db }) => {
  const headers = await newStaff(api, db, 'support');
  expect((await api(`${PATH}?format=csv`, { headers })).code).toBe('forbidden');
});
