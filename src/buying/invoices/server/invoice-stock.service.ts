import { gte } from 'drizzle-orm';
import type { Job } from '#ground/jobs/server/job.ts';
import { handleNotices, raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { shopDay } from '#shared/shop-time.ts';
import { periodOf } from '../invoice-periods.rules.ts';
import { invoice, invoiceProvider } from './invoice.tables.ts';
import { isPaused } from './invoice-lease.service.ts';
import type { Invoices } from './invoices.ts';

const HOUR_MS = 3_600_000;
const TWO_WEEKS_MS = 14 * 24 * HOUR_MS;
/** A new shop has issued nothing yet: less than one small book is few in any case. */
const FEWEST = 10;

/** Reads how many numbers of this period are left, and notifies staff if they do not last two weeks. */
export async function readStock({ db, provider }: Invoices, now = new Date()): Promise<void> {
  if (!provider || (await isPaused(db, now))) return;
  const period = periodOf(now);
  const answer = await provider.stock(period);
  if (answer.state !== 'done') return;
  const { left } = answer;
  const sold = await db.$count(invoice, gte(invoice.issued_at, new Date(now.getTime() - TWO_WEEKS_MS)));
  const needed = Math.max(sold, FEWEST);
  const facts = { period, left, needed, checked_at: now };
  await db
    .insert(invoiceProvider)
    .values({ way: 'ecpay', ...facts })
    .onConflictDoUpdate({ target: invoiceProvider.way, set: facts });
  const kinds = ['invoice_problem'] as const;
  if (left >= needed) return handleNotices(db, { kinds, subjects: [period] });
  const occurrence = shopDay(now);
  await raiseNotice(db, {
    kind: 'invoice_problem',
    subject: period,
    occurrence,
    facts: { what: 'invoice_numbers', count: left },
  });
}

export function readingStock(invoices: Invoices): Job {
  return {
    name: 'invoice_numbers',
    runsIn: 'one_process',
    every: HOUR_MS,
    after: HOUR_MS / 12,
    run: () => readStock(invoices),
  };
}
