import { and, eq, ne, sql } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { handleNotices, raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { listColleagues } from '#people/members/server/staff/staff.service.ts';
import { sharesToJoin } from '#selling/shares/server/share-open.service.ts';
import { Refusal } from '#shared/errors.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { RunForm, RunStepForm } from '../payout.contract.ts';
import { canStep, type RunStep } from '../payout-plan.rules.ts';
import { isSameWithheld, withheldFrom } from '../payout-tax.rules.ts';
import { payeeData } from './payee.tables.ts';
import { payoutEntry, payoutLine, payoutRun, shareRelease } from './payout.tables.ts';
import { computeLines, dropLines, lockRuns } from './run-compute.service.ts';

type RunRow = typeof payoutRun.$inferSelect;

interface Acting {
  staff_id: number;
  now?: Date;
}

/** Computes a run as a draft; refused while another one is open, and if nothing can be paid. */
export function startRun(db: Db, { staff_id, now = new Date() }: Acting, form: RunForm): Promise<number> {
  return inTransaction(db, async (tx) => {
    requireDays(form, now);
    await lockRuns(tx);
    const { exchange } = await readSettings(tx);
    const [run] = await tx
      .insert(payoutRun)
      .values({ ...form, usd_rate: exchange.USD, created_by: staff_id, created_at: now })
      .onConflictDoNothing()
      .returning();
    if (!run) throw new Refusal('payout_open');
    await computeLines(tx, run);
    await raiseNotice(tx, { kind: 'payout', subject: run.run_id, facts: { what: 'payout_draft' } });
    await handleNotices(tx, { kinds: ['payout'], subjects: ['due'], by: staff_id });
    await recordChange(tx, {
      staff_id,
      subject: 'payout',
      subject_id: run.run_id,
      action: 'start',
      after: form,
      at: now,
    });
    return run.run_id;
  });
}

/** One step of a run. Of two people who take one at the same time, the second gets a conflict. */
export function stepRun(
  db: Db,
  runId: number,
  { staff_id, now = new Date() }: Acting,
  form: RunStepForm,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    // In the order of `startRun`, so that a new run and a discarded one cannot deadlock.
    await lockRuns(tx);
    const [run] = await tx.select().from(payoutRun).where(eq(payoutRun.run_id, runId)).for('update');
    if (!run) throw new Refusal('not_found');
    if (run.version !== form.version || !canStep(run.state, form.step)) throw new Refusal('conflict');
    const set = await applyStep(tx, run, { staff_id, now }, form);
    await tx
      .update(payoutRun)
      .set({ ...set, version: run.version + 1 })
      .where(eq(payoutRun.run_id, runId));
    const { step, version: _version, ...facts } = form;
    await recordChange(tx, { staff_id, subject: 'payout', subject_id: runId, action: step, after: facts, at: now });
  });
}

type Set = Partial<RunRow>;

async function applyStep(tx: Db, run: RunRow, acting: Required<Acting>, form: RunStepForm): Promise<Set> {
  switch (form.step) {
    case 'recompute':
      return recompute(tx, run, acting, form);
    case 'approve':
      return approve(tx, run, acting);
    case 'reopen':
      return reopen(tx, run);
    case 'discard':
      return discard(tx, run, acting);
    case 'record':
      return record(tx, run, acting, form);
  }
}

async function recompute(tx: Db, run: RunRow, { staff_id, now }: Required<Acting>, form: RunForm): Promise<Set> {
  requireDays(form, now);
  const { exchange } = await readSettings(tx);
  const { until, pay_on } = form;
  await dropLines(tx, run.run_id);
  await computeLines(tx, { run_id: run.run_id, until, pay_on, usd_rate: exchange.USD });
  return { until, pay_on, usd_rate: exchange.USD, created_by: staff_id, created_at: now };
}

async function approve(tx: Db, run: RunRow, { staff_id, now }: Required<Acting>): Promise<Set> {
  if (await needsOther(tx, run, staff_id)) throw new Refusal('own_review');
  // An account that was changed after the draft must not be paid unseen.
  const outdated = await tx
    .select({ line_id: payoutLine.line_id })
    .from(payoutLine)
    .leftJoin(payeeData, eq(payeeData.payee, payoutLine.payee))
    .where(and(eq(payoutLine.run_id, run.run_id), ne(sql`coalesce(${payeeData.version}, 0)`, payoutLine.payee_version)))
    .limit(1);
  if (outdated.length > 0 || (await hasHeldSale(tx, run))) throw new Refusal('payout_outdated');
  await handleNotices(tx, { kinds: ['payout'], subjects: [run.run_id], by: staff_id });
  return { state: 'approved', approved_at: now, approved_by: staff_id };
}

/** Whether a return or refund was opened, after the draft, for something that the run would pay. */
async function hasHeldSale(tx: Db, { run_id }: RunRow): Promise<boolean> {
  const sold = sharesToJoin(tx, 'sold');
  const [held] = await tx
    .select({ entry_id: payoutEntry.entry_id })
    .from(payoutLine)
    .innerJoin(payoutEntry, eq(payoutEntry.line_id, payoutLine.line_id))
    .innerJoin(sold, eq(sold.entry_id, payoutEntry.entry_id))
    .innerJoin(shareRelease, eq(shareRelease.order_id, sold.order_id))
    .where(and(eq(payoutLine.run_id, run_id), eq(sold.kind, 'sale'), shareRelease.held))
    .limit(1);
  return held !== undefined;
}

/** Whether the owner wants someone else to approve this run, and there is someone. */
export async function needsOther(
  db: Db,
  { created_by }: Pick<RunRow, 'created_by'>,
  staffId: number,
): Promise<boolean> {
  const { payouts } = await readSettings(db);
  if (!payouts.second_person || created_by !== staffId) return false;
  return (await listColleagues(db, 'finance')).some(({ member_id }) => member_id !== staffId);
}

async function reopen(tx: Db, run: RunRow): Promise<Set> {
  await raiseNotice(tx, {
    kind: 'payout',
    subject: run.run_id,
    occurrence: run.version,
    facts: { what: 'payout_draft' },
  });
  return { state: 'draft', approved_at: null, approved_by: null };
}

async function discard(tx: Db, run: RunRow, { staff_id, now }: Required<Acting>): Promise<Set> {
  await dropLines(tx, run.run_id);
  await handleNotices(tx, { kinds: ['payout'], subjects: [run.run_id], by: staff_id });
  return { state: 'discarded', discarded_at: now };
}

async function record(
  tx: Db,
  run: RunRow,
  { staff_id, now }: Required<Acting>,
  { paid_on, reference }: Extract<RunStepForm, { step: 'record' }>,
): Promise<Set> {
  if (paid_on > shopDay(now)) throw dayRefusal('paid_on', 'day_ahead');
  if (paid_on < run.until) throw dayRefusal('paid_on', 'payout_day');
  if (paid_on !== run.pay_on && (await changesAmounts(tx, run, paid_on))) throw new Refusal('payout_rules_changed');
  return { state: 'paid', paid_at: now, paid_by: staff_id, pay_on: paid_on, reference };
}

/** The lines are frozen for the planned day: on another one, other rates may apply, or an exemption may have ended. */
async function changesAmounts(tx: Db, { run_id, usd_rate }: RunRow, day: string): Promise<boolean> {
  const lines = await tx.select().from(payoutLine).where(eq(payoutLine.run_id, run_id));
  return lines.some((line) => {
    const { residency, legal_form, code: income_code, premium_exempt_until, gross, currency } = line;
    const taxed = { residency, legal_form, income_code, premium_exempt_until };
    return !isSameWithheld(line, withheldFrom(taxed, { gross, currency, usd_rate, day }));
  });
}

/** Refuses a future day, whose shares are not known yet, and a payment before that day. */
function requireDays({ until, pay_on }: RunForm, now: Date): void {
  if (until > shopDay(now)) throw dayRefusal('until', 'day_ahead');
  if (pay_on < until) throw dayRefusal('pay_on', 'payout_day');
}

function dayRefusal(field: string, rule: 'day_ahead' | 'payout_day'): Refusal {
  return new Refusal('validation', {
    issues: [{ code: 'custom', path: [field], params: { rule }, message: '', input: '' }],
  });
}

/** The steps that a state allows. */
export function stepsOf({ state }: Pick<RunRow, 'state'>): RunStep[] {
  return (['recompute', 'approve', 'reopen', 'record', 'discard'] as const).filter((step) => canStep(state, step));
}
