import { z } from 'zod';
import { MAX_LINKED } from './cart.rules.ts';
import { readLinkedLines } from './cart-link.rules.ts';

const LINE = String.raw`\d{1,10}\.\d{1,10}\.\d{1,10}\.\d{1,2}`;

/** GET /api/cart/link?lines=12.3.5.1_13.4.2.2: work, size, frame and number of each print. */
export const linkedPrintsQuery = z.object({
  lines: z
    .string()
    .regex(new RegExp(`^${LINE}(?:_${LINE}){0,${MAX_LINKED - 1}}$`))
    .refine((text) => readLinkedLines(text).isWhole),
});
