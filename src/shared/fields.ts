import { z } from 'zod';
import { KEYWORD_MAX } from './keyword.ts';
import { idFromPath, LARGEST_ID } from './row-id.ts';
import { holdsAddress } from './web-address.ts';

/** Spec §5: text fields are under 150 characters. */
export const TEXT_MAX = 149;

/** Control characters and the line ends of Unicode never belong into one line. NUL and half a surrogate pair (Cs) the database cannot keep at all. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** Well-formed text in one line, of at most `maximum` characters as people count them, not UTF-16 halves. */
export function text(maximum: number) {
  return wellFormed(maximum, ONE_LINE);
}

function wellFormed(maximum: number, pattern: RegExp) {
  return (
    z
      .string()
      .trim()
      .regex(pattern)
      .check((ctx) => {
        if ([...ctx.value].length <= maximum) return;
        ctx.issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: ctx.value });
      })
      // The published contract would write the pattern with its flags.
      .meta({ maxLength: maximum, pattern: pattern.source })
  );
}

/** A field that must be filled in, under 150 characters. */
export const required = text(TEXT_MAX).min(1);
/** A field that may stay empty, under 150 characters. */
export const optional = text(TEXT_MAX).optional();
/**
 * The name of a person or company. Mails begin with it, also to somebody who never asked for one: no address of a stranger's
 * may stand there (product §12).
 */
export const name = required.refine((value) => !holdsAddress(value), { params: { rule: 'name_address' } });
export const optionalName = text(TEXT_MAX)
  .refine((value) => !holdsAddress(value), { params: { rule: 'name_address' } })
  .optional();
/** A few lines that may stay empty. */
export const optionalLines = wellFormed(TEXT_MAX, LINES).optional();
/** A longer text in its own lines, such as an artist's statement. */
export const longText = wellFormed(2_000, LINES).min(1);
export const optionalLongText = wellFormed(2_000, LINES).optional();
/** A text in its own lines that must be there and has a limit of its own. */
export function lines(maximum: number) {
  return wellFormed(maximum, LINES).min(1);
}
/** The same of a draft, which may still be empty. */
export function draftLines(maximum: number) {
  return wellFormed(maximum, LINES);
}
/** What a list is searched for. */
export const keyword = text(KEYWORD_MAX);

/** The id of a row in a JSON body. */
export const rowId = z.int().positive().max(LARGEST_ID);

/** The id of a row in a path or a query: its decimal digits as the shop writes them, nothing that a number could also be read from. */
export const idText = z
  .string()
  .refine((part) => idFromPath(part) !== undefined)
  .transform(Number)
  .meta({ type: 'integer', minimum: 1, maximum: LARGEST_ID });

/** A whole number in a query, such as a page or a price: digits alone, no sign, exponent or space. */
export function numberText(minimum: number, maximum: number) {
  return z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum))
    .meta({ type: 'integer', minimum, maximum });
}

const digits = /^[0-9]*$/;
const dialCode = z
  .string()
  .trim()
  .min(1)
  .regex(/^\+?[0-9]{1,4}$/);

/** Spec §5: code and number required, digits only, under 150. */
export const phone = z.strictObject({ code: dialCode, number: z.string().trim().min(1).max(TEXT_MAX).regex(digits) });
/** Digits that may stay empty, under 150. */
export const optionalDigits = z.string().trim().max(TEXT_MAX).regex(digits).optional();
export type Phone = z.infer<typeof phone>;

/** Spec §5: required, valid format. The same letters in another case are the same address. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(254)
  .pipe(z.email())
  .meta({ type: 'string', format: 'email', minLength: 1, maxLength: 254 });

// @chunk forms
