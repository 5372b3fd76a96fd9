import { periodOf } from '../invoice-periods.rules.ts';
import type { InvoiceProblem } from '../invoice-states.rules.ts';
import { isRefunded, PASSING } from '../invoice-step.rules.ts';
import { endInvoice } from './invoice-end.service.ts';
import type { InvoiceRow, LeasedInvoice } from './invoice-lease.service.ts';
import type { InvoiceThere, Numbered } from './invoice-provider.ts';
import { eventOf, problemIn, retryAt, saveResult } from './invoice-result.service.ts';
import type { Working } from './working.ts';

/** Issues a queued invoice: its buyer's code is checked again, and the intention is stored before the call. */
export async function issue(working: Working, leased: LeasedInvoice): Promise<void> {
  const { db, clock } = working;
  if (!(await isBuyerKnown(working, leased))) return;
  const asked = { act: 'issue', outcome: 'asked', noted: { relate_number: leased.invoice.relate_number } } as const;
  const set = { state: 'issuing', tries: leased.invoice.tries + 1 } as const;
  const intended = await saveResult(db, leased, { set, event: asked }, { now: clock(), continues: true });
  if (intended) await sendIssue(working, intended);
}

/** The last call had no answer: an invoice that the provider has under our number is ours if it is the same. */
export async function find(working: Working, leased: LeasedInvoice): Promise<void> {
  const { db, provider, clock } = working;
  const row = leased.invoice;
  const answer = await provider.query(row.relate_number);
  if (answer.state !== 'done') {
    const now = clock();
    const tries = row.tries + 1;
    const later = await retryAt(db, answer.problem, tries, now);
    const set = { ...problemIn(answer), tries };
    await saveResult(db, leased, { set, event: eventOf('query', answer), later }, { now });
    return;
  }
  if (!answer.found) return issue(working, leased);
  await adopt(working, leased, answer.found);
}

async function sendIssue(working: Working, leased: LeasedInvoice): Promise<void> {
  const { db, provider, clock } = working;
  const row = leased.invoice;
  const answer = await provider.issue(row);
  const now = clock();
  const event = eventOf('issue', answer);
  if (answer.state === 'done') {
    const noted = { number: answer.number, total: row.total };
    await saveResult(db, leased, { set: issuedColumns(answer), event: { ...event, noted } }, { now });
    return;
  }
  if (answer.problem === 'number_taken') {
    // It may be our own, from a call whose answer was lost.
    const saved = await saveResult(db, leased, { event }, { now, continues: true });
    const there = saved && (await provider.query(row.relate_number));
    if (saved && there?.state === 'done' && there.found) return adopt(working, saved, there.found);
    const isProved = there?.state === 'done';
    const set = { ...problemIn(answer), ...(isProved && { state: 'failed' as const }) };
    const later = await retryAt(db, 'unreachable', row.tries, now);
    if (saved) await saveResult(db, saved, { set, later }, { now: clock() });
    return;
  }
  const later = await retryAt(db, answer.problem, row.tries, now);
  await saveResult(db, leased, { set: { ...problemIn(answer), state: stateAfter(answer) }, event, later }, { now });
}

/** A refusal proves that nothing was issued; a lost answer proves nothing. */
function stateAfter({
  state,
  problem,
}: {
  state: 'refused' | 'unknown';
  problem: InvoiceProblem;
}): InvoiceRow['state'] {
  // The provider processes an invoice only after it has accepted the keys.
  if (problem === 'keys_refused' || problem === 'rate_limited') return 'queued';
  if (state === 'unknown') return 'issuing';
  return PASSING.includes(problem) ? 'queued' : 'failed';
}

async function adopt({ db, clock }: Working, leased: LeasedInvoice, found: InvoiceThere): Promise<void> {
  const now = clock();
  const isSame = isOurs(leased.invoice, found);
  const noted = { number: found.number, total: found.total };
  const event = { act: 'query', outcome: isSame ? 'done' : 'differs', noted } as const;
  if (isSame && found.isVoid) {
    // Our call succeeded, and the invoice was voided on the provider's pages: the order needs another one.
    const next = isRefunded(leased.invoice, leased.allowances) ? null : leased.invoice.buyer;
    return endInvoice(db, leased, { event, set: issuedColumns(found), next, now });
  }
  const set = isSame
    ? issuedColumns(found)
    : { state: 'failed' as const, problem: 'differs' as const, problem_code: null, problem_words: found.number };
  await saveResult(db, leased, { set, event }, { now });
}

/** The same amount and the same buyer. */
export function isOurs({ total, buyer }: Pick<InvoiceRow, 'total' | 'buyer'>, there: InvoiceThere): boolean {
  return there.total === total && there.tax_id === taxIdOf({ buyer });
}

/** Of a company; null for a consumer. */
export function taxIdOf({ buyer }: Pick<InvoiceRow, 'buyer'>): string | null {
  return buyer.choice.type === 'company' ? buyer.choice.tax_id : null;
}

function issuedColumns({ number, issued_at, random_code }: Numbered & { random_code: string }) {
  const done = { problem: null, problem_code: null, problem_words: null, tries: 0 };
  return { ...done, state: 'issued' as const, number, issued_at, random_code, period: periodOf(issued_at) };
}

/** While the ministry is away nothing is known, and the invoice is issued as the buyer asked. */
async function isBuyerKnown({ db, provider, clock }: Working, leased: LeasedInvoice): Promise<boolean> {
  const { choice } = leased.invoice.buyer;
  const isMobile = choice.type === 'personal' && choice.carrier.type === 'mobile';
  if (!isMobile && choice.type !== 'donation') return true;
  const code = choice.type === 'donation' ? choice.code : choice.carrier.type === 'mobile' ? choice.carrier.code : '';
  const answer = await provider.check(isMobile ? 'mobile' : 'donation', code);
  if (answer !== 'invalid') return true;
  const problem = isMobile ? 'carrier_refused' : 'donation_refused';
  const set = { state: 'failed', problem, problem_code: null, problem_words: null } as const;
  await saveResult(db, leased, { set, event: { act: 'check_buyer', outcome: problem } }, { now: clock() });
  return false;
}
