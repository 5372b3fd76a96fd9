import { eq } from 'drizzle-orm';
import { orderReply } from '#buying/orders/order.contract.ts';
import { shopOrder } from '#buying/orders/server/order.tables.ts';
import { lockOrder } from '#buying/orders/server/order-write.service.ts';
import { order, test as orderTest } from '#buying/orders/server/testing-orders.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { type AttemptRow, findAttempt, lockAttempt, openAttempt, saveAttempt } from './payment-attempt.service.ts';
import { applyOutcome } from './payment-outcome.service.ts';
import type { Outcome, ProviderPayType } from './payment-provider.ts';

export interface CardOrder {
  code: string;
  total: number;
  /** Starts an attempt, as if the buyer had left for the provider. */
  begin: (paytype?: ProviderPayType) => Promise<AttemptRow>;
  /** The provider reports the result of an attempt. */
  report: (attempt: AttemptRow, outcome: Outcome, now?: Date) => Promise<void>;
  /** Reloads the attempt. */
  again: (attempt: AttemptRow) => Promise<AttemptRow | undefined>;
  read: () => Promise<ReturnType<typeof readAs>>;
}

function readAs(reply: { as: (schema: typeof orderReply) => { order: ReturnType<typeof orderReply.parse>['order'] } }) {
  return reply.as(orderReply).order;
}

/** An order of one print, to be paid by card: its first mail waits for the payment. */
export const test = orderTest.extend<{ card: CardOrder }>({
  card: async ({ api, db, shop }, use) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const [row] = await db
      .update(shopOrder)
      .set({ paytype: 'cybersource' })
      .where(eq(shopOrder.code, code))
      .returning({ total: shopOrder.total });
    const waits_until = new Date(Date.now() + 600_000);
    await db.update(mailOutbox).set({ due_at: waits_until, waits_until }).where(eq(mailOutbox.kind, 'order_received'));
    await use({
      code,
      total: row?.total ?? 0,
      begin: (paytype = 'cybersource') => beginAttempt(db, code, paytype),
      report: (attempt, outcome, now = new Date()) => report(db, attempt, outcome, now),
      again: (attempt) => findAttempt(db, attempt.attempt_id),
      read: async () => readAs(await api(`/api/order/${code}`, { headers: shop.buyer.headers })),
    });
  },
});

/** An attempt whose buyer has left for the provider. */
function beginAttempt(db: Db, code: string, paytype: ProviderPayType): Promise<AttemptRow> {
  return inTransaction(db, async (tx) => {
    const placed = await lockOrder(tx, code);
    const provider = paytype === 'paypal' ? 'paypal' : 'cybersource';
    const attempt = await openAttempt(tx, placed, { paytype, provider, now: new Date() });
    return saveAttempt(tx, attempt, { state: 'open' });
  });
}

async function report(db: Db, { attempt_id }: AttemptRow, outcome: Outcome, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockAttempt(tx, attempt_id);
    if (!locked) throw new Error(`there is no attempt ${attempt_id}`);
    await applyOutcome(tx, locked, outcome, { now });
  });
}
