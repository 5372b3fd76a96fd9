import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { freezeShares, reverseShares } from '#selling/shares/server/share-write.service.ts';
import { framedPath } from './order-mail.service.ts';
import { orderPayment, orderRefund, orderReturn } from './order-money.tables.ts';
import type { LineRow, Moment, OrderRow, OrderWithLines } from './order-write.service.ts';

type RefundRow = typeof orderRefund.$inferSelect;

export function freezeOrder(tx: Db, { order, lines }: OrderWithLines, { now, quiet }: Moment): Promise<void> {
  return freezeShares(tx, soldOrder(order), lines.map(soldLine), { at: now, quiet });
}

/**
 * Reverses the shares of a refund just paid. `refunds` are all of the same payment, including this one, and the payment is the
 * accepted one: no other made shares.
 */
export async function reverseOrder(
  tx: Db,
  placed: OrderWithLines,
  refund: RefundRow,
  refunds: readonly RefundRow[],
  now: Date,
): Promise<void> {
  // A test order has no shares.
  if (placed.order.test) return;
  const before = refunds.filter(({ refund_id, done_at }) => done_at !== null && refund_id !== refund.refund_id);
  const isReversed = await reverse(tx, placed.order, refund, before, now);
  // It was paid before the ledger existed, and its shares are still missing.
  if (!isReversed) await bookShares(tx, placed);
}

/** Writes the shares of an earlier payment and its refunds; notifies nobody. */
export async function bookShares(tx: Db, { order, lines }: OrderWithLines): Promise<void> {
  const { order_id, test } = order;
  if (test) return;
  const isOrdinary = and(eq(orderPayment.order_id, order_id), eq(orderPayment.kept, true));
  const [payment] = await tx.select().from(orderPayment).where(isOrdinary);
  if (!payment) return;
  await freezeShares(tx, soldOrder(order), lines.map(soldLine), { at: payment.received_at, quiet: true });
  const refunds = await tx
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.payment_id, payment.payment_id), isNotNull(orderRefund.done_at)))
    .orderBy(asc(orderRefund.done_at), asc(orderRefund.refund_id));
  for (const [at, refund] of refunds.entries())
    if (refund.done_at) await reverse(tx, order, refund, refunds.slice(0, at), refund.done_at);
}

async function reverse(
  tx: Db,
  order: OrderRow,
  { refund_id, order_id, amount, why }: RefundRow,
  earlier: readonly RefundRow[],
  at: Date,
): Promise<boolean> {
  const back = why === 'returned' ? await returnPaidAt(tx, order_id, at) : undefined;
  const isPart = (one: RefundRow) => one.why === 'returned' && back && one.done_at && one.done_at >= back.requested_at;
  const returned = back?.lines ?? [];
  const before = earlier.reduce((sum, one) => sum + one.amount, 0);
  const refund = { refund_id, order_id, amount, returned, counted: earlier.some(isPart), before };
  return reverseShares(tx, { ...refund, delivery: order.shipping_fee }, at);
}

/** The return that a refund was for: it ends with its last refund. */
async function returnPaidAt(tx: Db, orderId: number, at: Date) {
  const returns = await tx
    .select()
    .from(orderReturn)
    .where(eq(orderReturn.order_id, orderId))
    .orderBy(asc(orderReturn.return_id));
  return returns.find(({ received_at, closed_at }) => received_at && (closed_at === null || closed_at >= at));
}

function soldOrder({ order_id, code, currency, tax_rate, receiver }: OrderRow) {
  return { order_id, code, currency, tax_rate, country: receiver.country_code };
}

function soldLine(line: LineRow) {
  const { line_id, item_id, artist, title, size, frame, nums, line_total, net, edition_numbers } = line;
  return {
    line_id,
    item_id,
    artist_id: artist.artist_id,
    title,
    artist: artist.name,
    size,
    frame: frame.name,
    nums,
    gross: line_total,
    net,
    edition_numbers,
    picture: `${framedPath(line)}-320.jpg`,
  };
}
