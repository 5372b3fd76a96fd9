import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type AnyColumn, and, between, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { csvMoney, csvOf } from '#selling/sales/csv.rules.ts';
import { daysOfYear } from '#selling/shares/share.rules.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { PayoutYear } from '../payout.contract.ts';
import { payoutLine, payoutRun } from './payout.tables.ts';

const { run_id, currency, gross, withholding, premium, net, payee, residency, code, legal_name, id_hint } = payoutLine;
const sum = (column: AnyColumn) => sql<number>`sum(${column})`.mapWith(Number);
const sums = { gross: sum(gross), withholding: sum(withholding), premium: sum(premium), net: sum(net) };

/** What was paid and withheld in a year, by month and by person, for the declarations and certificates. */
export async function readYear(db: Db, asked: number | undefined, now = new Date()): Promise<PayoutYear> {
  const years = await paidYears(db);
  const year = asked ?? years[0] ?? Number(shopDay(now).slice(0, 4));
  const isIn = and(eq(payoutRun.state, 'paid'), between(payoutRun.pay_on, ...daysOfYear(year)));
  const month = sql<string>`to_char(${payoutRun.pay_on}, 'YYYY-MM')`;
  const months = await db
    .select({ month, currency, count: sql<number>`count(*)::int`, ...sums })
    .from(payoutLine)
    .innerJoin(payoutRun, eq(payoutRun.run_id, run_id))
    .where(isIn)
    .groupBy(sql`1`, currency)
    .orderBy(sql`1`, currency);
  const latest = (column: AnyColumn) => sql<string>`(array_agg(${column} order by ${payoutLine.line_id} desc))[1]`;
  const people = await db
    .select({ payee, legal_name: latest(legal_name), id_hint: latest(id_hint), residency, code, currency, ...sums })
    .from(payoutLine)
    .innerJoin(payoutRun, eq(payoutRun.run_id, run_id))
    .where(isIn)
    .groupBy(payee, residency, code, currency)
    .orderBy(sql`2`, payee, code, currency);
  return { year, years: [...new Set([...years, year])].toSorted((one, other) => other - one), months, people };
}

async function paidYears(db: Db): Promise<number[]> {
  const year = sql<number>`extract(year from ${payoutRun.pay_on})::int`;
  const rows = await db.selectDistinct({ year }).from(payoutRun).where(eq(payoutRun.state, 'paid')).orderBy(desc(year));
  return rows.map((row) => row.year);
}

interface Asked {
  year: number;
  part: 'months' | 'people';
  staff_id: number;
  i18n: I18n;
}

/** A list of the year as a table. The download is logged. */
export async function yearFile(db: Db, { year, part, staff_id, i18n }: Asked): Promise<string> {
  await requireWithinLimit(db, { limit: 'money_export', who: String(staff_id) });
  const after = { year, part };
  await inTransaction(db, (tx) =>
    recordChange(tx, { staff_id, subject: 'export', subject_id: 'payout_year', action: 'download', after }),
  );
  return yearCsv(await readYear(db, year), part, i18n);
}

function yearCsv({ months, people }: PayoutYear, part: 'months' | 'people', i18n: I18n): string {
  const money = [
    i18n._(msg`Currency`),
    i18n._(msg({ message: 'Gross', context: 'payout' })),
    i18n._(msg`Tax withheld`),
    i18n._(msg`Supplementary premium`),
    i18n._(msg`Paid out`),
  ];
  if (part === 'months')
    return csvOf([[i18n._(msg`Month`), ...money], ...months.map((row) => [row.month, ...moneyOf(row)])]);
  const heads = [i18n._(msg`Name`), i18n._(msg`Last digits of the ID number`), i18n._(msg`Income code`), ...money];
  return csvOf([heads, ...people.map((row) => [row.legal_name, row.id_hint, row.code ?? '', ...moneyOf(row)])]);
}

function moneyOf(row: PayoutYear['people'][number] | PayoutYear['months'][number]) {
  const cells = [row.gross, row.withholding, row.premium, row.net].map((amount) => csvMoney(amount, row.currency));
  return [row.currency, ...cells];
}
