import { type SQL, sql } from 'drizzle-orm';
import { VALID_STATES } from '../invoice-step.rules.ts';
import { invoice, invoiceAllowance } from './invoice.tables.ts';

const VALID = sql.join(
  VALID_STATES.map((state) => sql`${state}`),
  sql`, `,
);

/**
 * Every invoice with a number of one period, for the VAT sheet: its figure, and its amounts in NT dollars. A void one counts in no
 * sum.
 */
export function invoiceFacts(period: string): SQL {
  const kind = sql`${invoice.buyer} -> 'choice' ->> 'type'`;
  return sql`select case when ${invoice.state} = 'void' then 'void'
      when ${invoice.tax_kind} = 'zero' then case when ${invoice.clearance} = '1' then 'zero_post' else 'zero_customs' end
      when ${kind} = 'company' then 'company' else 'consumer' end as figure,
    ${invoice.tax_rate} as rate, ${invoice.issued_at} as at, ${invoice.invoice_id} as id, ${invoice.order_id}, ${invoice.code},
    ${invoice.invoice_id}, ${invoice.number}, ${invoice.net}, ${invoice.tax}, ${invoice.total}
    from ${invoice} where ${invoice.period} = ${period} and ${invoice.number} is not null`;
}

/** Every valid allowance of one period, with the refund it belongs to. */
export function allowanceFacts(period: string): SQL {
  const own = invoiceAllowance;
  return sql`select case when ${invoice.tax_kind} = 'zero' then 'allowance_zero' else 'allowance' end as figure,
    ${invoice.tax_rate} as rate, ${own.issued_at} as at, ${own.allowance_id} as id, ${own.refund_id}, ${own.code},
    ${own.invoice_id}, ${own.number}, ${own.net}, ${own.tax}, ${own.total}
    from ${own} join ${invoice} on ${invoice.invoice_id} = ${own.invoice_id}
    where ${own.period} = ${period} and ${own.state} in (${VALID})`;
}

/** The invoice of an order that counts: the one that is not void, or else the last void one; to join laterally. */
export function invoiceOf(orderId: SQL): SQL {
  return sql`select own.invoice_id, own.number, own.state, own.period, own.total from ${invoice} as own
    where own.order_id = ${orderId} order by own.state = 'void', own.invoice_id desc limit 1`;
}

/** The allowance of a refund; `is_valid` unless it was voided or failed. */
export function allowanceOf(refundId: SQL): SQL {
  return sql`select own.allowance_id, own.invoice_id, own.number, own.state, own.period, own.total, own.state in (${VALID}) as is_valid
    from ${invoiceAllowance} as own where own.refund_id = ${refundId}`;
}
