import { inTransaction } from '#db/server/transaction.ts';
import { countAttempt, uncountAttempt } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import { type AttemptRow, askSoon, findAttempt, findAttemptAt, lockAttempt } from './payment-attempt.service.ts';
import { recordMessage } from './payment-event.service.ts';
import { isUsable, storableNotes, unbelieved } from './payment-message-check.ts';
import { applyOutcome } from './payment-outcome.service.ts';
import {
  type Claim,
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

interface Checked {
  message: Message;
  attempt?: AttemptRow | undefined;
  /** Nobody was asked about it, and the sender may try again after so many seconds. */
  retryAfter?: number;
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
  const { message: received, attempt, retryAfter: again } = await check(payments, name, { raw, network });
  const noted = storableNotes(received.noted);
  if (!received.verified) {
    log.warn(
      { provider: name, problem: received.problem, kind: received.kind, noted },
      'a payment message was not believed',
    );
    const { allowed, retryAfter } = await countAttempt(db, { limit: 'payment_message', who: network });
    if (!allowed) throw new Refusal('too_many_requests', { retryAfter });
  } else if (!attempt) log.error({ provider: name, kind: received.kind }, 'a payment message is about nothing we know');
  await inTransaction(db, async (tx) => {
    const locked = attempt && (await lockAttempt(tx, attempt.attempt_id));
    const isNew = await recordMessage(tx, name, { ...received, noted }, { how: raw.how, attempt, now });
    if (!isNew || !received.verified || !locked) return;
    if (received.outcome)
      await applyOutcome(tx, locked, ofUncertain(payments, locked.attempt, received.outcome), { now });
    else await askSoon(tx, locked.attempt.attempt_id, now);
  });
  if (again !== undefined) throw new Refusal('too_many_requests', { retryAfter: again });
  return received.verified ? attempt : undefined;
}

/**
 * Checks a message, first by all that costs nothing. The provider is asked last, only about an attempt that we know, and only so
 * often for one network: anyone can send messages in its name. Genuine ones do not count.
 */
async function check(
  payments: Payments,
  name: PaymentProvider['name'],
  { raw, network }: Pick<Posted, 'raw' | 'network'>,
): Promise<Checked> {
  const { db } = payments;
  const read = readMessage(payments, name, raw);
  const said = 'verify' in read ? read.said : read;
  if (said.problem !== null) return { message: said };
  if (!isUsable(said)) return { message: unbelieved(said, 'unusable') };
  const attempt = await attemptOf(db, name, said);
  const isSigned = !('verify' in read);
  if (attempt && !isAbout(attempt, said))
    return { message: unbelieved(said, 'other_attempt'), ...(isSigned && { attempt }) };
  if (isSigned) return { message: said, attempt };
  // Another shop's payment with the same account at the provider, or a forgery: either way nothing follows from it.
  if (!attempt) return { message: unbelieved(said, 'unknown_payment') };
  const counted = { limit: 'payment_check', who: network } as const;
  const { allowed, retryAfter } = await countAttempt(db, counted);
  if (!allowed) return { message: unbelieved(said, 'not_checked'), retryAfter };
  const message = await verify(read);
  if (!message.verified) return { message };
  await uncountAttempt(db, counted);
  return { message, attempt };
}

async function verify(claim: Claim): Promise<Message> {
  try {
    return await claim.verify();
  } catch (error) {
    // The provider sends it again; the attempt is asked about in any case.
    if (error instanceof ProviderTrouble) throw new Refusal('unavailable');
    throw error;
  }
}

/** A provider that says itself that it does not know may have charged: it is asked, or staff look where it cannot be. */
function ofUncertain({ providers }: Payments, { paytype }: AttemptRow, outcome: Outcome): Outcome {
  if (outcome.state !== 'unknown') return outcome;
  const state = providers[paytype]?.read ? 'processing' : 'review';
  return { state, transaction_id: null, reason: outcome.reason };
}

/** Two ways of paying may be one provider's: the message says itself which keys it was made with. */
function readMessage({ providers }: Payments, name: PaymentProvider['name'], raw: RawMessage): Message | Claim {
  const known = Object.values(providers).filter((provider) => provider?.name === name);
  let read: Message | Claim | undefined;
  for (const provider of known) {
    read = provider?.message(raw);
    if (read && ('verify' in read || read.verified)) break;
  }
  if (!read) throw new Refusal('not_found');
  return read;
}

async function attemptOf(
  db: Payments['db'],
  name: PaymentProvider['name'],
  { attempt_id, provider_id, transaction_id }: Message,
): Promise<AttemptRow | undefined> {
  if (attempt_id) return findAttempt(db, attempt_id);
  const ordered = provider_id ? await findAttemptAt(db, name, { provider_id }) : undefined;
  return ordered ?? (transaction_id ? findAttemptAt(db, name, { transaction_id }) : undefined);
}

function isAbout(attempt: AttemptRow, { reference, paytype }: Message): boolean {
  return (reference === null || reference === attempt.reference) && (paytype === null || paytype === attempt.paytype);
}
