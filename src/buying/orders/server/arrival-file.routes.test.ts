import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { shopDay } from '#shared/shop-time.ts';
import { type ArrivalColumns, arrivalTable, recogniseColumns } from '../arrival-file.rules.ts';
import { arrivalTrialReply, manyStepsReply } from '../workshop.contract.ts';
import { shopOrder } from './order.tables.ts';
import { act, newStaff, type OrderShop, order, payAll, test } from './testing-orders.ts';

/** Two columns could have the tracking numbers. */
const FILE = '客戶編號,配送編號,結果,完成\nAB900001,TW-998877,已簽收,2026/11/17\nAB900002,TW-000000,配送中,\n';
const COLUMNS: ArrivalColumns = { tracking: 1, status: 2, day: 3 };
const HEADS = ['客戶編號', '配送編號', '結果', '完成'];
const contentOf = (text: string) => Buffer.from(text).toString('base64');

async function shipped(api: TestApi, db: Db, { buyer, poppies }: OrderShop) {
  const workshop = await newStaff(api, db, 'workshop');
  const code = await order(api, buyer, [poppies]);
  await payAll(db);
  const step = (action: string) => act(api, workshop, 'admin/workshop/step', { action, codes: [code] });
  await step('start_production');
  await step('complete');
  await act(api, workshop, 'admin/workshop/ship', { carrier: 'Post', parcels: [{ code, tracking: 'TW-998877' }] });
  const attempt = async (more: object = {}, text = FILE) =>
    (await act(api, workshop, 'admin/workshop/arrival', { content: contentOf(text), ...more })).as(arrivalTrialReply);
  const remember = (carrier_key: string, columns: ArrivalColumns) =>
    api('/api/admin/workshop/arrival/columns', {
      method: 'PUT',
      headers: workshop,
      json: { carrier_key, heads: HEADS, columns },
    });
  return { workshop, code, attempt, remember };
}

test('a file whose columns are not recognised shows its first rows, and is read by the chosen ones', async ({
  api,
  db,
  shop,
}) => {
  expect(recogniseColumns(arrivalTable(FILE))).toBeUndefined();
  const { code, attempt } = await shipped(api, db, shop);

  expect(await attempt()).toMatchObject({
    lines: [],
    columns: null,
    table: { heads: HEADS, rows: [['AB900001', 'TW-998877', '已簽收', '2026/11/17'], expect.anything()] },
  });
  const { lines, columns } = await attempt({ columns: COLUMNS });
  expect(columns).toEqual(COLUMNS);
  expect(lines).toEqual([
    { line: 2, tracking: 'TW-998877', status: '已簽收', day: '2026-11-17', code, outcome: 'ready' },
    { line: 3, tracking: 'TW-000000', status: '配送中', day: null, code: null, outcome: 'unknown' },
  ]);
});

test('columns are remembered for a carrier’s files with the same headings, and logged', async ({ api, db, shop }) => {
  const { attempt, remember } = await shipped(api, db, shop);

  expect((await remember('post', { tracking: 0, status: null, day: null })).code).toBe('success');
  expect((await remember('post', COLUMNS)).code).toBe('success');

  expect(await attempt({ carrier_key: 'post' })).toMatchObject({ columns: COLUMNS, remembered: true });
  expect(await attempt({ carrier_key: 'hct' })).toMatchObject({ columns: null, remembered: false });
  const other = await attempt({ carrier_key: 'post' }, FILE.replace('結果', '備註'));
  expect(other).toMatchObject({ columns: null, remembered: false });
  // Columns that staff choose now take precedence.
  const chosen = { tracking: 1, status: null, day: null };
  expect(await attempt({ carrier_key: 'post', columns: chosen })).toMatchObject({ columns: chosen, remembered: false });
  const isChoice = eq(staffChange.action, 'arrival_columns');
  const log = await db.select().from(staffChange).where(isChoice).orderBy(staffChange.change_id);
  expect(log.map(({ after }) => after)).toMatchObject([
    { carrier: 'post', tracking_column: '客戶編號' },
    { carrier: 'post', tracking_column: '配送編號', status_column: '結果', day_column: '完成' },
  ]);
});

test('a parcel arrives on the carrier’s day', async ({ api, db, shop }) => {
  const { workshop, code } = await shipped(api, db, shop);
  const yesterday = new Date(Date.now() - 86_400_000);
  await db.update(shopOrder).set({ delivery_at: new Date(Date.now() - 5 * 86_400_000) });

  const days = { [code]: shopDay(yesterday) };
  const reply = await act(api, workshop, 'admin/workshop/step', { action: 'arrive', codes: [code], days });

  expect(reply.as(manyStepsReply).results).toEqual([{ code, outcome: 'done' }]);
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.code, code));
  expect(row?.arrival_at && shopDay(row.arrival_at)).toBe(shopDay(yesterday));
});

test('other staff cannot choose columns', async ({ api, db, shop }) => {
  const { remember } = await shipped(api, db, shop);
  const editor = await newStaff(api, db, 'editor');
  const json = { carrier_key: 'post', heads: HEADS, columns: COLUMNS };

  expect((await api('/api/admin/workshop/arrival/columns', { method: 'PUT', headers: editor, json })).status).toBe(403);
  expect((await remember('post', { tracking: 100, status: null, day: null })).code).toBe('validation');
});
