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

/** A queue with the longest waiting order first, or all orders, newest first. */
export async function listStaffOrders(
  db: Db,
  query: StaffOrdersQuery,
  roles: readonly StaffRole[],
  viewing: Viewing,
): Promise<StaffOrdersPage> {
  const page = clampedPage(query.page);
  const found = await foundOrders(db, query);
  // Beyond the last page there is no row with the total.
  if (found.length === 0 && page > 1) return listStaffOrders(db, await lastPage(db, query), roles, viewing);
  const rows = await ordersById(
    db,
    found.map(({ order_id }) => order_id),
  );
  const list = (await withLines(db, rows)).map((placed) => staffSummary(placed, roles, viewing));
  return { list, ...pagesOf(found[0]?.counted ?? 0, page, PAGE) };
}

async function lastPage(db: Db, query: StaffOrdersQuery): Promise<StaffOrdersQuery> {
  const [first] = await foundOrders(db, { ...query, page: 1 });
  return { ...query, page: pagesOf(first?.counted ?? 0, query.page, PAGE).page };
}

/** The page itself, or the last one that is counted. */
function clampedPage(page: number): number {
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

/** Like the indexes: without the position of nulls, the database would sort all orders for a page. */
const SORTS: Record<OrderSort, SQL[]> = {
  newest: [sql`${shopOrder.created_at} desc nulls last`, sql`${shopOrder.order_id} desc nulls last`],
  oldest: [sql`${shopOrder.created_at} asc nulls first`, sql`${shopOrder.order_id} asc nulls first`],
  highest: [sql`${shopOrder.total} desc nulls last`, sql`${shopOrder.order_id} desc nulls last`],
};

/** The ids of a page and the total up to a limit, in one query. A separate function, so that a test can read its plan. */
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
    .offset((clampedPage(page) - 1) * PAGE);
}

function wantedOrders(query: StaffOrdersQuery): SQL | undefined {
  return and(query.queue === 'all' ? undefined : QUEUES[query.queue].which, ...filtersOf(query));
}
