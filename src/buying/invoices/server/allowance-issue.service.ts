import { periodOf } from '../invoice-periods.rules.ts';
import { PASSING, VALID_STATES } from '../invoice-step.rules.ts';
import type { AllowanceRow, LeasedInvoice } from './invoice-lease.service.ts';
import { eventOf, problemIn, retryAt, saveResult } from './invoice-result.service.ts';
import type { Working } from './working.ts';

/** Issues the allowance of one refund. It cannot be repeated safely, so a lost answer is settled by the remainder there. */
export async function issueAllowance(
  working: Working,
  leased: LeasedInvoice,
  { allowance_id, isKnown }: { allowance_id: number; isKnown: boolean },
): Promise<void> {
  const { db, provider, clock } = working;
  const row = leased.invoice;
  const one = leased.allowances.find((other) => other.allowance_id === allowance_id);
  if (!one || !row.number || !row.issued_at) throw new Error(`allowance ${allowance_id} has no issued invoice`);
  // A refund of less than half a dollar is no allowance.
  if (one.total === 0) return settle(working, leased, one, { state: 'covered' });
  if (isKnown && (await isSettledThere(working, leased, one))) return;
  const asked = { act: 'allowance', outcome: 'asked', allowance_id, noted: { total: one.total } } as const;
  const intention = { allowance_id, set: { state: 'issuing', tries: one.tries + 1 } } as const;
  const intended = await saveResult(
    db,
    leased,
    { allowance: intention, event: asked },
    { now: clock(), continues: true },
  );
  if (!intended) return;
  const { number, issued_at, buyer, tax_kind } = row;
  const answer = await provider.allowance({ number, issued_at, buyer, tax_kind, lines: one.lines, total: one.total });
  const now = clock();
  const event = { ...eventOf('allowance', answer), allowance_id };
  if (answer.state === 'done') {
    const set = { ...problemIn(answer), state: 'issued', number: answer.number, ...dated(answer.issued_at) } as const;
    const noted = { number: answer.number, left: answer.left };
    await saveResult(db, intended, { allowance: { allowance_id, set }, event: { ...event, noted } }, { now });
    return;
  }
  const later = await retryAt(db, answer.problem, one.tries, now);
  const failed = PASSING.includes(answer.problem) ? 'queued' : 'failed';
  const set = { ...problemIn(answer), state: answer.state === 'unknown' ? 'issuing' : failed } as const;
  await saveResult(db, intended, { allowance: { allowance_id, set }, event, later }, { now });
}

/** Compares the invoice's remainder there with ours: it is smaller by this allowance if the call succeeded. */
async function isSettledThere(working: Working, leased: LeasedInvoice, one: AllowanceRow): Promise<boolean> {
  const { db, provider, clock } = working;
  const { allowance_id } = one;
  const answer = await provider.query(leased.invoice.relate_number);
  const now = clock();
  if (answer.state !== 'done') {
    const tries = one.tries + 1;
    const later = await retryAt(db, answer.problem, tries, now);
    const set = { ...problemIn(answer), tries };
    const event = { ...eventOf('query', answer), allowance_id };
    await saveResult(db, leased, { allowance: { allowance_id, set }, event, later }, { now });
    return true;
  }
  const before = remainder(leased);
  const left = answer.found && !answer.found.isVoid ? answer.found.left : undefined;
  if (left === before) return false;
  const isThere = left === before - one.total;
  const event = {
    act: 'query',
    outcome: isThere ? 'done' : 'differs',
    allowance_id,
    noted: { left: left ?? 0 },
  } as const;
  // The provider does not tell the number of an allowance by its invoice: staff copy it from its page.
  const set = isThere
    ? ({ state: 'issued', problem: 'number_missing', ...dated(now) } as const)
    : ({ state: 'failed', problem: 'differs' } as const);
  await saveResult(db, leased, { allowance: { allowance_id, set }, event }, { now });
  return true;
}

/** The rest of the invoice after its valid allowances. */
export function remainder({ invoice, allowances }: Pick<LeasedInvoice, 'invoice' | 'allowances'>): number {
  const valid = allowances.filter(({ state }) => VALID_STATES.includes(state));
  return valid.reduce((left, { total }) => left - total, invoice.total);
}

async function settle({ db, clock }: Working, leased: LeasedInvoice, one: AllowanceRow, set: Partial<AllowanceRow>) {
  await saveResult(db, leased, { allowance: { allowance_id: one.allowance_id, set } }, { now: clock() });
}

function dated(issued_at: Date) {
  return { issued_at, period: periodOf(issued_at) };
}
