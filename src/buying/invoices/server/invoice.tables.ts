import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Currency } from '#shared/money.ts';
import type { InvoiceBuyer, InvoiceLine } from '../invoice.contract.ts';
import type {
  AllowanceState,
  ClearanceMark,
  InvoiceAct,
  InvoiceDifference,
  InvoiceProblem,
  InvoiceState,
  InvoiceWay,
  TaxKind,
} from '../invoice-states.rules.ts';

/** Why it is not done yet, and how often it was tried. */
const progress = {
  problem: text().$type<InvoiceProblem>(),
  /** The provider's own code and words, as they came. */
  problem_code: text(),
  problem_words: text(),
  tries: integer().notNull().default(0),
};

/**
 * The uniform invoice of an accepted payment (decision 64). An order has at most one that is not void. Buyer, lines and amounts
 * are copies in NT dollars: they never follow the order. Test orders have none.
 */
export const invoice = pgTable(
  'invoice',
  {
    invoice_id: serial().primaryKey(),
    order_id: integer().notNull(),
    /** The order's. */
    code: text().notNull(),
    state: text().$type<InvoiceState>().notNull().default('queued'),
    /** Decided when the invoice is processed; afterwards only staff change it. */
    way: text().$type<InvoiceWay>(),
    /** Our number at the provider, stored before the first call. It ignores case, and is never used again. */
    relate_number: text().notNull(),
    /** Two capitals and eight digits; with the moment of issue, and the four digits that prove it. */
    number: text(),
    issued_at: moment(),
    random_code: text(),
    /** `YYYYMM` of the first of its two months. */
    period: text(),
    buyer: jsonb().$type<InvoiceBuyer>().notNull(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    tax_kind: text().$type<TaxKind>().notNull(),
    tax_rate: integer().notNull(),
    zero_reason: text(),
    clearance: text().$type<ClearanceMark>(),
    /** NT dollars. */
    net: integer().notNull(),
    tax: integer().notNull(),
    total: integer().notNull(),
    /** The order's own currency and amount, in its minor units. */
    currency: text().$type<Currency>().notNull(),
    currency_total: integer().notNull(),
    /** Ten-millionths of a US dollar for one NT dollar, when it was paid; null for an order in NT dollars. */
    exchange_rate: integer(),
    paid_at: moment().notNull(),
    voided_at: moment(),
    void_reason: text(),
    /** The choice for the next invoice, if this one is voided because its buyer was wrong. */
    replace_with: jsonb().$type<InvoiceBuyer>(),
    ...progress,
    /** When the next step of the invoice or of its allowances is due; null if there is none. */
    next_at: moment(),
    /** A process is working on it until then. */
    leased_until: moment(),
    /** When the provider was last asked about it, and what differed. */
    compared_at: moment(),
    difference: text().$type<InvoiceDifference>(),
    difference_there: text(),
    created_at: moment().notNull(),
    changed_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('invoice_living').on(table.order_id).where(sql`${table.state} <> 'void'`),
    index('invoice_order').on(table.order_id),
    uniqueIndex('invoice_relate').on(sql`lower(${table.relate_number})`),
    uniqueIndex('invoice_number').on(table.number).where(sql`${table.number} is not null`),
    index('invoice_code').on(table.code.op('text_pattern_ops')),
    index('invoice_number_start').on(table.number.op('text_pattern_ops')),
    index('invoice_total').on(table.total.desc(), table.invoice_id.desc()),
    index('invoice_latest').on(table.created_at.desc(), table.invoice_id.desc()),
    index('invoice_period').on(table.period, table.issued_at, table.invoice_id),
    index('invoice_state').on(table.state, table.created_at.desc(), table.invoice_id.desc()),
    index('invoice_next').on(table.next_at).where(sql`${table.next_at} is not null`),
    index('invoice_differs').on(table.invoice_id).where(sql`${table.difference} is not null`),
    index('invoice_compared')
      .on(sql`${table.compared_at} nulls first`, table.invoice_id)
      .where(sql`${table.number} is not null`),
    check(
      'invoice_sum',
      sql`${table.net} + ${table.tax} = ${table.total} and ${table.total} > 0 and ${table.tax} >= 0`,
    ),
    check('invoice_number_form', sql`${table.number} ~ '^[A-Z]{2}[0-9]{8}$'`),
    check('invoice_period_form', sql`${table.period} ~ '^[0-9]{4}(01|03|05|07|09|11)$'`),
    check(
      'invoice_issued',
      sql`(${table.number} is null) = (${table.period} is null) and (${table.number} is null) = (${table.issued_at} is null)
        and (${table.number} is not null or ${table.state} not in ('issued', 'voiding'))`,
    ),
    check('invoice_zero', sql`(${table.tax_kind} = 'zero') = (${table.tax_rate} = 0)`),
  ],
);

/** The allowance of one refund of an invoiced payment. The sum of the valid ones never exceeds the invoice. */
export const invoiceAllowance = pgTable(
  'invoice_allowance',
  {
    allowance_id: serial().primaryKey(),
    invoice_id: integer()
      .notNull()
      .references(() => invoice.invoice_id),
    order_id: integer().notNull(),
    code: text().notNull(),
    refund_id: integer().notNull(),
    state: text().$type<AllowanceState>().notNull().default('queued'),
    number: text(),
    issued_at: moment(),
    period: text(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    /** NT dollars. */
    net: integer().notNull(),
    tax: integer().notNull(),
    total: integer().notNull(),
    /** The refund in the order's currency. */
    currency_total: integer().notNull(),
    refunded_at: moment().notNull(),
    voided_at: moment(),
    ...progress,
    created_at: moment().notNull(),
    changed_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('invoice_allowance_refund').on(table.refund_id),
    index('invoice_allowance_invoice').on(table.invoice_id, table.allowance_id),
    index('invoice_allowance_order').on(table.order_id),
    uniqueIndex('invoice_allowance_number').on(table.number).where(sql`${table.number} is not null`),
    index('invoice_allowance_period').on(table.period, table.issued_at, table.allowance_id),
    index('invoice_allowance_troubled').on(table.allowance_id).where(sql`${table.state} = 'failed'`),
    // A refund of a few cents may be no NT dollar.
    check(
      'invoice_allowance_sum',
      sql`${table.net} + ${table.tax} = ${table.total} and ${table.net} >= 0 and ${table.tax} >= 0`,
    ),
  ],
);

/** Every call and answer, and every act of staff; nothing secret. Rows are only ever added. */
export const invoiceEvent = pgTable(
  'invoice_event',
  {
    event_id: serial().primaryKey(),
    invoice_id: integer()
      .notNull()
      .references(() => invoice.invoice_id),
    allowance_id: integer(),
    act: text().$type<InvoiceAct>().notNull(),
    /** `asked` before a call, `done` or a problem after it. */
    outcome: text().$type<'asked' | 'done' | 'unknown' | InvoiceProblem>().notNull(),
    code: text(),
    words: text(),
    noted: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    /** The staff member; null for the shop itself. */
    member_id: integer(),
    at: moment().notNull(),
  },
  (table) => [index('invoice_event_invoice').on(table.invoice_id, table.event_id)],
);

/** Since when the shop invoices payments, as its only row: earlier payments have no invoices. */
export const invoiceStart = pgTable('invoice_start', { since: moment().notNull() });

/** The state of the provider for all processes: until when calls are paused, and how many numbers are left. */
export const invoiceProvider = pgTable('invoice_provider', {
  way: text().$type<InvoiceWay>().primaryKey(),
  paused_until: moment(),
  period: text(),
  left: integer(),
  /** Invoices of the last two weeks. */
  needed: integer(),
  checked_at: moment(),
  tries: smallint().notNull().default(0),
});
