import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { paymentAt } from '#buying/orders/server/order-money.service.ts';
import { lockOrder, type OrderWithLines } from '#buying/orders/server/order-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { sendNotice } from '#db/server/notices.ts';
import { FIRST_CHECK_MS, LIVE_STATES } from '../payment-states.rules.ts';
import { paymentAttempt } from './payment.tables.ts';
import type { Known, PaymentProvider, ProviderPayType } from './payment-provider.ts';

export type AttemptRow = typeof paymentAttempt.$inferSelect;

/** An attempt, with its order locked until the transaction ends. */
export interface LockedAttempt {
  placed: OrderWithLines;
  attempt: AttemptRow;
}

/** Notifies the processes that ask the providers. */
export const PAYMENT_CHANNEL = 'payment';

/** Locks the order first, as everywhere. */
export async function lockAttempt(tx: Db, attemptId: string): Promise<LockedAttempt | undefined> {
  const known = await findAttempt(tx, attemptId);
  if (!known) return undefined;
  const placed = await lockOrder(tx, known.code);
  const attempt = await findAttempt(tx, attemptId);
  return attempt && { placed, attempt };
}

export async function findAttempt(db: Db, attemptId: string): Promise<AttemptRow | undefined> {
  const [row] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.attempt_id, attemptId));
  return row;
}

/** Finds an attempt by the provider's id, or by its transaction. */
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
  // A second payment of one attempt is only in the order's ledger.
  const payment = await paymentAt(db, provider, called.transaction_id);
  return payment?.attempt_id ? findAttempt(db, payment.attempt_id) : undefined;
}

/** From the oldest to the latest. */
export function attemptsOf(db: Db, orderId: number): Promise<AttemptRow[]> {
  return db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.order_id, orderId))
    .orderBy(asc(paymentAttempt.number));
}

/** The attempt of a payment method that may still change. */
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

interface Opening {
  paytype: ProviderPayType;
  provider: PaymentProvider['name'];
  now: Date;
  /** Our own number for the payment, if the provider wants one. */
  provider_id?: string | undefined;
}

/** Saves a new attempt, before we ask the provider. */
export async function openAttempt(
  tx: Db,
  { order }: OrderWithLines,
  { paytype, provider, now, provider_id }: Opening,
): Promise<AttemptRow> {
  const { order_id, test, code, total: amount, currency } = order;
  const number = (await tx.$count(paymentAttempt, eq(paymentAttempt.order_id, order_id))) + 1;
  return insertOne(
    tx
      .insert(paymentAttempt)
      .values({
        attempt_id: randomUUID(),
        order_id,
        test,
        code,
        number,
        reference: `${code}-${number}`,
        paytype,
        provider,
        ...(provider_id !== undefined && { provider_id }),
        amount,
        currency,
        created_at: now,
        changed_at: now,
        due_at: new Date(now.getTime() + FIRST_CHECK_MS),
      })
      .returning(),
  );
}

/** Saves changes of an attempt that the caller has locked. */
export async function saveAttempt(tx: Db, attempt: AttemptRow, set: Partial<AttemptRow>): Promise<AttemptRow> {
  await tx.update(paymentAttempt).set(set).where(eq(paymentAttempt.attempt_id, attempt.attempt_id));
  return { ...attempt, ...set };
}

/** Makes the shop ask the provider as soon as possible. */
export async function askSoon(tx: Db, attemptId: string, now: Date): Promise<void> {
  await tx.update(paymentAttempt).set({ due_at: now }).where(eq(paymentAttempt.attempt_id, attemptId));
  await sendNotice(tx, PAYMENT_CHANNEL, '');
}

export function knownOf({ attempt_id, reference, amount, currency, provider_id, transaction_id }: AttemptRow): Known {
  return { attempt_id, reference, amount, currency, provider_id, transaction_id };
}
