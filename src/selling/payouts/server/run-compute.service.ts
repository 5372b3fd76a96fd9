import { eq, sql } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import { withheldFrom } from '../payout-tax.rules.ts';
import { readCandidates } from './balance.service.ts';
import { type PayeePerson, readPeople } from './payee-people.service.ts';
import { outcomeFor, type PayeeRow, readPayeeRows } from './payee-read.service.ts';
import { payoutLine } from './payout.tables.ts';

interface Computed {
  run_id: number;
  until: string;
  pay_on: string;
  usd_rate: number;
}

/** One run is computed at a time. */
export async function lockRuns(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payout'))`);
}

/**
 * Writes the lines of a run: for every payee whose data is complete and whose payable shares reach the minimum, if it applies.
 * The rows are read in one statement, so a refund that commits in the meantime is left for the next run as a whole.
 */
export async function computeLines(tx: Db, run: Computed): Promise<void> {
  const { payouts: setting } = await readSettings(tx);
  const candidates = await readCandidates(tx, { until: run.until, setting });
  const keys = [...new Set(candidates.map(({ payee }) => payee))];
  const data = await readPayeeRows(tx, keys);
  const people = await readPeople(tx, keys);
  const lines = candidates.flatMap(({ payee, currency, payable, entries }) => {
    const [row, person] = [data.get(payee), people.get(payee)];
    const balance = { currency, open: payable, payable };
    if (outcomeFor(balance, row, setting) !== 'pay' || !row || !person) return [];
    return [{ line: lineOf(row, person, { currency, gross: payable }, run), entries }];
  });
  if (lines.length === 0) throw new Refusal('payout_empty');
  const written = await tx
    .insert(payoutLine)
    .values(lines.map(({ line }) => line))
    .returning({ line_id: payoutLine.line_id, payee: payoutLine.payee, currency: payoutLine.currency });
  const taken = lines.map(({ line: { payee, currency }, entries }) => ({
    line_id: written.find((one) => one.payee === payee && one.currency === currency)?.line_id,
    entries,
  }));
  await tx.execute(sql`insert into payout_entry (entry_id, line_id)
    select entry::int, (line ->> 'line_id')::int
    from jsonb_array_elements(${JSON.stringify(taken)}::jsonb) as line, jsonb_array_elements_text(line -> 'entries') as entry`);
}

/** Frees the ledger rows of a run. */
export async function dropLines(tx: Db, runId: number): Promise<void> {
  await tx.delete(payoutLine).where(eq(payoutLine.run_id, runId));
}

type LineInsert = typeof payoutLine.$inferInsert;

/** Everything is copied: later changes of the payee's data do not affect the line. */
function lineOf(
  row: PayeeRow,
  { payee, name }: PayeePerson,
  { currency, gross }: Pick<LineInsert, 'currency' | 'gross'>,
  { run_id, pay_on, usd_rate }: Computed,
): LineInsert {
  const { residency, legal_form, account_kind, bank, last_digits, id_hint } = row;
  if (!residency || !legal_form || !account_kind || id_hint === null) throw new Error(`${payee} is not complete`);
  const taxed = { residency, legal_form, income_code: row.income_code, premium_exempt_until: row.premium_exempt_until };
  return {
    run_id,
    payee,
    currency,
    shown_name: name,
    legal_name: row.name,
    residency,
    legal_form,
    payee_version: row.version,
    id_hint,
    account_kind,
    bank: bank ?? '',
    last_digits: last_digits ?? '',
    sealed: row.sealed,
    premium_exempt_until: row.premium_exempt_until,
    gross,
    ...withheldFrom(taxed, { gross, currency, usd_rate, day: pay_on }),
  };
}
