import { type SQL, sql } from 'drizzle-orm';
import { periodBounds, periodOf } from '#buying/invoices/invoice-periods.rules.ts';
import { latestPeriods } from '#buying/invoices/invoice-search.rules.ts';
import { allowanceFacts, invoiceFacts } from '#buying/invoices/server/invoice-facts.service.ts';
import {
  lateAllowanceFacts,
  lateInvoiceFacts,
  paymentVatFacts,
  refundVatFacts,
} from '#buying/orders/server/order-vat.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { perCent } from '#desk/figures/figures.rules.ts';
import { rateOf } from '#shared/exchange.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import type { VatEntry, VatListPage, VatListQuery, VatReply } from '../vat.contract.ts';
import {
  ALLOWANCE_FIGURES,
  INVOICE_FIGURES,
  isSumList,
  PAYMENT_FIGURES,
  REFUND_FIGURES,
  type VatList,
  type VatRow,
} from '../vat.rules.ts';

const PAGE = 25;

const factsIn = (period: string, rate: number) => {
  const asked = { period, ...periodBounds(period), perCent: perCent(rate) };
  return {
    invoices: { names: [...INVOICE_FIGURES, 'sold'], facts: invoiceFacts(period) },
    allowances: { names: [...ALLOWANCE_FIGURES, 'allowed'], facts: allowanceFacts(period) },
    payments: { names: [...PAYMENT_FIGURES, 'paid'], facts: paymentVatFacts(asked) },
    refunds: { names: [...REFUND_FIGURES, 'refunds'], facts: refundVatFacts(asked) },
    lateInvoices: { names: ['late_invoice'], facts: lateInvoiceFacts(asked) },
    lateAllowances: { names: ['late_allowance'], facts: lateAllowanceFacts(asked) },
  };
};

/** Every figure of a period in one statement, so that a payment in the meantime is in all of them or in none. */
export function sheetQuery(period: string, rate: number): SQL {
  const parts = Object.values(factsIn(period, rate)).map(
    ({ facts }) => sql`select figure, rate, net, tax, total from (${facts}) as part`,
  );
  return sql`select figure, rate, count(*)::int as count, coalesce(sum(net), 0)::float8 as net, coalesce(sum(tax), 0)::float8 as tax,
    sum(total)::float8 as total from (${sql.join(parts, sql` union all `)}) as fact group by figure, rate`;
}

/** The VAT sheet of a two-month period: its figures, without those that are zero. */
export async function readVatSheet(db: Db, asked: string | undefined, lang: Lang, now = new Date()): Promise<VatReply> {
  const period = asked ?? lastEnded(now);
  const { exchange, info } = await readSettings(db);
  const rate = rateOf(exchange);
  const seller = { name: textIn(info.company, lang), tax_id: info.tax_id };
  const { rows } = await db.execute<VatRow & Record<string, unknown>>(sheetQuery(period, rate));
  return { period, seller, rate, rows };
}

/** The period that has to be declared next. */
function lastEnded(now: Date): string {
  return latestPeriods(periodOf(now), 2)[1] ?? periodOf(now);
}

/** The rows behind a figure. A separate function, so that a test can read its plan. */
export function listQuery({ period, of, rate }: Omit<VatListQuery, 'page'>, exchange: number): SQL {
  const source = Object.values(factsIn(period, exchange)).find(({ names }) =>
    (names as readonly VatList[]).includes(of),
  );
  if (!source) throw new Error(`no list of ${of}`);
  const figures = of === 'sold' ? sql`figure <> 'void'` : isSumList(of) ? sql`true` : sql`figure = ${of}`;
  const wanted = sql`${figures} and ${rate === undefined ? sql`true` : sql`rate = ${rate}`}`;
  return sql`select * from (${source.facts}) as fact where ${wanted}`;
}

type Found = Omit<VatEntry, 'at'> & { at: string | Date } & Record<string, unknown>;

/**
 * A page of the invoices, allowances or orders behind a figure, the oldest first. All of them are counted, unlike in other lists:
 * the count must be the one on the sheet.
 */
export async function readVatList(db: Db, query: VatListQuery): Promise<VatListPage> {
  const listed = listQuery(query, rateOf((await readSettings(db)).exchange));
  const { rows: counts } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${listed}) as found`,
  );
  const total = counts[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const page = Math.min(query.page, pages);
  const { rows } = await db.execute<Found>(
    sql`select * from (${listed}) as found order by at, id limit ${PAGE} offset ${(page - 1) * PAGE}`,
  );
  return { list: rows.map(entryOf), total, page, pages };
}

/** The entries of a list after an id, for a file: it is read batch by batch. */
export async function vatEntriesAfter(
  db: Db,
  query: Omit<VatListQuery, 'page'>,
  last: number,
  limit: number,
): Promise<VatEntry[]> {
  const listed = listQuery(query, rateOf((await readSettings(db)).exchange));
  const { rows } = await db.execute<Found>(
    sql`select * from (${listed}) as found where id > ${last} order by id limit ${limit}`,
  );
  return rows.map(entryOf);
}

function entryOf({ id, figure, at, code, invoice_id, number, net, tax, total }: Found): VatEntry {
  return { id, figure, at: new Date(at).toISOString(), code, invoice_id, number, net, tax, total };
}
