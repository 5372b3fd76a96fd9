import { receivePayment } from '#buying/orders/server/order-money.service.ts';
import { openRefunds, oweRefund } from '#buying/orders/server/order-refund.service.ts';
import { lockOrder } from '#buying/orders/server/order-write.service.ts';
import { payRefund } from '#buying/orders/server/refund-payment.service.ts';
import type { Db } from '#db/server/connect.ts';

const by = { actor: 'finance' } as const;

/** Noon in Taipei. */
const noon = (day: string) => new Date(`${day}T04:00:00Z`);

/** Pays an order in full on a day; returns its total. */
export async function payOn(db: Db, code: string, day: string): Promise<number> {
  const placed = await lockOrder(db, code);
  const { total: amount, paytype } = placed.order;
  await receivePayment(db, placed, { action: 'confirm_transfer', amount, paytype, by, now: noon(day), quiet: true });
  return amount;
}

/** Refunds a part of a paid order on a day. */
export async function refundOn(db: Db, code: string, day: string, amount: number): Promise<void> {
  const now = noon(day);
  const owing = await oweRefund(db, await lockOrder(db, code), { amount, why: 'goodwill', by, now });
  const [due] = await openRefunds(db, owing.order.order_id);
  await payRefund(db, owing, due?.refund_id ?? 0, { reference: 'B-1', by, now, quiet: true });
}
