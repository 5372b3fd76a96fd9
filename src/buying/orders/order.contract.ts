import { z } from 'zod';
import { currency, invoice, orderFigures, payType } from '#buying/checkout/checkout.contract.ts';
import { giftView } from '#buying/gifts/gift.contract.ts';
import { orderInvoice } from '#buying/invoices/invoice.contract.ts';
import { PICKUP_TYPES } from '#catalogue/site/pickup.rules.ts';
import { numberText, text } from '#shared/fields.ts';
import { failureReply, successReply } from '#shared/reply.ts';
import { CANCELLATIONS, FREIGHT_STAGES, ORDER_STATUSES, PAYMENT_STATUSES, RETURN_STATUSES } from './order.rules.ts';
import { ORDER_EVENT_KINDS } from './order-events.rules.ts';
import { accountHint, bankInfo, consent, payNumber, receiver } from './order-facts.contract.ts';
import { MEMBER_ACTIONS } from './order-steps.rules.ts';

/** The shop's letters, the day in Taipei, then letters and digits that cannot be confused: CN-261114-7F3K9Q. */
export const orderCode = z.string().regex(/^[A-Z]{2,4}-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/);
export const orderParam = z.object({ code: orderCode });
/** First and last day in Taipei (`YYYY-MM-DD`). */
const dayRange = z.object({ from: z.string(), to: z.string() }).meta({ id: 'DayRange' });
/** Product §1: the same key gives the same answer, never a second order. */
export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{8,255}$/)
    .optional()
    .meta({ description: 'Sent again with the same key, a call is not carried out again' }),
});

/** Spec §3 "Order response". */
export const orderPlacedReply = successReply({ order: z.object({ code: z.string(), hash: z.string() }) }).meta({
  id: 'OrderPlaced',
});
/** 409 `price_changed`: the current price; nothing was ordered. */
export const priceChangedReply = failureReply.extend({ figures: orderFigures.optional() }).meta({ id: 'PriceChanged' });

const millimetres = z.object({ w_mm: z.int(), h_mm: z.int() });
const moment = z.string();
const amount = z.int();

export const orderLineView = z
  .object({
    line_id: z.int(),
    item_id: z.int(),
    size_id: z.int(),
    frame_id: z.int(),
    title: z.string(),
    artist: z.string(),
    frame: z.string(),
    size: millimetres,
    outer: millimetres,
    unit_price: amount,
    nums: z.int(),
    line_total: amount,
    edition_numbers: z.array(z.int()),
    custom: z.boolean(),
    /** Requested as returns and not refused. */
    returned: z.int(),
    /** The framed picture, without a width: `/framed/1-2-3~picture`; add `-320.webp`. */
    image: z.string(),
  })
  .meta({ id: 'OrderLine' });
export type OrderLineView = z.infer<typeof orderLineView>;

/** Spec §3 "Freight". `id` is the carrier's number, empty until there is one. */
export const freight = z
  .object({
    id: z.string(),
    carrier: z.string(),
    /** The parcel's page at the carrier. */
    tracking_url: z.string().nullable(),
    times: z.object({
      generate: moment.nullable(),
      complete: moment.nullable(),
      delivery: moment.nullable(),
      arrival: moment.nullable(),
    }),
    production_at: moment.nullable(),
    fee: amount,
    payment_method: payType,
    payment_status: z.enum(PAYMENT_STATUSES),
    status: z.enum(FREIGHT_STAGES),
  })
  .meta({ id: 'Freight' });

/** Fields copied unchanged from the order's row. */
const orderColumns = {
  code: z.string(),
  /** Placed in test mode: no money, no delivery. */
  test: z.boolean(),
  payment_status: z.enum(PAYMENT_STATUSES),
  freight_stage: z.enum(FREIGHT_STAGES),
  return_status: z.enum(RETURN_STATUSES),
  currency,
  paytype: payType,
  subtotal: amount,
  shipping_fee: amount,
  net: amount,
  tax: amount,
  /** In whole per cent, as it was when the order was placed; 0 for an export. */
  tax_rate: z.int().nonnegative(),
  total: amount,
  /** Whether a payment is in progress: the provider will report it, or staff have to check. */
  pending_payment: z.enum(['processing', 'held']).nullable(),
};
type OrderColumn = keyof typeof orderColumns;
export const ORDER_COLUMNS = Object.keys(orderColumns) as readonly OrderColumn[];

/** Spec §3 "Order display": an order in a list. */
export const orderSummary = z
  .object({
    ...orderColumns,
    created_at: moment,
    pickup_type: z.enum(PICKUP_TYPES),
    gift: giftView.nullable(),
    /** The first day on which a gift with a day may leave the workshop. */
    ship_from: z.string().nullable(),
    /** How long a ready order is reserved for its buyer. */
    pickup_until: moment.nullable(),
    status: z.enum(ORDER_STATUSES),
    cancellation: z.object({ status: z.enum(CANCELLATIONS), reason: z.string(), answer: z.string() }),
    /** The return deadline. */
    return_until: moment.nullable(),
    /** The days after arrival from which it follows. */
    return_days: z.int(),
    pay_by: moment.nullable(),
    lines: z.array(orderLineView),
    freight,
    actions: z.array(z.enum(MEMBER_ACTIONS)),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummary>;

export const ordersQuery = z.object({
  /** The code of the last order shown; the list continues after it. */
  after: orderCode.optional(),
  limit: numberText(1, 50).default(10),
});
/** `next` is the `after` of the next page, null on the last. */
export const ordersReply = successReply({
  list: z.array(orderSummary),
  total: z.int(),
  next: z.string().nullable(),
}).meta({ id: 'Orders' });

export const orderEventView = z
  .object({
    at: moment,
    who: z.enum(['member', 'staff', 'clock', 'provider']),
    what: z.enum(ORDER_EVENT_KINDS),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  })
  .meta({ id: 'OrderEvent' });
export type OrderEventView = z.infer<typeof orderEventView>;

const transferView = z.object({
  digits: z.string(),
  amount,
  day: z.string(),
  reported_at: moment,
  outcome: z.enum(['confirmed', 'not_found']).nullable(),
});
const refundView = z.object({ amount, why: z.string(), due_at: moment, done_at: moment.nullable() });
const returnView = z.object({
  lines: z.array(z.object({ line_id: z.int(), nums: z.int() })),
  reason: z.string(),
  status: z.enum(RETURN_STATUSES),
  answer: z.string(),
  requested_at: moment,
});

/** The first ordered works over a sofa in the evening, each placed in fractions of the room's picture. */
const evening = z
  .object({
    back: z.string(),
    front: z.string(),
    aspect: z.number(),
    works: z.array(z.object({ line_id: z.int(), left: z.number(), top: z.number(), width: z.number() })),
  })
  .meta({ id: 'OrderEvening' });
export type OrderEvening = z.infer<typeof evening>;

export const orderDetail = orderSummary
  .extend({
    receiver,
    invoice,
    /** The uniform invoice of its payment; null until it is paid, and for a test order. */
    uniform_invoice: orderInvoice.nullable(),
    remark: z.string(),
    agree: consent,
    evening,
    /** How many prints each limited edition among the lines has. */
    editions: z.array(z.object({ item_id: z.int(), edition_size: z.int() })),
    /** The expected arrival, or when it is ready for pickup. */
    arrival: dayRange.nullable(),
    /** For transfers that are still awaited. */
    bank: bankInfo.nullable(),
    /** The number to pay with, until it is paid. */
    pay_number: payNumber.nullable(),
    /** The buyer shows it at the counter. Only the buyer sees it, while the order can be picked up. */
    pickup_code: z.string().nullable(),
    events: z.array(orderEventView),
    transfers: z.array(transferView),
    refunds: z.array(refundView),
    returns: z.array(returnView),
    /** The account for refunds by transfer: whether the buyer can give one now, and the one given. */
    refund_account: z.object({ wanted: z.boolean(), given: accountHint.nullable() }),
  })
  .meta({ id: 'OrderDetail' });
export type OrderDetail = z.infer<typeof orderDetail>;
export const orderReply = successReply({ order: orderDetail }).meta({ id: 'Order' });

/** The receipt's language, if not the one of the `lang` header. */
export const receiptQuery = z.object({ lang: text(20).optional() });
