import { z } from 'zod';
import type { OrderLineView } from '../order.contract.ts';
import { type ReturnForm, reasonedReturnForm, returnForm } from '../order-member.contract.ts';

const picked = z.object({
  picks: z
    .array(z.object({ line_id: z.int(), chosen: z.boolean(), nums: z.int().min(1) }))
    .refine((picks) => picks.some(({ chosen }) => chosen), { params: { rule: 'nothing_chosen' } }),
  reason: returnForm.shape.reason,
});
export type ReturnValues = z.infer<typeof picked>;

/** Every returnable print, and whether it is chosen. Only the second week requires a reason. */
export function returnValues(needsReason: boolean) {
  return needsReason ? picked.extend({ reason: reasonedReturnForm.shape.reason }) : picked;
}

export function returnableLines(lines: readonly OrderLineView[]): OrderLineView[] {
  return lines.filter(({ custom, nums, returned }) => !custom && returned < nums);
}

/** If the order has only one print, it starts chosen. */
export function openReturn(lines: readonly OrderLineView[]): ReturnValues {
  const picks = returnableLines(lines).map(({ line_id, nums, returned }) => ({
    line_id,
    chosen: false,
    nums: nums - returned,
  }));
  return { picks: picks.length === 1 ? picks.map((pick) => ({ ...pick, chosen: true })) : picks, reason: '' };
}

export function returnOf({ picks, reason }: ReturnValues): ReturnForm {
  const lines = picks.filter(({ chosen }) => chosen).map(({ line_id, nums }) => ({ line_id, nums }));
  return { lines, ...(reason && { reason }) };
}
