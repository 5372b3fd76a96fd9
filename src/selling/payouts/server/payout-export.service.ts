import { and, asc, between, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { INCOME_CODE_WORDS, RESIDENCY_WORDS } from '../payout.words.ts';
import { payoutLine, payoutRun } from './payout.tables.ts';

/** What was paid out by the day of the payment, `limit` after the line with the id `last`; runs recorded after `before` are left out. */
export function payoutsAfter(
  db: Db,
  { from, to, before }: { from: string; to: string; before: Date },
  last: number,
  limit: number,
) {
  const { line_id } = payoutLine;
  const after = sql`(${payoutRun.pay_on}, ${line_id}) > (select run.pay_on, line.line_id from ${payoutLine} as line
    join ${payoutRun} as run using (run_id) where line.line_id = ${last})`;
  return db
    .select({ line: payoutLine, run: payoutRun })
    .from(payoutLine)
    .innerJoin(payoutRun, eq(payoutRun.run_id, payoutLine.run_id))
    .where(
      and(
        eq(payoutRun.state, 'paid'),
        between(payoutRun.pay_on, from, to),
        lt(payoutRun.paid_at, before),
        last > 0 ? after : undefined,
      ),
    )
    .orderBy(asc(payoutRun.pay_on), asc(line_id))
    .limit(limit);
}

/** The words of the payout pages for the same columns. */
export const payoutWords = { code: INCOME_CODE_WORDS, residency: RESIDENCY_WORDS };
