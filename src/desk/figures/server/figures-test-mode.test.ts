import { expect } from 'vitest';
import { test, wayOf } from '#desk/test-mode/server/testing-test-mode.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { figuresReply } from '../figures.contract.ts';

test('a paid test order never counts', async ({ api, db, owner, shop, place }) => {
  await owner.turn(true);
  const order = await place('paypal', shop.harbour);
  const attempt = new URLSearchParams(wayOf(await order.start()).split('?')[1]).get('attempt') ?? '';
  await api(`/api/payment/test/choose?attempt=${attempt}&choice=pay&lang=en`, { method: 'POST' });
  const { headers } = await newStaff(api, db, 'finance');

  const { sums } = (await api('/api/admin/figures?unit=year&money=USD', { headers })).as(figuresReply);

  expect((await order.read()).payment_status).toBe('paid');
  expect(Object.values(sums).every((sum) => sum === 0)).toBe(true);
});
