import { z } from 'zod';
import { name, ONE_LINE, required, text } from '#shared/fields.ts';
import { bareAccount, isAccountAbroad } from './bank-account.rules.ts';
import { bankOf } from './taiwan-banks.ts';

const ACCOUNT_MAX = 60;
/** As typed, with spaces or hyphens; stored without. */
const bare = text(ACCOUNT_MAX).min(1).transform(bareAccount);
const AS_TYPED = { type: 'string', minLength: 1, maxLength: ACCOUNT_MAX, pattern: ONE_LINE.source } as const;

const taiwanAccount = z
  .strictObject({
    kind: z.literal('taiwan'),
    bank_code: z
      .string()
      .regex(/^\d{3}$/)
      .refine((code) => bankOf(code) !== undefined, { params: { rule: 'bank_code' } }),
    branch_code: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    account_number: bare
      .refine((value) => /^\d{8,16}$/.test(value), { params: { rule: 'account_number' } })
      .meta(AS_TYPED),
    holder: name,
  })
  .meta({ id: 'TaiwanAccount' });

const abroadAccount = z
  .strictObject({
    kind: z.literal('abroad'),
    swift: bare
      .refine((value) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(value), { params: { rule: 'swift' } })
      .meta(AS_TYPED),
    bank_name: required,
    account_number: bare.refine(isAccountAbroad, { params: { rule: 'account_abroad' } }).meta(AS_TYPED),
    holder: name,
  })
  .meta({ id: 'AbroadAccount' });

/** A bank account as a person enters it. */
export const bankAccountForm = z.discriminatedUnion('kind', [taiwanAccount, abroadAccount]);
export type BankAccount = z.output<typeof bankAccountForm>;
