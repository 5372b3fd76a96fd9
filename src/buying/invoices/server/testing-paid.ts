import { receivePayment } from '#buying/orders/server/order-money.service.ts';
import { openRefunds, oweRefund } from '#buying/orders/server/order-refund.service.ts';
import { lockOrder } from '#buying/orders/server/order-write.service.ts';
import { payRefund } from '#buying/orders/server/refund-payment.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';

const by = { actor: 'finance' } as const;

/** Finance confirms the transfer of an order; returns its amount. */
export async function paid(db: Db, code: string, now: Date, quiet = false): Promise<number> {
  return inTransaction(db, async (tx) => {
    const placed = await lockOrder(tx, code);
    const { total: amount, paytype } = placed.order;
    await receivePayment(tx, placed, { action: 'confirm_transfer', amount, paytype, by, now, quiet });
    return amount;
  });
}

/** Finance grants a refund and pays it. */
export async function refunded(db: Db, code: string, amount: number, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const owed = await oweRefund(tx, await lockOrder(tx, code), { amount, why: 'goodwill', by, now });
    const [due] = await openRefunds(tx, owed.order.order_id);
    if (due) await payRefund(tx, owed, due.refund_id, { by, now });
  });
}
