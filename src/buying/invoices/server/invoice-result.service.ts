import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { handleNotices, raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { shopDay } from '#shared/shop-time.ts';
import { voidUntil } from '../invoice-periods.rules.ts';
import type { InvoiceAct, InvoiceProblem } from '../invoice-states.rules.ts';
import { type AllowanceFacts, nextStep, nextTry, PASSING } from '../invoice-step.rules.ts';
import { invoice, invoiceAllowance, invoiceEvent } from './invoice.tables.ts';
import {
  type AllowanceRow,
  allowancesOf,
  type InvoiceRow,
  isNearEnd,
  type LeasedInvoice,
  lockLeased,
  pauseProvider,
} from './invoice-lease.service.ts';
import type { Answer } from './invoice-provider.ts';

type EventRow = typeof invoiceEvent.$inferInsert;

/** The result of a step. */
export interface Result {
  set?: Partial<InvoiceRow>;
  allowance?: { allowance_id: number; set: Partial<AllowanceRow> };
  event?: Omit<EventRow, 'invoice_id' | 'at'>;
  /** When the next step is due, if not now. */
  later?: Date;
}

/** Failed tries after which staff are notified that a provider cannot be reached. */
const SILENT_TRIES = 6;

export function stepFacts(row: InvoiceRow) {
  return { ...row, isDonated: row.buyer.choice.type === 'donation' };
}

/**
 * Writes a step's result while the lease lasts; returns the updated invoice. Undefined if the lease was lost, or if it continues for
 * another call that would begin too late: then only the event of an answer is written, and the step is due again.
 */
export async function saveResult(
  db: Db,
  leased: LeasedInvoice,
  { set = {}, allowance, event, later }: Result,
  { now, continues = false }: { now: Date; continues?: boolean },
): Promise<LeasedInvoice | undefined> {
  return inTransaction(db, async (tx) => {
    const locked = await lockLeased(tx, leased);
    if (!locked) return undefined;
    if (continues && isNearEnd(leased, now)) {
      if (event && event.outcome !== 'asked') await addEvent(tx, leased, event, now);
      await tx
        .update(invoice)
        .set({ leased_until: null, next_at: nextTry(locked.invoice.tries, 'unreachable', now) })
        .where(eq(invoice.invoice_id, locked.invoice.invoice_id));
      return undefined;
    }
    if (event) await addEvent(tx, leased, event, now);
    if (allowance)
      await tx
        .update(invoiceAllowance)
        .set({ ...allowance.set, changed_at: now })
        .where(eq(invoiceAllowance.allowance_id, allowance.allowance_id));
    const row = { ...locked.invoice, ...set };
    const allowances = allowance ? await allowancesOf(tx, row.invoice_id) : locked.allowances;
    const lease = continues ? {} : { leased_until: null, next_at: dueAt(row, allowances, later, now) };
    const fresh = { ...set, ...lease, changed_at: now };
    await tx.update(invoice).set(fresh).where(eq(invoice.invoice_id, row.invoice_id));
    if (!continues) await notifyStaff(tx, { ...row, ...fresh }, { before: locked.invoice, allowances, now });
    return { ...locked, invoice: { ...row, ...fresh }, allowances };
  });
}

/** When the job processes an invoice again; null if only staff can continue, except before the last day of a void. */
export function dueAt(row: InvoiceRow, allowances: readonly AllowanceFacts[], later: Date | undefined, now: Date) {
  const { step } = nextStep(stepFacts(row), allowances, now);
  if (step === 'rest') return null;
  if (row.way === 'manual') {
    if (row.state === 'voiding' && step === 'void') return new Date(voidUntil(row.period ?? '').getTime() + 1);
    return (step === 'void' && row.state === 'issued') || step === 'drop' || step === 'give_up_void' ? now : null;
  }
  return later ?? now;
}

async function addEvent(
  tx: Db,
  { invoice: { invoice_id } }: LeasedInvoice,
  event: NonNullable<Result['event']>,
  at: Date,
): Promise<void> {
  await tx.insert(invoiceEvent).values({ ...event, invoice_id, at });
}

interface Noticed {
  before: InvoiceRow;
  allowances: readonly AllowanceRow[];
  now: Date;
}

async function notifyStaff(tx: Db, row: InvoiceRow, { before, allowances, now }: Noticed): Promise<void> {
  const { code, invoice_id, problem, tries, state } = row;
  const troubled = allowances.find((one) => isTroubled(one))?.problem;
  const wasVoidRefused = isVoidRefused(row) && before.state !== 'voiding';
  // Staff decide whether to order the void again; successful refunds do not change that.
  if (wasVoidRefused && !troubled) return;
  const isRefusedVoid = isVoidRefused(row) && !wasVoidRefused;
  const inVain = problem && PASSING.includes(problem) && (tries >= SILENT_TRIES || problem !== 'unreachable');
  const reason = state === 'failed' || inVain || isRefusedVoid ? problem : troubled;
  if (!reason) return handleNotices(tx, { kinds: ['invoice_problem'], subjects: [code] });
  const occurrence = `${invoice_id} ${reason} ${shopDay(now)}`;
  await raiseNotice(tx, { kind: 'invoice_problem', subject: code, occurrence, facts: { what: 'invoice_failed' } });
}

/** Whether a void that staff ordered was refused. */
function isVoidRefused({ state, void_reason, problem }: InvoiceRow): boolean {
  return state === 'issued' && void_reason !== null && problem !== null && !PASSING.includes(problem);
}

function isTroubled({ state, problem }: AllowanceRow): boolean {
  return state === 'failed' || problem === 'number_missing' || problem === 'keys_refused';
}

/** The part of an answer that is stored: its problem, and the provider's own words. */
export function problemIn(answer: Answer<object>) {
  if (answer.state === 'done') return { problem: null, problem_code: null, problem_words: null };
  return { problem: answer.problem, problem_code: answer.code, problem_words: answer.words };
}

/** An answer as an event. */
export function eventOf(
  act: InvoiceAct,
  answer: Answer<object>,
): { act: InvoiceAct } & Omit<EventRow, 'invoice_id' | 'at' | 'act'> {
  if (answer.state === 'done') return { act, outcome: 'done' };
  return { act, outcome: answer.problem, code: answer.code, words: answer.words };
}

/** Too many calls pause the provider for all; otherwise this invoice is tried again later. */
export async function retryAt(db: Db, problem: InvoiceProblem, tries: number, now: Date): Promise<Date> {
  const later = nextTry(tries, problem, now);
  if (problem === 'rate_limited') await pauseProvider(db, later);
  return later;
}
