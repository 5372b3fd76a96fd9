import { z } from 'zod';
import { currency, invoice, orderFigures, payType } from '#buying/checkout/checkout.contract.ts';
import { numberText, text } from '#shared/fields.ts';
import { failureReply, successReply } from '#shared/reply.ts';
import { CANCELLATIONS, FREIGHT_STAGES, ORDER_STATUSES, PAYMENT_STATUSES, RETURN_STATUSES } from './order.rules.ts';
import { ORDER_EVENT_KINDS } from './order-events.rules.ts';
import { MEMBER_ACTIONS } from './order-steps.rules.ts';

/** Letters and digits that cannot be taken for one another, after the day in Taipei: CN-261114-7F3K9Q. */
export const orderCode = z.string().regex(/^CN-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/);
export const orderParam = z.object({ code: orderCode });
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
/** 409 `price_changed`: what the order costs now; nothing was ordered. */
export const priceChangedReply = failureReply.extend({ figures: orderFigures.optional() }).meta({ id: 'PriceChanged' });

/** Spec §3 "Receiver", as it was when the order was placed. */
export const receiver = z
  .object({
    name: z.string(),
    /** On one line, in the language of the order. */
    address: z.string(),
    email: z.string(),
    phone: z.string(),
    address_id: z.int(),
    pickup_type: z.literal('delivery'),
    country_code: z.string(),
    city: z.string(),
    township: z.string(),
    postal_code: z.string(),
    street: z.string(),
    remark: z.string(),
  })
  .meta({ id: 'Receiver' });
export type Receiver = z.infer<typeof receiver>;

/** Which version of the three documents was agreed to, and when. */
const consent = z.object({ terms: z.string(), privacy: z.string(), exchange: z.string(), at: z.string() });
export type Consent = z.infer<typeof consent>;

/** Spec §3 "Bank transfer info". */
export const bankInfo = z
  .object({
    bank_name: z.string(),
    bank_code: z.string(),
    bank_address: z.string(),
    account_number: z.string(),
    account_holder: z.string(),
  })
  .meta({ id: 'BankInfo' });
export type BankInfo = z.infer<typeof bankInfo>;

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
    /** How many were asked back and not refused. */
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

/** What goes out just as the order's row has it. */
const orderColumns = {
  code: z.string(),
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
  /** Whether its money is under way: the provider will say, or we have to look. */
  pending_payment: z.enum(['processing', 'held']).nullable(),
};
type OrderColumn = keyof typeof orderColumns;
export const ORDER_COLUMNS = Object.keys(orderColumns) as readonly OrderColumn[];

/** Spec §3 "Order display": an order in a list. */
export const orderSummary = z
  .object({
    ...orderColumns,
    created_at: moment,
    status: z.enum(ORDER_STATUSES),
    cancellation: z.object({ status: z.enum(CANCELLATIONS), reason: z.string(), answer: z.string() }),
    /** Until when what arrived may be sent back. */
    return_until: moment.nullable(),
    pay_by: moment.nullable(),
    lines: z.array(orderLineView),
    freight,
    actions: z.array(z.enum(MEMBER_ACTIONS)),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummary>;

export const ordersQuery = z.object({
  /** The code of the last order that was shown; the list goes on behind it. */
  after: orderCode.optional(),
  limit: numberText(1, 50).default(10),
});
/** `next` is the `after` of the next page, nothing on the last. */
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

/** An order with everything its page shows. */
export const orderDetail = orderSummary
  .extend({
    receiver,
    invoice,
    remark: z.string(),
    agree: consent,
    /** For transfers that are still awaited. */
    bank: bankInfo.nullable(),
    events: z.array(orderEventView),
    transfers: z.array(transferView),
    refunds: z.array(refundView),
    returns: z.array(returnView),
  })
  .meta({ id: 'OrderDetail' });
export type OrderDetail = z.infer<typeof orderDetail>;
export const orderReply = successReply({ order: orderDetail }).meta({ id: 'Order' });

/** The receipt's language, if not the one of the `lang` header. */
export const receiptQuery = z.object({ lang: text(20).optional() });
