import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Facts } from '#ground/audit/audit.rules.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { listColleagues } from '#people/members/server/staff/staff.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Currency } from '#shared/money.ts';
import { returnUntil, withdrawUntil } from '../order.rules.ts';
import type { StaffForm } from '../order-staff.contract.ts';
import { STAFF_ACTIONS, type StaffAction } from '../order-steps.rules.ts';
import { shopOrder } from './order.tables.ts';
import { decideCancellation, stopOrder } from './order-cancel.service.ts';
import { mailAbout } from './order-mail.service.ts';
import { recordPayment } from './order-money.service.ts';
import { confirmTransfer, missTransfer } from './order-payment.service.ts';
import { oweGoodwill } from './order-refund.service.ts';
import { decideReturn, exchangeReturn, receiveReturn } from './order-return.service.ts';
import { settleRefund } from './order-settle.service.ts';
import { applyStep, type Hand, lockOrder, type Moment, type OrderWithLines } from './order-write.service.ts';

type Handler<Action extends StaffAction> = (
  tx: Db,
  placed: OrderWithLines,
  form: StaffForm<Action>,
  hand: Hand,
) => Promise<unknown>;

/** What each step of the staff does, once the order is held. */
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
  arrive: (tx, placed, _form, hand) => arriveOrder(tx, placed, hand),
  receive_return: (tx, placed, _form, hand) => receiveReturn(tx, placed, hand),
  cancel: (tx, placed, { reason }, hand) => stopOrder(tx, placed, { reason, ...hand }),
  decide_cancellation: (tx, placed, { accept, reason = '' }, hand) =>
    decideCancellation(tx, placed, { accept, reason, ...hand }),
  decide_return: (tx, placed, { accept, reason = '' }, hand) => decideReturn(tx, placed, { accept, reason, ...hand }),
  exchange: (tx, placed, _form, hand) => exchangeReturn(tx, placed, hand),
};

/** What the audit log tells of an order; the rest of what a step does stands in the order's own history. */
const LOGGED = [
  'payment_status',
  'freight_stage',
  // Production begins while the stage stays the same.
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
  /** What else the audit log is told, such as the bank's line. */
  by_way_of?: Facts;
}

/** One step of somebody of the staff; their name stands in the order's history. Its call says who may take it. */
export function applyStaffStep<Action extends StaffAction>(
  db: Db,
  { code, action, staff_id, now = new Date(), quiet, by_way_of }: StaffStep<Action>,
  form: StaffForm<Action>,
): Promise<void> {
  const handler: Handler<Action> = HANDLERS[action];
  const by = { actor: STAFF_ACTIONS[action], member_id: staff_id };
  return inTransaction(db, async (tx) => {
    const placed = await lockOrder(tx, code);
    if (placed.order.member_id === staff_id) await requireNobodyElse(tx, action, staff_id);
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

/** Decisions about a buyer's wish or money: of an order of one's own they are a colleague's. */
const DECISIONS: readonly StaffAction[] = ['decide_cancellation', 'decide_return', 'owe_refund', 'refund'];

/** Refuses a decision about an order of one's own, unless nobody else in the shop has the right to decide it. */
async function requireNobodyElse(tx: Db, action: StaffAction, staffId: number): Promise<void> {
  if (!DECISIONS.includes(action)) return;
  const colleagues = await listColleagues(tx, STAFF_ACTIONS[action]);
  if (colleagues.some(({ member_id }) => member_id !== staffId)) throw new Refusal('own_review');
}

/** What a form tells of the page that it was filled in on: it is compared, and not a part of the deed. */
const SHOWN: readonly string[] = ['seen', 'refund_id'];

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

async function shipOrder(tx: Db, placed: OrderWithLines, { carrier, tracking }: StaffForm<'ship'>, hand: Hand) {
  const { by, now } = hand;
  const set = { delivery_at: now, carrier, tracking };
  const shipped = await applyStep(tx, placed, { action: 'ship', by, now, set, data: { carrier, tracking } });
  await mailAbout(tx, shipped, { kind: 'shipped', carrier, tracking }, hand);
}

async function arriveOrder(tx: Db, placed: OrderWithLines, { by, now, quiet }: Hand) {
  const arrived = await applyStep(tx, placed, { action: 'arrive', by, now, set: { arrival_at: now } });
  const return_until = returnUntil(now).toISOString();
  const withdraw_until = withdrawUntil(now).toISOString();
  await mailAbout(tx, arrived, { kind: 'arrived', return_until, withdraw_until }, { quiet });
}
