import { asc, eq, inArray } from 'drizzle-orm';
import { lockPeriodsShared } from '#catalogue/artists/server/period.service.ts';
import { payeesOf } from '#catalogue/artists/server/seller-artists.service.ts';
import { ratesOn } from '#catalogue/site/server/share-rates.service.ts';
import type { Db } from '#db/server/connect.ts';
import { shopDay } from '#shared/shop-time.ts';
import { type Figures, type LedgerLine, type Refunded, refundedFigures } from '../share-refund.rules.ts';
import { frozenLine, ledgerColumns, type SoldLine, type SoldOrder } from './frozen-lines.ts';
import { shareEntry } from './share.tables.ts';
import { notifySellers } from './share-mail.service.ts';

/** A completed refund of an order's own payment. */
interface SettledRefund extends Omit<Refunded, 'delivery_left'> {
  refund_id: number;
  order_id: number;
  /** The order's delivery fee, and all earlier refunds. */
  delivery: number;
  before: number;
}

type EntryRow = typeof shareEntry.$inferSelect;

/**
 * Writes the shares of a newly paid order at the rates of the shop's day, and notifies the sellers unless it is quiet. The
 * number of statements does not depend on the lines; a repeated call changes nothing.
 */
export async function freezeShares(
  tx: Db,
  order: SoldOrder,
  lines: readonly SoldLine[],
  { at, quiet = false }: { at: Date; quiet?: boolean | undefined },
): Promise<void> {
  const day = shopDay(at);
  const ids = lines.map(({ artist_id }) => artist_id);
  await lockPeriodsShared(tx, ids);
  const payees = await payeesOf(tx, ids, day);
  const rates = await ratesOn(tx, day);
  const frozen = lines.map((line) => frozenLine(line, payees, rates));
  const written = await tx
    .insert(shareEntry)
    .values(frozen.map((line) => ({ ...ledgerColumns(line), ...order, kind: 'sale' as const, at, day })))
    .onConflictDoNothing()
    .returning({ line_id: shareEntry.line_id });
  if (!quiet && written.length > 0) await notifySellers(tx, order, frozen);
}

/** The orders without shares. An order's shares are written together with those of its refunds until then. */
export async function ordersWithoutShares(db: Db, orderIds: readonly number[]): Promise<Set<number>> {
  const { order_id } = shareEntry;
  const rows = await db
    .selectDistinct({ order_id })
    .from(shareEntry)
    .where(inArray(order_id, [...orderIds]));
  const written = new Set(rows.map((row) => row.order_id));
  return new Set(orderIds.filter((id) => !written.has(id)));
}

/**
 * Reverses the share of a refund by new rows of that day; returns false without any change for an order without shares. The
 * caller has locked the order, and passes its refunds one after the other.
 */
export async function reverseShares(
  tx: Db,
  { refund_id, order_id, delivery, before, ...refunded }: SettledRefund,
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .select()
    .from(shareEntry)
    .where(eq(shareEntry.order_id, order_id))
    .orderBy(asc(shareEntry.entry_id));
  const sales = rows.filter(({ kind }) => kind === 'sale');
  if (sales.length === 0) return false;
  const lines = sales.map((sale) => ledgerLine(sale, rows));
  const lineGone = lines.reduce((sum, { sold, left }) => sum + sold.gross - left.gross, 0);
  const back = refundedFigures(lines, { ...refunded, delivery_left: delivery - (before - lineGone) });
  const day = shopDay(at);
  const fresh = back.flatMap(({ line_id, ...figures }) => {
    const sale = sales.find((one) => one.line_id === line_id);
    if (!sale) return [];
    const { entry_id: _entry, ...copied } = sale;
    return [{ ...copied, ...figures, kind: 'refund' as const, refund_id, at, day }];
  });
  if (fresh.length > 0) await tx.insert(shareEntry).values(fresh).onConflictDoNothing();
  return true;
}

function ledgerLine({ line_id, rate_bp, ...sale }: EntryRow, rows: readonly EntryRow[]): LedgerLine {
  const own = rows.filter((row) => row.line_id === line_id);
  const left = (figure: keyof Figures) => own.reduce((sum, row) => sum + row[figure], 0);
  const { nums, gross, net, amount } = sale;
  return {
    line_id,
    rate_bp,
    sold: { nums, gross, net, amount },
    left: { nums: left('nums'), gross: left('gross'), net: left('net'), amount: left('amount') },
  };
}
