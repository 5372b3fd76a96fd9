import { answerMessage, browserTarget, postToMerchant, signedAnswer } from '../cybersource/answers.ts';
import { CARDS } from '../cybersource/cards.ts';
import { acceptForm, cancelAnswer } from '../cybersource/pay.ts';
import { decide as decideReview, formOf, openedSession, pay } from '../cybersource/payments.ts';
import { creditOnPage } from '../cybersource/refunds.ts';
import { isObject, type JsonObject, json, type Reply } from '../http/exchange.ts';
import { CHOICES, choose } from '../paypal/approve-page.ts';
import { settleCapture } from '../paypal/captures.ts';
import { refundOnPage, settleRefund } from '../paypal/refunds.ts';
import type { CardSession } from '../state/records.ts';
import type { World } from '../world.ts';

const wrong = (error: string, status = 400) => json(status, { error });
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** POST /control/approve { id, choice? }: the buyer at PayPal; answers where the browser is sent. */
export async function approve(world: World, asked: JsonObject): Promise<Reply> {
  const choice = CHOICES.find((name) => name === (asked.choice ?? 'approve'));
  if (!choice) return wrong(`choice is one of ${CHOICES.join(', ')}`);
  const chosen = await choose(world, text(asked.id), choice);
  return chosen ? json(200, { location: chosen.url }) : wrong('no such order is open', 404);
}

/** POST /control/card { fields | session, card }: the buyer at CyberSource, with the browser's form sent for it. */
export async function card(world: World, asked: JsonObject): Promise<Reply> {
  const session = sessionOf(world, asked);
  if (typeof session === 'string') return wrong(session, 403);
  const form = formOf(session);
  const cancels = asked.card === 'cancel';
  const payment = cancels ? undefined : await pay(world, session, text(asked.card ?? 'accept'));
  if (!cancels && !payment) return wrong(`card is cancel or one of ${[...CARDS.keys()].join(', ')}`);
  const answer = payment?.answer ?? cancelAnswer(world, form);
  const url = browserTarget(world, form, cancels ? 'cancel' : 'receipt');
  await world.deliveries.post(answerMessage(world, 'browser', url, answer));
  const { id = null, decision = 'CANCEL', reason_code = null } = payment ?? {};
  return json(200, {
    session: session.id,
    transaction_id: id,
    decision,
    reason_code,
    url,
    fields: Object.fromEntries(answer),
  });
}

function sessionOf(world: World, asked: JsonObject): CardSession | string {
  if (typeof asked.session === 'string') return openedSession(world, asked.session) ?? 'no such card page is open';
  if (!isObject(asked.fields)) return 'fields of the form, or the session of an open page, are needed';
  const pairs = Object.entries(asked.fields).map(([name, value]) => [name, text(value)]);
  const body = Buffer.from(new URLSearchParams(pairs).toString());
  return acceptForm(world, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
}

/** POST /control/complete { id, status }: decides the result of a pending capture or refund. */
export async function complete(world: World, asked: JsonObject): Promise<Reply> {
  const id = text(asked.id ?? asked.capture_id);
  const capture = world.store.get('captures', id);
  const refund = world.store.get('refunds', id);
  if ((capture ?? refund)?.status !== 'PENDING') return wrong('no such capture or refund is pending', 404);
  const good = asked.status === 'COMPLETED';
  if (!good && asked.status !== 'DECLINED' && asked.status !== 'FAILED')
    return wrong('status is COMPLETED or DECLINED');
  if (capture) return json(200, await settleCapture(world, capture, good ? 'COMPLETED' : 'DECLINED'));
  return refund ? json(200, await settleRefund(world, refund, good ? 'COMPLETED' : 'FAILED')) : wrong('gone', 404);
}

/** POST /control/decide { transaction_id, decision, notify? }: decides about a payment in review. */
export async function decide(world: World, asked: JsonObject): Promise<Reply> {
  const payment = world.store.get('payments', text(asked.transaction_id));
  const { decision } = asked;
  if (decision !== 'ACCEPT' && decision !== 'REJECT') return wrong('decision is ACCEPT or REJECT');
  const decided = payment && decideReview(world, payment, decision);
  if (!decided) return wrong('no such payment is held', 404);
  const session = world.store.get('sessions', decided.session_id);
  if (asked.notify === true && session) {
    // CyberSource itself sends nothing here unless the account has asked for it.
    const form = formOf(session);
    const said = decision === 'ACCEPT' ? { decision, reason_code: '100' } : { decision: 'DECLINE', reason_code: '481' };
    const answer = signedAnswer(world, form, { transaction_id: decided.id, ...said, message: 'Decision Manager' });
    await postToMerchant(world, form, answer);
  }
  const { id, status, charged_minor } = decided;
  return json(200, { transaction_id: id, status, charged_minor });
}

/** POST /control/refund { id, minor }: the shop's owner refunds a capture or card payment on the provider's own pages. */
export async function refundThere(world: World, asked: JsonObject): Promise<Reply> {
  const id = text(asked.id);
  const minor = typeof asked.minor === 'number' ? asked.minor : 0;
  const capture = world.store.get('captures', id);
  const payment = world.store.get('payments', id);
  const left = capture
    ? capture.minor - capture.refunded_minor
    : payment
      ? payment.charged_minor - payment.refunded_minor
      : 0;
  if (minor <= 0 || minor > left) return wrong('no such payment has so much left');
  const made = capture ? await refundOnPage(world, capture, minor) : payment && creditOnPage(world, payment, minor);
  return made ? json(200, made) : wrong('gone', 404);
}
