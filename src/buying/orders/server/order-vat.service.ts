import { type SQL, sql } from 'drizzle-orm';
import { allowanceFacts, allowanceOf, invoiceFacts, invoiceOf } from '#buying/invoices/server/invoice-facts.service.ts';
import { shopOrder } from './order.tables.ts';
import { orderPayment, orderRefund } from './order-money.tables.ts';

interface Asked {
  /** `YYYYMM` of the first of its two months. */
  period: string;
  from: Date;
  until: Date;
  /** NT dollars for one US cent, for money in US dollars that has no invoice. */
  perCent: number;
}

const within = (column: SQL, { from, until }: Asked) =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`;

const inDollars = (amount: SQL, invoiced: SQL, { perCent }: Asked) =>
  sql`case when ${shopOrder.currency} = 'NTD' then ${amount} else coalesce(${invoiced}, round(${amount} * ${perCent}::numeric)::int) end`;

/** Accepted payments of the period, each with what became of its invoice: of this period (`matched`), or why not. */
export function paymentVatFacts(asked: Asked): SQL {
  const { amount, payment_id, received_at } = orderPayment;
  const refunded = sql`(select coalesce(sum(back.amount), 0) from ${orderRefund} as back
    where back.payment_id = ${payment_id} and back.done_at is not null)`;
  return sql`select case when invoice.invoice_id is null then 'none'
      when invoice.state = 'void' then case when ${refunded} >= ${amount} then 'refunded' else 'unreplaced' end
      when invoice.number is null then case invoice.state when 'failed' then 'failed' else 'queued' end
      when invoice.period = ${asked.period} then 'matched' else 'elsewhere' end as figure,
    null::int as rate, ${received_at} as at, ${payment_id} as id, ${shopOrder.code}, invoice.invoice_id, invoice.number,
    null::int as net, null::int as tax, ${inDollars(sql`${amount}`, sql`invoice.total`, asked)} as total
    from ${orderPayment} join ${shopOrder} on ${shopOrder.order_id} = ${orderPayment.order_id}
    left join lateral (${invoiceOf(sql`${orderPayment.order_id}`)}) as invoice on true
    where ${within(sql`${received_at}`, asked)} and ${orderPayment.kept} and not ${orderPayment.test}`;
}

/** Refunds of accepted payments that were paid in the period, each with what became of its allowance. */
export function refundVatFacts(asked: Asked): SQL {
  const { amount, refund_id, done_at } = orderRefund;
  return sql`select case when allowance.allowance_id is null then 'refund_none'
      when allowance.is_valid then case when allowance.period = ${asked.period} then 'refund_matched' else 'refund_elsewhere' end
      when allowance.state = 'covered' then 'refund_covered' when allowance.state = 'void' then 'refund_none'
      when allowance.state = 'failed' then 'refund_failed' else 'refund_open' end as figure,
    null::int as rate, ${done_at} as at, ${refund_id} as id, ${shopOrder.code}, allowance.invoice_id, allowance.number,
    null::int as net, null::int as tax, ${inDollars(sql`${amount}`, sql`allowance.total`, asked)} as total
    from ${orderRefund} join ${orderPayment} on ${orderPayment.payment_id} = ${orderRefund.payment_id}
    join ${shopOrder} on ${shopOrder.order_id} = ${orderRefund.order_id}
    left join lateral (${allowanceOf(sql`${refund_id}`)}) as allowance on true
    where ${within(sql`${done_at}`, asked)} and ${orderPayment.kept} and not ${orderPayment.test}`;
}

/** Invoices of the period whose payment was received in another one. */
export function lateInvoiceFacts(asked: Asked): SQL {
  return sql`select 'late_invoice' as figure, rate, at, id, code, invoice_id, number, net, tax, total
    from (${invoiceFacts(asked.period)}) as fact where figure <> 'void' and not exists (select 1 from ${orderPayment}
      where ${orderPayment.order_id} = fact.order_id and ${orderPayment.kept} and ${within(sql`${orderPayment.received_at}`, asked)})`;
}

/** Allowances of the period whose refund was paid in another one. */
export function lateAllowanceFacts(asked: Asked): SQL {
  return sql`select 'late_allowance' as figure, rate, at, id, code, invoice_id, number, net, tax, total
    from (${allowanceFacts(asked.period)}) as fact where not exists (select 1 from ${orderRefund}
      where ${orderRefund.refund_id} = fact.refund_id and ${within(sql`${orderRefund.done_at}`, asked)})`;
}
