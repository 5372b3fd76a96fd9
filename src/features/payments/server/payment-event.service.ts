import { asc, eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { paymentEvent } from './payment.tables.ts';
import type { AttemptRow } from './payment-attempt.service.ts';
import type { Message, Outcome, PaymentProvider } from './payment-provider.ts';

type EventRow = typeof paymentEvent.$inferSelect;
type Origin = Pick<AttemptRow, 'attempt_id' | 'order_id' | 'provider'>;

/** Writes a message down as it came. False when the same message was believed before: it says nothing new. */
export async function recordMessage(
  tx: Db,
  provider: PaymentProvider['name'],
  { event_id, kind, verified, problem, noted }: Message,
  { how, attempt, now }: { how: 'notify' | 'back'; attempt: Origin | undefined; now: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvent)
    .values({
      provider,
      provider_event_id: event_id,
      attempt_id: attempt?.attempt_id ?? null,
      order_id: attempt?.order_id ?? null,
      how,
      kind,
      verified,
      problem,
      noted,
      at: now,
    })
    .onConflictDoNothing()
    .returning({ event_id: paymentEvent.event_id });
  return rows.length > 0;
}

/** Writes down what a provider answered when it was asked, or what staff decided. */
export async function recordAnswer(
  tx: Db,
  { attempt_id, order_id, provider }: Origin,
  { how, kind, noted = {}, now }: { how: EventRow['how']; kind: string; noted?: Record<string, string>; now: Date },
): Promise<void> {
  await tx.insert(paymentEvent).values({ provider, attempt_id, order_id, how, kind, verified: true, noted, at: now });
}

/** All that was said of an order's payments, oldest first. */
export function eventsOf(db: Db, orderId: number): Promise<EventRow[]> {
  return db.select().from(paymentEvent).where(eq(paymentEvent.order_id, orderId)).orderBy(asc(paymentEvent.event_id));
}

/** An outcome as it is written down: short texts, nothing that pays. */
export function notedOutcome(outcome: Outcome): Record<string, string> {
  const { state: _state, ...rest } = outcome;
  const parts = Object.entries(rest).filter(([name, value]) => name !== 'url' && value !== null && value !== undefined);
  return Object.fromEntries(parts.map(([name, value]) => [name, String(value).slice(0, 200)]));
}
