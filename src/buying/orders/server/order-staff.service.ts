import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Facts } from '#ground/audit/audit.rules.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Currency } from '#shared/money.ts';
import type { StaffForm } from '../order-staff.contract.ts';
import { STAFF_ACTIONS, type StaffAction } from '../order-steps.rules.ts';
import { shopOrder } from './order.tables.ts';
import { decideCancellation, stopOrder } from './order-cancel.service.ts';
import { recordPayment } from './order-money.service.ts';
import { confirmTransfer, missTransfer } from './order-payment.service.ts';
import { pickUpOrder, readyForPickup } from './order-pickup.service.ts';
import { oweGoodwill } from './order-refund.service.ts';
import { decideReturn, exchangeReturn, receiveReturn } from './order-return.service.ts';
import { settleRefund } from './order-settle.service.ts';
import { arriveOrder, shipOrder } from './order-shipping.service.ts';
import { applyStep, type Hand, lockOrder, type Moment, type OrderWithLines } from './order-write.service.ts';
import { decisionsOfOthers } from './own-order.service.ts';

type Handler<Action extends StaffAction> = (
  tx: Db,
  placed: OrderWithLines,
  form: StaffForm<Action>,
  hand: Hand,
) => Promise<unknown>;

/** Each function runs while the order is locked. */
const HANDLERS: { [Action in StaffAction]: Handler<Action> } = {
  confirm_transfer: (tx, placed, { amount }, hand) => confirmTransfer(tx, placed, { amount, ...hand }),
  transfer_not_found: (tx, placed, _form, hand) => missTransfer(tx, placed, hand),
  record_payment: (tx, placed, form, hand) => recordPayment(tx, placed, { ...form, ...hand }),
  owe_refund: (tx, placed, form, hand) => oweGoodwill(tx, placed, { ...form, ...hand }),
  refund: (tx, placed, form, hand) => settleRefund(tx, placed, form, hand),
  start_production: (tx, placed, _form, { by, now }) =>
    applyStep(tx, placed, { action: 'start_production', by, now, set: { production_at: now } }),
  complete: (tx, placed, _form, { by, now }) =>
    applyStep(tx, placed, { action: 'complete', by, now, set: { complete_at: now } }),
  ship: (tx, placed, form, hand) => shipOrder(tx, placed, form, hand),
  arrive: (tx, placed, form, hand) => arriveOrder(tx, placed, hand, form),
  ready_pickup: (tx, placed, form, hand) => readyForPickup(tx, placed, form, hand),
  pick_up: (tx, placed, form, hand) => pickUpOrder(tx, placed, form, hand),
  undo_arrival: (tx, placed, _form, { by, now }) =>
    applyStep(tx, placed, { action: 'undo_arrival', by, now, set: { arrival_at: null } }),
  receive_return: (tx, placed, _form, hand) => receiveReturn(tx, placed, hand),
  cancel: (tx, placed, { reason }, hand) => stopOrder(tx, placed, { reason, ...hand }),
  decide_cancellation: (tx, placed, { accept, reason = '' }, hand) =>
    decideCancellation(tx, placed, { accept, reason, ...hand }),
  decide_return: (tx, placed, { accept, reason = '' }, hand) => decideReturn(tx, placed, { accept, reason, ...hand }),
  exchange: (tx, placed, _form, hand) => exchangeReturn(tx, placed, hand),
};

/** The facts of an order in the audit log; the order's own history has the rest. */
const LOGGED = [
  'payment_status',
  'freight_stage',
  // Production starts while the stage stays the same.
  'production_at',
  'cancellation',
  'return_status',
  'refund_due',
] as const;
const loggedColumns = Object.fromEntries(LOGGED.map((name) => [name, shopOrder[name]]));

interface StaffStep<Action extends StaffAction> extends Partial<Moment> {
  code: string;
  action: Action;
  staff_id: number;
  /** Extra facts for the audit log, such as the bank's line. */
  by_way_of?: Facts;
}

/** The staff member's name appears in the order's history. Its call defines who may take it. */
export function applyStaffStep<Action extends StaffAction>(
  db: Db,
  { code, action, staff_id, now = new Date(), quiet, by_way_of }: StaffStep<Action>,
  form: StaffForm<Action>,
): Promise<void> {
  const handler: Handler<Action> = HANDLERS[action];
  const by = { actor: STAFF_ACTIONS[action], member_id: staff_id };
  return inTransaction(db, async (tx) => {
    const placed = await lockOrder(tx, code);
    if ((await decisionsOfOthers(tx, placed.order.member_id, staff_id)).includes(action))
      throw new Refusal('own_review');
    await handler(tx, placed, form, { by, now, quiet });
    const [after] = await tx.select(loggedColumns).from(shopOrder).where(eq(shopOrder.code, code));
    const before = Object.fromEntries(LOGGED.map((name) => [name, placed.order[name]]));
    const inItsMoney = (facts: Facts) => withCurrency(facts, placed.order.currency);
    await recordChange(tx, {
      staff_id,
      subject: 'order',
      subject_id: code,
      action,
      before: inItsMoney(before),
      after: inItsMoney({ ...after, ...factsOfForm(form), ...by_way_of }),
      at: now,
    });
  });
}

/** What the page showed when the form was filled in, and the buyer's code: compared, and not part of the step. */
const SHOWN: readonly string[] = ['seen', 'refund_id', 'carrier_key', 'pickup_code'];

function factsOfForm(form: object): Facts {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !SHOWN.includes(name)));
}

const AMOUNTS: readonly string[] = ['refund_due', 'amount'];

/** Amounts with their currency: the log is read without the order. */
function withCurrency(facts: Facts, currency: Currency): Facts {
  const withItsCurrency = ([name, value]: [string, unknown]) =>
    AMOUNTS.includes(name) && typeof value === 'number' ? [name, { [currency]: value }] : [name, value];
  return Object.fromEntries(Object.entries(facts).map(withItsCurrency));
}
