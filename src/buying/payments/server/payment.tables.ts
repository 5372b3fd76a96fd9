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
import type { BookDifference, Sides } from '../payment-books.rules.ts';
import type { AttemptState } from '../payment-states.rules.ts';
import type { PaymentProvider, ProviderPayType } from './payment-provider.ts';

/** One try to pay one order. There is one live attempt of a way of paying at most. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    /** What the provider is told: it makes asking twice the same as asking once. */
    attempt_id: uuid().primaryKey(),
    order_id: integer().notNull(),
    code: text().notNull(),
    /** Counted for each order. */
    number: integer().notNull(),
    /** The order's code and the number, by which it is found at the provider's. */
    reference: text().notNull(),
    paytype: text().$type<ProviderPayType>().notNull(),
    provider: text().$type<PaymentProvider['name']>().notNull(),
    amount: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    state: text().$type<AttemptState>().notNull().default('new'),
    /** What the provider calls it, and where the buyer approves it. */
    provider_id: text(),
    approve_url: text(),
    /** The money's number there: of the first payment, if there were several. */
    transaction_id: text(),
    /** What the provider said was charged, while that is held for staff. */
    told_amount: integer(),
    told_currency: text().$type<Currency>(),
    /** When staff decided about it: their word stays until the provider reports money. */
    decided_at: moment(),
    /** The last thing that was said of it, as a short code. */
    reason: text(),
    created_at: moment().notNull(),
    changed_at: moment().notNull(),
    /** When the provider is asked next; never for those that are over. */
    due_at: moment(),
    looks: integer().notNull().default(0),
    /** Somebody is asking the provider until then. */
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
  ],
);

/** Everything that a provider ever said, believed or not. Rows are only ever added. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    event_id: serial().primaryKey(),
    provider: text().$type<PaymentProvider['name']>().notNull(),
    /** What makes a second delivery the same message. */
    provider_event_id: text(),
    attempt_id: uuid(),
    order_id: integer(),
    /** Who spoke: a message that came, a buyer who came back, an answer to a question of ours, or staff. */
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

/** One day's comparison of the books with the providers'. */
export const paymentCheck = pgTable('payment_check', {
  /** The day in Taipei whose attempts were compared. */
  day: date({ mode: 'string' }).primaryKey(),
  checked_at: moment().notNull(),
  attempts: integer().notNull(),
  differences: jsonb()
    .$type<({ attempt_id: string; code: string; difference: BookDifference } & Partial<Sides>)[]>()
    .notNull(),
});
