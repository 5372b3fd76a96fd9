import { header, json, type Reply, type Request } from '../http/exchange.ts';
import { debugId, timeText } from '../ids.ts';
import { decimalsOf, toDecimal } from '../money.ts';
import type { Capture, PaypalOrder, Refund } from '../state/records.ts';
import type { World } from '../world.ts';

/** The only buyer. */
export const PAYER = {
  payer_id: 'SIMBUYER2345X',
  email_address: 'buyer@simulator.example',
  name: { given_name: 'Sim', surname: 'Buyer' },
  address: { country_code: 'TW' },
} as const;
const PAYEE_EMAIL = 'shop@simulator.example';

const link = (href: string, rel: string, method = 'GET') => ({ href, rel, method });

/** A resource as the Prefer header asks for it: whole, or only id, status and links. */
export function resourceReply(
  request: Request,
  status: number,
  body: { id: string; status: string; links: unknown },
): Reply {
  const wantsAll = header(request, 'prefer') === 'return=representation';
  const { id, status: state, links } = body;
  return json(status, wantsAll ? body : { id, status: state, links }, { 'paypal-debug-id': debugId() });
}

/** Where the buyer approves an order. */
export function approveUrl(world: World, id: string): string {
  return `${world.url}/checkoutnow?token=${id}`;
}

/** An order as GET shows it. */
export function orderBody(world: World, order: PaypalOrder) {
  const approved = order.approved_at !== null;
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...((approved || order.with_source) && { payment_source: { paypal: approved ? paypalSource() : {} } }),
    purchase_units: order.units.map((unit, index) => {
      const capture = world.store.get('captures', order.capture_ids[index] ?? '');
      return {
        ...unit,
        reference_id: unit.reference_id ?? 'default',
        payee: { email_address: PAYEE_EMAIL, merchant_id: world.keys.PAYPAL_MERCHANT_ID },
        ...(capture && { payments: paymentsOf(world, capture) }),
      };
    }),
    ...(approved && { payer: PAYER }),
    create_time: timeText(order.created_at),
    update_time: timeText(order.updated_at),
    links: orderLinks(world, order),
  };
}

function paypalSource() {
  const { payer_id, ...rest } = PAYER;
  return { ...rest, account_id: payer_id, account_status: 'VERIFIED' };
}

function paymentsOf(world: World, capture: Capture) {
  const refunds = world.store.all('refunds').filter(({ capture_id }) => capture_id === capture.id);
  return {
    captures: [captureBody(world, capture)],
    ...(refunds.length > 0 && { refunds: refunds.map((refund) => refundBody(world, refund)) }),
  };
}

function orderLinks(world: World, order: PaypalOrder) {
  const self = `${world.url}/v2/checkout/orders/${order.id}`;
  if (order.status === 'COMPLETED') return [link(self, 'self')];
  if (order.status === 'PAYER_ACTION_REQUIRED')
    return [link(self, 'self'), link(approveUrl(world, order.id), 'payer-action')];
  return [
    link(self, 'self'),
    ...(order.status === 'CREATED' ? [link(approveUrl(world, order.id), 'approve')] : []),
    link(self, 'update', 'PATCH'),
    link(`${self}/capture`, 'capture', 'POST'),
  ];
}

/** A capture as GET shows it. */
export function captureBody(world: World, capture: Capture) {
  const self = `${world.url}/v2/payments/captures/${capture.id}`;
  const { pending_reason, custom_id, invoice_id } = capture;
  return {
    id: capture.id,
    status: capture.status,
    ...(pending_reason && { status_details: { reason: pending_reason } }),
    amount: capture.amount,
    final_capture: true,
    seller_protection: { status: 'NOT_ELIGIBLE' },
    ...(capture.status !== 'PENDING' && { seller_receivable_breakdown: receivable(capture) }),
    ...(invoice_id !== null && { invoice_id }),
    ...(custom_id !== null && { custom_id }),
    payee: { email_address: PAYEE_EMAIL, merchant_id: world.keys.PAYPAL_MERCHANT_ID },
    supplementary_data: { related_ids: { order_id: capture.order_id } },
    create_time: timeText(capture.created_at),
    update_time: timeText(capture.updated_at),
    links: [
      link(self, 'self'),
      link(`${self}/refund`, 'refund', 'POST'),
      link(`${world.url}/v2/checkout/orders/${capture.order_id}`, 'up'),
    ],
  };
}

/** A fee of about four percent, so that the net sum cannot be mistaken for what the buyer paid. */
function receivable({ minor, amount: { currency_code, value } }: Capture) {
  const fee = Math.floor((minor * 44) / 1000) + 1;
  const money = (sum: number) => ({ currency_code, value: toDecimal(sum, decimalsOf(currency_code) ?? 2) });
  return { gross_amount: { currency_code, value }, paypal_fee: money(fee), net_amount: money(minor - fee) };
}

/** A refund as GET shows it. */
export function refundBody(world: World, refund: Refund) {
  const { invoice_id, custom_id, note_to_payer } = refund;
  return {
    id: refund.id,
    status: refund.status,
    ...(refund.status === 'PENDING' && { status_details: { reason: 'ECHECK' } }),
    amount: refund.amount,
    ...(invoice_id !== null && { invoice_id }),
    ...(custom_id !== null && { custom_id }),
    ...(note_to_payer !== null && { note_to_payer }),
    create_time: timeText(refund.created_at),
    update_time: timeText(refund.updated_at),
    links: [
      link(`${world.url}/v2/payments/refunds/${refund.id}`, 'self'),
      link(`${world.url}/v2/payments/captures/${refund.capture_id}`, 'up'),
    ],
  };
}
