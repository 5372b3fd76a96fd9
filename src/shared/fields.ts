import { z } from 'zod';
import { KEYWORD_MAX } from './keyword.ts';
import { idFromPath, LARGEST_ID } from './row-id.ts';
import { holdsAddress } from './web-address.ts';

/** Spec §5: text fields are under 150 characters. */
export const TEXT_MAX = 149;

/** Control characters and Unicode line ends never belong in one line. The database cannot store NUL or half a surrogate pair (Cs). */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** Well-formed text in one line, of at most `maximum` code points. */
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

export const required = text(TEXT_MAX).min(1);
export const optional = text(TEXT_MAX).optional();
/** The name of a person or company. Mails begin with it, also unrequested ones, so it must not contain a link (product §12). */
export const name = required.refine((value) => !holdsAddress(value), { params: { rule: 'name_address' } });
export const optionalName = text(TEXT_MAX)
  .refine((value) => !holdsAddress(value), { params: { rule: 'name_address' } })
  .optional();
/** A few lines that may stay empty. */
export const optionalLines = wellFormed(TEXT_MAX, LINES).optional();
/** A longer text in its own lines, such as an artist's statement. */
export const longText = wellFormed(2_000, LINES).min(1);
export const optionalLongText = wellFormed(2_000, LINES).optional();
/** A required multi-line text with its own limit. */
export function lines(maximum: number) {
  return wellFormed(maximum, LINES).min(1);
}
/** The same for a draft, which may be empty. */
export function draftLines(maximum: number) {
  return wellFormed(maximum, LINES);
}
/** The keyword of a list search. */
export const keyword = text(KEYWORD_MAX);

/** The id of a row in a JSON body. */
export const rowId = z.int().positive().max(LARGEST_ID);

/** The id of a row in a path or a query: only its decimal digits as the shop writes them. */
export const idText = z
  .string()
  .refine((part) => idFromPath(part) !== undefined)
  .transform(Number)
  .meta({ type: 'integer', minimum: 1, maximum: LARGEST_ID });

/** A whole number in a query, such as a page or a price: only digits, no sign, exponent or space. */
export function numberText(minimum: number, maximum: number) {
  return z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum))
    .meta({ type: 'integer', minimum, maximum });
}

/** A day that the database's calendar and ours have: the same as `dayOf` reads from URLs. */
export const calendarDay = z.iso
  .date()
  .refine((value) => value >= '1900-01-01' && value <= '2999-12-31', { params: { rule: 'day' } });

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

/** Spec §5: required, valid format. Case does not matter. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(254)
  .pipe(z.email())
  .meta({ type: 'string', format: 'email', minLength: 1, maxLength: 254 });

// @chunk forms

/** A password that is only compared, so that today's rules do not exclude older passwords; the maximum limits the hashing. */
export const existingPassword = z.string().min(1).max(512).meta({ format: 'password' });
