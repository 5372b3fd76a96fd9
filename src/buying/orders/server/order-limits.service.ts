import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { OrderedLine } from '#buying/checkout/server/quote.service.ts';
import type { Db } from '#db/server/connect.ts';
import { statement } from '#db/server/statement.ts';
import { Refusal } from '#shared/errors.ts';
import { AWAITED, MOST_UNPAID_ORDERS, MOST_UNPAID_PRINTS } from '../order.rules.ts';
import { orderLine, shopOrder } from './order.tables.ts';

interface Wanted {
  member_id: number;
  isProved: boolean;
  lines: readonly Pick<OrderedLine, 'item_id' | 'nums' | 'edition'>[];
}

const unpaidLines = statement((db) => {
  const { order_id, member_id, payment_status, cancellation } = shopOrder;
  const isOwn = eq(member_id, sql.placeholder('member_id'));
  return db
    .select({ order_id, item_id: orderLine.item_id, numbers: orderLine.edition_numbers })
    .from(shopOrder)
    .innerJoin(orderLine, eq(orderLine.order_id, order_id))
    .where(and(isOwn, inArray(payment_status, [...AWAITED]), ne(cancellation, 'accepted')));
});

/**
 * Refuses an order by which a member would reserve more than allowed without paying (product §5.10). The caller has locked the
 * member's only cart, so no other order of the member can come between this check and the order.
 */
export async function refuseHoarding(tx: Db, { member_id, isProved, lines }: Wanted): Promise<void> {
  const wanted = lines.filter(({ edition }) => edition);
  if (!isProved && wanted.length > 0) throw new Refusal('email_unproved');
  const reserved = await unpaidLines(tx, { member_id });
  if (new Set(reserved.map((line) => line.order_id)).size >= MOST_UNPAID_ORDERS) throw new Refusal('unpaid_orders');
  const prints = [...wanted, ...reserved.map(({ item_id, numbers }) => ({ item_id, nums: numbers.length }))];
  for (const { item_id } of wanted) {
    const own = prints.filter((print) => print.item_id === item_id);
    if (own.reduce((sum, { nums }) => sum + nums, 0) > MOST_UNPAID_PRINTS) throw new Refusal('unpaid_prints');
  }
}
