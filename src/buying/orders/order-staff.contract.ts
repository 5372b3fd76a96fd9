import { z } from 'zod';
import { currency, payType } from '#buying/checkout/checkout.contract.ts';
import { idText, keyword, numberText, optional, required, rowId } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { orderDetail, orderEventView, orderSummary } from './order.contract.ts';
import { PAYMENT_STATUSES } from './order.rules.ts';
import { STAFF_ACTION_NAMES, type StaffAction } from './order-steps.rules.ts';

/** What staff have to look at, each a list of its own. */
export const ORDER_QUEUES = [
  'all',
  'unpaid',
  'transfers',
  'transfers_apart',
  'to_make',
  'making',
  'to_ship',
  'under_way',
  'cancellations',
  'returns',
  'refunds',
] as const;
/** How a list is sorted; a queue left alone has whoever waited longest first, all orders the newest. */
const ORDER_SORTS = ['newest', 'oldest', 'highest'] as const;
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
  /** Where the parcel goes. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Days on which orders were placed, on the shop's calendar; both may be the same. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  sort: z.enum(ORDER_SORTS).optional(),
  /** Of one member alone. */
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
  /** There are more than were counted. */
  more: z.boolean(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'StaffOrders' });
export type StaffOrdersPage = Omit<z.infer<typeof staffOrdersReply>, 'code'>;

/** Why money is paid back. */
const REFUND_REASONS = ['cancelled', 'returned', 'unexpected_payment', 'goodwill', 'at_provider'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** A refund as staff see it: who pays it back, and what hindered a provider that should have. */
const staffRefund = orderDetail.shape.refunds.element
  .extend({
    refund_id: z.int(),
    why: z.enum(REFUND_REASONS),
    through: z.enum(['hand', 'provider']),
    /** A short code; from then on it is for staff. */
    stuck: z.string().nullable(),
    /** When the provider was asked for it. */
    sent_at: z.string().nullable(),
    /** Our number of the request, and the provider's number of the refund. */
    request_id: z.string().nullable(),
    provider_refund_id: z.string().nullable(),
    /** The number that staff wrote down for one they paid by hand. */
    reference: z.string().nullable(),
  })
  .meta({ id: 'StaffRefund' });
export type StaffRefund = z.infer<typeof staffRefund>;

const refundSums = z
  .object({ owed: z.int(), asked: z.int(), done: z.int(), foreign: z.int() })
  .meta({ id: 'RefundSums' });

const payment = z.object({ amount: z.int(), paytype: payType, kept: z.boolean(), received_at: z.string() });

/** An order as staff see it: who did each step, all money that came, and how it goes back. */
const staffOrderDetail = orderDetail
  .extend({
    ...receiverName,
    member_id: z.int(),
    actions: staffActions,
    events: z.array(orderEventView.extend({ member_id: z.int().nullable() })),
    payments: z.array(payment),
    refunds: z.array(staffRefund),
    /** What is owed, asked for at the provider, paid back by us, and paid back on the provider's own pages. */
    refund_sums: refundSums,
  })
  .meta({ id: 'StaffOrder' });
export type StaffOrderDetail = z.infer<typeof staffOrderDetail>;
export const staffOrderReply = successReply({ order: staffOrderDetail }).meta({ id: 'StaffOrderReply' });

const amount = z.int().positive().max(2_147_483_647);
/** How many of something the page showed. */
const seen = z.int().nonnegative().max(10_000);
const nothing = z.strictObject({});

/** What each of the staff's steps has to be told. */
export const staffForms = {
  confirm_transfer: z.strictObject({ amount }).meta({ id: 'ConfirmTransfer' }),
  transfer_not_found: nothing,
  /** `seen` is how many payments the page showed: the same money is not noted, and owed back, twice. */
  record_payment: z.strictObject({ amount, seen }).meta({ id: 'RecordPayment' }),
  /** `seen` is how many refunds the page showed: what is owed out of goodwill is not owed twice. */
  owe_refund: z.strictObject({ amount, reason: required, seen: seen.optional() }).meta({ id: 'OweRefund' }),
  /**
   * Settles one refund that is due; less than was due may be paid back, never more, and the rest goes on being owed. Only with
   * `waive_rest`, and a reason that the buyer reads, it is not; of a statutory withdrawal nothing can be kept. Without a number it
   * is the return that was received and is owed nothing for yet.
   */
  refund: z
    .strictObject({
      refund_id: rowId.optional(),
      amount: amount.optional(),
      reference: optional,
      waive_rest: z.boolean().optional(),
      reason: optional,
    })
    .refine(({ waive_rest, reason }) => !waive_rest || reason, { path: ['reason'] })
    .meta({ id: 'PayRefund' }),
  start_production: nothing,
  complete: nothing,
  ship: z.strictObject({ carrier: required, tracking: required }).meta({ id: 'ShipOrder' }),
  arrive: nothing,
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
