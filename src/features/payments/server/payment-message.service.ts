import { inTransaction } from '#db/server/transaction.ts';
import { takeTurn } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import { type AttemptRow, askSoon, findAttempt, findAttemptAt, lockAttempt } from './payment-attempt.service.ts';
import { recordMessage } from './payment-event.service.ts';
import { applyOutcome } from './payment-outcome.service.ts';
import {
  type Message,
  type Outcome,
  type PaymentProvider,
  ProviderTrouble,
  type RawMessage,
} from './payment-provider.ts';
import type { Payments } from './payments.ts';

interface Posted {
  raw: RawMessage;
  /** The network it came from: what nobody believes is written down only so often. */
  network: string;
  now?: Date;
}

/**
 * Takes what was posted in a provider's name. It is written down whatever it is; only what was verified and fits an attempt of
 * ours does anything, and a hint does no more than have the provider asked. Answers the attempt it is about.
 */
export async function takeMessage(
  payments: Payments,
  name: PaymentProvider['name'],
  { raw, network, now = new Date() }: Posted,
): Promise<AttemptRow | undefined> {
  const { db, log } = payments;
  const message = await checked(payments, name, raw);
  const attempt = message.verified ? await attemptOf(db, name, message) : undefined;
  const believed = message.verified && (!attempt || isAbout(attempt, message));
  const told = believed ? message : { ...message, verified: false, problem: message.problem ?? 'other_attempt' };
  if (!told.verified) {
    log.warn({ provider: name, problem: told.problem, kind: told.kind }, 'a payment message was not believed');
    const { allowed, retryAfter } = await takeTurn(db, { limit: 'payment_message', who: network });
    if (!allowed) throw new Refusal('too_many_requests', { retryAfter });
  } else if (!attempt) log.error({ provider: name, kind: told.kind }, 'a payment message is about nothing we know');
  await inTransaction(db, async (tx) => {
    const held = attempt && (await lockAttempt(tx, attempt.attempt_id));
    const isNew = await recordMessage(tx, name, told, { how: raw.how, attempt, now });
    if (!isNew || !told.verified || !held) return;
    if (told.outcome) await applyOutcome(tx, held, ofUncertain(payments, held.attempt, told.outcome), { now });
    else await askSoon(tx, held.attempt.attempt_id, now);
  });
  return told.verified ? attempt : undefined;
}

/** A provider that says itself that it does not know may have charged: it is asked, or staff look where it cannot be. */
function ofUncertain({ providers }: Payments, { paytype }: AttemptRow, outcome: Outcome): Outcome {
  if (outcome.state !== 'unknown') return outcome;
  const state = providers[paytype]?.read ? 'processing' : 'review';
  return { state, transaction_id: null, reason: outcome.reason };
}

/** Two ways of paying may be one provider's: the message says itself which keys it was made with. */
async function checked({ providers }: Payments, name: PaymentProvider['name'], raw: RawMessage): Promise<Message> {
  const known = Object.values(providers).filter((provider) => provider?.name === name);
  let message: Message | undefined;
  try {
    for (const provider of known) {
      message = await provider?.message(raw);
      if (message?.verified) break;
    }
  } catch (error) {
    // The provider sends it again; the attempt is asked about in any case.
    if (error instanceof ProviderTrouble) throw new Refusal('unavailable');
    throw error;
  }
  if (!message) throw new Refusal('not_found');
  return message;
}

function attemptOf(
  db: Payments['db'],
  name: PaymentProvider['name'],
  { attempt_id, provider_id, transaction_id }: Message,
) {
  if (attempt_id) return findAttempt(db, attempt_id);
  if (provider_id) return findAttemptAt(db, name, { provider_id });
  return transaction_id ? findAttemptAt(db, name, { transaction_id }) : undefined;
}

function isAbout(attempt: AttemptRow, { reference, paytype }: Message): boolean {
  return (reference === null || reference === attempt.reference) && (paytype === null || paytype === attempt.paytype);
}
