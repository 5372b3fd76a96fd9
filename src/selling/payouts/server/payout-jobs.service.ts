import { and, asc, desc, eq } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { reportAgreement, reportDifference } from '#ground/books-cases/server/books-case.service.ts';
import { openSubjects } from '#ground/books-cases/server/books-case-read.service.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { textIn } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { payoutReference } from '../payout.rules.ts';
import { readBalances } from './balance.service.ts';
import { readPeople } from './payee-people.service.ts';
import { outcomeFor, readPayeeRows } from './payee-read.service.ts';
import { payoutLine, payoutRun } from './payout.tables.ts';
import { MOST_DIFFERENCES, payoutDifferences } from './payout-differences.service.ts';
import { deleteOldPayeeData } from './payout-removal.service.ts';
import { payoutStatement } from './payout-statement.service.ts';
import { openRuns } from './run-read.service.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Mails the statements of recorded payouts, and reminds finance once a month that shares can be paid out. */
export function payoutJobs(db: Db, storage: Storage): Job[] {
  return [
    {
      name: 'payout_statements',
      runsIn: 'one_process',
      every: MINUTE_MS,
      run: (signal) => sendStatements(db, storage, signal),
    },
    { name: 'payout_books', runsIn: 'one_process', every: DAY_MS, after: MINUTE_MS, run: () => checkPayouts(db) },
    { name: 'payout_data', runsIn: 'one_process', every: DAY_MS, after: MINUTE_MS, run: () => deleteOldPayeeData(db) },
    { name: 'payout_reminder', runsIn: 'one_process', every: DAY_MS, after: MINUTE_MS, run: () => remindOfRun(db) },
  ];
}

/** One after the other: each PDF is drawn first, and its mail is queued with the mark that it was. */
export async function sendStatements(db: Db, storage: Storage, signal?: Pick<AbortSignal, 'aborted'>): Promise<void> {
  const due = await db
    .select({ line: payoutLine, run: payoutRun })
    .from(payoutLine)
    .innerJoin(payoutRun, eq(payoutRun.run_id, payoutLine.run_id))
    .where(and(eq(payoutLine.statement, 'due'), eq(payoutRun.state, 'paid')))
    .orderBy(asc(payoutLine.line_id));
  let first: { error: unknown } | undefined;
  for (const paid of due) {
    if (signal?.aborted) return;
    // One that cannot be drawn must not delay the others.
    await sendStatement(db, storage, paid).catch((error: unknown) => {
      first ??= { error };
    });
  }
  if (first) throw first.error;
}

interface Paid {
  line: typeof payoutLine.$inferSelect;
  run: typeof payoutRun.$inferSelect;
}

async function sendStatement(db: Db, storage: Storage, { line, run }: Paid): Promise<void> {
  const reader = await readerOf(db, line);
  const file = reader && (await payoutStatement(db, storage, line.line_id, reader.lang));
  await inTransaction(db, async (tx) => {
    const marked = await tx
      .update(payoutLine)
      .set({ statement: reader ? 'sent' : 'no_address' })
      .where(and(eq(payoutLine.line_id, line.line_id), eq(payoutLine.statement, 'due')))
      .returning({ line_id: payoutLine.line_id });
    // Another process was faster.
    if (marked.length === 0 || !reader || !file) return;
    const { currency, gross, withholding, premium, net, last_digits } = line;
    const files = [{ name: file.name, type: 'application/pdf', base64: Buffer.from(file.bytes).toString('base64') }];
    const about = { reference: payoutReference(line), day: run.pay_on, currency, gross, withholding, premium, net };
    const data = { name: reader.name, ...about, last_digits, account: reader.account, files };
    await queueMail(tx, { to: reader.email, lang: reader.lang, kind: 'payout_paid', data });
  });
}

/** The payee's account in the shop, or the address that staff entered. */
export async function readerOf(db: Db, { payee, legal_name }: Paid['line']) {
  const person = (await readPeople(db, [payee])).get(payee);
  if (person?.reader) return { ...person.reader, account: true };
  const row = (await readPayeeRows(db, [payee])).get(payee);
  if (!row?.email) return undefined;
  const lang = row.lang ?? 'zh-Hant';
  return { email: row.email, lang, name: legal_name || textIn(person?.name ?? { en: '' }, lang), account: false };
}

/** Every difference is a case until the books agree again or staff explain it (decision 69). */
export async function checkPayouts(db: Db, now = new Date()): Promise<void> {
  const differences = await payoutDifferences(db);
  // A subject that was not found agrees only if all were.
  const open = differences.length < MOST_DIFFERENCES ? await openSubjects(db, 'payout') : [];
  const bySubject = new Map<string, PayoutDifference>();
  for (const found of differences) {
    // The amount of a payout says more than whose shares it pays: without any, those would be 0 and 0.
    if (found.what === 'line' || !bySubject.has(found.subject)) bySubject.set(found.subject, found);
  }
  let first: { error: unknown } | undefined;
  for (const subject of new Set([...bySubject.keys(), ...open])) {
    // One that cannot be reported must not hide the others.
    await report(db, subject, bySubject.get(subject), now).catch((error: unknown) => {
      first ??= { error };
    });
  }
  if (first) throw first.error;
}

type PayoutDifference = Awaited<ReturnType<typeof payoutDifferences>>[number];

function report(db: Db, subject: string, found: PayoutDifference | undefined, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!found) return reportAgreement(tx, { books: 'payout', subject }, now);
    const { what: difference, there, here, currency } = found;
    const amount = (value: number) => ({ amount: value, currency });
    const sides = [{ fact: 'paid' as const, here: amount(here), there: amount(there) }];
    await reportDifference(tx, { books: 'payout', subject, code: null, difference, sides }, now);
  });
}

/** A notice a month, if shares can be paid out and no run is open or was made this month. */
async function remindOfRun(db: Db, now = new Date()): Promise<void> {
  if ((await openRuns(db)) > 0) return;
  const month = shopDay(now).slice(0, 7);
  const [last] = await db
    .select({ pay_on: payoutRun.pay_on })
    .from(payoutRun)
    .where(eq(payoutRun.state, 'paid'))
    .orderBy(desc(payoutRun.pay_on))
    .limit(1);
  if (last && last.pay_on.slice(0, 7) >= month) return;
  const { payouts: setting } = await readSettings(db);
  const balances = await readBalances(db, { until: shopDay(now), setting });
  const rows = await readPayeeRows(
    db,
    balances.map(({ payee }) => payee),
  );
  const ready = balances.filter((balance) => outcomeFor(balance, rows.get(balance.payee), setting) === 'pay');
  if (ready.length === 0) return;
  const facts = { what: 'payout_due', count: ready.length } as const;
  await inTransaction(db, (tx) => raiseNotice(tx, { kind: 'payout', subject: 'due', occurrence: month, facts }));
}
