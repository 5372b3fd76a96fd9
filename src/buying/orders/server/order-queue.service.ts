import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { MOST_COUNTED, pagesOf } from '#shared/counted.rules.ts';
import type { StaffRole } from '#shared/rights.ts';
import type { OrderSort, StaffOrdersPage, StaffOrdersQuery } from '../order-staff.contract.ts';
import { withLines } from './order.service.ts';
import { shopOrder } from './order.tables.ts';
import { filtersOf } from './order-filters.ts';
import { QUEUES } from './order-queues.ts';
import { staffSummary, type Viewing } from './order-view.ts';
import type { OrderRow } from './order-write.service.ts';

const PAGE = 20;

/** A page of the orders that staff look at: a queue with whoever has waited longest first, or all of them, newest first. */
export async function listStaffOrders(
  db: Db,
  query: StaffOrdersQuery,
  role: StaffRole,
  viewing: Viewing,
): Promise<StaffOrdersPage> {
  const page = turnedTo(query.page);
  const found = await foundOrders(db, query);
  // Behind the last page nobody can tell how many pages there are.
  if (found.length === 0 && page > 1) return listStaffOrders(db, await lastPage(db, query), role, viewing);
  const rows = await ordersById(
    db,
    found.map(({ order_id }) => order_id),
  );
  const list = (await withLines(db, rows)).map((placed) => staffSummary(placed, role, viewing));
  return { list, ...pagesOf(found[0]?.counted ?? 0, page, PAGE) };
}

async function lastPage(db: Db, query: StaffOrdersQuery): Promise<StaffOrdersQuery> {
  const [first] = await foundOrders(db, { ...query, page: 1 });
  return { ...query, page: pagesOf(first?.counted ?? 0, query.page, PAGE).page };
}

/** The page itself, or the last one that is counted. */
function turnedTo(page: number): number {
  return pagesOf(MOST_COUNTED, page, PAGE).page;
}

async function ordersById(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(shopOrder)
    .where(inArray(shopOrder.order_id, [...ids]));
  const byId = new Map(rows.map((row) => [row.order_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** As the indexes have it: without saying where nothing would stand, the database would sort all orders for a page. */
const SORTS: Record<OrderSort, SQL[]> = {
  newest: [sql`${shopOrder.created_at} desc nulls last`, sql`${shopOrder.order_id} desc nulls last`],
  oldest: [sql`${shopOrder.created_at} asc nulls first`, sql`${shopOrder.order_id} asc nulls first`],
  highest: [sql`${shopOrder.total} desc nulls last`, sql`${shopOrder.order_id} desc nulls last`],
};

/**
 * The ids of a page, and how many are found as far as anybody turns pages: one look for both. The query alone, so that a test can
 * ask the database how it would go about it.
 */
export function foundOrders(db: Db, query: StaffOrdersQuery) {
  const { queue, sort, page } = query;
  const { order_id } = shopOrder;
  const own = queue === 'all' ? SORTS.newest : [QUEUES[queue].since, desc(order_id)];
  const order = sort ? SORTS[sort] : own;
  const place = sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place');
  const found = db
    .select({ order_id, place })
    .from(shopOrder)
    .where(wantedOrders(query))
    .orderBy(...order)
    .limit(MOST_COUNTED + 1)
    .as('found');
  return db
    .select({ order_id: found.order_id, counted: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(found)
    .orderBy(found.place)
    .limit(PAGE)
    .offset((turnedTo(page) - 1) * PAGE);
}

function wantedOrders(query: StaffOrdersQuery): SQL | undefined {
  return and(query.queue === 'all' ? undefined : QUEUES[query.queue].which, ...filtersOf(query));
}
