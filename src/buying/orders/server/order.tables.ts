import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Invoice } from '#buying/checkout/checkout.contract.ts';
import type { PayType } from '#buying/checkout/pay-types.rules.ts';
import { moment } from '#db/server/columns.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Lang, Text } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';
import type { Consent, Receiver } from '../order.contract.ts';
import type { Cancellation, FreightStage, PaymentStatus, ReturnStatus } from '../order.rules.ts';
import type { OrderEventKind } from '../order-events.rules.ts';

/** An order: facts and copies. What it says of prices, people and works never follows later changes. */
export const shopOrder = pgTable(
  'shop_order',
  {
    order_id: serial().primaryKey(),
    /** As people read it; it cannot be guessed from another order's. */
    code: text().notNull(),
    member_id: integer().notNull(),
    lang: text().$type<Lang>().notNull(),
    currency: text().$type<Currency>().notNull(),
    paytype: text().$type<PayType>().notNull(),
    payment_status: text().$type<PaymentStatus>().notNull().default('unpaid'),
    freight_stage: text().$type<FreightStage>().notNull().default('none'),
    cancellation: text().$type<Cancellation>().notNull().default('none'),
    /** Of the latest return. */
    return_status: text().$type<ReturnStatus>().notNull().default('none'),
    /** Minor units of `currency`, all of them. */
    subtotal: integer().notNull(),
    shipping_fee: integer().notNull(),
    net: integer().notNull(),
    tax: integer().notNull(),
    /** The value-added tax it was placed with, in whole per cent; 0 for what left the country. */
    tax_rate: integer().notNull(),
    total: integer().notNull(),
    /** Whether its money is under way: the provider will say, or somebody of the staff has to look. */
    pending_payment: text().$type<'processing' | 'held'>(),
    /** The sum of refunds that are owed and not paid out yet. */
    refund_due: integer().notNull().default(0),
    receiver: jsonb().$type<Receiver>().notNull(),
    invoice: jsonb().$type<Invoice>().notNull(),
    remark: text(),
    agree: jsonb().$type<Consent>().notNull(),
    /** When it expires if its money has not come, whether or not a transfer was reported. */
    pay_by: moment().notNull(),
    reminded_at: moment(),
    /** Spec §3 "Freight": the four times, and when the workshop began between the first two. */
    generate_at: moment(),
    production_at: moment(),
    complete_at: moment(),
    delivery_at: moment(),
    arrival_at: moment(),
    carrier: text(),
    tracking: text(),
    /** Why the member wanted to stop the order, and what staff answered. */
    cancel_reason: text(),
    cancel_answer: text(),
    /** From when the order is history; nothing while it moves. */
    settled_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('shop_order_code').on(table.code),
    index('shop_order_latest').on(table.member_id, table.created_at.desc(), table.order_id.desc()),
    index('shop_order_created').on(table.created_at.desc(), table.order_id.desc()),
    index('shop_order_total').on(table.total.desc(), table.order_id.desc()),
    index('shop_order_country').on(sql`(${table.receiver} ->> 'country_code')`, table.created_at.desc()),
    index('shop_order_pay_by')
      .on(table.pay_by)
      .where(sql`${table.payment_status} in ('unpaid', 'reported', 'failed') and ${table.cancellation} <> 'accepted'`),
    index('shop_order_unpaid')
      .on(table.member_id)
      .where(sql`${table.payment_status} in ('unpaid', 'reported', 'failed') and ${table.cancellation} <> 'accepted'`),
    index('shop_order_reported').on(table.pay_by).where(sql`${table.payment_status} = 'reported'`),
    index('shop_order_making').on(table.generate_at).where(sql`${table.freight_stage} in ('preparing', 'complete')`),
    index('shop_order_under_way').on(table.delivery_at).where(sql`${table.freight_stage} = 'shipped'`),
    index('shop_order_stop').on(table.created_at).where(sql`${table.cancellation} = 'requested'`),
    index('shop_order_back')
      .on(table.created_at)
      .where(sql`${table.return_status} in ('requested', 'approved', 'received')`),
    index('shop_order_owed').on(table.created_at).where(sql`${table.refund_due} > 0`),
    check('shop_order_sum', sql`${table.subtotal} + ${table.shipping_fee} = ${table.total}`),
    check('shop_order_tax', sql`${table.net} + ${table.tax} = ${table.total}`),
    check('shop_order_tax_rate', sql`${table.tax_rate} > 0 or (${table.tax_rate} = 0 and ${table.tax} = 0)`),
    check(
      'shop_order_amounts',
      sql`${table.subtotal} > 0 and ${table.shipping_fee} >= 0 and ${table.tax} >= 0 and ${table.refund_due} >= 0`,
    ),
    // What was sent cannot be called off, and what was called off cannot be sent, whoever is faster.
    check(
      'shop_order_stopped',
      sql`${table.cancellation} <> 'accepted' or ${table.freight_stage} in ('none', 'preparing', 'complete')`,
    ),
  ],
);

export const orderLine = pgTable(
  'order_line',
  {
    line_id: serial().primaryKey(),
    order_id: integer()
      .notNull()
      .references(() => shopOrder.order_id),
    position: smallint().notNull(),
    item_id: integer().notNull(),
    size_id: integer().notNull(),
    frame_id: integer().notNull(),
    title: jsonb().$type<Text>().notNull(),
    artist: jsonb().$type<{ artist_id: number; name: Text }>().notNull(),
    picture_hash: text(),
    /** The print's own size, and the frame's outside, in millimetres. */
    size: jsonb().$type<Extent>().notNull(),
    outer: jsonb().$type<Extent>().notNull(),
    frame: jsonb().$type<{ name: Text; material: string; glazing: string; mat: boolean }>().notNull(),
    weight_g: integer().notNull(),
    custom: boolean().notNull(),
    unit_price: integer().notNull(),
    nums: smallint().notNull(),
    line_total: integer().notNull(),
    net: integer().notNull(),
    tax: integer().notNull(),
    /** The numbers of a limited edition that are this line's; empty when they were let go, or there are none. */
    edition_numbers: integer().array().notNull().default(sql`'{}'`),
    /** How many were asked back and not refused. */
    returned: smallint().notNull().default(0),
  },
  (table) => [
    uniqueIndex('order_line_order').on(table.order_id, table.position),
    index('order_line_item').on(table.item_id),
    index('order_line_frame').on(table.frame_id),
    check('order_line_sum', sql`${table.unit_price} * ${table.nums} = ${table.line_total}`),
    check('order_line_tax', sql`${table.net} + ${table.tax} = ${table.line_total}`),
    check('order_line_nums', sql`${table.nums} between 1 and 99 and ${table.returned} between 0 and ${table.nums}`),
  ],
);

/** What happened to an order, in the order it happened. Rows are only ever added. */
export const orderEvent = pgTable(
  'order_event',
  {
    event_id: serial().primaryKey(),
    order_id: integer()
      .notNull()
      .references(() => shopOrder.order_id),
    at: moment().notNull(),
    who: text().$type<'member' | 'staff' | 'clock' | 'provider'>().notNull(),
    /** The member or the member of staff. */
    member_id: integer(),
    what: text().$type<OrderEventKind>().notNull(),
    /** Whatever is in it may be read by the member. */
    data: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (table) => [index('order_event_order').on(table.order_id, table.event_id)],
);
