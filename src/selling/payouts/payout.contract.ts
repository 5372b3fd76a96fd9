import { z } from 'zod';
import { idText, keyword, numberText, text } from '#shared/fields.ts';
import { CURRENCIES } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { payeeBalance } from './payee.contract.ts';
import { INCOME_CODES, LEGAL_FORMS, PAYEE_FACTS, RESIDENCIES } from './payee.rules.ts';
import { PAYOUT_DIFFERENCES } from './payout-difference.rules.ts';
import { RUN_STATES, RUN_STEPS } from './payout-plan.rules.ts';
import { WITHHOLDING_REASONS } from './payout-tax.rules.ts';

/** Which payees a list shows. */
export const OWED_VIEWS = ['all', 'payable', 'incomplete', 'negative'] as const;
export type OwedView = (typeof OWED_VIEWS)[number];
export const owedQuery = z.object({
  view: z.enum(OWED_VIEWS).default('all'),
  keyword: keyword.default(''),
  page: numberText(1, 10_000).default(1),
});

const owedRow = z
  .object({
    payee: z.string(),
    shown_name: z.string(),
    has_account: z.boolean(),
    missing: z.array(z.enum(PAYEE_FACTS)),
    balances: z.array(payeeBalance),
  })
  .meta({ id: 'OwedRow' });
export type OwedRow = z.infer<typeof owedRow>;

const currencySums = z.object({
  currency: z.enum(CURRENCIES),
  earned: z.int(),
  paid: z.int(),
  planned: z.int(),
  open: z.int(),
  payable: z.int(),
});
export type CurrencySums = z.infer<typeof currencySums>;

export const owedReply = successReply({
  list: z.array(owedRow),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** Everything, per currency: earned = paid + planned + open. */
  sums: z.array(currencySums),
  /** What does not agree; empty in a sound ledger. */
  differences: z.array(
    z.object({
      what: z.enum(PAYOUT_DIFFERENCES),
      subject: z.string(),
      there: z.int(),
      here: z.int(),
      currency: z.enum(CURRENCIES),
    }),
  ),
}).meta({ id: 'Owed' });
export type Owed = z.infer<typeof owedReply>;

export const runParam = z.object({ run_id: idText });
export const lineParam = z.object({ line_id: idText });
export const runForm = z.strictObject({ until: z.iso.date(), pay_on: z.iso.date() }).meta({ id: 'PayoutRunForm' });
export type RunForm = z.infer<typeof runForm>;

const version = z.int().min(1).max(LARGEST_ID);
export const runStepForm = z
  .discriminatedUnion('step', [
    z.strictObject({ step: z.enum(['approve', 'reopen', 'discard']), version }),
    z.strictObject({ step: z.literal('recompute'), version, until: z.iso.date(), pay_on: z.iso.date() }),
    z.strictObject({ step: z.literal('record'), version, paid_on: z.iso.date(), reference: text(100).min(1) }),
  ])
  .meta({ id: 'PayoutRunStep' });
export type RunStepForm = z.infer<typeof runStepForm>;

const appliedRule = z.object({ reason: z.enum(WITHHOLDING_REASONS), rate_bp: z.int(), from: z.string().nullable() });
const payoutLineView = z
  .object({
    line_id: z.int(),
    payee: z.string(),
    shown_name: z.string(),
    legal_name: z.string(),
    currency: z.enum(CURRENCIES),
    residency: z.enum(RESIDENCIES),
    legal_form: z.enum(LEGAL_FORMS),
    id_hint: z.string(),
    account_kind: z.enum(['taiwan', 'abroad']),
    bank: z.string(),
    last_digits: z.string(),
    gross: z.int(),
    code: z.enum(INCOME_CODES).nullable(),
    withholding: z.int(),
    premium: z.int(),
    net: z.int(),
    rules: z.object({ withholding: appliedRule, premium: appliedRule }),
    statement: z.enum(['due', 'sent', 'no_address']),
    /** The payee’s data was changed after the run was computed. */
    outdated: z.boolean(),
  })
  .meta({ id: 'PayoutLine' });
export type PayoutLineView = z.infer<typeof payoutLineView>;

const lineSums = z.object({
  currency: z.enum(CURRENCIES),
  count: z.int(),
  gross: z.int(),
  withholding: z.int(),
  premium: z.int(),
  net: z.int(),
});
export type LineSums = z.infer<typeof lineSums>;

const runFacts = {
  run_id: z.int(),
  state: z.enum(RUN_STATES),
  until: z.string(),
  pay_on: z.string(),
  reference: z.string(),
  created_at: z.string(),
  approved_at: z.string().nullable(),
  paid_at: z.string().nullable(),
  sums: z.array(lineSums),
};

export const runListQuery = z.object({ page: numberText(1, 10_000).default(1) });
const runRow = z.object(runFacts).meta({ id: 'PayoutRunRow' });
export type RunRow = z.infer<typeof runRow>;
export const runListReply = successReply({ list: z.array(runRow), total: z.int(), page: z.int(), pages: z.int() }).meta(
  {
    id: 'PayoutRuns',
  },
);

export const runReply = successReply({
  run: z
    .object({
      ...runFacts,
      version: z.int(),
      created_by: z.string(),
      approved_by: z.string(),
      paid_by: z.string(),
      usd_rate: z.number(),
      /** What the reader may do now. */
      steps: z.array(z.enum(RUN_STEPS)),
      /** The owner wants another person to approve it than the one who computed it. */
      needs_other: z.boolean(),
      lines: z.array(payoutLineView),
    })
    .meta({ id: 'PayoutRun' }),
}).meta({ id: 'PayoutRunReply' });
export type RunView = z.infer<typeof runReply>['run'];

export const bankFileQuery = z.object({ kind: z.enum(['taiwan', 'abroad']).default('taiwan') });

export const yearQuery = z.object({ year: numberText(2000, 2200).optional() });
const yearRow = z
  .object({
    payee: z.string(),
    legal_name: z.string(),
    id_hint: z.string(),
    residency: z.enum(RESIDENCIES),
    code: z.enum(INCOME_CODES).nullable(),
    currency: z.enum(CURRENCIES),
    gross: z.int(),
    withholding: z.int(),
    premium: z.int(),
    net: z.int(),
  })
  .meta({ id: 'PayoutYearRow' });
export const yearReply = successReply({
  year: z.int(),
  years: z.array(z.int()),
  months: z.array(lineSums.extend({ month: z.string() })),
  people: z.array(yearRow),
}).meta({ id: 'PayoutYear' });
export type PayoutYear = Omit<z.infer<typeof yearReply>, 'code'>;
export const yearFileQuery = z.object({ year: numberText(2000, 2200), part: z.enum(['months', 'people']) });
