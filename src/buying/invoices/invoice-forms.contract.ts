import { z } from 'zod';
import { invoice as invoiceChoice } from '#buying/checkout/checkout.contract.ts';
import { email, name, required } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { CLEARANCE_MARKS } from './invoice-states.rules.ts';

/** The buyer's data as staff correct it; the invoice is then tried again. */
export const correctInvoiceForm = z
  .strictObject({
    choice: invoiceChoice,
    name,
    email,
    address: required,
    /** Of an export. */
    clearance: z.enum(CLEARANCE_MARKS).optional(),
  })
  .meta({ id: 'CorrectInvoice' });
export type CorrectInvoiceForm = z.infer<typeof correctInvoiceForm>;

const invoiceNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}\d{8}$/)
  .meta({ type: 'string', pattern: '^[A-Z]{2}\\d{8}$' });

/** An invoice that the accountant has issued; `date` is the day in Taipei. */
export const enterInvoiceForm = z
  .strictObject({
    number: invoiceNumber,
    date: z.iso.date(),
    random_code: z
      .string()
      .trim()
      .regex(/^(\d{4})?$/)
      .optional(),
  })
  .meta({ id: 'EnterInvoice' });
export type EnterInvoiceForm = z.infer<typeof enterInvoiceForm>;

/** An allowance that the accountant has issued, or that the provider issued without telling its number. */
export const enterAllowanceForm = z
  .strictObject({
    number: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{1,16}$/),
    date: z.iso.date(),
  })
  .meta({ id: 'EnterAllowance' });
export type EnterAllowanceForm = z.infer<typeof enterAllowanceForm>;

/** The day on which the accountant voided it. */
export const enterVoidForm = z.strictObject({ date: z.iso.date() }).meta({ id: 'EnterVoid' });
export type EnterVoidForm = z.infer<typeof enterVoidForm>;

/** `looked`: staff have seen on the provider's pages that it has not issued the invoice; needed if its answer was lost. */
export const handOverForm = z.strictObject({ looked: z.boolean() }).meta({ id: 'HandOverInvoice' });
export type HandOverForm = z.infer<typeof handOverForm>;

/** Voids an issued invoice whose buyer is wrong, and queues the next one with the right buyer. */
export const voidInvoiceForm = z
  .strictObject({ reason: required, replace_with: correctInvoiceForm })
  .meta({ id: 'VoidInvoice' });
export type VoidInvoiceForm = z.infer<typeof voidInvoiceForm>;

/** POST /api/invoice/check: does the ministry know this barcode or donation code? */
export const invoiceCheckForm = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('mobile'),
      code: z
        .string()
        .trim()
        .regex(/^\/[0-9A-Z.+-]{7}$/),
    }),
    z.strictObject({
      kind: z.literal('donation'),
      code: z
        .string()
        .trim()
        .regex(/^\d{3,7}$/),
    }),
  ])
  .meta({ id: 'InvoiceCheck' });
export type InvoiceCheckForm = z.infer<typeof invoiceCheckForm>;
/** `unknown`: nobody could say in time, so the checkout goes on. */
const INVOICE_CHECKS = ['valid', 'invalid', 'unknown'] as const;
export type InvoiceCheck = (typeof INVOICE_CHECKS)[number];
export const invoiceCheckReply = successReply({ result: z.enum(INVOICE_CHECKS) }).meta({ id: 'InvoiceCheckReply' });
