import { z } from 'zod';
import { currency } from '#buying/checkout/checkout.contract.ts';
import { type BankAccount, bankAccountForm } from '#ground/places/bank-account.contract.ts';
import { numberText } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { accountHint } from './order-facts.contract.ts';
import { REFUND_REASONS } from './order-staff.contract.ts';

export const refundAccountForm = bankAccountForm;
export type RefundAccount = BankAccount;

export const refundAccountReply = successReply({
  account: z.object({
    kind: z.enum(['taiwan', 'abroad']),
    bank_code: z.string(),
    bank_name: z.string(),
    branch_code: z.string(),
    account_number: z.string(),
    holder: z.string(),
  }),
}).meta({ id: 'OpenedRefundAccount' });
export type OpenedAccount = z.infer<typeof refundAccountReply>['account'];

/** Which refunds to pay: all, those with an account, or those without. */
export const PAY_VIEWS = ['all', 'ready', 'missing'] as const;
export type PayView = (typeof PAY_VIEWS)[number];
export const refundsToPayQuery = z.object({
  view: z.enum(PAY_VIEWS).default('all'),
  page: numberText(1, 10_000).default(1),
});
/** Refunds that became due up to the end of this day in Taipei. */
export const refundFileQuery = z.object({ day: z.iso.date() });

const refundToPay = z
  .object({
    code: z.string(),
    /** Null for a received return whose refund is not due yet: it becomes due and is paid in one step. */
    refund_id: z.int().nullable(),
    amount: z.int(),
    currency,
    why: z.enum(REFUND_REASONS),
    since: z.string(),
    receiver_name: z.string(),
    /** For a received return: the prints, and the delivery fee if it is refunded. */
    parts: z.object({ goods: z.int(), delivery: z.int() }).nullable(),
    /** Whether staff may refund less. */
    keepable: z.boolean(),
    /** Why its provider could not refund it. */
    stuck: z.string().nullable(),
    account: accountHint.nullable(),
    asked_at: z.string().nullable(),
  })
  .meta({ id: 'RefundToPay' });
export type RefundToPay = z.infer<typeof refundToPay>;
export const refundsToPayReply = successReply({
  list: z.array(refundToPay),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'RefundsToPay' });
