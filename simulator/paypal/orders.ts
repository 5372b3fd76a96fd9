import { header, type Reply, type Request } from '../http/exchange.ts';
import { paypalId } from '../ids.ts';
import type { PaypalOrder } from '../state/records.ts';
import type { World } from '../world.ts';
import { jsonBody } from './api-call.ts';
import { bodyDetail, type Detail, noSuchResource, paypalIssue, paypalTrouble } from './errors.ts';
import { issueText } from './issues.ts';
import { amountProblems } from './order-amounts.ts';
import { isOrderRequest, type OrderRequest } from './order-schema.ts';
import { madeBefore, storeResult } from './replays.ts';
import { orderBody, resourceReply } from './representation.ts';

/** The buyer has three hours to approve, and the shop three more to capture. */
const VALID_MS = 3 * 3_600_000;

/** POST /v2/checkout/orders */
export function createOrder(world: World, request: Request): Reply {
  const before = world.store.get('orders', madeBefore(world, 'create', '-', request) ?? '');
  if (before) return resourceReply(request, 200, orderBody(world, before));
  const body = jsonBody(request);
  if ('refused' in body) return body.refused;
  const malformed: Detail[] = [];
  if (!isOrderRequest(body.value, malformed)) return paypalTrouble(400, malformed);
  const asked = body.value;
  if (asked.payment_source && header(request, 'paypal-request-id') === undefined) {
    const issue = 'PAYPAL_REQUEST_ID_REQUIRED';
    return paypalTrouble(400, [{ location: 'header', issue, description: issueText(issue) }]);
  }
  const wrong = problemsOf(world, asked);
  if (wrong.length > 0) return paypalTrouble(422, wrong);
  const order = world.store.put('orders', newOrder(world, asked));
  storeResult(world, 'create', '-', request, order.id);
  return resourceReply(request, 201, orderBody(world, order));
}

function problemsOf(world: World, { intent, purchase_units: units, ...rest }: OrderRequest): Detail[] {
  if (intent !== 'CAPTURE') return [bodyDetail('/intent', intent, 'UNSUPPORTED_INTENT')];
  const found = amountProblems(units);
  const references = new Set(units.map(({ reference_id }) => reference_id ?? 'default'));
  if (references.size < units.length)
    found.push(bodyDetail('/purchase_units', [...references], 'DUPLICATE_REFERENCE_ID'));
  const wanted = experienceOf(rest).shipping_preference;
  for (const [index, { payee, invoice_id, shipping }] of units.entries()) {
    const at = `/purchase_units/${index}`;
    if (payee?.merchant_id && payee.merchant_id !== world.keys.PAYPAL_MERCHANT_ID)
      found.push(bodyDetail(`${at}/payee/merchant_id`, payee.merchant_id, 'PAYEE_ACCOUNT_INVALID'));
    if (invoice_id !== undefined && isPaidInvoice(world, invoice_id))
      found.push(bodyDetail(`${at}/invoice_id`, invoice_id, 'DUPLICATE_INVOICE_ID'));
    if (wanted === 'SET_PROVIDED_ADDRESS' && !shipping?.address)
      found.push(bodyDetail(`${at}/shipping/address`, undefined, 'MISSING_SHIPPING_ADDRESS'));
  }
  return found;
}

function experienceOf({ payment_source, application_context }: Omit<OrderRequest, 'intent' | 'purchase_units'>) {
  return payment_source?.paypal?.experience_context ?? application_context ?? {};
}

function newOrder(world: World, { purchase_units, ...rest }: OrderRequest): PaypalOrder {
  const { return_url = null, cancel_url = null, locale = 'en-US' } = experienceOf(rest);
  const with_source = rest.payment_source?.paypal !== undefined;
  return {
    id: paypalId(),
    status: with_source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    units: purchase_units,
    with_source,
    return_url,
    cancel_url,
    locale,
    funding: 'instant',
    declines: 0,
    capture_ids: [],
    created_at: world.now(),
    approved_at: null,
    updated_at: world.now(),
  };
}

/** Whether an earlier payment has this invoice id; the account requires them to be unique. */
export function isPaidInvoice(world: World, invoice_id: string): boolean {
  return world.store
    .all('captures')
    .some((capture) => capture.invoice_id === invoice_id && capture.status !== 'DECLINED');
}

/** Whether an order has expired: from then on PayPal no longer knows it. */
export function isExpired(world: World, order: PaypalOrder): boolean {
  return order.status !== 'COMPLETED' && world.now() - (order.approved_at ?? order.created_at) > VALID_MS;
}

/** GET /v2/checkout/orders/{id} */
export function readOrder(world: World, request: Request): Reply {
  const [id = ''] = request.params;
  const order = world.store.get('orders', id);
  if (!order || isExpired(world, order)) return noSuchResource(id);
  return resourceReply({ ...request, headers: { prefer: 'return=representation' } }, 200, orderBody(world, order));
}

/** Why an order cannot be captured now; nothing if it can. */
export function cannotCapture(world: World, order: PaypalOrder): Reply | undefined {
  if (order.status === 'COMPLETED') return paypalIssue('ORDER_ALREADY_CAPTURED');
  if (isExpired(world, order)) return paypalIssue('ORDER_EXPIRED');
  if (order.status !== 'APPROVED') return paypalIssue('ORDER_NOT_APPROVED');
  const paid = order.units.find(({ invoice_id }) => invoice_id !== undefined && isPaidInvoice(world, invoice_id));
  return paid ? paypalIssue('DUPLICATE_INVOICE_ID') : undefined;
}
