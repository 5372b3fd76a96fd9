import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction, sqlState } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import { shopDay, shopMoment } from '#shared/shop-time.ts';
import type { InvoiceAction, InvoiceBuyer } from '../invoice.contract.ts';
import type {
  CorrectInvoiceForm,
  EnterAllowanceForm,
  EnterInvoiceForm,
  EnterVoidForm,
  HandOverForm,
  VoidInvoiceForm,
} from '../invoice-forms.contract.ts';
import { periodOfDay, voidUntil } from '../invoice-periods.rules.ts';
import { isRefunded, UNPROVED } from '../invoice-step.rules.ts';
import { invoice, invoiceAllowance, invoiceEvent } from './invoice.tables.ts';
import { voidInvoiceRow } from './invoice-end.service.ts';
import { allowancesOf, type InvoiceRow } from './invoice-lease.service.ts';
import { INVOICE_CHANNEL } from './invoice-queue.service.ts';
import { dueAt } from './invoice-result.service.ts';
import { actionsOn, lacksNumber, type WithAllowances } from './invoice-view.ts';
import type { Invoices } from './invoices.ts';

interface Acting {
  invoice_id: number;
  staff_id: number;
  now?: Date;
}

const UNIQUE = '23505';
const solved = { problem: null, problem_code: null, problem_words: null, tries: 0 } as const;

/** Tries a failed invoice or allowance again; a shop that has got keys issues what the accountant would have issued. */
export function retryInvoice(invoices: Invoices, acting: Acting): Promise<void> {
  const { provider } = invoices;
  return acted(invoices, acting, 'retry', async (tx, { invoice: row }, now) => {
    const isFailed = row.state === 'failed' || (row.state === 'queued' && row.way === 'manual');
    const way = row.number === null && provider ? ('ecpay' as const) : row.way;
    // A call may have succeeded: ask the provider first.
    const state =
      row.state === 'failed' && way === 'ecpay' ? ('issuing' as const) : row.state === 'failed' ? 'queued' : row.state;
    await saved(tx, row, isFailed ? { ...solved, way, state } : {}, now);
    const failed = and(eq(invoiceAllowance.invoice_id, row.invoice_id), eq(invoiceAllowance.state, 'failed'));
    await tx
      .update(invoiceAllowance)
      .set({ ...solved, state: way === 'ecpay' ? 'issuing' : 'queued', changed_at: now })
      .where(failed);
    return { state };
  });
}

/** Corrects the buyer of an invoice that was not issued, and tries it again. */
export function correctInvoice(invoices: Invoices, acting: Acting, form: CorrectInvoiceForm): Promise<void> {
  return acted(invoices, acting, 'correct', async (tx, { invoice: row }, now) => {
    const buyer = buyerWith(row.buyer, form);
    const clearance = row.tax_kind === 'zero' ? (form.clearance ?? row.clearance) : null;
    const state = row.state === 'failed' && row.way === 'ecpay' ? ('issuing' as const) : ('queued' as const);
    await saved(tx, row, { ...solved, state, buyer, clearance }, now);
    return { kind: buyer.choice.type };
  });
}

/** Enters an invoice that the accountant issued. Its day is between the payment and today. */
export function enterInvoice(invoices: Invoices, acting: Acting, form: EnterInvoiceForm): Promise<void> {
  return acted(invoices, acting, 'enter', async (tx, { invoice: row }, now) => {
    if (row.number !== null) throw new Refusal('conflict');
    const { number, date, random_code } = form;
    requireDay(date, row.paid_at, now);
    const dated = { issued_at: noon(date), period: periodOfDay(date) };
    // The provider has it under our number: it uploads it, and only there it can be voided.
    const isUnproved = row.problem !== null && UNPROVED.includes(row.problem);
    const isThere = row.way === 'ecpay' && (row.state === 'issuing' || isUnproved);
    const set = {
      ...solved,
      ...dated,
      state: 'issued',
      way: isThere ? 'ecpay' : 'manual',
      number,
      random_code: random_code || null,
    } as const;
    await saved(tx, row, set, now);
    return { number, date };
  });
}

/** Enters the number of an allowance. */
export async function enterAllowance(
  invoices: Invoices,
  { allowance_id, staff_id, now = new Date() }: { allowance_id: number; staff_id: number; now?: Date },
  { number, date }: EnterAllowanceForm,
): Promise<number> {
  const { db, provider } = invoices;
  const [known] = await db
    .select({ invoice_id: invoiceAllowance.invoice_id })
    .from(invoiceAllowance)
    .where(eq(invoiceAllowance.allowance_id, allowance_id));
  if (!known) throw new Refusal('not_found');
  await acted(invoices, { ...known, staff_id, now }, 'enter', async (tx, { invoice: row, allowances }) => {
    const one = allowances.find((other) => other.allowance_id === allowance_id);
    if (!one || row.number === null || !lacksNumber(one, row, provider !== undefined)) throw new Refusal('conflict');
    requireDay(date, one.refunded_at, now);
    const dated = { issued_at: noon(date), period: periodOfDay(date) };
    await tx
      .update(invoiceAllowance)
      .set({ ...solved, ...dated, state: 'issued', number, changed_at: now })
      .where(eq(invoiceAllowance.allowance_id, allowance_id));
    await saved(tx, row, {}, now);
    return { number, date };
  });
  return known.invoice_id;
}

/** What the provider did not issue becomes the accountant's, once the provider's keys were removed. */
export function handOver(invoices: Invoices, acting: Acting, { looked }: HandOverForm): Promise<void> {
  return acted(invoices, acting, 'hand_over', async (tx, { invoice: row }, now) => {
    // Its answer was lost: the provider may have issued it.
    if (row.state === 'issuing' && !looked) throw new Refusal('conflict');
    await saved(tx, row, { ...solved, way: 'manual', state: 'queued' }, now);
    return { number: row.relate_number };
  });
}

/** Enters the day on which an invoice was voided without the shop. An order that keeps money needs another invoice then. */
export function enterVoid(invoices: Invoices, acting: Acting, { date }: EnterVoidForm): Promise<void> {
  return acted(invoices, acting, 'enter_void', async (tx, { invoice: row, allowances }, now) => {
    requireDay(date, row.issued_at ?? row.paid_at, now);
    if (noon(date) > voidUntil(row.period ?? '')) throw wrongDay('void_late');
    const event = { act: 'enter_void', outcome: 'done', member_id: acting.staff_id } as const;
    const next = row.replace_with ?? (isRefunded(row, allowances) ? null : row.buyer);
    await voidInvoiceRow(tx, row, { event, next, voided_at: noon(date), now });
    return { date };
  });
}

/** Voids an invoice whose buyer is wrong; the next one is queued when that is done. */
export function voidInvoice(
  invoices: Invoices,
  acting: Acting,
  { reason, replace_with }: VoidInvoiceForm,
): Promise<void> {
  return acted(invoices, acting, 'void', async (tx, { invoice: row }, now) => {
    const buyer = buyerWith(row.buyer, replace_with);
    await saved(tx, row, { ...solved, state: 'voiding', void_reason: reason, replace_with: buyer }, now);
    return { reason };
  });
}

/** One act of staff on a locked invoice that no process is working on, with its event and its line in the log of changes. */
async function acted(
  { db, provider }: Pick<Invoices, 'db' | 'provider'>,
  { invoice_id, staff_id, now = new Date() }: Acting,
  action: InvoiceAction,
  act: (tx: Db, one: WithAllowances, now: Date) => Promise<Record<string, unknown>>,
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const [row] = await tx.select().from(invoice).where(eq(invoice.invoice_id, invoice_id)).for('update');
      if (!row) throw new Refusal('not_found');
      const one = { invoice: row, allowances: await allowancesOf(tx, invoice_id) };
      const isBusy = row.leased_until !== null && row.leased_until > now;
      const hasProvider = provider !== undefined;
      if (isBusy || !actionsOn(one, { now, hasProvider }).includes(action)) throw new Refusal('conflict');
      const after = await act(tx, one, now);
      const event = { invoice_id, act: ACTS[action], outcome: 'done', member_id: staff_id, at: now } as const;
      if (action !== 'enter_void') await tx.insert(invoiceEvent).values(event);
      await recordChange(tx, { staff_id, subject: 'invoice', subject_id: invoice_id, action, after, at: now });
      await sendNotice(tx, INVOICE_CHANNEL, '');
    });
  } catch (error) {
    // Another invoice or allowance has this number.
    if (sqlState(error) === UNIQUE) throw new Refusal('invoice_number_taken');
    throw error;
  }
}

const ACTS = {
  retry: 'retry',
  correct: 'correct',
  enter: 'enter',
  enter_void: 'enter_void',
  void: 'order_void',
  hand_over: 'hand_over',
} as const satisfies Record<InvoiceAction, string>;

async function saved(tx: Db, row: InvoiceRow, set: Partial<InvoiceRow>, now: Date): Promise<void> {
  const fresh = { ...row, ...set };
  const next_at = dueAt(fresh, await allowancesOf(tx, row.invoice_id), undefined, now);
  await tx
    .update(invoice)
    .set({ ...set, next_at, leased_until: null, changed_at: now })
    .where(eq(invoice.invoice_id, row.invoice_id));
}

function buyerWith(before: InvoiceBuyer, { choice, name, email, address }: CorrectInvoiceForm): InvoiceBuyer {
  return { ...before, choice, name, email, address };
}

/** In Taipei; only the day is known. */
function noon(date: string): Date {
  return shopMoment(date, '12:00');
}

function requireDay(date: string, earliest: Date, now: Date): void {
  if (date > shopDay(now)) throw wrongDay('day_ahead');
  if (date < shopDay(earliest)) throw wrongDay('day_before_payment');
}

function wrongDay(rule: string): Refusal {
  return new Refusal('validation', { issues: [{ code: 'custom', path: ['date'], message: '', params: { rule } }] });
}
