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
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Invoice } from '#buying/checkout/checkout.contract.ts';
import type { PayType } from '#buying/checkout/pay-types.rules.ts';
import type { Gift } from '#buying/gifts/gift.rules.ts';
import { moment } from '#db/server/columns.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Lang, Text } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';
import type { Cancellation, FreightStage, PaymentStatus, ReturnStatus } from '../order.rules.ts';
import type { OrderEventKind } from '../order-events.rules.ts';
import type { Consent, PayNumber, Receiver } from '../order-facts.contract.ts';

/** An order: facts and copies. Its prices, people and works never follow later changes. */
export const shopOrder = pgTable(
  'shop_order',
  {
    order_id: serial().primaryKey(),
    /** As people read it; it cannot be guessed from another order's. */
    code: text().notNull(),
    member_id: integer().notNull(),
    /** Placed in test mode (decision 62): no money, no delivery, in no figure. It never changes. */
    test: boolean().notNull().default(false),
    lang: text().$type<Lang>().notNull(),
    currency: text().$type<Currency>().notNull(),
    paytype: text().$type<PayType>().notNull(),
    payment_status: text().$type<PaymentStatus>().notNull().default('unpaid'),
    freight_stage: text().$type<FreightStage>().notNull().default('none'),
    cancellation: text().$type<Cancellation>().notNull().default('none'),
    /** Of the latest return. */
    return_status: text().$type<ReturnStatus>().notNull().default('none'),
    /** All amounts are in minor units of `currency`. */
    subtotal: integer().notNull(),
    shipping_fee: integer().notNull(),
    net: integer().notNull(),
    tax: integer().notNull(),
    /** The value-added tax it was placed with, in whole per cent; 0 for an export. */
    tax_rate: integer().notNull(),
    total: integer().notNull(),
    /** Whether a payment is in progress: the provider will report it, or staff have to check. */
    pending_payment: text().$type<'processing' | 'held'>(),
    /** The number that the buyer got to pay with, at an ATM or in a store. */
    pay_number: jsonb().$type<PayNumber>(),
    /** The sum of refunds that are owed and not paid yet. */
    refund_due: integer().notNull().default(0),
    receiver: jsonb().$type<Receiver>().notNull(),
    invoice: jsonb().$type<Invoice>().notNull(),
    remark: text(),
    /** Null for an order that is no gift. */
    gift: jsonb().$type<Gift>(),
    /** The first day on which a gift with a day may leave the workshop. */
    ship_from: date({ mode: 'string' }),
    agree: jsonb().$type<Consent>().notNull(),
    /** When it expires without payment, also if a transfer was reported. */
    pay_by: moment().notNull(),
    /** How many days after arrival its prints can be returned: the shop's setting when it was placed. */
    return_days: smallint().notNull().default(14),
    reminded_at: moment(),
    /** Spec §3 "Freight": the four times, and the start of production between the first two. */
    generate_at: moment(),
    production_at: moment(),
    complete_at: moment(),
    delivery_at: moment(),
    arrival_at: moment(),
    carrier: text(),
    tracking: text(),
    /** The parcel's page at the carrier, as it was when it was shipped. */
    tracking_url: text(),
    /**
     * Of an order for pickup: how many days it is reserved, and when the clock reminded the buyer and notified the
     * staff.
     */
    pickup_until: moment(),
    pickup_reminded_at: moment(),
    pickup_late_at: moment(),
    /** Why the member wanted to cancel, and the answer of staff. */
    cancel_reason: text(),
    cancel_answer: text(),
    /** When the order becomes history; null while it is in progress. */
    settled_at: moment(),
    created_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('shop_order_code').on(table.code),
    // Payments refer to it, so that none can be of the other kind than its order.
    unique('shop_order_kind').on(table.order_id, table.test),
    index('shop_order_tests').on(table.created_at.desc(), table.order_id.desc()).where(sql`${table.test}`),
    index('shop_order_latest').on(table.member_id, table.created_at.desc(), table.order_id.desc()),
    index('shop_order_created').on(table.created_at.desc(), table.order_id.desc()),
    index('shop_order_total').on(table.total.desc(), table.order_id.desc()),
    index('shop_order_gifts').on(table.created_at.desc(), table.order_id.desc()).where(sql`${table.gift} is not null`),
    index('shop_order_country').on(sql`(${table.receiver} ->> 'country_code')`, table.created_at.desc()),
    index('shop_order_pickup')
      .on(table.created_at.desc(), table.order_id.desc())
      .where(sql`${table.receiver} ->> 'pickup_type' = 'pickup'`),
    index('shop_order_kept')
      .on(table.pickup_until)
      .where(sql`${table.freight_stage} = 'shipped' and ${table.receiver} ->> 'pickup_type' = 'pickup'`),
    index('shop_order_pay_by')
      .on(table.pay_by)
      .where(sql`${table.payment_status} in ('unpaid', 'reported', 'failed') and ${table.cancellation} <> 'accepted'`),
    index('shop_order_unpaid')
      .on(table.member_id)
      .where(sql`${table.payment_status} in ('unpaid', 'reported', 'failed') and ${table.cancellation} <> 'accepted'`),
    index('shop_order_reported').on(table.pay_by).where(sql`${table.payment_status} = 'reported'`),
    index('shop_order_making').on(table.generate_at).where(sql`${table.freight_stage} in ('preparing', 'complete')`),
    index('shop_order_tracking').on(table.tracking).where(sql`${table.tracking} is not null`),
    index('shop_order_under_way').on(table.delivery_at).where(sql`${table.freight_stage} = 'shipped'`),
    index('shop_order_stop').on(table.created_at).where(sql`${table.cancellation} = 'requested'`),
    index('shop_order_back')
      .on(table.created_at)
      .where(sql`${table.return_status} in ('requested', 'approved', 'received')`),
    index('shop_order_owed').on(table.created_at).where(sql`${table.refund_due} > 0`),
    check('shop_order_sum', sql`${table.subtotal} + ${table.shipping_fee} = ${table.total}`),
    check('shop_order_tax', sql`${table.net} + ${table.tax} = ${table.total}`),
    check('shop_order_tax_rate', sql`${table.tax_rate} > 0 or (${table.tax_rate} = 0 and ${table.tax} = 0)`),
    check('shop_order_gift_day', sql`${table.ship_from} is null or ${table.gift} is not null`),
    check(
      'shop_order_amounts',
      sql`${table.subtotal} > 0 and ${table.shipping_fee} >= 0 and ${table.tax} >= 0 and ${table.refund_due} >= 0`,
    ),
    // A shipped order cannot be cancelled, and a cancelled one cannot be shipped, also under concurrency. One that waits to be
    // picked up is still here.
    check(
      'shop_order_stopped',
      sql`${table.cancellation} <> 'accepted' or ${table.freight_stage} in ('none', 'preparing', 'complete')
        or (${table.freight_stage} = 'shipped' and ${table.receiver} ->> 'pickup_type' = 'pickup')`,
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
    /** The print without its frame, and the frame's outer size, in millimetres. */
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
    /** This line's numbers of a limited edition; empty if they were released, or there are none. */
    edition_numbers: integer().array().notNull().default(sql`'{}'`),
    /** Requested as returns and not refused. */
    returned: smallint().notNull().default(0),
  },
  (table) => [
    uniqueIndex('order_line_order').on(table.order_id, table.position),
    index('order_line_item').on(table.item_id),
    index('order_line_frame').on(table.frame_id),
    index('order_line_artist').on(sql`((${table.artist} ->> 'artist_id')::int)`),
    check('order_line_sum', sql`${table.unit_price} * ${table.nums} = ${table.line_total}`),
    check('order_line_tax', sql`${table.net} + ${table.tax} = ${table.line_total}`),
    check('order_line_nums', sql`${table.nums} between 1 and 99 and ${table.returned} between 0 and ${table.nums}`),
  ],
);

/** The history of an order. Rows are only ever added. */
export const orderEvent = pgTable(
  'order_event',
  {
    event_id: serial().primaryKey(),
    order_id: integer()
      .notNull()
      .references(() => shopOrder.order_id),
    at: moment().notNull(),
    who: text().$type<'member' | 'staff' | 'clock' | 'provider'>().notNull(),
    /** The member or the staff member. */
    member_id: integer(),
    what: text().$type<OrderEventKind>().notNull(),
    /** The member may read all of it. */
    data: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (table) => [index('order_event_order').on(table.order_id, table.event_id)],
);
