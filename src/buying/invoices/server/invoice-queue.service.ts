import { and, eq, ne, sql } from 'drizzle-orm';
import type { Invoice } from '#buying/checkout/checkout.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { noticeOf } from '#db/server/notices.ts';
import { type Text, textIn } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';
import { allowanceAmounts, invoiceAmounts } from '../invoice-amounts.rules.ts';
import { EXPORT_REASON, USUAL_CLEARANCE } from '../invoice-states.rules.ts';
import { invoice, invoiceAllowance } from './invoice.tables.ts';
import { relateNumber } from './relate-number.ts';

/** Wakes the process that issues invoices. */
export const INVOICE_CHANNEL = 'invoice';

/** The line of the delivery fee, in the language of the document. */
const DELIVERY = '運費';

export interface PaidOrder {
  order_id: number;
  code: string;
  currency: Currency;
  total: number;
  shipping_fee: number;
  tax_rate: number;
  invoice: Invoice;
  receiver: { name: string; email: string; phone: string; address: string };
}

export interface PaidLine {
  title: Text;
  nums: number;
  line_total: number;
}

export interface Paid {
  at: Date;
  /** Ten-millionths of a US dollar for one NT dollar; null for an order in NT dollars. */
  exchange_rate: number | null;
}

/**
 * Queues the invoice of an order whose payment has just been accepted, in the same transaction; the network is a job's. A repeated
 * call changes nothing. Never call it for a test order.
 */
export async function queueInvoice(
  tx: Db,
  order: PaidOrder,
  lines: readonly PaidLine[],
  { at, exchange_rate }: Paid,
): Promise<void> {
  const { order_id, code, currency, total, shipping_fee, tax_rate, receiver } = order;
  const parts = lines.map(({ title, nums, line_total }) => ({
    name: textIn(title, 'zh-Hant'),
    nums,
    amount: line_total,
  }));
  const delivery = shipping_fee > 0 ? [{ name: DELIVERY, nums: 1, amount: shipping_fee }] : [];
  const amounts = invoiceAmounts({ parts: [...parts, ...delivery], currency, tax_rate, exchange_rate });
  const { name, email, phone, address } = receiver;
  const isExport = tax_rate === 0;
  const queued = tx
    .insert(invoice)
    .values({
      order_id,
      code,
      relate_number: relateNumber(code, 1),
      buyer: { choice: order.invoice, name, email, phone, address },
      ...amounts,
      tax_kind: isExport ? 'zero' : 'taxable',
      tax_rate,
      zero_reason: isExport ? EXPORT_REASON : null,
      clearance: isExport ? USUAL_CLEARANCE : null,
      currency,
      currency_total: total,
      exchange_rate,
      paid_at: at,
      next_at: at,
      created_at: at,
      changed_at: at,
    })
    .onConflictDoNothing()
    .returning({ invoice_id: invoice.invoice_id });
  await tx.execute(sql`with queued as ${queued} ${noticeOf(INVOICE_CHANNEL, '')}`);
}

interface PaidRefund {
  refund_id: number;
  order_id: number;
  /** In the order's currency. */
  amount: number;
  at: Date;
}

/**
 * Queues the allowance of a refund that has just been paid, in the same transaction. Its turn decides whether the invoice can be
 * voided instead. An order without an invoice, such as a test order, has none.
 */
export async function queueAllowance(tx: Db, { refund_id, order_id, amount, at }: PaidRefund): Promise<void> {
  // Locked first: a statement that is blocked by a replacement of the invoice would not see the new one.
  await tx.execute(sql`select 1 from ${invoice} where ${eq(invoice.order_id, order_id)} for update`);
  const { currency_total } = invoiceAllowance;
  const isOwn = sql`from ${invoiceAllowance} where ${invoiceAllowance.invoice_id} = ${invoice.invoice_id}`;
  const [living] = await tx
    .select({
      invoice,
      before: sql<number>`(select coalesce(sum(${currency_total}), 0)::int ${isOwn})`,
      isKnown: sql<boolean>`exists (select 1 ${isOwn} and ${invoiceAllowance.refund_id} = ${refund_id})`,
    })
    .from(invoice)
    .where(and(eq(invoice.order_id, order_id), ne(invoice.state, 'void')))
    .for('update');
  if (!living || living.isKnown) return;
  const { invoice_id, code } = living.invoice;
  const amounts = allowanceAmounts(living.invoice, living.before, amount);
  const dates = { refunded_at: at, created_at: at, changed_at: at };
  const queued = tx
    .insert(invoiceAllowance)
    .values({ invoice_id, order_id, code, refund_id, ...amounts, currency_total: amount, ...dates })
    .returning({ allowance_id: invoiceAllowance.allowance_id });
  const woken = tx
    .update(invoice)
    .set({ next_at: sql`least(${invoice.next_at}, ${at.toISOString()}::timestamptz)` })
    .where(eq(invoice.invoice_id, invoice_id))
    .returning({ invoice_id: invoice.invoice_id });
  await tx.execute(sql`with queued as ${queued}, woken as ${woken} ${noticeOf(INVOICE_CHANNEL, '')}`);
}
