import { RETRY_MS, secondDeadline } from '../order.rules.ts';
import type { shopOrder } from './order.tables.ts';
import { move, type PastLine, type PastOrder, type PastRow, save, tell } from './past-order-facts.ts';
import { changeReturn, decideReports, kept, left, owe, receive, settle, undo } from './past-order-money.ts';

/** One step of an order that was lived elsewhere; `note` is a reason or an answer, `amount` is money to be paid back. */
export interface PastStep {
  action: PastAction;
  at: Date;
  note?: string;
  amount?: number;
  digits?: string;
  carrier?: string;
  tracking?: string;
}

/** What each step does, as the services do it to an order that is in the database. */
const STEPS_TAKEN = {
  report_transfer(past: PastOrder, { at, digits = '0000' }: PastStep) {
    const form = { digits, amount: past.order.total, day: at.toISOString().slice(0, 10) };
    move(past, 'report_transfer', 'member', at, { data: form });
    past.transfers.push({ ...form, reported_at: at });
  },
  confirm_transfer(past: PastOrder, { at }: PastStep) {
    receive(past, 'confirm_transfer', 'finance', at);
    decideReports(past, 'confirmed', at);
  },
  transfer_not_found(past: PastOrder, { at }: PastStep) {
    const set = { pay_by: secondDeadline(past.order.pay_by, at), reminded_at: null };
    move(past, 'transfer_not_found', 'finance', at, { set });
    decideReports(past, 'not_found', at);
  },
  payment_received: (past: PastOrder, { at }: PastStep) => receive(past, 'payment_received', 'provider', at),
  payment_declined(past: PastOrder, { at }: PastStep) {
    move(past, 'payment_declined', 'provider', at, { set: { pay_by: new Date(at.getTime() + RETRY_MS) } });
  },
  remind(past: PastOrder, { at }: PastStep) {
    save(past, { reminded_at: at }, at);
    tell(past, 'reminded', 'clock', at);
  },
  expire(past: PastOrder, { at }: PastStep) {
    move(past, 'expire', 'clock', at);
    past.letGo = true;
  },
  record_payment(past: PastOrder, { at }: PastStep) {
    const { paytype, total: amount } = past.order;
    past.payments.push({ paytype, amount, kept: false, received_at: at, member_id: past.staff_id });
    tell(past, 'record_payment', 'finance', at, { amount });
    owe(past, past.payments.length - 1, { amount, why: 'unexpected_payment' }, at);
  },

  start_production: (past: PastOrder, { at }: PastStep) =>
    move(past, 'start_production', 'workshop', at, { set: { production_at: at } }),
  complete: (past: PastOrder, { at }: PastStep) => move(past, 'complete', 'workshop', at, { set: { complete_at: at } }),
  ship(past: PastOrder, { at, carrier = '', tracking = '' }: PastStep) {
    move(past, 'ship', 'workshop', at, { set: { delivery_at: at, carrier, tracking }, data: { carrier, tracking } });
  },
  arrive: (past: PastOrder, { at }: PastStep) => move(past, 'arrive', 'workshop', at, { set: { arrival_at: at } }),

  cancel(past: PastOrder, { at, note = '' }: PastStep) {
    move(past, 'cancel', 'member', at, { set: { cancel_reason: note }, data: { reason: note } });
    undo(past, at);
  },
  request_cancel(past: PastOrder, { at, note = '' }: PastStep) {
    move(past, 'request_cancel', 'member', at, { set: { cancel_reason: note }, data: { reason: note } });
  },
  accept_cancel(past: PastOrder, step: PastStep) {
    decide(past, 'decide_cancellation', 'accepted', step);
    undo(past, step.at);
  },
  refuse_cancel: (past: PastOrder, step: PastStep) => decide(past, 'decide_cancellation', 'refused', step),

  owe_refund(past: PastOrder, { at, note = '', amount = left(past) }: PastStep) {
    move(past, 'owe_refund', 'finance', at, { data: { amount, reason: note } });
    owe(past, kept(past), { amount, why: 'goodwill' }, at);
  },
  pay_refund: (past: PastOrder, { at }: PastStep) => settle(past, at),

  ask_return(past: PastOrder, { at, note = '' }: PastStep) {
    askBack(past, past.lines, note, at);
  },
  /** Only the first of several kinds of prints. */
  ask_part(past: PastOrder, { at, note = '' }: PastStep) {
    askBack(past, past.lines.slice(0, 1), note, at);
  },
  approve_return(past: PastOrder, step: PastStep) {
    decide(past, 'decide_return', 'approved', step);
    changeReturn(past, { status: 'approved', answer: step.note ?? '', decided_at: step.at });
  },
  reject_return(past: PastOrder, step: PastStep) {
    decide(past, 'decide_return', 'rejected', step);
    changeReturn(past, { status: 'rejected', answer: step.note ?? '', decided_at: step.at });
    for (const line of past.lines) line.returned = 0;
  },
  receive_return(past: PastOrder, { at }: PastStep) {
    move(past, 'receive_return', 'workshop', at);
    changeReturn(past, { status: 'received', received_at: at });
    if (past.lines.every(({ nums, returned }) => nums === returned)) move(past, 'take_back', 'shop', at);
  },
  exchange(past: PastOrder, { at }: PastStep) {
    move(past, 'exchange', 'support', at);
    changeReturn(past, { status: 'exchanged', closed_at: at });
  },
};
export type PastAction = keyof typeof STEPS_TAKEN;

type Placed = Pick<PastOrder, 'lines' | 'staff_id'> & { order: Partial<PastRow> & NewOrder };
type NewOrder = Omit<typeof shopOrder.$inferInsert, 'order_id'>;

/** What became of an order that was placed and then took these steps. Only what the table of steps allows can be. */
export function liveThrough({ order, lines, staff_id }: Placed, steps: readonly PastStep[]): PastOrder {
  const past: PastOrder = {
    order: { ...UNTOUCHED, ...order },
    lines: lines.map((line) => ({ ...line })),
    letGo: false,
    events: [],
    transfers: [],
    payments: [],
    refunds: [],
    returns: [],
    staff_id,
  };
  tell(past, 'placed', 'member', order.created_at);
  for (const step of steps) STEPS_TAKEN[step.action](past, step);
  return past;
}

const UNTOUCHED = {
  payment_status: 'unpaid',
  freight_stage: 'none',
  cancellation: 'none',
  return_status: 'none',
  refund_due: 0,
  remark: null,
  reminded_at: null,
  generate_at: null,
  production_at: null,
  complete_at: null,
  delivery_at: null,
  arrival_at: null,
  carrier: null,
  tracking: null,
  cancel_reason: null,
  cancel_answer: null,
  settled_at: null,
} as const;

/** Staff say yes or no, and why. */
function decide(
  past: PastOrder,
  action: 'decide_cancellation' | 'decide_return',
  to: 'accepted' | 'refused' | 'approved' | 'rejected',
  { at, note = '' }: PastStep,
): void {
  const accept = to === 'accepted' || to === 'approved';
  const set = action === 'decide_cancellation' ? { cancel_answer: note } : {};
  move(past, action, 'support', at, { to, set, data: { accept, reason: note } });
}

function askBack(past: PastOrder, lines: readonly PastLine[], reason: string, at: Date): void {
  move(past, 'request_return', 'member', at, { data: { reason } });
  for (const line of lines) line.returned = line.nums;
  const asked = lines.map(({ position, nums }) => ({ line_id: position, nums }));
  past.returns.push({ lines: asked, reason, status: 'requested', requested_at: at });
}
