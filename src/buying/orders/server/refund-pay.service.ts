import { and, asc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#db/server/connect.ts';
import { pagesOf } from '#shared/counted.rules.ts';
import type { PayView, RefundToPay } from '../refund-account.contract.ts';
import { leftOf, refundSums } from '../refund-ledger.rules.ts';
import { type ReturnWorth, returnWorth } from '../return-worth.rules.ts';
import { orderLine, shopOrder } from './order.tables.ts';
import { orderPayment, orderRefund, orderReturn } from './order-money.tables.ts';
import type { OrderRow } from './order-write.service.ts';
import { hintOf } from './refund-account.service.ts';
import { refundAccount } from './refund-account.tables.ts';

const PAGE = 20;
type AccountRow = typeof refundAccount.$inferSelect;

/** A refund that staff pay by hand, or a received return whose refund is owed and paid in one step. */
interface PayableRefund {
  since: Date;
  order: OrderRow;
  refund: typeof orderRefund.$inferSelect | null;
  worth: ReturnWorth | null;
  account: AccountRow | null;
}

interface Which {
  view: PayView;
  /** Due before this moment. */
  before?: Date;
  limit: number;
  offset: number;
}

/** The refunds that finance pays by transfer, the oldest first. */
export async function listRefundsToPay(db: Db, { view, page }: { view: PayView; page: number }) {
  const total = await countRefundsToPay(db, view);
  const pages = pagesOf(total, page, PAGE);
  const found = await findPayable(db, { view, limit: PAGE, offset: (pages.page - 1) * PAGE });
  return { list: found.map(viewOf), total, page: pages.page, pages: pages.pages };
}

async function countRefundsToPay(db: Db, view: PayView = 'all'): Promise<number> {
  const rows = payable(db, view).as('payable');
  return db.$count(rows);
}

/** With all facts of the page's rows, in a fixed number of queries. */
export async function findPayable(db: Db, { view, before, limit, offset }: Which): Promise<PayableRefund[]> {
  const keys = await payable(db, view, before)
    .orderBy(sql`since`, sql`order_id`, sql`refund_id`)
    .limit(limit)
    .offset(offset);
  const ids = [...new Set(keys.map(({ order_id }) => order_id))];
  if (ids.length === 0) return [];
  const orders = await db
    .select({ order: shopOrder, account: refundAccount })
    .from(shopOrder)
    .leftJoin(refundAccount, eq(refundAccount.order_id, shopOrder.order_id))
    .where(inArray(shopOrder.order_id, ids));
  const refunds = await db.select().from(orderRefund).where(inArray(orderRefund.order_id, ids));
  const unowed = keys.flatMap(({ order_id, refund_id }) => (refund_id === null ? [order_id] : []));
  const worths = await worthsOf(
    db,
    orders.map(({ order }) => order).filter(({ order_id }) => unowed.includes(order_id)),
    refunds,
  );
  return keys.flatMap(({ order_id, refund_id, since }) => {
    const found = orders.find(({ order }) => order.order_id === order_id);
    if (!found) return [];
    const refund = refunds.find((one) => one.refund_id === refund_id) ?? null;
    return [{ ...found, since: new Date(since), refund, worth: refund ? null : (worths.get(order_id) ?? null) }];
  });
}

/** Of a received return without a refund: like `worthOfReturn`, for many orders. */
async function worthsOf(db: Db, orders: readonly OrderRow[], refunds: readonly (typeof orderRefund.$inferSelect)[]) {
  const ids = orders.map(({ order_id }) => order_id);
  if (ids.length === 0) return new Map<number, ReturnWorth>();
  const lines = await db.select().from(orderLine).where(inArray(orderLine.order_id, ids));
  const returns = await db
    .select()
    .from(orderReturn)
    .where(inArray(orderReturn.order_id, ids))
    .orderBy(asc(orderReturn.return_id));
  const payments = await db
    .select()
    .from(orderPayment)
    .where(and(inArray(orderPayment.order_id, ids), eq(orderPayment.kept, true)));
  return new Map(
    orders.flatMap((order): [number, ReturnWorth][] => {
      const isOwn = (row: { order_id: number }) => row.order_id === order.order_id;
      const own = returns.filter(isOwn);
      const [back, payment] = [own.at(-1), payments.find(isOwn)];
      if (!back || !payment) return [];
      const left = leftOf(payment.amount, refundSums(refunds.filter((one) => one.payment_id === payment.payment_id)));
      const isExchanged = own.some(({ status }) => status === 'exchanged');
      return [[order.order_id, returnWorth({ ...order, lines: lines.filter(isOwn), back, isExchanged, left })]];
    }),
  );
}

const VIEWS: Record<PayView, SQL | undefined> = {
  all: undefined,
  ready: isNotNull(refundAccount.sealed),
  missing: isNull(refundAccount.sealed),
};

/** Nobody transfers money for a test order: its refund is recorded on its own page. */
const isReal = eq(orderPayment.test, false);

/** Owed refunds that no provider pays, and received transfers' returns that owe nothing yet. */
function payable(db: Db, view: PayView, before?: Date) {
  const owed = db
    .select({
      order_id: orderRefund.order_id,
      refund_id: sql<number | null>`${orderRefund.refund_id}`.as('refund_id'),
      since: sql<Date>`${orderRefund.due_at}`.as('since'),
    })
    .from(orderRefund)
    .innerJoin(orderPayment, and(eq(orderPayment.payment_id, orderRefund.payment_id), isReal))
    .leftJoin(refundAccount, eq(refundAccount.order_id, orderRefund.order_id))
    .where(
      and(
        isNull(orderRefund.done_at),
        or(eq(orderRefund.through, 'hand'), isNotNull(orderRefund.stuck)),
        before && lt(orderRefund.due_at, before),
        VIEWS[view],
      ),
    );
  const received = db
    .select({
      order_id: shopOrder.order_id,
      refund_id: sql<number | null>`null::integer`.as('refund_id'),
      since: sql<Date>`${orderReturn.received_at}`.as('since'),
    })
    .from(shopOrder)
    .innerJoin(orderReturn, and(eq(orderReturn.order_id, shopOrder.order_id), eq(orderReturn.status, 'received')))
    .innerJoin(
      orderPayment,
      and(
        eq(orderPayment.order_id, shopOrder.order_id),
        eq(orderPayment.kept, true),
        isNull(orderPayment.provider),
        isReal,
      ),
    )
    .leftJoin(refundAccount, eq(refundAccount.order_id, shopOrder.order_id))
    .where(
      and(
        eq(shopOrder.return_status, 'received'),
        eq(shopOrder.refund_due, 0),
        before && lt(orderReturn.received_at, before),
        VIEWS[view],
      ),
    );
  return unionAll(owed, received);
}

function viewOf({ since, order, refund, worth, account }: PayableRefund): RefundToPay {
  return {
    code: order.code,
    refund_id: refund?.refund_id ?? null,
    amount: refund?.amount ?? worth?.amount ?? 0,
    currency: order.currency,
    why: refund?.why ?? 'returned',
    since: since.toISOString(),
    receiver_name: order.receiver.name,
    parts: worth && { goods: worth.goods, delivery: worth.delivery },
    keepable: worth?.isKeepable ?? true,
    stuck: refund?.stuck ?? null,
    account: account && hintOf(account),
    asked_at: account?.asked_at?.toISOString() ?? null,
  };
}
