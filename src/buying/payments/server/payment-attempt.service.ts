import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { paymentAt } from '#buying/orders/server/order-money.service.ts';
import { lockOrder, type OrderWithLines } from '#buying/orders/server/order-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { sendNotice } from '#db/server/notices.ts';
import { FIRST_LOOK_MS, LIVE_STATES } from '../payment-states.rules.ts';
import { paymentAttempt } from './payment.tables.ts';
import type { Known, PaymentProvider, ProviderPayType } from './payment-provider.ts';

export type AttemptRow = typeof paymentAttempt.$inferSelect;

/** An attempt, with its order held until the transaction ends. */
export interface LockedAttempt {
  placed: OrderWithLines;
  attempt: AttemptRow;
}

/** Tells whoever asks the providers that there is something to ask. */
export const PAYMENT_CHANNEL = 'payment';

/** An attempt and its order, both held: the order first, as everybody does. */
export async function lockAttempt(tx: Db, attemptId: string): Promise<LockedAttempt | undefined> {
  const known = await findAttempt(tx, attemptId);
  if (!known) return undefined;
  const placed = await lockOrder(tx, known.code);
  const attempt = await findAttempt(tx, attemptId);
  return attempt && { placed, attempt };
}

/** An attempt by its own name. */
export async function findAttempt(db: Db, attemptId: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.attempt_id, attemptId));
  return row;
}

/** An attempt by what its provider calls it, or the money that came of it. */
export async function findAttemptAt(
  db: Db,
  provider: PaymentProvider['name'],
  called: { provider_id: string } | { transaction_id: string },
): Promise<AttemptRow | undefined> {
  const isCalled =
    'provider_id' in called
      ? eq(paymentAttempt.provider_id, called.provider_id)
      : eq(paymentAttempt.transaction_id, called.transaction_id);
  const [row] = await db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.provider, provider), isCalled));
  if (row || 'provider_id' in called) return row;
  // A second payment of one attempt is in the order's books only.
  const payment = await paymentAt(db, provider, called.transaction_id);
  return payment?.attempt_id ? findAttempt(db, payment.attempt_id) : undefined;
}

/** All attempts to pay an order, from the oldest to the latest. */
export function attemptsOf(db: Db, orderId: number): Promise<AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.order_id, orderId))
    .orderBy(asc(paymentAttempt.number));
}

/** The attempt of a way of paying of which something may still become. */
export async function liveAttempt(tx: Db, orderId: number, paytype: ProviderPayType): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentAttempt)
    .where(
      and(
        eq(paymentAttempt.order_id, orderId),
        eq(paymentAttempt.paytype, paytype),
        inArray(paymentAttempt.state, [...LIVE_STATES]),
      ),
    );
  return row;
}

/** Writes a new attempt to pay an order down, before anybody is asked. */
export async function openAttempt(
  tx: Db,
  { order }: OrderWithLines,
  { paytype, provider, now }: { paytype: ProviderPayType; provider: PaymentProvider['name']; now: Date },
): Promise<AttemptRow> {
  const { order_id, code, total: amount, currency } = order;
  const number = (await tx.$count(paymentAttempt, eq(paymentAttempt.order_id, order_id))) + 1;
  return insertOne(
    tx
      .insert(paymentAttempt)
      .values({
        attempt_id: randomUUID(),
        order_id,
        code,
        number,
        reference: `${code}-${number}`,
        paytype,
        provider,
        amount,
        currency,
        created_at: now,
        changed_at: now,
        due_at: new Date(now.getTime() + FIRST_LOOK_MS),
      })
      .returning(),
  );
}

/** Changes an attempt that is held. */
export async function saveAttempt(tx: Db, attempt: AttemptRow, set: Partial<AttemptRow>): Promise<AttemptRow> {
  await tx.update(paymentAttempt).set(set).where(eq(paymentAttempt.attempt_id, attempt.attempt_id));
  return { ...attempt, ...set };
}

/** Has the provider asked about an attempt as soon as possible. */
export async function askSoon(tx: Db, attemptId: string, now: Date): Promise<void> {
  await tx.update(paymentAttempt).set({ due_at: now }).where(eq(paymentAttempt.attempt_id, attemptId));
  await sendNotice(tx, PAYMENT_CHANNEL, '');
}

/** An attempt as its provider needs to know it. */
export function knownOf({ attempt_id, reference, amount, currency, provider_id, transaction_id }: AttemptRow): Known {
  return { attempt_id, reference, amount, currency, provider_id, transaction_id };
}
