import { and, asc, desc, eq, gt, ilike, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { StaffRole } from '#shared/rights.ts';
import type { OrderQueue, StaffOrdersQuery } from '../order-staff.contract.ts';
import { withLines } from './order.service.ts';
import { shopOrder } from './order.tables.ts';
import { orderTransfer } from './order-money.tables.ts';
import { staffSummary, type Viewing } from './order-view.ts';

const PAGE = 20;

const goesOn = ne(shopOrder.cancellation, 'accepted');
const isReported = eq(shopOrder.payment_status, 'reported');
/** Whether a transfer of the order's total is to be looked for; what was reported otherwise is looked at apart. */
const isWholeReported = sql`exists (select 1 from ${orderTransfer} where ${orderTransfer.order_id} = ${shopOrder.order_id}
  and ${orderTransfer.amount} = ${shopOrder.total} and ${orderTransfer.outcome} is null)`;
/** What waits for staff: each queue's orders, and the time they have waited since. */
const QUEUES: Record<Exclude<OrderQueue, 'all'>, { which: SQL | undefined; since: SQL }> = {
  unpaid: {
    which: and(inArray(shopOrder.payment_status, ['unpaid', 'failed']), goesOn),
    since: asc(shopOrder.pay_by),
  },
  transfers: { which: and(isReported, isWholeReported, goesOn), since: asc(shopOrder.pay_by) },
  transfers_apart: { which: and(isReported, not(isWholeReported), goesOn), since: asc(shopOrder.pay_by) },
  to_make: {
    which: and(eq(shopOrder.freight_stage, 'preparing'), isNull(shopOrder.production_at), goesOn),
    since: asc(shopOrder.generate_at),
  },
  making: {
    which: and(eq(shopOrder.freight_stage, 'preparing'), isNotNull(shopOrder.production_at), goesOn),
    since: asc(shopOrder.generate_at),
  },
  to_ship: { which: and(eq(shopOrder.freight_stage, 'complete'), goesOn), since: asc(shopOrder.generate_at) },
  under_way: { which: eq(shopOrder.freight_stage, 'shipped'), since: asc(shopOrder.delivery_at) },
  cancellations: { which: eq(shopOrder.cancellation, 'requested'), since: asc(shopOrder.created_at) },
  returns: {
    which: inArray(shopOrder.return_status, ['requested', 'approved', 'received']),
    since: asc(shopOrder.created_at),
  },
  refunds: {
    which: or(gt(shopOrder.refund_due, 0), eq(shopOrder.return_status, 'received')),
    since: asc(shopOrder.created_at),
  },
};

/** A page of the orders that staff look at: a queue with whoever has waited longest first, or all of them, newest first. */
export async function listStaffOrders(
  db: Db,
  { queue, keyword, page }: StaffOrdersQuery,
  role: StaffRole,
  viewing: Viewing,
) {
  const { which, since } = queue === 'all' ? { which: undefined, since: desc(shopOrder.created_at) } : QUEUES[queue];
  const wanted = and(which, keyword ? mentions(keyword) : undefined);
  const total = await db.$count(shopOrder, wanted);
  const rows = await db
    .select()
    .from(shopOrder)
    .where(wanted)
    .orderBy(since, desc(shopOrder.order_id))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const list = (await withLines(db, rows)).map((whole) => staffSummary(whole, role, viewing));
  return { list, total, page, pages: Math.max(1, Math.ceil(total / PAGE)) };
}

/** By what somebody says on the telephone: the order's number, their name, address or phone, or the parcel's number. */
function mentions(keyword: string): SQL | undefined {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const receiver = (part: string) => ilike(sql`${shopOrder.receiver} ->> ${part}`, pattern);
  return or(
    ilike(shopOrder.code, pattern),
    ilike(shopOrder.tracking, pattern),
    receiver('name'),
    receiver('email'),
    receiver('phone'),
  );
}
