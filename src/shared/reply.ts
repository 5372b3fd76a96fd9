import { z } from 'zod';

/** The envelope of every successful JSON answer: fields are at the top level beside `code` (product.md §1). */
export function successReply<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({
    code: z.literal('success'),
    message: z.string().optional(),
    showMessage: z.boolean().optional(),
    ...shape,
  });
}

/** The envelope of every refusal; `message` is already in the caller's language. */
export const failureReply = z
  .object({
    code: z.string(),
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Failure' });

// @chunk forms
