import { z } from 'zod';
import { payType } from '#buying/checkout/checkout.contract.ts';
import { optional, required, rowId } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { orderLineView } from './order.contract.ts';
import { bankInfo } from './order-facts.contract.ts';

const reason = required;

export const cancelForm = z.strictObject({ reason: reason.optional() }).meta({ id: 'CancelForm' });
/** Spec §2 "refund": prints to return. */
export const returnForm = z
  .strictObject({
    lines: z
      .array(z.strictObject({ line_id: rowId, nums: z.int().min(1).max(99) }))
      .min(1)
      .max(100)
      .refine((lines) => new Set(lines.map(({ line_id }) => line_id)).size === lines.length),
    /** Not needed for the statutory withdrawal of the first 7 days; required later. */
    reason: optional,
  })
  .meta({ id: 'ReturnForm' });
export type ReturnForm = z.infer<typeof returnForm>;
/** For the second week, which is the shop's own offer. */
export const reasonedReturnForm = returnForm.extend({ reason });
/** Spec §9: the last 4 digits of the account; some banks print 5. */
export const transferForm = z
  .strictObject({
    digits: z.string().regex(/^\d{4,5}$/),
    amount: z.int().positive().max(2_147_483_647),
    day: z.iso.date(),
  })
  .meta({ id: 'TransferForm' });
export type TransferForm = z.infer<typeof transferForm>;
/** The transfer's day must be between the order's day and today, both in Taipei. */
export function transferFormFor(placed: string, today: string) {
  return transferForm
    .refine(({ day }) => day <= today, { path: ['day'], params: { rule: 'day_ahead' } })
    .refine(({ day }) => day >= placed, { path: ['day'], params: { rule: 'day_before_order' } });
}

/** How to pay an unpaid order: as it was placed, or with another method. */
export const payForm = z.strictObject({ paytype: payType.optional() }).meta({ id: 'PayForm' });
export type PayForm = z.infer<typeof payForm>;

/** Where to pay again: a provider's page (spec §7), or the bank details. */
export const payReply = successReply({ url: z.string().nullable(), bank: bankInfo.nullable() }).meta({
  id: 'PayAgain',
});
/** The prints added to the cart again, and those no longer available. */
export const reorderReply = successReply({ added: z.int(), gone: z.array(orderLineView) }).meta({ id: 'Reordered' });
