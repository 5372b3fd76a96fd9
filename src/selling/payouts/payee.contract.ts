import { z } from 'zod';
import { bankAccountForm } from '#ground/places/bank-account.contract.ts';
import { email, existingPassword, name, text } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { CURRENCIES } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import {
  INCOME_CODES,
  idNumberFits,
  LEGAL_FORMS,
  PAYEE_CHANGES,
  PAYEE_FACTS,
  type PayeeKey,
  payeeParts,
  RESIDENCIES,
} from './payee.rules.ts';
import { PLAN_OUTCOMES, RUN_STATES } from './payout-plan.rules.ts';

const payeeKey = z
  .string()
  .regex(/^(artist|gallery)-[1-9]\d{0,8}$/)
  .refine((key): key is PayeeKey => payeeParts(key) !== undefined);
export const payeeParam = z.object({ payee: payeeKey });

/** Spaces and hyphens are as typed; stored without. */
const idNumber = text(40)
  .transform((typed) => typed.replace(/[\s.]/g, '').toUpperCase())
  .meta({ type: 'string', maxLength: 40 });

const own = {
  /** The version that was edited; 0 before anything was entered. */
  version: z.int().min(0).max(LARGEST_ID),
  residency: z.enum(RESIDENCIES),
  legal_form: z.enum(LEGAL_FORMS),
  name,
  /** If missing, the stored number stays. */
  id_number: idNumber.optional(),
  address: text(300).optional(),
  account: bankAccountForm.optional(),
};

interface IdFacts {
  id_number?: string | undefined;
  residency: (typeof RESIDENCIES)[number];
  legal_form: (typeof LEGAL_FORMS)[number];
}
const fits = (form: IdFacts) =>
  form.id_number === undefined || form.id_number === '' || idNumberFits(form.id_number, form);
const WRONG_ID = { path: ['id_number'], params: { rule: 'id_number' } };

/** What a seller enters, with their password. The shop sets the income code and the exemption. */
export const ownPayeeForm = z
  .strictObject({ ...own, password: existingPassword })
  .refine(fits, WRONG_ID)
  .meta({ id: 'OwnPayeeForm' });
export type OwnPayeeForm = z.output<typeof ownPayeeForm>;

/** What finance enters; the address of the statement only counts for payees without an account. */
export const payeeForm = z
  .strictObject({
    ...own,
    income_code: z.enum(INCOME_CODES).nullable(),
    premium_exempt_until: z.iso.date().nullable(),
    email: email.nullable(),
    lang: z.enum(LANGS).nullable(),
  })
  .refine(fits, WRONG_ID)
  .meta({ id: 'PayeeForm' });
export type PayeeForm = z.output<typeof payeeForm>;

const maskedAccount = z.object({ kind: z.enum(['taiwan', 'abroad']), bank: z.string(), last_digits: z.string() });

/** Without the numbers: of an identity number and an account only the last digits. */
const payeeDataView = z
  .object({
    version: z.int(),
    residency: z.enum(RESIDENCIES).nullable(),
    legal_form: z.enum(LEGAL_FORMS).nullable(),
    income_code: z.enum(INCOME_CODES).nullable(),
    name: z.string(),
    id_hint: z.string().nullable(),
    account: maskedAccount.nullable(),
    premium_exempt_until: z.string().nullable(),
    email: z.string().nullable(),
    lang: z.enum(LANGS).nullable(),
    missing: z.array(z.enum(PAYEE_FACTS)),
  })
  .meta({ id: 'PayeeData' });
export type PayeeDataView = z.infer<typeof payeeDataView>;

export const payeeBalance = z
  .object({
    currency: z.enum(CURRENCIES),
    /** All shares ever, what runs have paid, what an open run contains, and the rest with its payable part. */
    earned: z.int(),
    paid: z.int(),
    planned: z.int(),
    open: z.int(),
    payable: z.int(),
    outcome: z.enum(PLAN_OUTCOMES),
  })
  .meta({ id: 'PayeeBalance' });
export type PayeeBalance = z.infer<typeof payeeBalance>;

const payoutOfPayee = z
  .object({
    line_id: z.int(),
    run_id: z.int(),
    payee: z.string(),
    state: z.enum(RUN_STATES),
    until: z.string(),
    pay_on: z.string(),
    currency: z.enum(CURRENCIES),
    gross: z.int(),
    code: z.enum(INCOME_CODES).nullable(),
    withholding: z.int(),
    premium: z.int(),
    net: z.int(),
    last_digits: z.string(),
  })
  .meta({ id: 'PayoutOfPayee' });
export type PayoutOfPayee = z.infer<typeof payoutOfPayee>;

export const payeeReply = successReply({
  payee: z.string(),
  shown_name: z.string(),
  /** Where mails go: the account in the shop, or the address that staff entered; empty if there is none. */
  email: z.string(),
  has_account: z.boolean(),
  data: payeeDataView,
  balances: z.array(payeeBalance),
  payouts: z.array(payoutOfPayee),
  changes: z.array(z.object({ at: z.string(), by: z.enum(['seller', 'staff']), what: z.array(z.enum(PAYEE_CHANGES)) })),
}).meta({ id: 'Payee' });
export type PayeeReply = z.infer<typeof payeeReply>;

export const openedPayeeReply = successReply({
  id_number: z.string(),
  address: z.string(),
  account: z
    .object({
      kind: z.enum(['taiwan', 'abroad']),
      bank_code: z.string(),
      bank_name: z.string(),
      branch_code: z.string(),
      account_number: z.string(),
      holder: z.string(),
    })
    .nullable(),
}).meta({ id: 'OpenedPayee' });
export type OpenedPayee = Omit<z.infer<typeof openedPayeeReply>, 'code'>;

/** A seller’s own payouts. */
export const ownPayoutReply = successReply({
  list: z.array(
    z.object({
      payee: z.string(),
      shown_name: z.string(),
      data: payeeDataView.omit({ email: true, lang: true }),
      balances: z.array(payeeBalance),
      payouts: z.array(payoutOfPayee),
    }),
  ),
}).meta({ id: 'OwnPayouts' });
export type OwnPayouts = z.infer<typeof ownPayoutReply>['list'];
