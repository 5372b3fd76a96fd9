import { json, type Reply, type Request } from '../http/exchange.ts';
import { paypalId } from '../ids.ts';
import { decimalsOf, toDecimal } from '../money.ts';
import type { Capture, Refund } from '../state/records.ts';
import type { World } from '../world.ts';
import { jsonBody } from './api-call.ts';
import { bodyDetail, type Detail, noSuchResource, paypalIssue, paypalTrouble } from './errors.ts';
import { sendRefundEvent } from './events.ts';
import { minorOf, moneyProblems } from './order-amounts.ts';
import { isRefundRequest, type RefundRequest } from './order-schema.ts';
import { madeBefore, storeResult } from './replays.ts';
import { refundBody, resourceReply } from './representation.ts';

const REFUNDABLE_FOR_MS = 180 * 24 * 3_600_000;

/** POST /v2/payments/captures/{id}/refund */
export async function refundCapture(world: World, request: Request): Promise<Reply> {
  const [id = ''] = request.params;
  const capture = world.store.get('captures', id);
  if (!capture) return noSuchResource(id);
  const before = world.store.get('refunds', madeBefore(world, 'refund', id, request) ?? '');
  if (before) return resourceReply(request, 200, refundBody(world, before));
  const body = jsonBody(request);
  if ('refused' in body) return body.refused;
  const malformed: Detail[] = [];
  if (!isRefundRequest(body.value, malformed)) return paypalTrouble(400, malformed);
  const refused = cannotRefund(world, capture, body.value);
  if (refused) return refused;
  const refund = world.store.put('refunds', newRefund(world, capture, body.value));
  if (refund.status !== 'FAILED') payBack(world, capture, refund.minor);
  storeResult(world, 'refund', id, request, refund.id);
  if (refund.status === 'COMPLETED') await sendRefundEvent(world, refund);
  return resourceReply(request, 201, refundBody(world, refund));
}

/** A refund that the shop's owner makes on PayPal's own pages: no request id, no invoice id. */
export async function refundOnPage(world: World, capture: Capture, minor: number): Promise<Refund> {
  const { currency_code } = capture.amount;
  const amount = { currency_code, value: toDecimal(minor, decimalsOf(currency_code) ?? 2) };
  const refund = world.store.put('refunds', { ...newRefund(world, capture, { amount }), status: 'COMPLETED' });
  payBack(world, capture, minor);
  await sendRefundEvent(world, refund);
  return refund;
}

function cannotRefund(world: World, capture: Capture, { amount, invoice_id }: RefundRequest): Reply | undefined {
  if (capture.status === 'PENDING') return paypalIssue('PENDING_CAPTURE');
  if (capture.status === 'DECLINED') return paypalIssue('REFUND_NOT_ALLOWED');
  if (capture.status === 'REFUNDED') return paypalIssue('CAPTURE_FULLY_REFUNDED');
  if (world.now() - capture.created_at > REFUNDABLE_FOR_MS) return paypalIssue('REFUND_TIME_LIMIT_EXCEEDED');
  if (invoice_id !== undefined && world.store.all('refunds').some((refund) => refund.invoice_id === invoice_id))
    return paypalIssue('DUPLICATE_INVOICE_ID');
  if (!amount) return undefined;
  const { currency_code, value } = amount;
  if (decimalsOf(currency_code) === 0 && value.includes('.'))
    return paypalTrouble(422, [bodyDetail('/amount/value', value, 'DECIMALS_NOT_SUPPORTED')]);
  const wrong = moneyProblems('/amount', amount, true);
  if (wrong.length > 0) return paypalTrouble(422, wrong);
  if (currency_code !== capture.amount.currency_code) return paypalIssue('REFUND_CAPTURE_CURRENCY_MISMATCH');
  return minorOf(amount) > capture.minor - capture.refunded_minor ? paypalIssue('REFUND_AMOUNT_EXCEEDED') : undefined;
}

/** Without an amount, everything that is left is refunded. */
function newRefund(world: World, capture: Capture, asked: RefundRequest): Refund {
  const { currency_code } = capture.amount;
  const minor = asked.amount ? Number(minorOf(asked.amount)) : capture.minor - capture.refunded_minor;
  return {
    id: paypalId(),
    capture_id: capture.id,
    status: world.settings.refunds,
    amount: { currency_code, value: toDecimal(minor, decimalsOf(currency_code) ?? 2) },
    minor,
    custom_id: asked.custom_id ?? null,
    invoice_id: asked.invoice_id ?? null,
    note_to_payer: asked.note_to_payer ?? null,
    created_at: world.now(),
    updated_at: world.now(),
  };
}

/** Counts a refund against its capture; a negative sum reverses one that failed. */
function payBack(world: World, capture: Capture, minor: number): void {
  const refunded_minor = capture.refunded_minor + minor;
  const rest = capture.minor - refunded_minor;
  const status = refunded_minor === 0 ? 'COMPLETED' : rest === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  world.store.put('captures', { ...capture, refunded_minor, status, updated_at: world.now() });
}

/** Decides the result of a pending refund. */
export async function settleRefund(world: World, refund: Refund, status: 'COMPLETED' | 'FAILED'): Promise<Refund> {
  const settled = world.store.put('refunds', { ...refund, status, updated_at: world.now() });
  const capture = world.store.get('captures', refund.capture_id);
  if (status === 'FAILED' && capture) payBack(world, capture, -refund.minor);
  if (status === 'COMPLETED') await sendRefundEvent(world, settled);
  return settled;
}

/** GET /v2/payments/refunds/{id} */
export function readRefund(world: World, request: Request): Reply {
  const [id = ''] = request.params;
  const refund = world.store.get('refunds', id);
  return refund ? json(200, refundBody(world, refund)) : noSuchResource(id);
}
