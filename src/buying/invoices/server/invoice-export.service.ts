import { and, asc, between, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { shopMidnight } from '#shared/shop-time.ts';
import { INVOICE_STATE_WORDS } from '../invoice.words.ts';
import { ALLOWANCE_WORDS, KIND_WORDS, TAX_WORDS } from '../invoice-desk.words.ts';
import { periodOfDay } from '../invoice-periods.rules.ts';
import { VALID_STATES } from '../invoice-step.rules.ts';
import { invoice, invoiceAllowance } from './invoice.tables.ts';

/** Days of the shop's calendar, both included; documents that were queued after `before` are in no page of the export. */
interface Span {
  from: string;
  to: string;
  before: Date;
}

/** The period is part of the condition because the index begins with it. */
function within(table: typeof invoice | typeof invoiceAllowance, { from, to, before }: Span): SQL | undefined {
  return and(
    between(table.period, periodOfDay(from), periodOfDay(to)),
    gte(table.issued_at, shopMidnight(from)),
    lt(table.issued_at, shopMidnight(to, 1)),
    lt(table.created_at, before),
  );
}

const allowed = sql<number>`(select coalesce(sum(part.total), 0) from ${invoiceAllowance} as part
  where part.invoice_id = invoice.invoice_id and ${inArray(sql`part.state`, [...VALID_STATES])})`.mapWith(Number);

/** Invoices with a number by their date, void ones too, `limit` after the invoice with the id `last`. */
export function invoicesAfter(db: Db, span: Span, last: number, limit: number) {
  const { period, issued_at, invoice_id } = invoice;
  const after = sql`(${period}, ${issued_at}, ${invoice_id}) > (select period, issued_at, invoice_id from ${invoice} as seen
    where seen.invoice_id = ${last})`;
  return db
    .select({ invoice, allowed })
    .from(invoice)
    .where(and(within(invoice, span), last > 0 ? after : undefined))
    .orderBy(asc(period), asc(issued_at), asc(invoice_id))
    .limit(limit);
}

/** Issued allowances by their date, void ones too, with the number of their invoice. */
export function allowancesAfter(db: Db, span: Span, last: number, limit: number) {
  const { period, issued_at, allowance_id } = invoiceAllowance;
  const after = sql`(${period}, ${issued_at}, ${allowance_id}) > (select period, issued_at, allowance_id from ${invoiceAllowance} as seen
    where seen.allowance_id = ${last})`;
  return db
    .select({ allowance: invoiceAllowance, invoice_number: invoice.number, tax_kind: invoice.tax_kind })
    .from(invoiceAllowance)
    .innerJoin(invoice, eq(invoice.invoice_id, invoiceAllowance.invoice_id))
    .where(and(within(invoiceAllowance, span), last > 0 ? after : undefined))
    .orderBy(asc(period), asc(issued_at), asc(allowance_id))
    .limit(limit);
}

/** The words of the invoice desk for the same columns. */
export const invoiceWords = {
  state: INVOICE_STATE_WORDS,
  allowance: ALLOWANCE_WORDS,
  kind: KIND_WORDS,
  taxation: TAX_WORDS,
};
