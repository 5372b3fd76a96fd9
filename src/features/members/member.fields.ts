import { z } from 'zod';
import { isCountryCode } from '#ground/places/countries.ts';
import { PASSWORD_MAX, PASSWORD_MIN, passwordFaults } from './password.rules.ts';

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

/** A day that has been, within a lifetime. */
export const birthday = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day <= new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10));

export const GENDERS = ['female', 'male', 'neutral'] as const;
export type Gender = (typeof GENDERS)[number];

/** Spec §5: country code, city, township, postal code and address, each required. */
export const place = {
  country_code: z.string().min(1).refine(isCountryCode),
  city: required,
  township: required,
  postal_code: required,
  address: required,
  remark: optionalLines,
};

/** Spec §5, with what each fault is called so that a form can say which rule is not met yet. */
export const newPassword = z
  .string()
  .min(1)
  .check((ctx) => {
    const input = ctx.value;
    for (const fault of input === '' ? [] : passwordFaults(input)) {
      if (fault === 'too_short')
        ctx.issues.push({ code: 'too_small', origin: 'string', minimum: PASSWORD_MIN, inclusive: true, input });
      else if (fault === 'too_long')
        ctx.issues.push({ code: 'too_big', origin: 'string', maximum: PASSWORD_MAX, inclusive: true, input });
      else ctx.issues.push({ code: 'custom', params: { rule: `password_${fault}` }, input });
    }
  })
  .meta({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX });

/** A password that is only compared, so no rule of today may keep an older one out; longer than any is not worth hashing. */
export const heldPassword = z.string().min(1).max(512);

/** A captcha's solution as the widget hands it over. */
export const captcha = z.string().max(8_000);
