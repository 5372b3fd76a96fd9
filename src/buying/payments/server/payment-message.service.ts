import { inTransaction } from '#db/server/transaction.ts';
import { countAttempt, uncountAttempt } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import { type AttemptRow, askSoon, findAttempt, findAttemptAt, lockAttempt } from './payment-attempt.service.ts';
import { recordMessage } from './payment-event.service.ts';
import { isUsable, storableNotes, unverified } from './payment-message-check.ts';
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
  /** The sender's network: unverified messages are recorded with a limit for each network. */
  network: string;
  now?: Date;
}

interface Checked {
  message: Message;
  attempt?: AttemptRow | undefined;
  /** The message was not verified; the sender may retry after this many seconds. */
  retryAfter?: number;
}

/**
 * Handles a post in a provider's name. Every post is recorded; only a verified one that matches an attempt of ours has
 * consequences, and a hint only makes us ask the provider. Returns whether it was verified, and the attempt it is about.
 */
export async function receiveMessage(
  payments: Payments,
  name: PaymentProvider['name'],
  { raw, network, now = new Date() }: Posted,
): Promise<{ verified: boolean; attempt: AttemptRow | undefined }> {
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
  return { verified: received.verified, attempt: received.verified ? attempt : undefined };
}

/**
 * Checks a message, first by all that costs nothing. The provider is asked last, only about a known attempt, and with a limit
 * for each network: anyone can send messages in its name. Genuine ones do not count.
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
  if (!isUsable(said)) return { message: unverified(said, 'unusable') };
  const attempt = await attemptOf(db, name, said);
  const isSigned = !('verify' in read);
  if (attempt && !isAbout(attempt, name, said))
    return { message: unverified(said, 'other_attempt'), ...(isSigned && { attempt }) };
  if (isSigned) return { message: said, attempt };
  // Another shop's payment with the same account at the provider, or a forgery: either way it has no consequences.
  if (!attempt) return { message: unverified(said, 'unknown_payment') };
  const counted = { limit: 'payment_check', who: network } as const;
  const { allowed, retryAfter } = await countAttempt(db, counted);
  if (!allowed) return { message: unverified(said, 'not_checked'), retryAfter };
  const message = await verify(read);
  if (!message.verified) return { message };
  await uncountAttempt(db, counted);
  return { message, attempt };
}

async function verify(claim: Claim): Promise<Message> {
  try {
    return await claim.verify();
  } catch (error) {
    // The provider sends it again; we ask about the attempt in any case.
    if (error instanceof ProviderTrouble) throw new Refusal('unavailable');
    throw error;
  }
}

/** A provider that does not know the result may have charged: we ask it, or staff check if it cannot be asked. */
function ofUncertain({ providers }: Payments, { paytype }: AttemptRow, outcome: Outcome): Outcome {
  if (outcome.state !== 'unknown') return outcome;
  const state = providers[paytype]?.read ? 'processing' : 'review';
  return { state, transaction_id: null, reason: outcome.reason };
}

/** Two payment methods may share a provider: the message itself says which keys it was signed with. */
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

/** A provider says nothing about another one's attempt, nor about a simulated one. */
function isAbout(attempt: AttemptRow, name: PaymentProvider['name'], { reference, paytype }: Message): boolean {
  if (attempt.provider !== name) return false;
  return (reference === null || reference === attempt.reference) && (paytype === null || paytype === attempt.paytype);
}
