import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { RefundThere } from '#buying/orders/refund-ledger.rules.ts';
import type { Db } from '#db/server/connect.ts';
import { paymentEvent } from './payment.tables.ts';
import type { AttemptRow } from './payment-attempt.service.ts';
import type { Message, Outcome, PaymentProvider } from './payment-provider.ts';

type EventRow = typeof paymentEvent.$inferSelect;
type Origin = Pick<AttemptRow, 'attempt_id' | 'order_id' | 'provider'>;

/** Records a message as it arrived. False if the same message was verified before. */
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

/** Records a provider's answer, or a staff decision. */
export async function recordAnswer(
  tx: Db,
  { attempt_id, order_id, provider }: Origin,
  { how, kind, noted = {}, now }: { how: EventRow['how']; kind: string; noted?: Record<string, string>; now: Date },
): Promise<void> {
  await tx.insert(paymentEvent).values({ provider, attempt_id, order_id, how, kind, verified: true, noted, at: now });
}

/** Records an answer of the provider unless it equals the last one: frequent polling should not fill the history. */
export async function recordNews(
  tx: Db,
  origin: Origin,
  answer: { how: 'read' | 'take'; kind: string; noted: Record<string, string>; now: Date },
): Promise<void> {
  const [last] = await tx
    .select({ kind: paymentEvent.kind, noted: paymentEvent.noted })
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.order_id, origin.order_id),
        eq(paymentEvent.attempt_id, origin.attempt_id),
        inArray(paymentEvent.how, ['read', 'take']),
      ),
    )
    .orderBy(desc(paymentEvent.event_id))
    .limit(1);
  const isSame = last?.kind === answer.kind && isDeepStrictEqual(last.noted, answer.noted);
  if (!isSame) await recordAnswer(tx, origin, answer);
}

/** Oldest first. */
export function eventsOf(db: Db, orderId: number): Promise<EventRow[]> {
  return db.select().from(paymentEvent).where(eq(paymentEvent.order_id, orderId)).orderBy(asc(paymentEvent.event_id));
}

/** Short texts, nothing that could be used to pay. */
export function notedOutcome(outcome: Outcome): Record<string, string> {
  const { state: _state, ...rest } = outcome;
  const parts = Object.entries(rest).filter(([name, value]) => name !== 'url' && value !== null && value !== undefined);
  return Object.fromEntries(parts.flatMap(([name, value]) => (textOf(value) === '' ? [] : [[name, textOf(value)]])));
}

function textOf(value: unknown): string {
  const text = Array.isArray(value) ? value.map(refundText).join(', ') : String(value);
  return text.slice(0, 200);
}

function refundText({ provider_refund_id, amount, state }: RefundThere): string {
  return `${provider_refund_id} ${amount} ${state}`;
}
