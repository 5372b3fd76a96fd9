import { z } from 'zod';
import { payType } from '#buying/checkout/checkout.contract.ts';
import { CASE_DECISIONS } from '#buying/orders/refund-case.rules.ts';
import { REFUND_CASES, REFUND_STAGES } from '#buying/orders/refund-ledger.rules.ts';
import { idText, rowId, text } from '#shared/fields.ts';
import { CURRENCIES } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';
import { BOOK_DIFFERENCES } from './payment-books.rules.ts';
import { ATTEMPT_STATES, DECISIONS } from './payment-states.rules.ts';

const attempt = z
  .object({
    attempt_id: z.string(),
    number: z.int(),
    reference: z.string(),
    paytype: payType,
    amount: z.int(),
    currency: z.enum(CURRENCIES),
    state: z.enum(ATTEMPT_STATES),
    reason: z.string().nullable(),
    provider_id: z.string().nullable(),
    transaction_id: z.string().nullable(),
    /** The amount that the provider reported, if that is why it is held. */
    told_amount: z.int().nullable(),
    told_currency: z.enum(CURRENCIES).nullable(),
    created_at: z.string(),
    changed_at: z.string(),
  })
  .meta({ id: 'PaymentAttempt' });

const event = z
  .object({
    event_id: z.int(),
    attempt_id: z.string().nullable(),
    how: z.enum(['notify', 'back', 'begin', 'take', 'read', 'refund', 'staff']),
    kind: z.string(),
    /** Whether the message was verified; if not, why. */
    verified: z.boolean(),
    problem: z.string().nullable(),
    noted: z.record(z.string(), z.string()),
    at: z.string(),
  })
  .meta({ id: 'PaymentEvent' });

/** A refund at the provider that could not be matched to ours by its number, with both sides. */
const refundCase = z
  .object({
    case_id: z.int(),
    code: z.string(),
    kind: z.enum(REFUND_CASES),
    currency: z.enum(CURRENCIES),
    provider_refund_id: z.string(),
    amount: z.int(),
    opened_at: z.string(),
    decisions: z.array(z.enum(CASE_DECISIONS)),
    /** Our refunds of the same payment, and the payment's amount. */
    paid: z.int(),
    ours: z.array(z.object({ refund_id: z.int(), amount: z.int(), stage: z.enum(REFUND_STAGES) })),
  })
  .meta({ id: 'RefundCase' });
export type RefundCaseView = z.infer<typeof refundCase>;

const payments = { attempts: z.array(attempt), events: z.array(event), cases: z.array(refundCase) };
export const staffPaymentsReply = successReply(payments).meta({ id: 'StaffPayments' });
export type StaffPayments = Pick<z.infer<typeof staffPaymentsReply>, 'attempts' | 'events' | 'cases'>;

export const attemptParam = z.object({ attempt_id: z.uuid() });
/**
 * The decision about a held payment: the whole amount is there under this number, something else is there and will be refunded,
 * or no money arrived. `amount` is the charged amount, if the provider has not reported it.
 */
export const decideForm = z
  .strictObject({
    decision: z.enum(DECISIONS),
    transaction_id: text(100).optional(),
    amount: z.int().positive().max(2_147_483_647).optional(),
  })
  .meta({ id: 'DecidePayment' });
export type DecideForm = z.infer<typeof decideForm>;

export const caseParam = z.object({ case_id: idText });
/** `refund_id` names our refund, if it is one of ours. */
export const decideCaseForm = z
  .strictObject({ decision: z.enum(CASE_DECISIONS), refund_id: rowId.optional() })
  .refine(({ decision, refund_id }) => decision !== 'same' || refund_id !== undefined, { path: ['refund_id'] })
  .meta({ id: 'DecideRefundCase' });
export type DecideCaseForm = z.infer<typeof decideCaseForm>;

const side = z.object({ paid: z.int(), refunded: z.int() });

export const booksReply = successReply({
  checks: z.array(
    z.object({
      day: z.string(),
      checked_at: z.string(),
      attempts: z.int(),
      differences: z.array(
        z.object({
          attempt_id: z.string(),
          code: z.string(),
          difference: z.enum(BOOK_DIFFERENCES),
          currency: z.enum(CURRENCIES).optional(),
          here: side.optional(),
          there: side.nullish(),
        }),
      ),
    }),
  ),
  /** Payments and refunds that need a decision. */
  held: z.array(attempt.extend({ code: z.string() })),
  cases: z.array(refundCase),
}).meta({ id: 'PaymentBooks' });
export type PaymentBooks = Pick<z.infer<typeof booksReply>, 'checks' | 'held' | 'cases'>;
