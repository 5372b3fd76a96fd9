import type { Db } from '#db/server/connect.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { type InvoiceStep, nextStep } from '../invoice-step.rules.ts';
import { issueAllowance } from './allowance-issue.service.ts';
import { endInvoice } from './invoice-end.service.ts';
import { find, issue } from './invoice-issue.service.ts';
import { isNearEnd, isPaused, type LeasedInvoice, leaseInvoice } from './invoice-lease.service.ts';
import { INVOICE_CHANNEL } from './invoice-queue.service.ts';
import { saveResult, stepFacts } from './invoice-result.service.ts';
import { giveUpVoid, voidThere } from './invoice-void.service.ts';
import type { Invoices } from './invoices.ts';
import type { Working } from './working.ts';

const ROUND_MS = 15_000;
const HOUR_MS = 3_600_000;

/** Takes every due step, until none is left. Returns how many there were. */
export async function issueDue(invoices: Invoices, signal?: AbortSignal, clock = () => new Date()): Promise<number> {
  for (let count = 0; ; count++) {
    if (signal?.aborted) return count;
    const { db, provider } = invoices;
    if (provider && (await isPaused(db, clock()))) return count;
    const leased = await leaseInvoice(db, clock());
    if (!leased) return count;
    await runStep(invoices, leased, clock);
  }
}

/** Runs in each process: invoices are leased one by one. */
export function issuingInvoices(invoices: Invoices): Job {
  return {
    name: 'invoices',
    runsIn: 'each_process',
    every: ROUND_MS,
    wakeOn: INVOICE_CHANNEL,
    run: (signal) => issueDue(invoices, signal),
  };
}

async function runStep({ db, provider }: Invoices, leased: LeasedInvoice, clock: () => Date): Promise<void> {
  const { invoice } = leased;
  const way = invoice.way ?? (provider ? 'ecpay' : 'manual');
  const now = clock();
  const step = nextStep(stepFacts(invoice), leased.allowances, now);
  if (step.step === 'drop') return endInvoice(db, leased, { event: { act: 'void', outcome: 'done' }, now });
  if (step.step === 'give_up_void') return giveUpVoid(db, leased, now);
  if (way === 'manual') {
    const set = step.step === 'void' ? ({ way, state: 'voiding' } as const) : { way };
    await saveResult(db, leased, { set }, { now });
    return;
  }
  if (!provider) return postponeUntilKeys(db, leased, now);
  if (isNearEnd(leased, now)) return;
  const chosen = invoice.way ? leased : await chooseWay({ db, provider, clock }, leased);
  if (chosen) await callProvider({ db, provider, clock }, chosen, step);
}

/** Without the keys, staff finish on ECPay's pages what it has begun, unless the keys are entered again. */
async function postponeUntilKeys(db: Db, { invoice, allowances, until }: LeasedInvoice, now: Date): Promise<void> {
  const set = { problem: 'keys_refused', problem_code: null, problem_words: null } as const;
  const isBegun = ['queued', 'issuing', 'voiding'].includes(invoice.state);
  // An issued invoice is to be voided because of a refund, or its refund needs an allowance.
  const open = invoice.state === 'issued' && allowances.find(({ state }) => state === 'queued' || state === 'issuing');
  const result = isBegun ? { set } : open ? { allowance: { allowance_id: open.allowance_id, set } } : {};
  const later = new Date(now.getTime() + HOUR_MS);
  await saveResult(db, { invoice, allowances, until }, { ...result, later }, { now });
}

async function callProvider(working: Working, leased: LeasedInvoice, step: InvoiceStep): Promise<void> {
  switch (step.step) {
    case 'issue':
      return issue(working, leased);
    case 'find':
      return find(working, leased);
    case 'void':
    case 'find_void':
      return voidThere(working, leased);
    case 'allowance':
      return issueAllowance(working, leased, step);
    default:
      await saveResult(working.db, leased, {}, { now: working.clock() });
  }
}

function chooseWay({ db, clock }: Working, leased: LeasedInvoice) {
  return saveResult(db, leased, { set: { way: 'ecpay' } }, { now: clock(), continues: true });
}
