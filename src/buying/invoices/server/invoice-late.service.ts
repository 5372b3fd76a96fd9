import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { shopDay } from '#shared/shop-time.ts';
import { invoice, invoiceEvent } from './invoice.tables.ts';

/**
 * Holds the invoice of an order in US dollars that was queued later than it was paid: only the rate of now is known, so staff look at
 * its amounts before it is issued.
 */
export async function holdForRate(tx: Db, order_id: number, now: Date): Promise<void> {
  const problem = 'rate_to_check' as const;
  const [held] = await tx
    .update(invoice)
    .set({ state: 'failed', problem, next_at: null, changed_at: now })
    .where(and(eq(invoice.order_id, order_id), eq(invoice.state, 'queued')))
    .returning();
  if (!held?.exchange_rate) return;
  const { invoice_id, code, exchange_rate, total } = held;
  const noted = { exchange_rate, total };
  await tx.insert(invoiceEvent).values({ invoice_id, act: 'issue', outcome: problem, noted, at: now });
  const occurrence = `${invoice_id} ${problem} ${shopDay(now)}`;
  await raiseNotice(tx, { kind: 'invoice_problem', subject: code, occurrence, facts: { what: 'invoice_failed' } });
}
