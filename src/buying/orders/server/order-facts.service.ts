import { type SQL, sql } from 'drizzle-orm';
import { SHOP_TIME_ZONE, shopMidnight } from '#shared/shop-time.ts';
import { shopOrder } from './order.tables.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';

/** Days of the shop's calendar, both included. */
interface Days {
  from: string;
  to: string;
}

const dayOf = (column: SQL) => sql`(${column} at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})::date`;
const within = (column: SQL, { from, to }: Days) =>
  sql`${column} >= ${shopMidnight(from).toISOString()}::timestamptz and ${column} < ${shopMidnight(to, 1).toISOString()}::timestamptz`;

/**
 * Money of real orders, for the figures: a row for each accepted payment received in the period, and for each refund of such a
 * payment that was paid in it. A refund's tax is the order's tax in proportion, rounded so that all refunds of a payment
 * together give back exactly its tax.
 */
export function moneyFacts(days: Days): SQL {
  const received = sql`${orderPayment.received_at}`;
  const done = sql`${orderRefund.done_at}`;
  const kind = sql`${shopOrder.currency}, ${shopOrder.receiver} ->> 'country_code' as country, ${shopOrder.paytype}`;
  const taxOf = (amount: SQL) => sql`round(${shopOrder.tax}::numeric * (${amount}) / ${shopOrder.total})`;
  return sql`select ${dayOf(received)} as day, ${kind}, 1 as orders, ${orderPayment.amount} as gross, 0 as refunds,
      ${shopOrder.shipping_fee} as delivery, ${shopOrder.tax}::numeric as vat
    from ${orderPayment} join ${shopOrder} on ${shopOrder.order_id} = ${orderPayment.order_id}
    where ${within(received, days)} and ${orderPayment.kept} and not ${orderPayment.test}
  union all
    select ${dayOf(done)}, ${kind}, 0, 0, ${orderRefund.amount}, 0,
      ${taxOf(sql`earlier.amount`)} - ${taxOf(sql`earlier.amount + ${orderRefund.amount}`)}
    from ${orderRefund}
    join ${orderPayment} on ${orderPayment.payment_id} = ${orderRefund.payment_id}
    join ${shopOrder} on ${shopOrder.order_id} = ${orderRefund.order_id}
    cross join lateral (select coalesce(sum(other.amount), 0) as amount from ${orderRefund} as other
      where other.payment_id = ${orderRefund.payment_id} and other.done_at is not null
        and (other.done_at, other.refund_id) < (${orderRefund.done_at}, ${orderRefund.refund_id})) as earlier
    where ${within(done, days)} and ${orderPayment.kept} and not ${orderPayment.test}`;
}

/** The payment method of each order, to join with. */
export const ORDER_PAYTYPES: SQL = sql`select ${shopOrder.order_id}, ${shopOrder.paytype} from ${shopOrder}`;
