import { z } from 'zod';
import { currency, payType } from '#buying/checkout/checkout.contract.ts';
import { PICKUP_TYPES } from '#catalogue/site/pickup.rules.ts';
import { idText, keyword, numberText, optional, required, rowId, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { orderDetail, orderEventView, orderSummary } from './order.contract.ts';
import { PAYMENT_STATUSES } from './order.rules.ts';
import { STAFF_ACTION_NAMES, type StaffAction } from './order-steps.rules.ts';

export const ORDER_QUEUES = [
  'all',
  'unpaid',
  'transfers',
  'transfers_apart',
  'to_make',
  'making',
  'to_ship',
  'under_way',
  'pickups',
  'pickups_late',
  'cancellations',
  'returns',
  'refunds',
] as const;
/** By default a queue has the longest waiting order first, and the list of all orders the newest. */
const ORDER_SORTS = ['newest', 'oldest', 'highest'] as const;
/** Gifts; and those that must not leave yet. */
const GIFT_FILTERS = ['any', 'held'] as const;
export type GiftFilter = (typeof GIFT_FILTERS)[number];
export type OrderSort = (typeof ORDER_SORTS)[number];
export type OrderQueue = (typeof ORDER_QUEUES)[number];

const staffActions = z.array(z.enum(STAFF_ACTION_NAMES));

export const staffOrdersQuery = z.object({
  queue: z.enum(ORDER_QUEUES).default('all'),
  keyword: keyword.optional(),
  page: numberText(1, 10_000).default(1),
  payment: z.enum(PAYMENT_STATUSES).optional(),
  paytype: payType.optional(),
  currency: currency.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  pickup_type: z.enum(PICKUP_TYPES).optional(),
  /** Only gifts, or only those whose day has not come. */
  gift: z.enum(GIFT_FILTERS).optional(),
  /** Only test orders, or only real ones. */
  kind: z.enum(['test', 'real']).optional(),
  /** Days on which orders were placed, in the shop's time zone; both may be the same. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Days on which the accepted payment was received. */
  paid_from: z.iso.date().optional(),
  paid_to: z.iso.date().optional(),
  /** Days on which a refund of it was paid. */
  refunded_from: z.iso.date().optional(),
  refunded_to: z.iso.date().optional(),
  /** With this work, a work of this artist or of this category. */
  item: idText.optional(),
  artist: idText.optional(),
  category: text(40).min(1).optional(),
  sort: z.enum(ORDER_SORTS).optional(),
  member: idText.optional(),
});
export type StaffOrdersQuery = z.infer<typeof staffOrdersQuery>;

const receiverName = { receiver_name: z.string(), email: z.string(), refund_due: z.int() };
export const staffOrderSummary = orderSummary.extend({ ...receiverName, actions: staffActions }).meta({
  id: 'StaffOrderSummary',
});
export type StaffOrderSummary = z.infer<typeof staffOrderSummary>;
export const staffOrdersReply = successReply({
  list: z.array(staffOrderSummary),
  total: z.int(),
  /** Whether there are more than were counted. */
  more: z.boolean(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'StaffOrders' });
export type StaffOrdersPage = Omit<z.infer<typeof staffOrdersReply>, 'code'>;

/** Why money is refunded. */
export const REFUND_REASONS = ['cancelled', 'returned', 'unexpected_payment', 'goodwill', 'at_provider'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** A refund for staff: who pays it, and why a provider could not. */
const staffRefund = orderDetail.shape.refunds.element
  .extend({
    refund_id: z.int(),
    why: z.enum(REFUND_REASONS),
    through: z.enum(['hand', 'provider']),
    /** A short code; from then on staff have to pay it. */
    stuck: z.string().nullable(),
    /** When we asked the provider for it. */
    sent_at: z.string().nullable(),
    /** Our number of the request, and the provider's number of the refund. */
    request_id: z.string().nullable(),
    provider_refund_id: z.string().nullable(),
    /** The number that staff recorded for a refund by hand. */
    reference: z.string().nullable(),
    /** The day of the transfer, as staff recorded it. */
    paid_on: z.string().nullable(),
  })
  .meta({ id: 'StaffRefund' });
export type StaffRefund = z.infer<typeof staffRefund>;

const refundSums = z
  .object({ owed: z.int(), asked: z.int(), done: z.int(), foreign: z.int() })
  .meta({ id: 'RefundSums' });

const payment = z.object({ amount: z.int(), paytype: payType, kept: z.boolean(), received_at: z.string() });

/** An order for staff: who took each step, all payments, and all refunds. */
const staffOrderDetail = orderDetail
  .omit({ evening: true, editions: true })
  .extend({
    ...receiverName,
    member_id: z.int(),
    actions: staffActions,
    events: z.array(orderEventView.extend({ member_id: z.int().nullable() })),
    payments: z.array(payment),
    refunds: z.array(staffRefund),
    /** Of a received return whose refund is not owed yet. */
    return_worth: z.object({ goods: z.int(), delivery: z.int(), amount: z.int(), isKeepable: z.boolean() }).nullable(),
    /** Owed, requested from the provider, refunded by us, and refunded on the provider's own pages. */
    refund_sums: refundSums,
    /** It is the reader's own order, and a colleague has to decide about it. */
    is_for_others: z.boolean(),
  })
  .meta({ id: 'StaffOrder' });
export type StaffOrderDetail = z.infer<typeof staffOrderDetail>;
export const staffOrderReply = successReply({ order: staffOrderDetail }).meta({ id: 'StaffOrderReply' });

const amount = z.int().positive().max(2_147_483_647);
/** The number of entries that the page showed. */
const seen = z.int().nonnegative().max(10_000);
const pickupCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
const nothing = z.strictObject({});
/** A gift leaves before its day, because the buyer wants it so. */
const early = z.boolean().optional();
export const carrierKey = z.string().regex(/^[a-z0-9-]{1,40}$/);
/** The carriers that staff can choose now, in the reader's language. */
export const carriersReply = successReply({
  list: z.array(z.object({ key: z.string(), name: z.string() })),
}).meta({ id: 'Carriers' });

export const staffForms = {
  confirm_transfer: z.strictObject({ amount }).meta({ id: 'ConfirmTransfer' }),
  transfer_not_found: nothing,
  /** `seen` is the number of payments the page showed, so that the same money is not recorded, and owed back, twice. */
  record_payment: z.strictObject({ amount, seen }).meta({ id: 'RecordPayment' }),
  /** `seen` is the number of refunds the page showed, so that a goodwill refund is not owed twice. */
  owe_refund: z.strictObject({ amount, reason: required, seen: seen.optional() }).meta({ id: 'OweRefund' }),
  /**
   * Settles one due refund. Staff may refund less than was due, never more, and the rest stays owed. Only `waive_rest`, with a
   * reason that the buyer reads, cancels the rest; a statutory withdrawal must be refunded in full. Without a number it is the
   * received return for which nothing is owed yet.
   */
  refund: z
    .strictObject({
      refund_id: rowId.optional(),
      amount: amount.optional(),
      reference: optional,
      /** The day of the transfer in Taipei; today if it is missing. */
      paid_on: z.iso.date().optional(),
      waive_rest: z.boolean().optional(),
      reason: optional,
    })
    .refine(({ waive_rest, reason }) => !waive_rest || reason, { path: ['reason'] })
    .meta({ id: 'PayRefund' }),
  start_production: nothing,
  complete: nothing,
  /** `carrier_key` is one of the shop's list; its name and link replace the text. */
  ship: z
    .strictObject({ carrier: required, carrier_key: carrierKey.optional(), tracking: required, early })
    .meta({ id: 'ShipOrder' }),
  /** The carrier's day in Taipei; today if it is missing. */
  arrive: z.strictObject({ day: z.iso.date().optional() }).meta({ id: 'ArriveOrder' }),
  ready_pickup: z.strictObject({ early }).meta({ id: 'ReadyForPickup' }),
  /** The code that only the buyer has, or the name on the order, which staff have checked. */
  pick_up: z
    .strictObject({ pickup_code: pickupCode.optional(), picked_up_by: optional })
    .refine(({ pickup_code, picked_up_by }) => pickup_code || picked_up_by, { path: ['pickup_code'] })
    .meta({ id: 'PickUp' }),
  undo_arrival: nothing,
  receive_return: nothing,
  cancel: z.strictObject({ reason: required }).meta({ id: 'StaffCancel' }),
  decide_cancellation: z
    .strictObject({ accept: z.boolean(), reason: optional })
    .refine(({ accept, reason }) => accept || reason, { path: ['reason'] })
    .meta({ id: 'DecideCancellation' }),
  decide_return: z
    .strictObject({ accept: z.boolean(), reason: optional })
    .refine(({ accept, reason }) => accept || reason, { path: ['reason'] })
    .meta({ id: 'DecideReturn' }),
  exchange: nothing,
} as const satisfies Record<StaffAction, z.ZodType>;
export type StaffForm<Action extends StaffAction> = z.infer<(typeof staffForms)[Action]>;
