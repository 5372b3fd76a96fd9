import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Text } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';
import type { IncomeCode, LegalForm, PayeeKey, Residency } from '../payee.rules.ts';
import type { RunState } from '../payout-plan.rules.ts';
import type { Withheld } from '../payout-tax.rules.ts';

/** When an order's shares can be paid out; updated by every relevant change of the order. */
export const shareRelease = pgTable('share_release', {
  order_id: integer().primaryKey(),
  /** The shop's day of the arrival, and the last day of the return period. */
  arrived_on: date({ mode: 'string' }).notNull(),
  return_until: date({ mode: 'string' }).notNull(),
  /** A return is being decided or refunded. */
  held: boolean().notNull(),
});

/** A payout run: the shares of everyone up to a day, paid together. */
export const payoutRun = pgTable(
  'payout_run',
  {
    run_id: serial().primaryKey(),
    state: text().$type<RunState>().notNull().default('draft'),
    /** Shares that were payable on this day are paid. */
    until: date({ mode: 'string' }).notNull(),
    /** The planned day of payment, which decides about the rules; then the day on which it was paid. */
    pay_on: date({ mode: 'string' }).notNull(),
    /** US dollars for one NT dollar when it was computed: limits of the rules are in NT dollars. */
    usd_rate: doublePrecision().notNull(),
    /** Counts every step; a step of an older version is refused. */
    version: integer().notNull().default(1),
    reference: text().notNull().default(''),
    created_at: moment().notNull().defaultNow(),
    created_by: integer().notNull(),
    approved_at: moment(),
    approved_by: integer(),
    paid_at: moment(),
    paid_by: integer(),
    discarded_at: moment(),
  },
  (table) => [
    // Only one run at a time is open: the next begins when this one is paid or discarded.
    uniqueIndex('payout_run_open').on(sql`(true)`).where(sql`${table.state} in ('draft', 'approved')`),
    index('payout_run_paid').on(table.pay_on).where(sql`${table.state} = 'paid'`),
    check('payout_run_state', sql`${table.state} in ('draft', 'approved', 'paid', 'discarded')`),
  ],
);

/** What one payee gets in one currency of a run, frozen with the rules that were applied. */
export const payoutLine = pgTable(
  'payout_line',
  {
    line_id: serial().primaryKey(),
    run_id: integer()
      .notNull()
      .references(() => payoutRun.run_id),
    payee: text().$type<PayeeKey>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The public name of the artist or gallery. */
    shown_name: jsonb().$type<Text>().notNull(),
    /** The payee's data at the time: `sealed` opens with the payee's own key. */
    legal_name: text().notNull(),
    residency: text().$type<Residency>().notNull(),
    legal_form: text().$type<LegalForm>().notNull(),
    payee_version: integer().notNull(),
    id_hint: text().notNull(),
    account_kind: text().$type<'taiwan' | 'abroad'>().notNull(),
    bank: text().notNull(),
    last_digits: text().notNull(),
    /** Null once the law no longer asks for it. */
    sealed: text(),
    /** The exemption that applied: the day on which it was really paid may be another one. */
    premium_exempt_until: date({ mode: 'string' }),
    /** Minor units. */
    gross: bigint({ mode: 'number' }).notNull(),
    code: text().$type<IncomeCode>(),
    withholding: bigint({ mode: 'number' }).notNull(),
    premium: bigint({ mode: 'number' }).notNull(),
    net: bigint({ mode: 'number' }).notNull(),
    rules: jsonb().$type<Withheld['rules']>().notNull(),
    /** Whether the statement was mailed after the payment; `no_address` if nobody could be written to. */
    statement: text({ enum: ['due', 'sent', 'no_address'] })
      .notNull()
      .default('due'),
  },
  (table) => [
    uniqueIndex('payout_line_payee').on(table.run_id, table.payee, table.currency),
    index('payout_line_of').on(table.payee, table.run_id),
    check(
      'payout_line_sum',
      sql`${table.gross} > 0 and ${table.withholding} >= 0 and ${table.premium} >= 0 and ${table.net} = ${table.gross} - ${table.withholding} - ${table.premium}`,
    ),
  ],
);

/** The ledger rows that a line pays: each is in at most one run. */
export const payoutEntry = pgTable(
  'payout_entry',
  {
    entry_id: integer().primaryKey(),
    line_id: integer()
      .notNull()
      .references(() => payoutLine.line_id, { onDelete: 'cascade' }),
  },
  (table) => [index('payout_entry_line').on(table.line_id)],
);
