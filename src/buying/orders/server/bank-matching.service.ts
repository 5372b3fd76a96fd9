import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { PAY_TYPE_CODES, paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import type { Db } from '#db/server/connect.ts';
import { shopDay } from '#shared/shop-time.ts';
import { ACCOUNT_CURRENCY } from '../bank-currency.rules.ts';
import type { PayableOrder } from '../bank-matching.rules.ts';
import { stepFor } from '../order-steps.rules.ts';
import { bankLine } from './bank-statement.tables.ts';
import { shopOrder } from './order.tables.ts';
import { orderTransfer } from './order-money.tables.ts';

type Line = typeof bankLine.$inferSelect;

/** Staff search by hand for money of orders that ended longer ago. */
const LOOKS_BACK_DAYS = 60;
const BY_TRANSFER = PAY_TYPE_CODES.filter(paysByTransfer);

/**
 * The orders that a statement's deposits may be for, in one query: awaiting orders with the amount, orders whose buyers
 * reported one of the accounts, and orders that a line names by code. Only orders in NT$ are paid by transfer.
 */
export async function payableOrders(db: Db, lines: readonly Line[], now: Date): Promise<PayableOrder[]> {
  const deposits = lines.filter(({ amount, confirmed_at }) => amount > 0 && confirmed_at === null);
  if (deposits.length === 0) return [];
  const rows = await payableQuery(db, deposits, now);
  const byOrder = Map.groupBy(rows, ({ order }) => order.order_id);
  return [...byOrder.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { order } = first;
    return {
      code: order.code,
      name: order.receiver.name,
      total: order.total,
      created_day: shopDay(order.created_at),
      // Neither returns nor the way of delivery affect whether money is awaited.
      waits:
        stepFor('confirm_transfer', { ...order, returnable: false, is_pickup: false }, now, 'finance') !== undefined,
      has_line: first.line_id !== null,
      reports: own.flatMap(({ report }) => (report ? [report] : [])),
    };
  });
}

/** A separate query, so that a test can read its plan. */
export function payableQuery(db: Db, deposits: readonly Line[], now: Date) {
  const since = new Date(now.getTime() - LOOKS_BACK_DAYS * 86_400_000);
  // In another currency neither the amount nor the account is evidence, only a code that the line names.
  const own = deposits.filter(({ currency }) => currency === ACCOUNT_CURRENCY);
  const amounts = [...new Set(own.map(({ amount }) => amount)), 0];
  const codes = [...new Set(deposits.flatMap((line) => line.codes))];
  const ends = [...new Set(own.flatMap((line) => line.digits.map((end) => end.slice(-4))))];
  const awaited = and(
    // Worded like the index, or the database would not use it.
    sql`${shopOrder.payment_status} in ('unpaid', 'reported', 'failed') and ${shopOrder.cancellation} <> 'accepted'`,
    inArray(shopOrder.total, amounts),
  );
  const ids = db
    .select({ order_id: shopOrder.order_id })
    .from(shopOrder)
    .where(awaited)
    .union(
      db
        .select({ order_id: shopOrder.order_id })
        .from(shopOrder)
        .where(inArray(shopOrder.code, [...codes, ''])),
    )
    .union(
      db
        .select({ order_id: orderTransfer.order_id })
        .from(orderTransfer)
        .where(
          and(inArray(sql`right(${orderTransfer.digits}, 4)`, [...ends, '']), gte(orderTransfer.day, shopDay(since))),
        ),
    );
  return (
    db
      .select({
        order: shopOrder,
        line_id: bankLine.line_id,
        report: { digits: orderTransfer.digits, amount: orderTransfer.amount, day: orderTransfer.day },
      })
      .from(shopOrder)
      // Also reports whose transfer was not found: the money may have arrived since.
      .leftJoin(orderTransfer, eq(orderTransfer.order_id, shopOrder.order_id))
      .leftJoin(bankLine, eq(bankLine.order_id, shopOrder.order_id))
      .where(
        and(
          inArray(shopOrder.order_id, ids),
          inArray(shopOrder.paytype, BY_TRANSFER),
          eq(shopOrder.currency, 'NTD'),
          // Money at the bank is real.
          eq(shopOrder.test, false),
        ),
      )
      .orderBy(shopOrder.order_id, orderTransfer.transfer_id)
  );
}
