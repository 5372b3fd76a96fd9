import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { PayeeKey } from '../payee.rules.ts';
import { payoutLine, payoutRun } from './payout.tables.ts';

const MOST = 500;

/** The latest payouts of some payees: of every run, or only paid ones. */
export function payoutsOf(db: Db, payees: readonly PayeeKey[], which: 'all' | 'paid') {
  const { line_id, run_id, payee, currency, gross, code, withholding, premium, net, last_digits } = payoutLine;
  const { state, until, pay_on } = payoutRun;
  return db
    .select({
      line_id,
      run_id,
      payee,
      state,
      until,
      pay_on,
      currency,
      gross,
      code,
      withholding,
      premium,
      net,
      last_digits,
    })
    .from(payoutLine)
    .innerJoin(payoutRun, eq(payoutRun.run_id, payoutLine.run_id))
    .where(and(inArray(payoutLine.payee, [...payees]), which === 'paid' ? eq(state, 'paid') : undefined))
    .orderBy(desc(line_id))
    .limit(MOST);
}
