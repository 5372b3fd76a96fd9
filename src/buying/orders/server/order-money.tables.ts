import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
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
    /** The last 4 or 5 digits of the sending account. */
    digits: text().notNull(),
    amount: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    reported_at: moment().notNull(),
    outcome: text().$type<'confirmed' | 'not_found'>(),
    decided_at: moment(),
  },
  (table) => [
    index('order_transfer_order').on(table.order_id),
    // Banks show any number of digits, and buyers report four or five: all have the last four.
    index('order_transfer_end').on(sql`right(${table.digits}, 4)`, table.day),
    check('order_transfer_digits', sql`${table.digits} ~ '^[0-9]{4,5}$'`),
    check('order_transfer_amount', sql`${table.amount} > 0`),
  ],
);

/** Money that arrived for an order. One payment is accepted; late and duplicate ones are recorded too and refunded. */
export const orderPayment = pgTable(
  'order_payment',
  {
    payment_id: serial().primaryKey(),
    order_id: orderId(),
    /** Of a test order. */
    test: boolean().notNull().default(false),
    paytype: text().$type<PayType>().notNull(),
    amount: integer().notNull(),
    kept: boolean().notNull(),
    received_at: moment().notNull(),
    /** The staff member who found it on the statement. */
    member_id: integer(),
    /** The provider, and its number there; a bank transfer has none. */
    provider: text(),
    transaction_id: text(),
    /** Its payment attempt, through which it is refunded. */
    attempt_id: uuid(),
    /** False while the number is only what staff typed: the provider's report replaces it. */
    proved: boolean().notNull().default(true),
  },
  (table) => [
    index('order_payment_order').on(table.order_id),
    index('order_payment_received').on(table.received_at),
    index('order_payment_attempt').on(table.attempt_id),
    uniqueIndex('order_payment_transaction').on(table.provider, table.transaction_id),
    uniqueIndex('order_payment_kept').on(table.order_id).where(sql`${table.kept}`),
    check('order_payment_amount', sql`${table.amount} > 0`),
    // A simulated payment never pays a real order, nor a provider's payment a test order.
    check('order_payment_test', sql`${table.provider} is null or (${table.provider} = 'test') = ${table.test}`),
    foreignKey({
      name: 'order_payment_kind',
      columns: [table.order_id, table.test],
      foreignColumns: [shopOrder.order_id, shopOrder.test],
    }),
  ],
);

/**
 * The ledger of refunds, owed and paid. All refunds of a payment together never exceed it. A refund through a provider has the
 * attempt and transaction of the payment, the number of our request, and the provider's own.
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
    /** The number that staff recorded for a refund by hand. */
    reference: text(),
    /** The day on which staff paid it. */
    paid_on: date({ mode: 'string' }),
    provider: text(),
    attempt_id: uuid(),
    transaction_id: text(),
    /** Written before we ask the provider: a retry with it refunds once. */
    request_id: text(),
    provider_refund_id: text(),
    /** A provider refunds what it took; staff refund bank transfers by hand. */
    through: text().$type<'hand' | 'provider'>().notNull().default('hand'),
    /** When we ask the provider next, when we asked it first, and how often. */
    next_at: moment(),
    sent_at: moment(),
    tries: integer().notNull().default(0),
    /** Why the provider cannot pay: then staff refund it by hand. */
    stuck: text(),
  },
  (table) => [
    index('order_refund_order').on(table.order_id),
    index('order_refund_payment').on(table.payment_id),
    index('order_refund_sent').on(table.sent_at).where(sql`${table.sent_at} is not null`),
    index('order_refund_done').on(table.done_at).where(sql`${table.done_at} is not null`),
    index('order_refund_owed').on(table.due_at, table.refund_id).where(sql`${table.done_at} is null`),
    uniqueIndex('order_refund_request').on(table.request_id),
    uniqueIndex('order_refund_provider').on(table.provider, table.provider_refund_id),
    index('order_refund_next').on(table.next_at).where(sql`${table.next_at} is not null`),
    check('order_refund_amount', sql`${table.amount} > 0`),
  ],
);

/** Prints that a member returns (product §6). */
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
