import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply, Request } from '../http/exchange.ts';
import type { Handler, Route } from '../http/router.ts';
import type { CardSession } from '../state/records.ts';
import { noteRefusal, type World } from '../world.ts';
import { answerMessage, browserTarget, signedAnswer } from './answers.ts';
import { cardPage, closedPage, receiptPage, refusedPage } from './card-page.ts';
import { type Fields, readForm, whyRefused } from './form-check.ts';
import { formOf, openedSession, openSession, pay } from './payments.ts';
import { refundPayment } from './refunds.ts';
import { restCall } from './rest-signature.ts';
import { searchTransactions } from './search.ts';

/** CyberSource's own addresses, and those of the card page's forms. */
export const cybersourceRoutes: readonly Route[] = [
  ['POST', /^\/pay$/, openPage],
  ['POST', /^\/pay\/card$/, fromPage(payByCard)],
  ['POST', /^\/pay\/cancel$/, fromPage(cancelPayment)],
  ['POST', /^\/tss\/v2\/searches$/, restCall(searchTransactions)],
  ['POST', /^\/pts\/v2\/payments\/(\d{1,30})\/refunds$/, restCall(refundPayment)],
];

/** A form of the shop as the provider accepts it, or why it refuses it. */
export function acceptForm(world: World, request: Pick<Request, 'headers' | 'body'>): CardSession | string {
  const form = readForm(request);
  if (typeof form === 'string') return form;
  return whyRefused(world, form) ?? openSession(world, form);
}

function openPage(world: World, request: Request): Reply {
  const session = acceptForm(world, request);
  if (typeof session !== 'string') return cardPage(session, formOf(session), targetsOf(world, formOf(session)));
  noteRefusal(world, request.path, session);
  return refusedPage(new URLSearchParams(request.body.toString('utf8')).get('locale') ?? 'en-us');
}

const targetsOf = (world: World, form: Fields) => [
  browserTarget(world, form, 'receipt'),
  browserTarget(world, form, 'cancel'),
];

function fromPage(then: (world: World, session: CardSession, card: string) => Reply | Promise<Reply>): Handler {
  return (world, request) => {
    const sent = readForm(request);
    const session = typeof sent === 'string' ? undefined : openedSession(world, sent.get('session') ?? '');
    if (typeof sent === 'string' || !session) return refusedPage('en-us');
    return then(world, session, sent.get('card') ?? '');
  };
}

async function payByCard(world: World, session: CardSession, card: string): Promise<Reply> {
  const payment = await pay(world, session, card);
  const form = formOf(session);
  if (!payment) return refusedPage(form.get('locale') ?? 'en-us');
  return postToShop(world, form, browserTarget(world, form, 'receipt'), payment.answer);
}

function cancelPayment(world: World, session: CardSession): Promise<Reply> {
  const form = formOf(session);
  return postToShop(world, form, browserTarget(world, form, 'cancel'), cancelAnswer(world, form));
}

/** The signed answer for a buyer who cancelled. */
export function cancelAnswer(world: World, form: Fields): [string, string][] {
  return signedAnswer(world, form, { decision: 'CANCEL', message: 'The consumer cancelled the transaction.' });
}

/** Sends the answer to the browser as the test wants it: never, late, or more than once (the simulator posts the others). */
async function postToShop(world: World, form: Fields, url: string, answer: [string, string][]): Promise<Reply> {
  const { send, times, delay_ms } = world.deliveries.manners.browser;
  if (!send) return closedPage(form);
  if (delay_ms > 0) await sleep(delay_ms);
  if (times > 1) void world.deliveries.post(answerMessage(world, 'browser', url, answer), { times: times - 1 });
  return receiptPage(form, url, answer);
}
