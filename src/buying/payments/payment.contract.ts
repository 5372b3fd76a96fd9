import { z } from 'zod';
import { orderCode } from '#buying/orders/order.contract.ts';
import { text } from '#shared/fields.ts';

/** Spec §7: the payment methods in their URLs. */
export const paymentParam = z.object({
  provider: z.enum(['paypal', 'cybersource', 'cybersourceforusd', 'ecpaycredit', 'ecpayatm', 'ecpaycvs', 'linepay']),
});
export const paymentQuery = z.object({
  code: orderCode.optional(),
  hash: text(64).optional(),
  lang: text(20).optional(),
});

/** The attempt and the language of a returning buyer. Parameters that the provider adds are ignored. */
export const backQuery = z.object({ attempt: z.uuid().optional(), lang: text(20).optional() });

/** What the simulated provider of a shop in test mode shall answer. */
const TEST_CHOICES = ['pay', 'number_paid', 'number_unpaid', 'decline', 'cancel'] as const;
export type TestChoice = (typeof TEST_CHOICES)[number];
export const testPageQuery = z.object({ attempt: z.uuid(), lang: text(20).optional() });
export const testChoiceQuery = testPageQuery.extend({ choice: z.enum(TEST_CHOICES) });
