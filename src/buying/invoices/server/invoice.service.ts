import { and, asc, desc, eq, inArray, isNotNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { MOST_COUNTED, pagesOf } from '#shared/counted.rules.ts';
import { Refusal } from '#shared/errors.ts';
import type { InvoiceDetail, InvoiceQueue, InvoicesPage, InvoicesQuery, OrderInvoice } from '../invoice.contract.ts';
import { invoice, invoiceAllowance, invoiceEvent, invoiceProvider } from './invoice.tables.ts';
import { allowancesOf } from './invoice-lease.service.ts';
import { detailOf, orderInvoiceOf, summaryOf, type WithAllowances } from './invoice-view.ts';
import type { Invoices } from './invoices.ts';

const PAGE = 20;

/** The latest invoice of an order, as its buyer sees it; null if there is none. */
export async function orderInvoice(db: Db, orderId: number): Promise<OrderInvoice | null> {
  const [row] = await db
    .select()
    .from(invoice)
    .where(eq(invoice.order_id, orderId))
    .orderBy(desc(invoice.invoice_id))
    .limit(1);
  return row ? orderInvoiceOf(row) : null;
}

/** The latest invoices of orders, by order id: for lists, and for a member's copy of their data. */
export async function invoicesOfOrders(db: Db, orderIds: readonly number[]): Promise<Map<number, OrderInvoice>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(invoice)
    .where(inArray(invoice.order_id, [...orderIds]))
    .orderBy(asc(invoice.invoice_id));
  return new Map(rows.map((row) => [row.order_id, orderInvoiceOf(row)]));
}

export async function invoiceDetail(
  { db, provider }: Invoices,
  invoiceId: number,
  now = new Date(),
): Promise<InvoiceDetail> {
  const [row] = await db.select().from(invoice).where(eq(invoice.invoice_id, invoiceId));
  if (!row) throw new Refusal('not_found');
  const events = await db
    .select()
    .from(invoiceEvent)
    .where(eq(invoiceEvent.invoice_id, invoiceId))
    .orderBy(asc(invoiceEvent.event_id));
  const people = await readReaders(
    db,
    events.flatMap(({ member_id }) => member_id ?? []),
  );
  const history = events.map(({ invoice_id: _own, member_id, at, ...event }) => ({
    ...event,
    by: member_id === null ? null : (people.get(member_id)?.name ?? null),
    at: at.toISOString(),
  }));
  const one = { invoice: row, allowances: await allowancesOf(db, invoiceId) };
  return detailOf(one, history, { now, hasProvider: provider !== undefined });
}

/** A page of invoices with what is open, and with the stock of numbers. */
export async function listInvoices(invoices: Invoices, query: InvoicesQuery): Promise<InvoicesPage> {
  const { db, provider } = invoices;
  const found = await foundInvoices(db, query);
  if (found.length === 0 && query.page > 1) return listInvoices(invoices, { ...query, page: 1 });
  return {
    way: provider ? 'ecpay' : 'manual',
    stock: provider ? await stockOf(db) : null,
    counts: await countQueues(db),
    list: (
      await withAllowances(
        db,
        found.map((one) => one.invoice_id),
      )
    ).map(summaryOf),
    ...pagesOf(found[0]?.counted ?? 0, query.page, PAGE),
  };
}

const SORTS: Record<NonNullable<InvoicesQuery['sort']>, SQL[]> = {
  newest: [sql`${invoice.created_at} desc nulls last`, sql`${invoice.invoice_id} desc nulls last`],
  oldest: [sql`${invoice.created_at} asc nulls first`, sql`${invoice.invoice_id} asc nulls first`],
  highest: [sql`${invoice.total} desc nulls last`, sql`${invoice.invoice_id} desc nulls last`],
};

/** The ids of a page and the total up to a limit, in one query. */
function foundInvoices(db: Db, query: InvoicesQuery) {
  const order = SORTS[query.sort ?? (query.queue === 'all' ? 'newest' : 'oldest')];
  const place = sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place');
  const found = db
    .select({ invoice_id: invoice.invoice_id, place })
    .from(invoice)
    .where(wanted(query))
    .orderBy(...order)
    .limit(MOST_COUNTED + 1)
    .as('found');
  const { page } = pagesOf(MOST_COUNTED, query.page, PAGE);
  return db
    .select({ invoice_id: found.invoice_id, counted: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(found)
    .orderBy(found.place)
    .limit(PAGE)
    .offset((page - 1) * PAGE);
}

function wanted({ queue, state, period, kind, tax_kind, keyword }: InvoicesQuery): SQL | undefined {
  return and(
    QUEUES[queue],
    state ? eq(invoice.state, state) : undefined,
    period ? eq(invoice.period, period) : undefined,
    kind ? eq(sql`(${invoice.buyer} -> 'choice' ->> 'type')`, kind) : undefined,
    tax_kind ? eq(invoice.tax_kind, tax_kind) : undefined,
    keyword ? or(startsWith(invoice.number, keyword), startsWith(invoice.code, keyword)) : undefined,
  );
}

/** Numbers and codes have only capitals, digits and hyphens, none of which is a wildcard. */
function startsWith(column: typeof invoice.number | typeof invoice.code, typed: string): SQL {
  return like(column, `${typed.toUpperCase().replace(/[^0-9A-Z-]/g, '')}%`);
}

const troubledAllowance = sql`exists (select 1 from ${invoiceAllowance} where ${invoiceAllowance.invoice_id} = ${invoice.invoice_id}
  and (${invoiceAllowance.state} = 'failed' or ${invoiceAllowance.problem} in ('number_missing', 'keys_refused')))`;
const openAllowance = sql`exists (select 1 from ${invoiceAllowance} where ${invoiceAllowance.invoice_id} = ${invoice.invoice_id}
  and ${invoiceAllowance.state} in ('queued', 'issuing', 'failed'))`;

const QUEUES: Record<InvoiceQueue, SQL | undefined> = {
  all: undefined,
  open: or(inArray(invoice.state, ['queued', 'issuing', 'voiding', 'failed']), openAllowance),
  troubled: or(eq(invoice.state, 'failed'), eq(invoice.problem, 'keys_refused'), troubledAllowance),
  differs: isNotNull(invoice.difference),
};

/** Invoices that only staff can help, also because of an allowance. */
export function countTroubled(db: Db): Promise<number> {
  return db.$count(invoice, QUEUES.troubled);
}

const FIRST_NAMED = 10;

/** Invoices that the provider has begun and only it can finish, also because of an allowance, and the oldest of them. */
export async function openAtProvider(db: Db) {
  const isOpen = and(QUEUES.open, eq(invoice.way, 'ecpay'));
  const { invoice_id, code } = invoice;
  const first = await db
    .select({ invoice_id, code })
    .from(invoice)
    .where(isOpen)
    .orderBy(asc(invoice_id))
    .limit(FIRST_NAMED);
  return { count: first.length < FIRST_NAMED ? first.length : await db.$count(invoice, isOpen), first };
}

async function countQueues(db: Db): Promise<InvoicesPage['counts']> {
  const [open, troubled, differs] = [
    await db.$count(invoice, QUEUES.open),
    await countTroubled(db),
    await db.$count(invoice, QUEUES.differs),
  ];
  return { open, troubled, differs };
}

async function withAllowances(db: Db, ids: readonly number[]): Promise<WithAllowances[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(invoice)
    .where(inArray(invoice.invoice_id, [...ids]));
  const allowances = await db
    .select()
    .from(invoiceAllowance)
    .where(inArray(invoiceAllowance.invoice_id, [...ids]))
    .orderBy(asc(invoiceAllowance.allowance_id));
  return ids.flatMap((id) => {
    const row = rows.find(({ invoice_id }) => invoice_id === id);
    return row ? [{ invoice: row, allowances: allowances.filter(({ invoice_id }) => invoice_id === id) }] : [];
  });
}

async function stockOf(db: Db): Promise<InvoicesPage['stock']> {
  const [row] = await db.select().from(invoiceProvider).where(eq(invoiceProvider.way, 'ecpay'));
  if (!row?.period || row.left === null || !row.checked_at) return null;
  const { period, left, needed, checked_at } = row;
  return { period, left, needed: needed ?? 0, checked_at: checked_at.toISOString() };
}
