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
import type { PayType } from '#buying/checkout/pay-types.rules.ts';
import { moment } from '#db/server/columns.ts';
import type { ReturnStatus } from '../order.rules.ts';
import type { RefundReason } from '../order-staff.contract.ts';
import { shopOrder } from './order.tables.ts';

const orderId = () =>
  integer()
    .notNull()
    .references(() => shopOrder.order_id);

/** A transfer as a member reported it (spec §9): staff look for it on the bank's statement. */
export const orderTransfer = pgTable(
  'order_transfer',
  {
    transfer_id: serial().primaryKey(),
    order_id: orderId(),
    /** The last 4 or 5 digits of the account it came from. */
    digits: text().notNull(),
    amount: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    reported_at: moment().notNull(),
    outcome: text().$type<'confirmed' | 'not_found'>(),
    decided_at: moment(),
  },
  (table) => [
    index('order_transfer_order').on(table.order_id),
    // Banks show as many digits as they like, and buyers report four or five: all have the last four.
    index('order_transfer_end').on(sql`right(${table.digits}, 4)`, table.day),
    check('order_transfer_digits', sql`${table.digits} ~ '^[0-9]{4,5}$'`),
    check('order_transfer_amount', sql`${table.amount} > 0`),
  ],
);

/** Money that came in for an order. One payment is kept; whatever came late or twice is noted too and paid back. */
export const orderPayment = pgTable(
  'order_payment',
  {
    payment_id: serial().primaryKey(),
    order_id: orderId(),
    paytype: text().$type<PayType>().notNull(),
    amount: integer().notNull(),
    kept: boolean().notNull(),
    received_at: moment().notNull(),
    /** The member of staff who found it on the statement. */
    member_id: integer(),
    /** The provider that took it, and its number there; money that came by bank has none. */
    provider: text(),
    transaction_id: text(),
    /** The attempt to pay that it came of: what it is paid back through. */
    attempt_id: uuid(),
    /** False while the number is only what staff typed: the provider's own word replaces it. */
    proved: boolean().notNull().default(true),
  },
  (table) => [
    index('order_payment_order').on(table.order_id),
    index('order_payment_received').on(table.received_at),
    index('order_payment_attempt').on(table.attempt_id),
    uniqueIndex('order_payment_transaction').on(table.provider, table.transaction_id),
    uniqueIndex('order_payment_kept').on(table.order_id).where(sql`${table.kept}`),
    check('order_payment_amount', sql`${table.amount} > 0`),
  ],
);

/**
 * The ledger of refunds: money to be paid back, and what was. All refunds of a payment together never exceed it. A refund through a
 * provider knows the attempt and transaction that took the money, the number of our request, and the provider's own.
 */
export const orderRefund = pgTable(
  'order_refund',
  {
    refund_id: serial().primaryKey(),
    order_id: orderId(),
    payment_id: integer()
      .notNull()
      .references(() => orderPayment.payment_id),
    amount: integer().notNull(),
    why: text().$type<RefundReason>().notNull(),
    due_at: moment().notNull(),
    done_at: moment(),
    member_id: integer(),
    /** The number that staff wrote down for a refund they paid by hand. */
    reference: text(),
    provider: text(),
    attempt_id: uuid(),
    transaction_id: text(),
    /** Written down before the provider is asked: asking twice with it pays back once. */
    request_id: text(),
    provider_refund_id: text(),
    /** A provider pays back what it took; whatever came by bank is paid back by hand. */
    through: text().$type<'hand' | 'provider'>().notNull().default('hand'),
    /** When the provider is asked next, when it was asked first, and how often. */
    next_at: moment(),
    sent_at: moment(),
    tries: integer().notNull().default(0),
    /** Why the provider cannot: then it is paid back by hand after all. */
    stuck: text(),
  },
  (table) => [
    index('order_refund_order').on(table.order_id),
    index('order_refund_payment').on(table.payment_id),
    index('order_refund_sent').on(table.sent_at).where(sql`${table.sent_at} is not null`),
    index('order_refund_done').on(table.done_at).where(sql`${table.done_at} is not null`),
    uniqueIndex('order_refund_request').on(table.request_id),
    uniqueIndex('order_refund_provider').on(table.provider, table.provider_refund_id),
    index('order_refund_next').on(table.next_at).where(sql`${table.next_at} is not null`),
    check('order_refund_amount', sql`${table.amount} > 0`),
  ],
);

/** Prints a member sends back (product §6). */
export const orderReturn = pgTable(
  'order_return',
  {
    return_id: serial().primaryKey(),
    order_id: orderId(),
    lines: jsonb().$type<{ line_id: number; nums: number }[]>().notNull(),
    reason: text().notNull(),
    status: text().$type<Exclude<ReturnStatus, 'none'>>().notNull(),
    answer: text(),
    requested_at: moment().notNull(),
    decided_at: moment(),
    received_at: moment(),
    closed_at: moment(),
  },
  (table) => [
    index('order_return_order').on(table.order_id),
    uniqueIndex('order_return_open')
      .on(table.order_id)
      .where(sql`${table.status} in ('requested', 'approved', 'received')`),
  ],
);
