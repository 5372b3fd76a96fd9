import { z } from 'zod';
import { text } from '#shared/fields.ts';
import { orderCode } from './order.contract.ts';

/** Spec §7: the names of the providers in their addresses, and what the browser brings there. */
export const paymentParam = z.object({ provider: z.enum(['paypal', 'cybersource', 'cybersourceforusd']) });
export const paymentQuery = z.object({
  code: orderCode.optional(),
  hash: text(200).optional(),
  lang: text(20).optional(),
});
