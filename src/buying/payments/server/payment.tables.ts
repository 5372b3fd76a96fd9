import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Currency } from '#shared/money.ts';
import type { TestChoice } from '../payment.contract.ts';
import type { BookDifference, Sides } from '../payment-books.rules.ts';
import type { AttemptState } from '../payment-states.rules.ts';
import type { PaymentProvider, ProviderPayType } from './payment-provider.ts';

/** One try to pay one order. Each payment method has at most one live attempt. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    /** Sent to the provider as the idempotency key. */
    attempt_id: uuid().primaryKey(),
    order_id: integer().notNull(),
    /** Of a test order: simulated (decision 62). */
    test: boolean().notNull().default(false),
    code: text().notNull(),
    /** Counted for each order. */
    number: integer().notNull(),
    /** The order's code and the number; identifies it at the provider. */
    reference: text().notNull(),
    paytype: text().$type<ProviderPayType>().notNull(),
    provider: text().$type<PaymentProvider['name']>().notNull(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text().$type<AttemptState>().notNull().default('new'),
    /** The provider's id, and where the buyer approves it. */
    provider_id: text(),
    approve_url: text(),
    /** The transaction's number there: of the first payment, if there were several. */
    transaction_id: text(),
    /** The amount that the provider reported, while it is held for staff. */
    told_amount: integer(),
    told_currency: text().$type<Currency>(),
    /** The number that the buyer pays with at an ATM (then with its bank) or in a store, and until when. */
    pay_bank: text(),
    pay_number: text(),
    pay_until: moment(),
    /** When staff decided: their decision stays until the provider reports money. */
    decided_at: moment(),
    /** The last report, as a short code. */
    reason: text(),
    created_at: moment().notNull(),
    changed_at: moment().notNull(),
    /** When we ask the provider next; null for attempts that are over. */
    due_at: moment(),
    looks: integer().notNull().default(0),
    /** A call to the provider holds it until then. */
    busy_until: moment(),
  },
  (table) => [
    uniqueIndex('payment_attempt_number').on(table.order_id, table.number),
    uniqueIndex('payment_attempt_live')
      .on(table.order_id, table.paytype)
      .where(sql`${table.state} in ('new', 'open', 'processing', 'held')`),
    index('payment_attempt_due').on(table.due_at).where(sql`${table.due_at} is not null`),
    index('payment_attempt_provider').on(table.provider, table.provider_id),
    index('payment_attempt_transaction').on(table.provider, table.transaction_id),
    index('payment_attempt_held').on(table.changed_at).where(sql`${table.state} = 'held'`),
    index('payment_attempt_changed').on(table.changed_at),
    check('payment_attempt_amount', sql`${table.amount} > 0`),
    // The migration adds a foreign key of order and kind: an attempt is of its order's kind.
    check('payment_attempt_test', sql`(${table.provider} = 'test') = ${table.test}`),
  ],
);

/** What a buyer chose on the page of a simulated payment: the first choice counts. */
export const testPayment = pgTable('test_payment', {
  attempt_id: uuid()
    .primaryKey()
    .references(() => paymentAttempt.attempt_id, { onDelete: 'cascade' }),
  choice: text().$type<Exclude<TestChoice, 'cancel'>>().notNull(),
  chosen_at: moment().notNull(),
});

/** Every report of a provider, verified or not. Rows are only ever added. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    event_id: serial().primaryKey(),
    provider: text().$type<PaymentProvider['name']>().notNull(),
    /** Identifies repeated deliveries. */
    provider_event_id: text(),
    attempt_id: uuid(),
    order_id: integer(),
    /** The source: a posted message, a returning buyer, an answer to our call, or staff. */
    how: text().$type<'notify' | 'back' | 'begin' | 'take' | 'read' | 'refund' | 'staff'>().notNull(),
    kind: text().notNull(),
    verified: boolean().notNull(),
    problem: text(),
    noted: jsonb().$type<Record<string, string>>().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('payment_event_once').on(table.provider, table.provider_event_id).where(sql`${table.verified}`),
    index('payment_event_order').on(table.order_id, table.event_id),
    index('payment_event_at').on(table.at),
  ],
);

/** One day's comparison of our ledger with the providers'. */
export const paymentCheck = pgTable('payment_check', {
  /** The day in Taipei whose attempts were compared. */
  day: date({ mode: 'string' }).primaryKey(),
  checked_at: moment().notNull(),
  attempts: integer().notNull(),
  differences: jsonb()
    .$type<({ attempt_id: string; code: string; difference: BookDifference } & Partial<Sides>)[]>()
    .notNull(),
});
