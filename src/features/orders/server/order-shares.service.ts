import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { freezeShares, reverseShares } from '#features/shares/server/share-write.service.ts';
import { framedPath } from './order-mail.service.ts';
import { orderPayment, orderRefund, orderReturn } from './order-money.tables.ts';
import type { LineRow, Moment, OrderRow, WholeOrder } from './order-write.service.ts';

type RefundRow = typeof orderRefund.$inferSelect;

/** The sellers of an order that is paid now get their shares, and are told. */
export function freezeOrder(tx: Db, { order, lines }: WholeOrder, { now, quiet }: Moment): Promise<void> {
  return freezeShares(tx, soldOrder(order), lines.map(soldLine), { at: now, quiet });
}

/**
 * The shares of money that has just been paid back are taken back. `refunds` are all of the same payment, this one among them,
 * and the payment is the one that was kept: any other never made a share.
 */
export async function reverseOrder(
  tx: Db,
  whole: WholeOrder,
  refund: RefundRow,
  refunds: readonly RefundRow[],
  now: Date,
): Promise<void> {
  const others = refunds.filter(({ refund_id, done_at }) => done_at !== null && refund_id !== refund.refund_id);
  const before = others.reduce((sum, { amount }) => sum + amount, 0);
  const isReversed = await reverse(tx, whole.order, refund, before, now);
  // It was paid before there was a ledger, and nobody has written its shares yet.
  if (!isReversed) await bookShares(tx, whole);
}

/** Writes the shares of an order that was paid earlier, and of all that was paid back since; nobody is told any more. */
export async function bookShares(tx: Db, { order, lines }: WholeOrder): Promise<void> {
  const { order_id } = order;
  const isKept = and(eq(orderPayment.order_id, order_id), eq(orderPayment.kept, true));
  const [payment] = await tx.select().from(orderPayment).where(isKept);
  if (!payment) return;
  await freezeShares(tx, soldOrder(order), lines.map(soldLine), { at: payment.received_at, quiet: true });
  const refunds = await tx
    .select()
    .from(orderRefund)
    .where(and(eq(orderRefund.payment_id, payment.payment_id), isNotNull(orderRefund.done_at)))
    .orderBy(asc(orderRefund.done_at), asc(orderRefund.refund_id));
  let before = 0;
  for (const refund of refunds) {
    if (refund.done_at) await reverse(tx, order, refund, before, refund.done_at);
    before += refund.amount;
  }
}

async function reverse(tx: Db, order: OrderRow, refund: RefundRow, before: number, at: Date): Promise<boolean> {
  const { refund_id, order_id, amount, why } = refund;
  const returned = why === 'returned' ? await returnedFor(tx, order_id, at) : [];
  return reverseShares(tx, { refund_id, order_id, amount, returned, before, delivery: order.shipping_fee }, at);
}

/** The prints that a refund was paid for: their return ends at the same moment, if it has not yet. */
async function returnedFor(tx: Db, orderId: number, at: Date) {
  const returns = await tx.select().from(orderReturn).where(eq(orderReturn.order_id, orderId));
  const ended = returns.find(({ closed_at }) => closed_at?.getTime() === at.getTime());
  return (ended ?? returns.find(({ status }) => status === 'received'))?.lines ?? [];
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
