import { and, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import { phoneKeyword } from '#shared/phone.ts';
import { SHOP_UTC_OFFSET_HOURS } from '#shared/shop-time.ts';
import { orderCode } from '../order.contract.ts';
import type { StaffOrdersQuery } from '../order-staff.contract.ts';
import { shopOrder } from './order.tables.ts';

/** What a list of orders is narrowed to beside its queue. */
export function filtersOf(query: StaffOrdersQuery): (SQL | undefined)[] {
  const { keyword, payment, paytype, currency, country, from, to, member } = query;
  return [
    member === undefined ? undefined : eq(shopOrder.member_id, member),
    keyword ? mentions(keyword) : undefined,
    payment && eq(shopOrder.payment_status, payment),
    paytype && eq(shopOrder.paytype, paytype),
    currency && eq(shopOrder.currency, currency),
    country ? sql`${shopOrder.receiver} ->> 'country_code' = ${country}` : undefined,
    from ? gte(shopOrder.created_at, midnight(from)) : undefined,
    to ? lt(shopOrder.created_at, midnight(to, 1)) : undefined,
  ];
}

/** When a day begins in Taipei, or so many days later. */
function midnight(day: string, later = 0): Date {
  return new Date(Date.parse(day) + (later * 24 - SHOP_UTC_OFFSET_HOURS) * 60 * 60 * 1000);
}

/**
 * By what somebody says on the telephone: the order's number, their name, address or phone, or the parcel's number. An index of
 * pairs of characters finds those that may have it, also a Chinese name of two characters; the patterns then say which do.
 */
function mentions(keyword: string): SQL | undefined {
  // A whole number is one order's, and nothing else has one in it.
  const code = keyword.toUpperCase();
  if (orderCode.safeParse(code).success) return eq(shopOrder.code, code);
  // Pages show it in groups, orders keep it in one piece.
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
  // A single character is in no pair.
  if ([...keyword].length < 2) return parts;
  const pairs = sql`order_pairs(${shopOrder.code}, ${shopOrder.tracking}, ${shopOrder.receiver})`;
  return and(sql`${pairs} @> order_pairs(${keyword}::text, null, '{}'::jsonb)`, parts);
}
