import { z } from 'zod';
import { orderCode } from '#buying/orders/order.contract.ts';
import { text } from '#shared/fields.ts';

/** Spec §7: the names of the ways of paying in their addresses, and what the browser brings there. */
export const paymentParam = z.object({ provider: z.enum(['paypal', 'cybersource', 'cybersourceforusd']) });
export const paymentQuery = z.object({
  code: orderCode.optional(),
  hash: text(64).optional(),
  lang: text(20).optional(),
});

/** What a buyer comes back with: which attempt, and in which language. Whatever the provider adds is not asked for. */
export const backQuery = z.object({ attempt: z.uuid().optional(), lang: text(20).optional() });
