import { z } from 'zod';
import { type NewMessageForm, newMessageForm } from '#people/threads/thread.contract.ts';

const { subject, text, order_code } = newMessageForm.shape;

/** The sender first chooses the subject matter; only an order's number is typed. */
export const newMessageValues = z
  .object({
    subject,
    text,
    about: z.enum(['none', 'order', 'application', 'item']),
    order_code: z.string(),
    key: z.string(),
  })
  .check((ctx) => {
    const { about, order_code: code } = ctx.value;
    if (about !== 'order') return;
    const parsed = order_code.safeParse(orderCodeOf(code));
    if (code.trim() === '') {
      ctx.issues.push({ code: 'too_small', origin: 'string', minimum: 1, input: code, path: ['order_code'] });
    } else if (!parsed.success) {
      ctx.issues.push({ code: 'invalid_format', format: 'regex', input: code, path: ['order_code'] });
    }
  });
export type NewMessageValues = z.infer<typeof newMessageValues>;

interface Bound {
  item_id: number | undefined;
  application_id: number | undefined;
  attachments: string[];
}

export function newMessageOf(
  values: NewMessageValues,
  { item_id, application_id, attachments }: Bound,
): NewMessageForm {
  const { about } = values;
  return {
    subject: values.subject,
    text: values.text,
    ...(about === 'order' && { order_code: orderCodeOf(values.order_code) }),
    ...(about === 'item' && item_id !== undefined && { item_id }),
    ...(about === 'application' && application_id !== undefined && { application_id }),
    ...(attachments.length > 0 && { attachments }),
  };
}

function orderCodeOf(typed: string): string {
  return typed.trim().toUpperCase();
}
