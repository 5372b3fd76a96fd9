import { expect } from 'vitest';
import { exportReply } from '#people/members/member.contract.ts';
import { PASSWORD } from '#people/members/server/testing-people.ts';
import { order, test } from './testing-orders.ts';

test('a member’s copy of their data contains their orders and prints', async ({ api, shop }) => {
  const code = await order(api, shop.buyer, [shop.poppies]);

  const { data } = (await api('/api/member/export', { headers: shop.buyer.headers })).as(exportReply);

  expect(data.orders).toMatchObject([{ code, status: 'processing', lines: [{ item_id: shop.poppies.item_id }] }]);
});

test('an account with an order in progress cannot be closed', async ({ api, shop }) => {
  const { headers } = shop.buyer;
  const code = await order(api, shop.buyer, [shop.poppies]);
  const leave = () => api('/api/member/delete', { method: 'POST', headers, json: { password: PASSWORD } });

  const tooEarly = await leave();
  await api(`/api/order/${code}/cancel`, { method: 'POST', headers, json: {} });
  const calledOff = await leave();

  expect([tooEarly.status, tooEarly.code]).toEqual([409, 'orders_moving']);
  expect(calledOff.status).toBe(200);
});
