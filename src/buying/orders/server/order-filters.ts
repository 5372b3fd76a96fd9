import { and, eq, gte, ilike, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { WORK_CATEGORIES } from '#catalogue/works/server/category.service.ts';
import { phoneKeyword } from '#shared/phone.ts';
import { shopMidnight } from '#shared/shop-time.ts';
import { orderCode } from '../order.contract.ts';
import type { StaffOrdersQuery } from '../order-staff.contract.ts';
import { orderLine, shopOrder } from './order.tables.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';
import { isHeldBack, isPickedUp } from './order-queues.ts';

export function filtersOf(query: StaffOrdersQuery): (SQL | undefined)[] {
  const { keyword, payment, paytype, currency, country, pickup_type, gift, kind, from, to, member } = query;
  return [
    member === undefined ? undefined : eq(shopOrder.member_id, member),
    keyword ? mentions(keyword) : undefined,
    payment && eq(shopOrder.payment_status, payment),
    paytype && eq(shopOrder.paytype, paytype),
    currency && eq(shopOrder.currency, currency),
    country ? sql`${shopOrder.receiver} ->> 'country_code' = ${country}` : undefined,
    pickup_type === 'pickup' ? isPickedUp : undefined,
    pickup_type === 'delivery' ? not(isPickedUp) : undefined,
    // Worded like the index of gifts.
    gift ? sql`${shopOrder.gift} is not null` : undefined,
    gift === 'held' ? isHeldBack : undefined,
    // Worded like the index of test orders.
    kind === 'test' ? sql`${shopOrder.test}` : undefined,
    kind === 'real' ? not(shopOrder.test) : undefined,
    from ? gte(shopOrder.created_at, shopMidnight(from)) : undefined,
    to ? lt(shopOrder.created_at, shopMidnight(to, 1)) : undefined,
    wasPaid(query),
    wasRefunded(query),
    hasLine(query),
  ];
}

/** Paid for in a period: by its accepted payment, as the figures count it. */
function wasPaid({ paid_from, paid_to }: StaffOrdersQuery): SQL | undefined {
  const within = inDays(orderPayment.received_at, paid_from, paid_to);
  return (
    within &&
    sql`${shopOrder.order_id} in (select ${orderPayment.order_id} from ${orderPayment}
    where ${orderPayment.kept} and ${within})`
  );
}

/** Of which a part was refunded in a period. */
function wasRefunded({ refunded_from, refunded_to }: StaffOrdersQuery): SQL | undefined {
  const within = inDays(orderRefund.done_at, refunded_from, refunded_to);
  return (
    within &&
    sql`${shopOrder.order_id} in (select ${orderRefund.order_id} from ${orderRefund}
    join ${orderPayment} on ${orderPayment.payment_id} = ${orderRefund.payment_id} where ${orderPayment.kept} and ${within})`
  );
}

function inDays(column: PgColumn, from: string | undefined, to: string | undefined): SQL | undefined {
  return and(from ? gte(column, shopMidnight(from)) : undefined, to ? lt(column, shopMidnight(to, 1)) : undefined);
}

function hasLine({ item, artist, category }: StaffOrdersQuery): SQL | undefined {
  const which = and(
    item === undefined ? undefined : eq(orderLine.item_id, item),
    artist === undefined ? undefined : sql`(${orderLine.artist} ->> 'artist_id')::int = ${artist}`,
    category === undefined
      ? undefined
      : sql`${orderLine.item_id} in (select item_id from (${WORK_CATEGORIES}) as work where category = ${category})`,
  );
  return which && sql`${shopOrder.order_id} in (select ${orderLine.order_id} from ${orderLine} where ${which})`;
}

/**
 * Searches by what people say on the telephone: the order's code, their name, address or phone, or the parcel's number. A
 * bigram index finds candidates, also a Chinese name of two characters; the patterns then decide.
 */
function mentions(keyword: string): SQL | undefined {
  // A complete code belongs to one order, and nothing else contains one.
  const code = keyword.toUpperCase();
  if (orderCode.safeParse(code).success) return eq(shopOrder.code, code);
  // Pages show it in groups, orders store it in one piece.
  const phone = phoneKeyword(keyword);
  return phone ? or(holdsText(keyword), holdsText(phone)) : holdsText(keyword);
}

function holdsText(keyword: string): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const receiver = (part: string) => ilike(sql`${shopOrder.receiver} ->> ${part}`, pattern);
  const parts = or(
    ilike(shopOrder.code, pattern),
    ilike(shopOrder.tracking, pattern),
    receiver('name'),
    receiver('email'),
    receiver('phone'),
  );
  // A single character is no bigram.
  if ([...keyword].length < 2) return parts;
  const pairs = sql`order_pairs(${shopOrder.code}, ${shopOrder.tracking}, ${shopOrder.receiver})`;
  return and(sql`${pairs} @> order_pairs(${keyword}::text, null, '{}'::jsonb)`, parts);
}
