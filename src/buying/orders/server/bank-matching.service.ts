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

/** Money for an order that ended longer ago is looked for by hand. */
const LOOKS_BACK_DAYS = 60;
const BY_TRANSFER = PAY_TYPE_CODES.filter(paysByTransfer);

/**
 * The orders that deposits of a statement may be for, in one query: those that wait and have the amount, those whose buyers
 * reported one of the accounts, and those that a line names by their number. Only orders in NT$ are paid by transfer.
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
      // Whether something can be sent back makes no difference to whether money is awaited.
      waits: stepFor('confirm_transfer', { ...order, returnable: false }, now, 'finance') !== undefined,
      has_line: first.line_id !== null,
      reports: own.flatMap(({ report }) => (report ? [report] : [])),
    };
  });
}

/** The query alone, so that a test can ask the database how it would go about it. */
export function payableQuery(db: Db, deposits: readonly Line[], now: Date) {
  const since = new Date(now.getTime() - LOOKS_BACK_DAYS * 86_400_000);
  // In another currency neither the figure nor the account says anything, only a number that the line names.
  const own = deposits.filter(({ currency }) => currency === ACCOUNT_CURRENCY);
  const amounts = [...new Set(own.map(({ amount }) => amount)), 0];
  const codes = [...new Set(deposits.flatMap((line) => line.codes))];
  const ends = [...new Set(own.flatMap((line) => line.digits.map((end) => end.slice(-4))))];
  const awaited = and(
    // As the index says it, or it would not be used.
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
      // Also reports that were looked for and not found: the money may have come since.
      .leftJoin(orderTransfer, eq(orderTransfer.order_id, shopOrder.order_id))
      .leftJoin(bankLine, eq(bankLine.order_id, shopOrder.order_id))
      .where(
        and(inArray(shopOrder.order_id, ids), inArray(shopOrder.paytype, BY_TRANSFER), eq(shopOrder.currency, 'NTD')),
      )
      .orderBy(shopOrder.order_id, orderTransfer.transfer_id)
  );
}
