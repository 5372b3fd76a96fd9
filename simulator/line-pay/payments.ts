import { type Fields, integer, must, text, wrongField } from '../ecpay-invoice/fields.ts';
import type { JsonObject, Request } from '../http/exchange.ts';
import type { World } from '../world.ts';
import { bare, type Said, said } from './call.ts';
import type { LinePayment } from './records.ts';

const MINUTE_MS = 60_000;
/** A buyer has twenty minutes; a refund is possible for about sixty days (memory; a contract sets it). */
const OPEN_MS = 20 * MINUTE_MS;
const REFUNDABLE_MS = 60 * 24 * 60 * MINUTE_MS;

const unknown = () => said('1150', 'Transaction record not found.');
const byId = (world: World, request: Request) => world.store.get('line_payments', request.params[1] ?? '');

/** Whether the buyer's time is over before the shop confirmed. */
export const isOver = (world: World, { state, created_at }: LinePayment) =>
  (state === 'REQUESTED' || state === 'APPROVED') && world.now() > created_at + OPEN_MS;

/** GET /v3/payments/requests/{id}/check */
export function checkPayment(world: World, _asked: JsonObject, request: Request): Said {
  const payment = byId(world, request);
  // 1150 for this call: memory.
  if (!payment) return unknown();
  if (payment.state === 'COMPLETED') return said('0123', 'Payment completed.');
  if (payment.state === 'FAILED') return said('0122', 'Payment failed.');
  if (payment.state === 'CANCELLED' || isOver(world, payment)) return said('0121', 'Cancelled or over 20 minutes.');
  return payment.state === 'APPROVED'
    ? said('0110', 'The shop can confirm.')
    : said('0000', 'The buyer has not decided.');
}

const CONFIRM: Fields = { amount: must(integer(10)), currency: must(text(3)) };

/** POST /v3/payments/{id}/confirm: only this call charges the buyer. */
export function confirmPayment(world: World, asked: JsonObject, request: Request): Said {
  const wrong = wrongField(CONFIRM, asked);
  // 2101 for this call: memory.
  if (wrong) return said('2101', wrong);
  const payment = byId(world, request);
  if (!payment) return unknown();
  if (payment.state === 'COMPLETED') return said('1198', 'API call request has been duplicated.');
  if (payment.amount !== asked.amount || payment.currency !== asked.currency)
    return said('1153', 'Payment amount error: it differs from the requested amount.');
  // 1180: one source, for a payment that is over; for a cancelled one memory.
  if (isOver(world, payment) || payment.state === 'CANCELLED') return said('1180', 'Payment time has expired.');
  // 1199: one source, as LINE Pay's internal error; for a failed payment memory.
  if (payment.state === 'FAILED') return said('1199', 'The payment failed.');
  // 1169: one source.
  if (payment.state !== 'APPROVED') return said('1169', 'The buyer has not approved the payment.');
  world.store.put('line_payments', { ...payment, state: 'COMPLETED', paid_at: world.now() });
  const info = {
    orderId: payment.order_id,
    transactionId: bare(payment.id),
    payInfo: [{ method: 'BALANCE', amount: payment.amount }],
  };
  return { code: '0000', info };
}

/** POST /v3/payments/{id}/refund: the given amount, or everything that is left. */
export function refundPayment(world: World, asked: JsonObject, request: Request): Said {
  const wrong = wrongField({ refundAmount: integer(10) }, asked);
  // 2101 for this call: memory. So is 1150 for a payment that was not completed; for an unknown one it has two sources.
  if (wrong) return said('2101', wrong);
  const payment = byId(world, request);
  if (payment?.state !== 'COMPLETED') return unknown();
  if (world.now() > (payment.paid_at ?? 0) + REFUNDABLE_MS) return said('1163', 'The refund period has passed.');
  const left = payment.refunds.reduce((rest, { amount }) => rest - amount, payment.amount);
  if (left === 0) return said('1165', 'The transaction is already refunded.');
  const amount = asked.refundAmount === undefined ? left : Number(asked.refundAmount);
  if (amount <= 0 || amount > left) return said('1164', 'The refund amount exceeds the limit.');
  const id = String(BigInt(payment.id) + BigInt(payment.refunds.length + 1));
  const at = world.now();
  world.store.put('line_payments', { ...payment, refunds: [...payment.refunds, { id, amount, at }] });
  return { code: '0000', info: { refundTransactionId: bare(id), refundTransactionDate: new Date(at).toISOString() } };
}

/** GET /v3/payments?orderId=… or ?transactionId=…: finished payments only. */
export function readPayments(world: World, _asked: JsonObject, { query }: Request): Said {
  const [ids, orders] = [query.getAll('transactionId'), query.getAll('orderId')];
  const found = world.store
    .all('line_payments')
    .filter(({ id, order_id, state }) => state === 'COMPLETED' && (ids.includes(id) || orders.includes(order_id)));
  return found.length === 0 ? unknown() : { code: '0000', info: found.map(describe) };
}

/** Some of these fields are from memory. */
function describe({ id, order_id, amount, currency, name, paid_at, refunds }: LinePayment) {
  const refundList = refunds.map((refund) => ({
    refundTransactionId: bare(refund.id),
    transactionType: refund.amount === amount ? 'PAYMENT_REFUND' : 'PARTIAL_REFUND',
    refundAmount: -refund.amount,
    refundTransactionDate: new Date(refund.at).toISOString(),
  }));
  return {
    transactionId: bare(id),
    transactionDate: new Date(paid_at ?? 0).toISOString(),
    transactionType: 'PAYMENT',
    productName: name,
    currency,
    orderId: order_id,
    payInfo: [{ method: 'BALANCE', amount }],
    ...(refundList.length > 0 && { refundList }),
  };
}
