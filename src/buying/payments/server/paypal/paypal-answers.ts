import { z } from 'zod';

// Only the fields we use; PayPal adds others without notice.
const id = z.string().regex(/^[\w-]{1,64}$/);
const word = z.string().regex(/^\w{1,80}$/);
const money = z.object({ currency_code: z.string().max(3), value: z.string().max(32) });
const link = z.object({ href: z.string().max(2000), rel: z.string().max(40) });
const links = z.array(link).max(50).default([]);

export const paypalToken = z.object({
  access_token: z
    .string()
    .min(1)
    .max(8000)
    .regex(/^[\x21-\x7e]+$/),
  expires_in: z.number().positive(),
});

const capture = z.object({
  id,
  status: word,
  status_details: z.object({ reason: word.optional() }).optional(),
  amount: money,
  custom_id: z.string().max(255).optional(),
  invoice_id: z.string().max(255).optional(),
});
export type PaypalCapture = z.infer<typeof capture>;

export const paypalRefund = z.object({
  id,
  status: word,
  amount: money.optional(),
  /** Our request's number, if the shop sent one. */
  invoice_id: z.string().max(255).optional(),
});

const purchaseUnit = z.object({
  custom_id: z.string().max(255).optional(),
  invoice_id: z.string().max(255).optional(),
  payee: z.object({ merchant_id: z.string().max(64).optional() }).optional(),
  payments: z
    .object({ captures: z.array(capture).default([]), refunds: z.array(paypalRefund).default([]) })
    .default({ captures: [], refunds: [] }),
});
export type PaypalUnit = z.infer<typeof purchaseUnit>;

export const paypalOrder = z.object({ id, status: word, links, purchase_units: z.array(purchaseUnit).default([]) });
export type PaypalOrder = z.infer<typeof paypalOrder>;

const paypalError = z.object({
  name: word.optional(),
  debug_id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  details: z.array(z.object({ issue: word.optional() })).default([]),
});

/** The issue of PayPal's error, else its name, and the id under which PayPal can find the call. */
export function paypalIssue(json: unknown): { issue: string | undefined; debug_id: string | undefined } {
  const { data } = paypalError.safeParse(json);
  return { issue: data?.details[0]?.issue ?? data?.name, debug_id: data?.debug_id };
}
