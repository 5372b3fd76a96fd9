import type { Actor } from '../order-steps.rules.ts';
import { move, type PastOrder, save, tell } from './past-order-facts.ts';

type Refund = PastOrder['refunds'][number];

/** Takes the money an order waits for, all of it; from here on the workshop may begin. */
export function receive(
  past: PastOrder,
  action: 'confirm_transfer' | 'payment_received',
  actor: Actor,
  at: Date,
): void {
  const { paytype, total: amount } = past.order;
  move(past, action, actor, at, { data: { amount } });
  const member_id = actor === 'provider' ? null : past.staff_id;
  past.payments.push({ paytype, amount, kept: true, received_at: at, member_id });
  move(past, 'prepare', 'shop', at, { set: { generate_at: at } });
}

/** What was reported was found at the bank, or was not. */
export function decideReports({ transfers }: PastOrder, outcome: 'confirmed' | 'not_found', at: Date): void {
  for (const transfer of transfers) if (!transfer.outcome) Object.assign(transfer, { outcome, decided_at: at });
}

/** Owes money back of one of the payments. */
export function owe(past: PastOrder, payment: number, refund: Pick<Refund, 'amount' | 'why'>, at: Date): void {
  past.refunds.push({ ...refund, payment, due_at: at });
  save(past, { refund_due: past.order.refund_due + refund.amount }, at);
}

/** The place of the order's own payment among those that came. */
export function kept({ payments }: PastOrder): number {
  return payments.findIndex((payment) => payment.kept);
}

/** How much of the order's own payment is neither paid back nor owed. */
export function left(past: PastOrder): number {
  return (past.payments[kept(past)]?.amount ?? 0) - sumOf(past.refunds.filter(({ payment }) => payment === kept(past)));
}

/** A called-off order lets its numbers go and owes what is left of its payment. */
export function undo(past: PastOrder, at: Date): void {
  past.letGo = true;
  const amount = left(past);
  if (amount <= 0) return;
  if (past.order.payment_status !== 'refunding') move(past, 'owe_refund', 'shop', at);
  owe(past, kept(past), { amount, why: 'cancelled' }, at);
}

/** Pays the oldest refund that is owed; what came back is owed its price first, and its return ends with it. */
export function settle(past: PastOrder, at: Date): void {
  const cameBack = past.order.return_status === 'received';
  if (past.order.refund_due === 0 && cameBack) {
    if (left(past) === 0) {
      closeReturn(past, at);
      return;
    }
    move(past, 'owe_refund', 'shop', at);
    const price = past.lines.reduce((sum, { returned, unit_price }) => sum + returned * unit_price, 0);
    owe(past, kept(past), { amount: Math.min(price, left(past)), why: 'returned' }, at);
  }
  const due = past.refunds.find(({ done_at }) => !done_at);
  if (!due) throw new Error('nothing is owed');
  Object.assign(due, { done_at: at, member_id: past.staff_id, reference: `R${past.order.code.slice(3, 9)}` });
  save(past, { refund_due: past.order.refund_due - due.amount }, at);
  afterRefund(past, due, at);
  if (due.why === 'returned') closeReturn(past, at);
}

function afterRefund(past: PastOrder, { payment, amount }: Refund, at: Date): void {
  const isOwn = payment === kept(past);
  if (!isOwn || past.refunds.some((refund) => refund.payment === payment && !refund.done_at)) {
    tell(past, 'refund', 'finance', at, { amount });
    return;
  }
  const to = left(past) === 0 ? 'refunded' : 'partially_refunded';
  move(past, 'refund', 'finance', at, { to, data: { amount } });
  if (to === 'refunded' && !past.order.delivery_at) past.letGo = true;
}

function closeReturn(past: PastOrder, at: Date): void {
  move(past, 'close_return', 'shop', at);
  changeReturn(past, { status: 'refunded', closed_at: at });
}

/** Changes the latest return. */
export function changeReturn({ returns }: PastOrder, set: Partial<PastOrder['returns'][number]>): void {
  Object.assign(returns.at(-1) ?? {}, set);
}

function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
