import { setTimeout as delay } from 'node:timers/promises';
import { takesAmount } from '#buying/checkout/pay-types.rules.ts';
import { type ResultStatus, resultStatus } from '#buying/orders/order-result.rules.ts';
import { stepFor } from '#buying/orders/order-steps.rules.ts';
import { isOrderHash } from '#buying/orders/server/order-code.service.ts';
import { factsOf, lockOrder, type OrderWithLines } from '#buying/orders/server/order-write.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { holdTestMode } from '#catalogue/site/server/test-mode.service.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { payerState } from '#people/members/server/payer.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { joinPath, localeOf, textIn } from '#shared/locale.ts';
import { isPending } from '../payment-states.rules.ts';
import { pathOf } from './payment.service.ts';
import {
  type AttemptRow,
  attemptsOf,
  findAttempt,
  liveAttempt,
  lockAttempt,
  openAttempt,
  saveAttempt,
} from './payment-attempt.service.ts';
import { recordAnswer } from './payment-event.service.ts';
import type { Asked, Begun, ProviderPayType } from './payment-provider.ts';
import { ProviderTrouble } from './payment-provider.ts';
import { endAttempt } from './payment-wait.service.ts';
import { type Payments, providerOf } from './payments.ts';

/** How long the call to the provider may take; concurrent callers wait for its answer. */
const BUSY_MS = 15_000;
const LOOK_MS = 150;
/** A form shown longer ago is not shown again with the same number: the provider would treat it as a duplicate. */
const FORM_MS = 14 * 60_000;

/** The next page of a buyer: the provider's, or the shop's own page about the order. */
export type Start = Begun | { way: 'page'; status: ResultStatus };

interface Starting {
  paytype: ProviderPayType;
  code: string;
  hash: string;
  lang: Lang;
  now?: Date;
}

type Claim = { start: Start } | { attempt: AttemptRow; placed: OrderWithLines; isMine: boolean };

/**
 * Sends a buyer to the provider to pay an order. Concurrent calls make one attempt and one payment at the provider. Without the
 * order's hash, nothing is revealed.
 */
export async function startPayment(payments: Payments, starting: Starting): Promise<Start> {
  const { db } = payments;
  const { code, hash, paytype, now = new Date() } = starting;
  if (!(await isOrderHash(db, code, hash))) throw new Refusal('not_found');
  await requireWithinLimit(db, { limit: 'payment_start', who: code });
  const claim = await inTransaction(db, (tx) => claimAttempt(tx, payments, { code, paytype, now }));
  if ('start' in claim) return claim.start;
  const { attempt, placed, isMine } = claim;
  const provider = providerOf(payments, attempt);
  if (!provider) throw new Error('a payment was begun without a provider');
  if (!isMine) return awaitOtherStart(payments, attempt);
  try {
    const begun = await provider.begin(askedOf(payments, placed, attempt, starting.lang));
    return await noteBegun(payments, attempt, begun, now);
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    await noteTrouble(payments, attempt, error, now);
    return { way: 'page', status: 'fail' };
  }
}

/**
 * Decides, while the order is locked, which of several concurrent calls asks the provider. An order that awaits no such payment
 * leads to its result page, whose URL says `success` only if the order is paid.
 */
async function claimAttempt(
  tx: Payments['db'],
  payments: Payments,
  { code, paytype, now }: { code: string; paytype: ProviderPayType; now: Date },
): Promise<Claim> {
  const placed = await lockOrder(tx, code);
  const { order } = placed;
  const payer = await payerState(tx, order.member_id);
  // The account and its pages are deleted.
  if (payer === 'left') throw new Refusal('not_found');
  const result: Claim = { start: { way: 'page', status: resultStatus(order) } };
  const asked = providerOf(payments, { test: order.test, paytype });
  const provider = asked?.name;
  if (!provider || payer === 'suspended') return result;
  // Switched off since, or with a lower ceiling: the order's page offers the others.
  const { off, most } = (await readSettings(tx)).pay_methods;
  if (off.includes(paytype) || !takesAmount(paytype, order.total, most)) return result;
  // The simulator is closed when the shop has left its test mode.
  if (order.test && !(await holdTestMode(tx))) return result;
  const isAwaited = stepFor('payment_received', factsOf(placed), now, 'provider') && order.payment_status === 'unpaid';
  if (!isAwaited || order.paytype !== paytype || now >= order.pay_by) return result;
  const attempts = await attemptsOf(tx, order.order_id);
  if (attempts.some(({ state }) => isPending(state))) return result;
  const live = await liveAttempt(tx, order.order_id, paytype);
  // The buyer already has a number: the order's page shows it.
  if (live?.pay_until && now < live.pay_until) return result;
  if (live?.approve_url && asked?.openMs && now.getTime() - live.created_at.getTime() > asked.openMs)
    await endAttempt(tx, { placed, attempt: live }, 'gone', 'left', now);
  else if (live?.approve_url)
    return { start: { way: 'redirect', url: live.approve_url, provider_id: live.provider_id ?? '' } };
  // A number of ours names one form only.
  const isShownAgain = asked?.newNumber === undefined && live?.approve_url === null;
  if (live?.state === 'open' && isShownAgain && now.getTime() - live.created_at.getTime() < FORM_MS)
    return { attempt: live, placed, isMine: true };
  if (live?.state === 'open' && live.approve_url === null)
    await endAttempt(tx, { placed, attempt: live }, 'gone', 'shown_again', now);
  const isBusy = live?.state === 'new' && live.busy_until !== null && now < live.busy_until;
  if (live && isBusy) return { attempt: live, placed, isMine: false };
  const attempt =
    live?.state === 'new'
      ? live
      : await openAttempt(tx, placed, { paytype, provider, now, provider_id: asked?.newNumber?.() });
  const busy_until = new Date(now.getTime() + BUSY_MS);
  return { attempt: await saveAttempt(tx, attempt, { busy_until }), placed, isMine: true };
}

/** Another call is asking the provider: use its answer. */
async function awaitOtherStart({ db }: Payments, { attempt_id }: AttemptRow): Promise<Start> {
  for (let waited = 0; waited < BUSY_MS; waited += LOOK_MS) {
    await delay(LOOK_MS);
    const attempt = await findAttempt(db, attempt_id);
    if (attempt?.approve_url)
      return { way: 'redirect', url: attempt.approve_url, provider_id: attempt.provider_id ?? '' };
    if (attempt?.state !== 'new') break;
  }
  return { way: 'page', status: 'fail' };
}

function noteBegun({ db }: Payments, { attempt_id }: AttemptRow, begun: Begun, now: Date): Promise<Start> {
  return inTransaction(db, async (tx): Promise<Start> => {
    const locked = await lockAttempt(tx, attempt_id);
    if (locked?.attempt.state === 'open') return begun;
    // The attempt has ended in the meantime: we must not send a buyer to pay for it.
    if (locked?.attempt.state !== 'new') return { way: 'page', status: 'fail' };
    const there = begun.way === 'redirect' ? { provider_id: begun.provider_id, approve_url: begun.url } : {};
    await saveAttempt(tx, locked.attempt, { state: 'open', ...there, changed_at: now, busy_until: null });
    await recordAnswer(tx, locked.attempt, { how: 'begin', kind: begun.way, now });
    return begun;
  });
}

async function noteTrouble({ db, log }: Payments, attempt: AttemptRow, trouble: ProviderTrouble, now: Date) {
  log.warn({ attempt_id: attempt.attempt_id, reason: trouble.reason }, 'a payment could not be begun');
  await inTransaction(db, async (tx) => {
    const locked = await lockAttempt(tx, attempt.attempt_id);
    if (locked?.attempt.state !== 'new') return;
    await recordAnswer(tx, attempt, { how: 'begin', kind: 'trouble', noted: { reason: trouble.reason }, now });
    await endAttempt(tx, locked, 'gone', trouble.reason, now);
  });
}

function askedOf({ baseUrl }: Payments, { order, lines }: OrderWithLines, attempt: AttemptRow, lang: Lang): Asked {
  const { attempt_id, reference, paytype, amount, currency, provider, provider_id } = attempt;
  // An attempt's id cannot be guessed; knowing it only lets someone make us ask the provider.
  const at = (what: string) => `${baseUrl}/api/payment/${provider}/${what}?attempt=${attempt_id}&lang=${lang}`;
  return {
    attempt_id,
    reference,
    code: order.code,
    paytype,
    amount,
    subtotal: order.subtotal,
    shipping: order.shipping_fee,
    currency,
    lines: lines.map(({ title, nums, unit_price }) => ({ name: textIn(title, lang), nums, unit_price })),
    lang,
    provider_id,
    urls: {
      back: at('return'),
      cancel: at('cancel'),
      notify: `${baseUrl}/api/payment/${provider}/notify`,
      info: `${baseUrl}/api/payment/${provider}/info`,
      page: `${baseUrl}${joinPath(localeOf(lang), pathOf(order.code, resultStatus(order)))}`,
    },
  };
}
