import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PayoutsSetting } from '#catalogue/site/payouts.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { sharesToJoin } from '#selling/shares/server/share-open.service.ts';
import { CURRENCIES, type Currency } from '#shared/money.ts';
import type { PayeeKey } from '../payee.rules.ts';
import { payoutEntry, payoutLine, payoutRun, shareRelease } from './payout.tables.ts';

/** The shares of a payee in one currency. Earned = paid + planned + open. */
export interface Balance {
  payee: PayeeKey;
  currency: Currency;
  earned: number;
  /** In runs that were paid, and in the open run. */
  paid: number;
  planned: number;
  open: number;
  /** The part of `open` that may be paid on the asked day. */
  payable: number;
}

interface Asked {
  /** The day of the shop’s calendar. */
  until: string;
  setting: PayoutsSetting;
  payees?: readonly PayeeKey[] | undefined;
}

/** What was earned, paid and is open: by payee and currency, in one statement over the ledger. */
export async function readBalances(db: Db, { until, setting, payees }: Asked): Promise<Balance[]> {
  const share = sharesToJoin(db, 'share');
  const isOpen = sql`${payoutEntry.entry_id} is null`;
  const sum = (which?: SQL) =>
    sql<number>`coalesce(sum(${share.amount})${which ? sql` filter (where ${which})` : sql``}, 0)`.mapWith(Number);
  const rows = await db
    .select({
      payee: share.earner,
      currency: share.currency,
      earned: sum(),
      paid: sum(sql`${payoutRun.state} = 'paid'`),
      planned: sum(sql`${payoutRun.state} in ('draft', 'approved')`),
      open: sum(isOpen),
      payable: sum(sql`${isOpen} and ${mayBePaid(db, { until, setting })}`),
    })
    .from(share)
    .leftJoin(payoutEntry, eq(payoutEntry.entry_id, share.entry_id))
    .leftJoin(payoutLine, eq(payoutLine.line_id, payoutEntry.line_id))
    .leftJoin(payoutRun, eq(payoutRun.run_id, payoutLine.run_id))
    .leftJoin(shareRelease, eq(shareRelease.order_id, share.order_id))
    .where(payees && among(share.earner, payees))
    .groupBy(share.earner, share.currency);
  return rows.map((row) => ({ ...row, payee: row.payee as PayeeKey })).toSorted(byPayee);
}

interface Candidate {
  payee: PayeeKey;
  currency: Currency;
  payable: number;
  entries: number[];
}

/** The open rows that may be paid, by payee and currency: one statement, so that it sees one moment. */
export async function readCandidates(db: Db, { until, setting }: Asked): Promise<Candidate[]> {
  const share = sharesToJoin(db, 'share');
  const rows = await db
    .select({
      payee: share.earner,
      currency: share.currency,
      payable: sql<number>`sum(${share.amount})`.mapWith(Number),
      entries: sql<number[]>`json_agg(${share.entry_id})`,
    })
    .from(share)
    .leftJoin(payoutEntry, eq(payoutEntry.entry_id, share.entry_id))
    .leftJoin(shareRelease, eq(shareRelease.order_id, share.order_id))
    .where(and(isNull(payoutEntry.entry_id), mayBePaid(db, { until, setting })))
    .groupBy(share.earner, share.currency);
  return rows.map((row) => ({ ...row, payee: row.payee as PayeeKey })).toSorted(byPayee);
}

/**
 * A row may be paid once its order has arrived and the hold is over, unless a return is open. A refund of a sale that was
 * paid out already is deducted in any case.
 */
function mayBePaid(db: Db, { until, setting: { hold_from, hold_days } }: Asked): SQL {
  const { order_id, arrived_on, return_until, held } = shareRelease;
  const start = hold_from === 'arrival' ? sql`${arrived_on}` : sql`${return_until} + 1`;
  const isOver = sql`${order_id} is not null and not ${held} and ${start} + ${hold_days}::int <= ${until}::date`;
  const sold = sharesToJoin(db, 'sold');
  const paid = db
    .select({ one: sql`1` })
    .from(sold)
    .innerJoin(sql`payout_entry as taken`, sql`taken.entry_id = ${sold.entry_id}`)
    .where(sql`${sold.order_id} = share.order_id and ${sold.kind} = 'sale' and ${sold.earner} = share.earner`);
  return sql`((${isOver}) or (share.kind = 'refund' and exists (${paid})))`;
}

function among(column: SQL.Aliased<string>, payees: readonly PayeeKey[]): SQL {
  return payees.length === 0 ? sql`false` : sql`${column} in ${[...payees]}`;
}

function byPayee(one: Pick<Balance, 'payee' | 'currency'>, other: Pick<Balance, 'payee' | 'currency'>): number {
  if (one.payee !== other.payee) return one.payee < other.payee ? -1 : 1;
  return CURRENCIES.indexOf(one.currency) - CURRENCIES.indexOf(other.currency);
}
