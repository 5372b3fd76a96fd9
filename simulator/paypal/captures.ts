import { json, type Reply, type Request } from '../http/exchange.ts';
import { paypalId } from '../ids.ts';
import type { Capture, PaypalOrder, PurchaseUnit } from '../state/records.ts';
import type { World } from '../world.ts';
import { jsonBody } from './api-call.ts';
import { noSuchResource, paypalIssue } from './errors.ts';
import { sendCaptureEvent } from './events.ts';
import { minorOf } from './order-amounts.ts';
import { cannotCapture } from './orders.ts';
import { madeBefore, storeResult } from './replays.ts';
import { approveUrl, captureBody, orderBody, resourceReply } from './representation.ts';

/** How often an order may be tried again after a declined instrument. */
const MOST_DECLINES = 10;

/** POST /v2/checkout/orders/{id}/capture */
export async function captureOrder(world: World, request: Request): Promise<Reply> {
  const [id = ''] = request.params;
  const body = jsonBody(request);
  if ('refused' in body) return body.refused;
  const order = world.store.get('orders', id);
  if (!order) return noSuchResource(id);
  if (madeBefore(world, 'capture', id, request)) return resourceReply(request, 200, orderBody(world, order));
  const refused = cannotCapture(world, order);
  if (refused) return refused;
  if (order.funding === 'declined') return declined(world, order);
  const captures = order.units.map((unit) => world.store.put('captures', newCapture(world, order, unit)));
  const capture_ids = captures.map((capture) => capture.id);
  const captured = { ...order, status: 'COMPLETED', capture_ids, updated_at: world.now() } as const;
  world.store.put('orders', captured);
  storeResult(world, 'capture', id, request, id);
  for (const capture of captures) await sendCaptureEvent(world, capture);
  return resourceReply(request, 201, orderBody(world, captured));
}

/** The buyer is to choose another instrument; the order stays approved. */
function declined(world: World, order: PaypalOrder): Reply {
  if (order.declines >= MOST_DECLINES) return paypalIssue('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED');
  world.store.put('orders', { ...order, declines: order.declines + 1, updated_at: world.now() });
  return paypalIssue('INSTRUMENT_DECLINED', [{ href: approveUrl(world, order.id), rel: 'redirect', method: 'GET' }]);
}

function newCapture(world: World, order: PaypalOrder, unit: PurchaseUnit): Capture {
  const { currency_code, value } = unit.amount;
  const pending = order.funding === 'pending';
  return {
    id: paypalId(),
    order_id: order.id,
    status: pending ? 'PENDING' : 'COMPLETED',
    pending_reason: pending ? 'PENDING_REVIEW' : null,
    amount: { currency_code, value },
    minor: Number(minorOf(unit.amount)),
    refunded_minor: 0,
    custom_id: unit.custom_id ?? null,
    invoice_id: unit.invoice_id ?? null,
    created_at: world.now(),
    updated_at: world.now(),
  };
}

/** GET /v2/payments/captures/{id} */
export function readCapture(world: World, request: Request): Reply {
  const [id = ''] = request.params;
  const capture = world.store.get('captures', id);
  return capture ? json(200, captureBody(world, capture)) : noSuchResource(id);
}

/** Decides the result of a pending capture, and notifies the shop. */
export async function settleCapture(
  world: World,
  capture: Capture,
  status: 'COMPLETED' | 'DECLINED',
): Promise<Capture> {
  const settled = world.store.put('captures', { ...capture, status, pending_reason: null, updated_at: world.now() });
  await sendCaptureEvent(world, settled);
  return settled;
}
