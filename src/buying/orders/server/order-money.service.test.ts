import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { orderReply } from '../order.contract.ts';
import { shopOrder } from './order.tables.ts';
import { declinePayment } from './order-money.service.ts';
import { lockOrder } from './order-write.service.ts';
import { order, orderMails, test } from './testing-orders.ts';

test('a declined payment may be retried for 72 hours after the order’s first deadline, and the member is notified', async ({
  api,
  db,
  shop,
}) => {
  const code = await order(api, shop.buyer, [shop.poppies]);
  await db.update(shopOrder).set({ paytype: 'paypal' }).where(eq(shopOrder.code, code));
  const now = new Date();

  await declinePayment(db, await lockOrder(db, code), { by: { actor: 'provider' }, now });

  const reply = await api(`/api/order/${code}`, { headers: shop.buyer.headers });
  const declined = reply.as(orderReply).order;
  const pay_by = new Date(Date.parse(declined.created_at) + (2 + 72) * 3_600_000).toISOString();
  expect(declined).toMatchObject({ status: 'failed', payment_status: 'failed', pay_by });
  expect(declined.actions).toContain('pay');
  expect(await orderMails(db)).toEqual(['order_received', 'payment_failed']);
});
