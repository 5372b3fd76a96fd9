import { z } from 'zod';

/** Spec §5: text fields are under 150 characters. */
export const TEXT_MAX = 149;

// Control characters never belong into one line, and the database cannot keep NUL at all.
const ONE_LINE = /^[^\p{Cc}]*$/u;
const LINES = /^(?:[^\p{Cc}]|[\n\r\t])*$/u;

/** Text of at most `maximum` characters as people count them, not UTF-16 halves. */
function text(maximum: number, pattern = ONE_LINE) {
  return z
    .string()
    .trim()
    .regex(pattern)
    .check((ctx) => {
      if ([...ctx.value].length <= maximum) return;
      ctx.issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: ctx.value });
    })
    .meta({ maxLength: maximum });
}

/** A field that must be filled in, under 150 characters. */
export const required = text(TEXT_MAX).min(1);
/** A field that may stay empty, under 150 characters. */
export const optional = text(TEXT_MAX).optional();
/** A few lines that may stay empty. */
export const optionalLines = text(TEXT_MAX, LINES).optional();
/** A longer text in its own lines, such as an artist's statement. */
export const longText = text(2_000, LINES).min(1);
export const optionalLongText = text(2_000, LINES).optional();

const digits = /^[0-9]*$/;
const dialCode = z
  .string()
  .trim()
  .min(1)
  .regex(/^\+?[0-9]{1,4}$/);

/** Spec §5: code and number required, digits only, under 150. */
export const phone = z.strictObject({ code: dialCode, number: z.string().trim().min(1).max(TEXT_MAX).regex(digits) });
export type Phone = z.infer<typeof phone>;

/** Spec §5: required, valid format. The same letters in another case are the same address. */
export const email = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email());
