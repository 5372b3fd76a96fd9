import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import { isWithdrawal } from '../order.rules.ts';
import { type ReturnForm, reasonedReturnForm } from '../order-member.contract.ts';
import { isReturnOwed } from '../order-refunds.rules.ts';
import { orderLine } from './order.tables.ts';
import type { Asking } from './order-cancel.service.ts';
import { mailAbout } from './order-mail.service.ts';
import { orderReturn } from './order-money.tables.ts';
import { openRefunds, ordinaryPayment } from './order-refund.service.ts';
import { applyStep, type Hand, lockOrder, type OrderWithLines } from './order-write.service.ts';

type ReturnRow = typeof orderReturn.$inferSelect;

/**
 * A member asks to send prints back, within 14 days of their arrival (spec §9); custom ones cannot be. In the first 7 days that is
 * the statutory withdrawal: it needs no reason, is accepted by itself, and we collect (decision 31).
 */
export async function requestReturn(
  db: Db,
  { member_id, code, now = new Date(), quiet }: Asking,
  form: ReturnForm,
): Promise<void> {
  if (!quiet) await requireWithinLimit(db, { limit: 'order_return', who: String(member_id) });
  await inTransaction(db, async (tx) => {
    const placed = await lockOrder(tx, code, member_id);
    const collected = isWithdrawal(placed.order.arrival_at, now);
    const { lines, reason = '' } = form;
    const by = { actor: 'member', member_id } as const;
    const asked = await applyStep(tx, placed, { action: 'request_return', by, now, data: { reason, collected } });
    const { error } = collected ? {} : reasonedReturnForm.safeParse(form);
    if (error) throw new Refusal('validation', { issues: error.issues });
    for (const { line_id, nums } of lines) await askBack(tx, placed, line_id, nums);
    if (placed.order.return_status === 'approved') await joinReturn(tx, asked, lines);
    else {
      const status = collected ? ('approved' as const) : ('requested' as const);
      const decided_at = collected ? now : null;
      const { order_id } = asked.order;
      await tx.insert(orderReturn).values({ order_id, lines, reason, status, requested_at: now, decided_at });
    }
    if (collected)
      await mailAbout(tx, asked, { kind: 'return_decided', approved: true, collected, reason: '' }, { quiet });
  });
}

/** Staff accept or refuse a return; the member is told why, and where to send it. A withdrawal is not theirs to refuse. */
export async function decideReturn(
  tx: Db,
  placed: OrderWithLines,
  { by, accept, reason, now, quiet }: Hand & { accept: boolean; reason: string },
): Promise<void> {
  const to = accept ? 'approved' : 'rejected';
  // First of all: an order without a return is a conflict, and has no row to look at.
  const decided = await applyStep(tx, placed, { action: 'decide_return', to, by, now, data: { accept, reason } });
  const { requested_at } = await openReturn(tx, decided);
  const collected = isWithdrawal(placed.order.arrival_at, requested_at);
  if (collected && !accept) throw new Refusal('conflict');
  const back = await changeReturn(tx, decided, { status: to, answer: reason, decided_at: now });
  if (!accept) await takeOff(tx, back);
  await mailAbout(tx, decided, { kind: 'return_decided', approved: accept, collected, reason }, { quiet });
}

/** What was sent back has come. Money or another print: finance pays it back, or support exchanges it. */
export async function receiveReturn(tx: Db, placed: OrderWithLines, { by, now }: Hand): Promise<void> {
  const received = await applyStep(tx, placed, { action: 'receive_return', by, now });
  await changeReturn(tx, received, { status: 'received', received_at: now });
  if (placed.lines.every(({ nums, returned }) => nums === returned))
    await applyStep(tx, received, { action: 'take_back', by: { actor: 'shop' }, now });
}

/** What a return is worth; never more than is left of the payment. */
export async function worthOfReturn(tx: Db, placed: OrderWithLines): Promise<number> {
  const back = await openReturn(tx, placed);
  const { left } = await ordinaryPayment(tx, placed);
  return Math.min(priceOf(placed, back) + (await deliveryBack(tx, placed, back)), left);
}

/** A withdrawal costs the buyer nothing: nothing may be kept of it. Of any other return a part may, if staff say why. */
export async function requireKeepable(tx: Db, placed: OrderWithLines): Promise<void> {
  const { requested_at } = await openReturn(tx, placed);
  if (isWithdrawal(placed.order.arrival_at, requested_at)) throw new Refusal('amount_differs');
}

/** Product §6: the delivery fee goes back too when the whole order was withdrawn from in time; an exchanged print stays. */
async function deliveryBack(tx: Db, { order, lines }: OrderWithLines, back: ReturnRow): Promise<number> {
  if (!isWithdrawal(order.arrival_at, back.requested_at)) return 0;
  const returns = await tx.select().from(orderReturn).where(eq(orderReturn.order_id, order.order_id));
  const isExchanged = returns.some(({ status }) => status === 'exchanged');
  const isFullReturn = !isExchanged && lines.every(({ nums, returned }) => nums === returned);
  return isFullReturn ? order.shipping_fee : 0;
}

/** A return ends with its refund. */
export async function closeReturn(tx: Db, placed: OrderWithLines, now: Date): Promise<void> {
  const closed = await applyStep(tx, placed, { action: 'close_return', by: { actor: 'shop' }, now });
  await changeReturn(tx, closed, { status: 'refunded', closed_at: now });
}

/** A return ends with another print instead of money, which may be on its way already. */
export async function exchangeReturn(tx: Db, placed: OrderWithLines, { by, now }: Hand): Promise<void> {
  if (isReturnOwed(await openRefunds(tx, placed.order.order_id))) throw new Refusal('conflict');
  const exchanged = await applyStep(tx, placed, { action: 'exchange', by, now });
  await changeReturn(tx, exchanged, { status: 'exchanged', closed_at: now });
}

async function askBack(tx: Db, { order, lines }: OrderWithLines, lineId: number, nums: number): Promise<void> {
  const line = lines.find(({ line_id }) => line_id === lineId);
  if (!line || line.custom || line.returned + nums > line.nums) throw new Refusal('conflict');
  await tx
    .update(orderLine)
    .set({ returned: line.returned + nums })
    .where(and(eq(orderLine.line_id, lineId), eq(orderLine.order_id, order.order_id)));
}

/** More prints go back with a parcel that has not been collected yet. */
async function joinReturn(tx: Db, placed: OrderWithLines, more: ReturnForm['lines']): Promise<void> {
  const { lines } = await openReturn(tx, placed);
  const nums = new Map<number, number>();
  for (const one of [...lines, ...more]) nums.set(one.line_id, (nums.get(one.line_id) ?? 0) + one.nums);
  await changeReturn(tx, placed, { lines: [...nums].map(([line_id, count]) => ({ line_id, nums: count })) });
}

/** A refused return does not count against another one. */
async function takeOff(tx: Db, { lines }: ReturnRow): Promise<void> {
  for (const { line_id, nums } of lines)
    await tx
      .update(orderLine)
      .set({ returned: sql`${orderLine.returned} - ${nums}` })
      .where(eq(orderLine.line_id, line_id));
}

async function changeReturn(tx: Db, placed: OrderWithLines, set: Partial<ReturnRow>): Promise<ReturnRow> {
  const { return_id } = await openReturn(tx, placed);
  const [row] = await tx.update(orderReturn).set(set).where(eq(orderReturn.return_id, return_id)).returning();
  if (!row) throw new Error('a return was changed but not returned');
  return row;
}

/** The return that is under way; there is one at most, and it is the latest. */
async function openReturn(tx: Db, { order }: OrderWithLines): Promise<ReturnRow> {
  const [row] = await tx
    .select()
    .from(orderReturn)
    .where(eq(orderReturn.order_id, order.order_id))
    .orderBy(desc(orderReturn.return_id))
    .limit(1);
  if (!row) throw new Error(`order ${order.order_id} has a return's status and no return`);
  return row;
}

function priceOf({ lines }: OrderWithLines, back: ReturnRow): number {
  return back.lines.reduce((sum, { line_id, nums }) => {
    const line = lines.find((one) => one.line_id === line_id);
    return sum + nums * (line?.unit_price ?? 0);
  }, 0);
}
