import { expect } from 'vitest';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { orderReply } from '../order.contract.ts';
import { order, test } from './testing-orders.ts';

test('new orders have the shop’s letters and deadline; earlier ones keep theirs', async ({ api, db, shop }) => {
  const { headers } = await newStaff(api, db, 'admin');
  const { buyer, poppies, larger } = shop;
  const before = await order(api, buyer, [poppies]);
  const value = { code_prefix: 'MUSE', transfer_days: '7', return_days: '30' };
  await api('/api/admin/setting', { method: 'PUT', headers, json: { key: 'orders', version: 0, value } });

  const code = await order(api, buyer, [larger]);

  expect(code).toMatch(/^MUSE-\d{6}-[0-9A-Z]{6}$/);
  const read = async (one: string) => (await api(`/api/order/${one}`, { headers: buyer.headers })).as(orderReply).order;
  const placed = await read(code);
  expect(Date.parse(placed.pay_by ?? '') - Date.parse(placed.created_at)).toBe(7 * 86_400_000);
  expect((await read(before)).code).toMatch(/^CN-/);
});

test('an order keeps the days for a return that it was placed with', async ({ api, db, shop }) => {
  const { headers } = await newStaff(api, db, 'admin');
  const { buyer, poppies, larger } = shop;
  const before = await order(api, buyer, [poppies]);
  const value = { code_prefix: 'CN', transfer_days: '3', return_days: '30' };
  const save = (json: object) => api('/api/admin/setting', { method: 'PUT', headers, json });
  await save({ key: 'orders', version: 0, value });

  const after = await order(api, buyer, [larger]);

  const read = async (one: string) => (await api(`/api/order/${one}`, { headers: buyer.headers })).as(orderReply).order;
  expect([(await read(before)).return_days, (await read(after)).return_days]).toEqual([14, 30]);
  // The law gives seven days; nobody can set fewer.
  expect((await save({ key: 'orders', version: 1, value: { ...value, return_days: '6' } })).status).toBe(422);
});
