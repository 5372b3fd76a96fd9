import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { CaseSide, CaseWord } from '#ground/books-cases/books-case.rules.ts';
import { reportAgreement, reportDifference } from '#ground/books-cases/server/books-case.service.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { uploadDue } from '../invoice-periods.rules.ts';
import type { InvoiceDifference } from '../invoice-states.rules.ts';
import { remainder } from './allowance-issue.service.ts';
import { invoice } from './invoice.tables.ts';
import { isOurs, taxIdOf } from './invoice-issue.service.ts';
import { allowancesOf, isPaused, type LeasedInvoice } from './invoice-lease.service.ts';
import type { InvoiceThere } from './invoice-provider.ts';
import { retryAt } from './invoice-result.service.ts';
import type { Invoices } from './invoices.ts';

const HOUR_MS = 3_600_000;
/** Each is compared once a day, while it can still change: two periods and the days in which it can be voided. */
const AGAIN_MS = 20 * HOUR_MS;
const WATCHED_MS = 150 * 24 * HOUR_MS;
/** A call each: a share of the day's invoices every hour, so that the provider never counts too many. */
const AT_MOST = 200;

/** Asks the provider about the invoices that were not compared today. Returns how many there were. */
export async function compareInvoices(
  { db, provider }: Invoices,
  signal?: AbortSignal,
  clock = () => new Date(),
): Promise<number> {
  if (!provider) return 0;
  const now = clock();
  const due = await dueComparisons(db, now);
  let count = 0;
  for (const row of due) {
    if (signal?.aborted || (await isPaused(db, clock()))) break;
    const answer = await provider.query(row.relate_number);
    if (answer.state !== 'done') {
      await retryAt(db, answer.problem, 0, now);
      if (answer.state === 'unknown') break;
      // This one could not be compared; the others can.
      await db.update(invoice).set({ compared_at: now }).where(eq(invoice.invoice_id, row.invoice_id));
      continue;
    }
    const one = { invoice: row, allowances: await allowancesOf(db, row.invoice_id) };
    await inTransaction(db, (tx) => noteComparison(tx, one, differenceIn(one, answer.found, now), now));
    count++;
  }
  return count;
}

/** A difference is a case until the books agree again, or staff explain it (decision 69). */
async function noteComparison(tx: Db, one: Compared, found: Difference | undefined, now: Date): Promise<void> {
  const { invoice_id, code, changed_at } = one.invoice;
  const [noted] = await tx
    .update(invoice)
    .set({ compared_at: now, difference: found?.difference ?? null, difference_there: found?.there ?? null })
    // An invoice that has changed in the meantime is compared again in the next run.
    .where(and(eq(invoice.invoice_id, invoice_id), eq(invoice.changed_at, changed_at)))
    .returning({ invoice_id: invoice.invoice_id });
  if (!noted) return;
  const about = { books: 'invoice', subject: `invoice-${invoice_id}` } as const;
  if (!found) return reportAgreement(tx, about, now);
  await reportDifference(tx, { ...about, code, difference: found.difference, sides: sidesOf(one, found) }, now);
}

function sidesOf(one: Compared, { difference, there }: Difference): CaseSide[] {
  const { number, total } = one.invoice;
  const said = (text: string | null) => (text === null ? null : { text });
  const money = (amount: number) => ({ amount, currency: 'NTD' as const });
  if (difference === 'total') return [{ fact: 'total', here: money(total), there: money(Number(there)) }];
  if (difference === 'remainder')
    return [{ fact: 'remainder', here: money(remainder(one)), there: money(Number(there)) }];
  if (difference === 'buyer') return [{ fact: 'tax_id', here: said(taxIdOf(one.invoice)), there: said(there) }];
  if (difference === 'missing_there') return [{ fact: 'number', here: said(number), there: said(there) }];
  const state = (word: CaseWord) => ({ word });
  const [here, other] = STATES_OF[difference];
  return [
    { fact: 'number', here: said(number), there: said(number) },
    { fact: 'state', here: state(here), there: state(other) },
  ];
}

/** The states of both sides where only these differ: ours, and the provider's. */
const STATES_OF = {
  void_there: ['issued', 'void'],
  not_void_there: ['void', 'issued'],
  not_uploaded: ['issued', 'not_uploaded'],
} as const;

export function comparingInvoices(invoices: Invoices): Job {
  return {
    name: 'invoices_compared',
    runsIn: 'one_process',
    every: HOUR_MS,
    after: HOUR_MS / 6,
    run: (signal) => compareInvoices(invoices, signal),
  };
}

/** Only settled ones: a step in progress would look like a difference. */
function dueComparisons(db: Db, now: Date) {
  return db
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.way, 'ecpay'),
        isNotNull(invoice.number),
        isNull(invoice.next_at),
        gt(invoice.issued_at, new Date(now.getTime() - WATCHED_MS)),
        or(isNull(invoice.compared_at), lt(invoice.compared_at, new Date(now.getTime() - AGAIN_MS))),
      ),
    )
    .orderBy(sql`${invoice.compared_at} nulls first`, asc(invoice.invoice_id))
    .limit(AT_MOST);
}

type Compared = Pick<LeasedInvoice, 'invoice' | 'allowances'>;

interface Difference {
  difference: InvoiceDifference;
  /** The value there. */
  there: string | null;
}

/** The first thing that differs. */
function differenceIn(one: Compared, there: InvoiceThere | null, now: Date): Difference | undefined {
  const { invoice: row } = one;
  if (!there || there.number !== row.number) return { difference: 'missing_there', there: there?.number ?? null };
  if (there.isVoid !== (row.state === 'void'))
    return { difference: there.isVoid ? 'void_there' : 'not_void_there', there: null };
  if (there.total !== row.total) return { difference: 'total', there: String(there.total) };
  if (!isOurs(row, there)) return { difference: 'buyer', there: there.tax_id };
  if (!there.isVoid && there.left !== remainder(one)) return { difference: 'remainder', there: String(there.left) };
  if (!there.isVoid && there.isUploaded === false && now >= uploadDue(there.issued_at))
    return { difference: 'not_uploaded', there: null };
  return undefined;
}
