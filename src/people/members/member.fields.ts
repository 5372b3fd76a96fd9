import { z } from 'zod';
import { isCountryCode } from '#ground/places/countries.ts';
import { ONE_LINE, optionalLines, required } from '#shared/fields.ts';
import { PASSWORD_MAX, PASSWORD_MIN, passwordFaults } from './password.rules.ts';

/** A past day within a lifetime. */
export const birthday = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day <= new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10));

export const GENDERS = ['female', 'male', 'neutral'] as const;
export type Gender = (typeof GENDERS)[number];

/** Product §11: three digits, or five or six with the street's own. Other countries have no rule. */
const TAIWAN_POSTAL_CODE = /^\d{3}(\d{2,3})?$/;

export function hasPostalCode({ country_code, postal_code }: { country_code: string; postal_code: string }): boolean {
  return country_code !== 'TW' || TAIWAN_POSTAL_CODE.test(postal_code);
}

/** The fault of an invalid postal code. */
export const POSTAL_CODE_FAULT = { path: ['postal_code'], params: { rule: 'postal_code' } };

/** Spec §5: country code, city, township, postal code and address, each required. */
export const place = {
  country_code: z.string().min(1).refine(isCountryCode).meta({ pattern: '^[A-Z]{2}$' }),
  city: required,
  township: required,
  postal_code: required,
  address: required,
  remark: optionalLines,
};

/** Spec §5; each fault has a name, so that a form can say which rule is not met. */
export const newPassword = z
  .string()
  .min(1)
  .regex(ONE_LINE)
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
  .meta({ format: 'password', pattern: ONE_LINE.source, minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX });
