import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sharesToJoin } from '#selling/shares/server/share-open.service.ts';
import type { Currency } from '#shared/money.ts';
import type { PayoutDifferenceKind } from '../payout-difference.rules.ts';

/** Two figures that should be the same. */
interface PayoutDifference {
  what: PayoutDifferenceKind;
  /** The payout’s reference. */
  subject: string;
  /** Minor units: what was paid, and what the ledger says. */
  there: number;
  here: number;
  currency: Currency;
}

/** If as many are found, there may be more. */
export const MOST_DIFFERENCES = 200;

/** What does not agree about payouts, for the page and for the daily comparison; empty in a sound shop. */
export async function payoutDifferences(db: Db): Promise<PayoutDifference[]> {
  const share = sharesToJoin(db, 'share');
  const { rows } = await db.execute(sql`
    with paid as (
      select line.line_id, line.run_id, line.currency, line.gross, coalesce(sum(share.amount), 0) as amount,
        coalesce(sum(share.amount) filter (where share.earner = line.payee and share.currency = line.currency), 0) as own,
        bool_or(share.entry_id is null or share.earner <> line.payee or share.currency <> line.currency) as is_strange
      from payout_line line
      left join payout_entry entry on entry.line_id = line.line_id
      left join ${share} on share.entry_id = entry.entry_id
      group by line.line_id, line.run_id, line.currency, line.gross
    )
    select 'line' as what, run_id || '-' || line_id as subject, gross as there, amount as here, currency from paid where gross <> amount
    union all
    select 'entry', run_id || '-' || line_id, amount, own, currency from paid where is_strange
    union all
    select 'late', run.run_id::text || ' ' || line.currency, sum(line.net), 0, line.currency from payout_run run
      join payout_line line on line.run_id = run.run_id
      where run.state = 'approved' and run.pay_on < (now() at time zone 'Asia/Taipei')::date - 7 group by run.run_id, line.currency
    limit ${MOST_DIFFERENCES}`);
  return rows.map((row) => ({
    what: row.what as PayoutDifferenceKind,
    subject: `PO-${String(row.subject)}`,
    there: Number(row.there),
    here: Number(row.here),
    currency: row.currency as Currency,
  }));
}
