import type { z } from 'zod';
import { unknownNames } from './fact-names.rules.ts';

/** A check of published words: what they name in braces exists, or visitors would read the braces. */
export function knownNames(ctx: z.core.ParsePayload<object>): void {
  for (const path of unknownNames(ctx.value))
    ctx.issues.push({ code: 'custom', path, params: { rule: 'unknown_fact' }, input: ctx.value });
}
