import { z } from 'zod';
import { payType } from '#features/checkout/checkout.contract.ts';
import { text } from '#shared/fields.ts';
import { CURRENCIES } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';
import { BOOK_DIFFERENCES } from './payment-books.rules.ts';
import { ATTEMPT_STATES } from './payment-states.rules.ts';

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
    /** Whether it was believed; if not, why. */
    verified: z.boolean(),
    problem: z.string().nullable(),
    noted: z.record(z.string(), z.string()),
    at: z.string(),
  })
  .meta({ id: 'PaymentEvent' });

const payments = { attempts: z.array(attempt), events: z.array(event) };
export const staffPaymentsReply = successReply(payments).meta({ id: 'StaffPayments' });
export type StaffPayments = Pick<z.infer<typeof staffPaymentsReply>, 'attempts' | 'events'>;

export const attemptParam = z.object({ attempt_id: z.uuid() });
/** What became of a payment that is held: the money is there under this number, or it never came. */
export const decideForm = z
  .strictObject({ accept: z.boolean(), transaction_id: text(100).optional() })
  .meta({ id: 'DecidePayment' });
export type DecideForm = z.infer<typeof decideForm>;

export const booksReply = successReply({
  checks: z.array(
    z.object({
      day: z.string(),
      checked_at: z.string(),
      attempts: z.int(),
      differences: z.array(
        z.object({ attempt_id: z.string(), code: z.string(), difference: z.enum(BOOK_DIFFERENCES) }),
      ),
    }),
  ),
  /** Payments that wait for a decision. */
  held: z.array(attempt.extend({ code: z.string() })),
}).meta({ id: 'PaymentBooks' });
export type PaymentBooks = Pick<z.infer<typeof booksReply>, 'checks' | 'held'>;
