import type { Db } from '#db/server/connect.ts';
import { canStillVoid } from '../invoice-step.rules.ts';
import { endInvoice } from './invoice-end.service.ts';
import type { LeasedInvoice } from './invoice-lease.service.ts';
import { eventOf, problemIn, retryAt, saveResult, stepFacts } from './invoice-result.service.ts';
import type { Working } from './working.ts';

/** At most twenty characters, printed on the notice to the buyer. */
const REFUNDED = '全額退款';
const REASON_MOST = 20;

/** Voids an issued invoice. A retry first asks whether the last try succeeded, also after the last day. */
export async function voidThere(working: Working, leased: LeasedInvoice): Promise<void> {
  const { db, provider, clock } = working;
  const row = leased.invoice;
  if (!row.number || !row.issued_at) throw new Error(`invoice ${row.invoice_id} has no number and is to be void`);
  if (row.state === 'voiding' && row.tries > 0) {
    const there = await provider.query(row.relate_number);
    if (there.state === 'done' && there.found?.isVoid)
      return endInvoice(db, leased, { event: { act: 'query', outcome: 'done' }, now: clock() });
    if (there.state !== 'done') return postpone(working, leased, there, 'query');
    const now = clock();
    // The provider says that it is not void, for some other reason.
    if (!canStillVoid({ ...stepFacts(row), problem: null }, now)) return giveUpVoid(db, leased, now);
  }
  const asked = { act: 'void', outcome: 'asked' } as const;
  const set = { state: 'voiding', tries: row.tries + 1 } as const;
  const intended = await saveResult(db, leased, { set, event: asked }, { now: clock(), continues: true });
  if (!intended) return;
  const reason = [...(row.void_reason ?? REFUNDED)].slice(0, REASON_MOST).join('');
  const answer = await provider.void({ number: row.number, issued_at: row.issued_at, reason });
  if (answer.state === 'done' || answer.problem === 'already_void')
    return endInvoice(db, intended, { event: eventOf('void', answer), now: clock() });
  if (answer.state === 'unknown') return postpone(working, intended, answer, 'void');
  // Refused: what was refunded becomes allowances. A wrong buyer stays, and staff read why.
  const refused = { ...problemIn(answer), state: 'issued', tries: 0, replace_with: null } as const;
  await saveResult(db, intended, { set: refused, event: eventOf('void', answer) }, { now: clock() });
}

/** Its refunds become allowances. The accountant may have voided it in time, and staff enter that later: the replacement stays. */
export async function giveUpVoid(db: Db, leased: LeasedInvoice, now: Date): Promise<void> {
  const set = { state: 'issued', problem: 'too_late_to_void', tries: 0 } as const;
  const isManual = leased.invoice.way === 'manual';
  await saveResult(db, leased, { set: isManual ? set : { ...set, replace_with: null } }, { now });
}

async function postpone(
  { db, clock }: Working,
  leased: LeasedInvoice,
  answer: Parameters<typeof problemIn>[0] & { state: 'unknown' | 'refused' },
  act: 'void' | 'query',
): Promise<void> {
  const now = clock();
  const tries = leased.invoice.tries + (act === 'query' ? 1 : 0);
  const later = await retryAt(db, answer.problem, tries, now);
  await saveResult(db, leased, { set: { ...problemIn(answer), tries }, event: eventOf(act, answer), later }, { now });
}
