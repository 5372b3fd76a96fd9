import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import { shopDay } from '#shared/shop-time.ts';
import { payeeData } from './payee.tables.ts';
import { payoutLine, payoutRun } from './payout.tables.ts';
import { readerOf } from './payout-jobs.service.ts';
import { startRun, stepRun } from './run.service.ts';

const HOUR_MS = 3_600_000;

interface PastRun {
  staff_id: number;
  /** Shares that were due on this day. */
  until: string;
  /** When the bank paid. */
  paid: Date;
  reference: string;
}

/** Whether anybody was paid, or anybody's payment data was entered. */
export async function hasPayouts(tx: Db): Promise<boolean> {
  return (await tx.$count(payoutRun)) > 0 || (await tx.$count(payeeData)) > 0;
}

/** A run that was calculated, approved and paid on a day in the past; its statements are not mailed any more. */
export async function enterPastRun(tx: Db, { staff_id, until, paid, reference }: PastRun): Promise<void> {
  const at = (hours: number) => ({ staff_id, now: new Date(paid.getTime() - hours * HOUR_MS) });
  const paid_on = shopDay(paid);
  const run_id = await startRun(tx, at(3), { until, pay_on: paid_on }).catch((error: unknown) => {
    // Nothing was due then.
    if (error instanceof Refusal && error.code === 'payout_empty') return undefined;
    throw error;
  });
  if (run_id === undefined) return;
  await stepRun(tx, run_id, at(2), { step: 'approve', version: 1 });
  await stepRun(tx, run_id, at(0), { step: 'record', version: 2, paid_on, reference });
  const lines = await tx.select().from(payoutLine).where(eq(payoutLine.run_id, run_id));
  for (const line of lines) {
    const statement = (await readerOf(tx, line)) ? 'sent' : 'no_address';
    await tx.update(payoutLine).set({ statement }).where(eq(payoutLine.line_id, line.line_id));
  }
}
