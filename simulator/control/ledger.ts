import { json, type Reply } from '../http/exchange.ts';
import { timeText } from '../ids.ts';
import type { World } from '../world.ts';
import { taiwanBooks } from './taiwan-ledger.ts';

/** GET /control/ledger: the books with which tests compare the shop's. */
export function readLedger(world: World): Reply {
  return json(200, { paypal: paypalBooks(world), cybersource: cybersourceBooks(world), ...taiwanBooks(world) });
}

const times = (row: { created_at: number; updated_at?: number }) => ({
  created_at: timeText(row.created_at),
  updated_at: timeText(row.updated_at ?? row.created_at),
});

function paypalBooks({ store }: World) {
  return {
    orders: store.all('orders').map((order) => ({
      id: order.id,
      status: order.status,
      reference: order.units[0]?.invoice_id ?? null,
      attempt_id: order.units[0]?.custom_id ?? null,
      currency: order.units[0]?.amount.currency_code ?? null,
      amount: order.units[0]?.amount.value ?? null,
      captures: order.capture_ids,
      funding: order.funding,
      ...times(order),
    })),
    captures: store.all('captures').map((capture) => ({
      id: capture.id,
      order_id: capture.order_id,
      status: capture.status,
      reference: capture.invoice_id,
      attempt_id: capture.custom_id,
      currency: capture.amount.currency_code,
      amount: capture.amount.value,
      minor: capture.minor,
      refunded_minor: capture.refunded_minor,
      ...times(capture),
    })),
    refunds: store.all('refunds').map((refund) => ({
      id: refund.id,
      capture_id: refund.capture_id,
      status: refund.status,
      reference: refund.invoice_id,
      currency: refund.amount.currency_code,
      amount: refund.amount.value,
      minor: refund.minor,
      ...times(refund),
    })),
  };
}

function cybersourceBooks({ store }: World) {
  return {
    payments: store.all('payments').map((payment) => ({
      id: payment.id,
      status: payment.status,
      decision: payment.decision,
      reason_code: payment.reason_code,
      card: payment.card,
      reference: payment.reference_number,
      attempt_id: payment.transaction_uuid,
      profile_id: payment.profile_id,
      currency: payment.currency,
      amount: payment.amount,
      minor: payment.minor,
      charged_minor: payment.charged_minor,
      refunded_minor: payment.refunded_minor,
      ...times(payment),
    })),
    refunds: store.all('card_refunds').map((refund) => ({
      id: refund.id,
      payment_id: refund.payment_id,
      status: 'PENDING',
      reference: refund.reference,
      currency: refund.currency,
      amount: refund.amount,
      minor: refund.minor,
      ...times(refund),
    })),
  };
}
