import { randomUUID } from 'node:crypto';
import { cybersourceId, timeText } from '../ids.ts';
import { toDecimal } from '../money.ts';
import type { CardPayment, CardSession } from '../state/records.ts';
import type { World } from '../world.ts';
import { postToMerchant, signedAnswer } from './answers.ts';
import { CARDS, type Card } from './cards.ts';
import { type Fields, minorOf, placesOf } from './form-check.ts';

/** Within this time, the same access key and uuid mean the same payment. */
const SAME_UUID_MS = 15 * 60_000;
/** How long a card page stays open. */
const SESSION_MS = 60 * 60_000;

const DUPLICATE: Card = {
  decision: 'ERROR',
  reason_code: '104',
  status: 'ERROR',
  message: 'The access_key and transaction_uuid fields match those of another request of the last 15 minutes.',
};

/** Opens the card page for a form that has been checked. */
export function openSession(world: World, form: Fields): CardSession {
  const session = { id: randomUUID(), fields: Object.fromEntries(form), opened_at: world.now() };
  return world.store.put('sessions', session);
}

/** A card page that is still open. */
export function openedSession(world: World, id: string): CardSession | undefined {
  const session = world.store.get('sessions', id);
  return session && world.now() - session.opened_at <= SESSION_MS ? session : undefined;
}

export const formOf = (session: CardSession): Fields => new Map(Object.entries(session.fields));

/** Pays with a card: decides, stores the payment, and sends the merchant POST. */
export async function pay(world: World, session: CardSession, cardName: string): Promise<CardPayment | undefined> {
  const form = formOf(session);
  const chosen = CARDS.get(cardName);
  if (!chosen) return undefined;
  const card = isRepeated(world, form) ? DUPLICATE : chosen;
  const payment = world.store.put(
    'payments',
    newPayment(world, session, form, card === chosen ? cardName : 'duplicate', card),
  );
  await postToMerchant(world, form, payment.answer);
  return payment;
}

function isRepeated(world: World, form: Fields): boolean {
  return world.store
    .all('payments')
    .some(
      (other) =>
        other.transaction_uuid === form.get('transaction_uuid') &&
        other.access_key === form.get('access_key') &&
        other.reason_code !== DUPLICATE.reason_code &&
        world.now() - other.created_at < SAME_UUID_MS,
    );
}

function newPayment(world: World, session: CardSession, form: Fields, cardName: string, card: Card): CardPayment {
  const id = cybersourceId(world.now());
  const field = (name: string) => form.get(name) ?? '';
  const minor = Number(minorOf(form) ?? 0n);
  const approved = card.status === 'PARTIAL' ? Math.max(1, Math.floor(minor / 2)) : minor;
  return {
    id,
    session_id: session.id,
    access_key: field('access_key'),
    profile_id: field('profile_id'),
    transaction_uuid: field('transaction_uuid'),
    reference_number: field('reference_number'),
    card: cardName,
    decision: card.decision,
    reason_code: card.reason_code,
    status: card.status,
    currency: field('currency'),
    amount: field('amount'),
    minor,
    charged_minor: card.status === 'CHARGED' || card.status === 'PARTIAL' ? approved : 0,
    refunded_minor: 0,
    answer: signedAnswer(world, form, happened(world, id, form, card, approved)),
    created_at: world.now(),
    updated_at: world.now(),
  };
}

function happened(world: World, id: string, form: Fields, card: Card, approved: number): Record<string, string> {
  const authorised = card.decision === 'ACCEPT' || card.decision === 'REVIEW';
  const currency = form.get('currency') ?? '';
  const decimals = form.get('amount')?.split('.')[1]?.length ?? 0;
  return {
    transaction_id: id,
    decision: card.decision,
    reason_code: card.reason_code,
    message: card.message,
    ...(card.reason_code === '102' && { invalid_fields: 'card_number' }),
    ...(authorised && {
      // Written with as many decimals as the request had.
      auth_amount: toDecimal(
        approved * 10 ** Math.max(0, decimals - placesOf(currency)),
        Math.max(decimals, placesOf(currency)),
      ),
      auth_code: '831000',
      auth_response: '100',
      auth_time: timeText(world.clock()).replaceAll(':', ''),
      auth_trans_ref_no: id,
      auth_avs_code: 'Y',
      auth_cv_result: 'M',
    }),
    req_payment_method: 'card',
    req_card_type: '001',
    req_card_number: 'xxxxxxxxxxxx1111',
    req_card_expiry_date: '12-2031',
  };
}

/** Decision Manager's decision about a payment in review; `undefined` if it is not (or no longer) in review. */
export function decide(world: World, payment: CardPayment, decision: 'ACCEPT' | 'REJECT'): CardPayment | undefined {
  if (payment.status !== 'REVIEW') return undefined;
  const outcome =
    decision === 'ACCEPT'
      ? { status: 'CHARGED' as const, charged_minor: payment.minor }
      : { status: 'REJECTED' as const };
  return world.store.put('payments', { ...payment, ...outcome, updated_at: world.now() });
}
