import type { StaffForm } from '#buying/orders/order-staff.contract.ts';
import type { StaffAction } from '#buying/orders/order-steps.rules.ts';
import { cancelOrder } from '#buying/orders/server/order-cancel.service.ts';
import { expireOrder, remindOrder } from '#buying/orders/server/order-clock.service.ts';
import { declinePayment, receivePayment } from '#buying/orders/server/order-money.service.ts';
import { reportTransfer } from '#buying/orders/server/order-payment.service.ts';
import { openRefunds } from '#buying/orders/server/order-refund.service.ts';
import { requestReturn } from '#buying/orders/server/order-return.service.ts';
import { applyStaffStep } from '#buying/orders/server/order-staff.service.ts';
import { lockOrder, type OrderWithLines } from '#buying/orders/server/order-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { shopDay } from '#shared/shop-time.ts';

interface DemoOrder extends OrderWithLines {
  staff_id: number;
}

/** A step of an order's story; `note` is a reason or an answer, `amount` is money to refund. */
export interface StoryStep {
  action: StoryAction;
  at: Date;
  note?: string;
  amount?: number;
  digits?: string;
  carrier?: string;
  tracking?: string;
}

/** The service behind each step. */
const STEPS_TAKEN = {
  report_transfer: (tx: Db, one: DemoOrder, { at, digits = '0000' }: StoryStep) =>
    reportTransfer(tx, asked(one, at), { digits, amount: one.order.total, day: shopDay(at) }),
  confirm_transfer: (tx: Db, one: DemoOrder, { at }: StoryStep) =>
    staff(tx, one, at, 'confirm_transfer', { amount: one.order.total }),
  transfer_not_found: (tx: Db, one: DemoOrder, { at }: StoryStep) => staff(tx, one, at, 'transfer_not_found', {}),
  async payment_received(tx: Db, { order }: DemoOrder, { at }: StoryStep) {
    const { code, total: amount, paytype } = order;
    const payment = { action: 'payment_received', amount, paytype, by: { actor: 'provider' } } as const;
    await receivePayment(tx, await lockOrder(tx, code), { ...payment, ...quietly(at) });
  },
  async payment_declined(tx: Db, { order }: DemoOrder, { at }: StoryStep) {
    await declinePayment(tx, await lockOrder(tx, order.code), { by: { actor: 'provider' }, ...quietly(at) });
  },
  remind: async (tx: Db, { order }: DemoOrder, { at }: StoryStep) =>
    remindOrder(tx, await lockOrder(tx, order.code), quietly(at)),
  expire: async (tx: Db, { order }: DemoOrder, { at }: StoryStep) =>
    expireOrder(tx, await lockOrder(tx, order.code), quietly(at)),
  record_payment: (tx: Db, one: DemoOrder, { at }: StoryStep) =>
    staff(tx, one, at, 'record_payment', { amount: one.order.total, seen: 0 }),

  start_production: (tx: Db, one: DemoOrder, { at }: StoryStep) => staff(tx, one, at, 'start_production', {}),
  complete: (tx: Db, one: DemoOrder, { at }: StoryStep) => staff(tx, one, at, 'complete', {}),
  ship: (tx: Db, one: DemoOrder, { at, carrier = '', tracking = '' }: StoryStep) =>
    staff(tx, one, at, 'ship', { carrier, tracking }),
  ready_pickup: (tx: Db, one: DemoOrder, { at }: StoryStep) => staff(tx, one, at, 'ready_pickup', {}),
  pick_up: (tx: Db, one: DemoOrder, { at }: StoryStep) =>
    staff(tx, one, at, 'pick_up', { picked_up_by: one.order.receiver.name }),
  arrive: (tx: Db, one: DemoOrder, { at }: StoryStep) => staff(tx, one, at, 'arrive', {}),

  cancel: (tx: Db, one: DemoOrder, { at, note }: StoryStep) => cancelOrder(tx, asked(one, at), note),
  /** A request to cancel after production has begun. */
  request_cancel: (tx: Db, one: DemoOrder, { at, note }: StoryStep) => cancelOrder(tx, asked(one, at), note),
  accept_cancel: (tx: Db, one: DemoOrder, { at, note = '' }: StoryStep) =>
    staff(tx, one, at, 'decide_cancellation', { accept: true, reason: note }),
  refuse_cancel: (tx: Db, one: DemoOrder, { at, note = '' }: StoryStep) =>
    staff(tx, one, at, 'decide_cancellation', { accept: false, reason: note }),

  owe_refund: (tx: Db, one: DemoOrder, { at, note = '', amount = one.order.total }: StoryStep) =>
    staff(tx, one, at, 'owe_refund', { amount, reason: note }),
  async pay_refund(tx: Db, one: DemoOrder, { at }: StoryStep) {
    const { code, order_id } = one.order;
    const [due] = await openRefunds(tx, order_id);
    await staff(tx, one, at, 'refund', { refund_id: due?.refund_id, reference: `R${code.slice(3, 9)}` });
  },

  ask_return: (tx: Db, one: DemoOrder, step: StoryStep) => askBack(tx, one, one.lines, step),
  /** Only the first of several kinds of prints. */
  ask_part: (tx: Db, one: DemoOrder, step: StoryStep) => askBack(tx, one, one.lines.slice(0, 1), step),
  approve_return: (tx: Db, one: DemoOrder, { at, note = '' }: StoryStep) =>
    staff(tx, one, at, 'decide_return', { accept: true, reason: note }),
  reject_return: (tx: Db, one: DemoOrder, { at, note = '' }: StoryStep) =>
    staff(tx, one, at, 'decide_return', { accept: false, reason: note }),
  receive_return: (tx: Db, one: DemoOrder, { at }: StoryStep) => staff(tx, one, at, 'receive_return', {}),
  exchange: (tx: Db, one: DemoOrder, { at }: StoryStep) => staff(tx, one, at, 'exchange', {}),
};
export type StoryAction = keyof typeof STEPS_TAKEN;

/** Applies one step at its own time and without a mail. The order's rules can refuse it. */
export async function applyStoryStep(tx: Db, one: DemoOrder, step: StoryStep): Promise<void> {
  await STEPS_TAKEN[step.action](tx, one, step);
}

/** The story is in the past: no mail is due. */
const quietly = (at: Date) => ({ now: at, quiet: true });

function asked({ order: { member_id, code } }: DemoOrder, at: Date) {
  return { member_id, code, ...quietly(at) };
}

function staff<Action extends StaffAction>(
  tx: Db,
  { order: { code }, staff_id }: DemoOrder,
  at: Date,
  action: Action,
  form: StaffForm<Action>,
): Promise<void> {
  return applyStaffStep(tx, { code, action, staff_id, ...quietly(at) }, form);
}

function askBack(tx: Db, one: DemoOrder, back: OrderWithLines['lines'], { at, note = '' }: StoryStep): Promise<void> {
  const lines = back.map(({ line_id, nums }) => ({ line_id, nums }));
  return requestReturn(tx, asked(one, at), { lines, reason: note });
}
