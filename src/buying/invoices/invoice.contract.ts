import { z } from 'zod';
import { invoice as invoiceChoice } from '#buying/checkout/checkout.contract.ts';
import { idText, keyword, numberText } from '#shared/fields.ts';
import { CURRENCIES } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';
import {
  ALLOWANCE_STATES,
  CLEARANCE_MARKS,
  INVOICE_ACTS,
  INVOICE_DIFFERENCES,
  INVOICE_PROBLEMS,
  INVOICE_STATES,
  INVOICE_WAYS,
  TAX_KINDS,
} from './invoice-states.rules.ts';

const amount = z.int();
const moment = z.string();

/** What the buyer sees of an order's invoice: nothing but its state until it is issued. */
export const orderInvoice = z
  .object({
    state: z.enum(INVOICE_STATES),
    number: z.string().nullable(),
    /** When it was issued. */
    date: moment.nullable(),
    random_code: z.string().nullable(),
  })
  .meta({ id: 'OrderInvoice' });
export type OrderInvoice = z.infer<typeof orderInvoice>;

/** One line, in NT dollars with tax. */
const invoiceLine = z.object({ name: z.string(), nums: z.int(), amount, tax: amount }).meta({ id: 'InvoiceLine' });
export type InvoiceLine = z.infer<typeof invoiceLine>;

/** The buyer's choice at the checkout, and where the provider notifies them. */
const invoiceBuyer = z
  .object({
    choice: invoiceChoice,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
  })
  .meta({ id: 'InvoiceBuyer' });
export type InvoiceBuyer = z.infer<typeof invoiceBuyer>;

const problem = {
  problem: z.enum(INVOICE_PROBLEMS).nullable(),
  /** The provider's own code and words. */
  problem_code: z.string().nullable(),
  problem_words: z.string().nullable(),
  tries: z.int(),
  next_at: moment.nullable(),
};

const invoiceSummary = z
  .object({
    invoice_id: z.int(),
    /** The order's. */
    code: z.string(),
    state: z.enum(INVOICE_STATES),
    /** Null until its turn comes. */
    way: z.enum(INVOICE_WAYS).nullable(),
    kind: z.enum(['personal', 'donation', 'company']),
    number: z.string().nullable(),
    issued_at: moment.nullable(),
    period: z.string().nullable(),
    tax_kind: z.enum(TAX_KINDS),
    net: amount,
    tax: amount,
    total: amount,
    /** Of its valid allowances. */
    allowed: amount,
    /** Allowances that are not done. */
    open_allowances: z.int(),
    paid_at: moment,
    created_at: moment,
    ...problem,
  })
  .meta({ id: 'InvoiceSummary' });
export type InvoiceSummary = z.infer<typeof invoiceSummary>;

export const allowanceView = z
  .object({
    allowance_id: z.int(),
    refund_id: z.int(),
    state: z.enum(ALLOWANCE_STATES),
    number: z.string().nullable(),
    issued_at: moment.nullable(),
    period: z.string().nullable(),
    net: amount,
    tax: amount,
    total: amount,
    lines: z.array(invoiceLine),
    refunded_at: moment,
    /** Whether staff have to enter its number. */
    lacks_number: z.boolean(),
    ...problem,
  })
  .meta({ id: 'InvoiceAllowance' });
export type AllowanceView = z.infer<typeof allowanceView>;

const event = z
  .object({
    event_id: z.int(),
    allowance_id: z.int().nullable(),
    act: z.enum(INVOICE_ACTS),
    outcome: z.enum(['asked', 'done', 'unknown', ...INVOICE_PROBLEMS]),
    code: z.string().nullable(),
    words: z.string().nullable(),
    noted: z.record(z.string(), z.union([z.string(), z.number()])),
    /** The staff member's name; null for the shop itself. */
    by: z.string().nullable(),
    at: moment,
  })
  .meta({ id: 'InvoiceEvent' });

/** What staff can do about it now. */
const INVOICE_ACTIONS = ['retry', 'correct', 'enter', 'enter_void', 'void', 'hand_over'] as const;
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

export const invoiceDetail = invoiceSummary
  .extend({
    relate_number: z.string(),
    random_code: z.string().nullable(),
    buyer: invoiceBuyer,
    lines: z.array(invoiceLine),
    tax_rate: z.int(),
    zero_reason: z.string().nullable(),
    clearance: z.enum(CLEARANCE_MARKS).nullable(),
    currency: z.enum(CURRENCIES),
    currency_total: amount,
    /** Ten-millionths of a US dollar for one NT dollar. */
    exchange_rate: z.int().nullable(),
    voided_at: moment.nullable(),
    void_reason: z.string().nullable(),
    difference: z.enum(INVOICE_DIFFERENCES).nullable(),
    difference_there: z.string().nullable(),
    /** Until when it can be voided; null before it is issued. */
    void_until: moment.nullable(),
    allowances: z.array(allowanceView),
    events: z.array(event),
    actions: z.array(z.enum(INVOICE_ACTIONS)),
  })
  .meta({ id: 'InvoiceDetail' });
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

/** `YYYYMM` of the first of the two months. */
export const periodText = z.string().regex(/^20\d{2}(01|03|05|07|09|11)$/);

/** `open`: not issued, or with something to do; `troubled`: failed, also an allowance; `differs`: the provider says otherwise. */
const INVOICE_QUEUES = ['all', 'open', 'troubled', 'differs'] as const;
export type InvoiceQueue = (typeof INVOICE_QUEUES)[number];
/** `oldest`: for the queues. */
const INVOICE_SORTS = ['newest', 'oldest', 'highest'] as const;

export const invoicesQuery = z.object({
  queue: z.enum(INVOICE_QUEUES).default('all'),
  state: z.enum(INVOICE_STATES).optional(),
  period: periodText.optional(),
  kind: z.enum(['personal', 'donation', 'company']).optional(),
  tax_kind: z.enum(TAX_KINDS).optional(),
  /** The beginning of an invoice's number or of an order's code. */
  keyword: keyword.optional(),
  sort: z.enum(INVOICE_SORTS).optional(),
  page: numberText(1, 10_000).default(1),
});
export type InvoicesQuery = z.infer<typeof invoicesQuery>;

/** How many numbers are left at the provider; null for the manual way, or before it was asked. */
const stock = z.object({
  period: z.string(),
  left: z.int(),
  /** Of two weeks. */
  needed: z.int(),
  checked_at: moment,
});

export const invoicesReply = successReply({
  /** How the shop issues now. */
  way: z.enum(INVOICE_WAYS),
  stock: stock.nullable(),
  counts: z.object({ open: z.int(), troubled: z.int(), differs: z.int() }),
  list: z.array(invoiceSummary),
  total: z.int(),
  /** Whether there are more than were counted. */
  more: z.boolean(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'Invoices' });
export type InvoicesPage = Omit<z.infer<typeof invoicesReply>, 'code'>;

export const invoiceParam = z.object({ invoice_id: idText });
export const allowanceParam = z.object({ allowance_id: idText });
export const invoiceReply = successReply({ invoice: invoiceDetail }).meta({ id: 'InvoiceReply' });
