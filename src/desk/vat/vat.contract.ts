import { z } from 'zod';
import { periodText } from '#buying/invoices/invoice.contract.ts';
import { numberText } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { VAT_FIGURES, VAT_LISTS } from './vat.rules.ts';

/** A two-month period, `YYYYMM` of its first month; the one that ended last if it is missing. */
export const vatQuery = z.object({ period: periodText.optional() });

const row = z
  .object({
    figure: z.enum(VAT_FIGURES),
    rate: z.int().nullable(),
    count: z.int(),
    net: z.int(),
    tax: z.int(),
    total: z.int(),
  })
  .meta({ id: 'VatRow' });

export const vatReply = successReply({
  period: z.string(),
  /** Whose sheet it is; empty until the owner has entered it. */
  seller: z.object({ name: z.string(), tax_id: z.string() }),
  /** Ten-millionths of a US dollar for one NT dollar, today's: only for money in US dollars that has no invoice. */
  rate: z.int(),
  rows: z.array(row),
}).meta({ id: 'VatSheet' });
export type VatReply = Omit<z.infer<typeof vatReply>, 'code'>;

export const vatListQuery = z.object({
  period: periodText,
  of: z.enum(VAT_LISTS),
  /** Of invoices and allowances at this rate only. */
  rate: numberText(0, 100).optional(),
  page: numberText(1, 10_000).default(1),
});
export type VatListQuery = z.infer<typeof vatListQuery>;

const entry = z
  .object({
    id: z.int(),
    figure: z.enum(VAT_FIGURES),
    at: z.string(),
    /** The order's. */
    code: z.string(),
    invoice_id: z.int().nullable(),
    /** Of the invoice or allowance. */
    number: z.string().nullable(),
    /** Null for payments and refunds. */
    net: z.int().nullable(),
    tax: z.int().nullable(),
    total: z.int(),
  })
  .meta({ id: 'VatEntry' });
export type VatEntry = z.infer<typeof entry>;

export const vatListReply = successReply({
  list: z.array(entry),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'VatList' });
export type VatListPage = Omit<z.infer<typeof vatListReply>, 'code'>;

/** Of the sheet; of the list behind a figure if it is named. */
export const vatFileQuery = vatListQuery
  .omit({ page: true })
  .extend({ of: vatListQuery.shape.of.optional(), format: z.enum(['xlsx', 'csv']) });
export type VatFileQuery = z.infer<typeof vatFileQuery>;
