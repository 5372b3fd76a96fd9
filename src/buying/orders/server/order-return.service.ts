import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { exchangePrints, returnPrints } from '#buying/certificates/server/certificate-state.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import { isWithdrawal } from '../order.rules.ts';
import { type ReturnForm, reasonedReturnForm } from '../order-member.contract.ts';
import { noticeAbout } from '../order-notices.rules.ts';
import { isReturnOwed } from '../order-refunds.rules.ts';
import { type ReturnWorth, returnWorth } from '../return-worth.rules.ts';
import { orderLine } from './order.tables.ts';
import type { Asking } from './order-cancel.service.ts';
import { mailAbout } from './order-mail.service.ts';
import { orderReturn } from './order-money.tables.ts';
import { openRefunds, ordinaryPayment } from './order-refund.service.ts';
import { applyStep, type Hand, lockOrder, type OrderWithLines } from './order-write.service.ts';
import { asksForAccount } from './refund-account.service.ts';

type ReturnRow = typeof orderReturn.$inferSelect;

/**
 * A member requests a return, within the order's days after arrival (spec §9: 14); custom prints are excluded. In the first 7 days it is the
 * statutory withdrawal: it needs no reason, is accepted automatically, and we collect (decision 31).
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
    const notice = noticeAbout('return_requested', asked.order);
    if (!quiet) await raiseNotice(tx, { ...notice, occurrence: now.toISOString() });
    if (!collected) return;
    const account_wanted = await asksForAccount(tx, asked, { now, quiet });
    const news = { kind: 'return_decided', approved: true, collected, account_wanted, reason: '' } as const;
    await mailAbout(tx, asked, news, { quiet });
  });
}

/** Staff accept or refuse a return; the member learns why, and where to send it. Staff cannot refuse a withdrawal. */
export async function decideReturn(
  tx: Db,
  placed: OrderWithLines,
  { by, accept, reason, now, quiet }: Hand & { accept: boolean; reason: string },
): Promise<void> {
  const to = accept ? 'approved' : 'rejected';
  // Check first: an order without a return is a conflict, and has no row.
  const decided = await applyStep(tx, placed, { action: 'decide_return', to, by, now, data: { accept, reason } });
  const { requested_at } = await openReturn(tx, decided);
  const collected = isWithdrawal(placed.order.arrival_at, requested_at);
  if (collected && !accept) throw new Refusal('conflict');
  const back = await changeReturn(tx, decided, { status: to, answer: reason, decided_at: now });
  if (!accept) await uncountReturn(tx, back);
  const account_wanted = accept && (await asksForAccount(tx, decided, { now, quiet }));
  await mailAbout(
    tx,
    decided,
    { kind: 'return_decided', approved: accept, collected, account_wanted, reason },
    { quiet },
  );
}

/** The returned prints have arrived, and their certificates end. Finance refunds them, or support exchanges them. */
export async function receiveReturn(tx: Db, placed: OrderWithLines, { by, now }: Hand): Promise<void> {
  const received = await applyStep(tx, placed, { action: 'receive_return', by, now });
  const { lines } = await changeReturn(tx, received, { status: 'received', received_at: now });
  await returnPrints(tx, lines, now);
  if (placed.lines.every(({ nums, returned }) => nums === returned))
    await applyStep(tx, received, { action: 'take_back', by: { actor: 'shop' }, now });
}

/** The latest return's value, for the refund and for the page that proposes it. */
export async function worthOfReturn(tx: Db, placed: OrderWithLines): Promise<ReturnWorth> {
  const { order, lines } = placed;
  const returns = await tx
    .select()
    .from(orderReturn)
    .where(eq(orderReturn.order_id, order.order_id))
    .orderBy(asc(orderReturn.return_id));
  const back = returns.at(-1);
  if (!back) throw new Error(`order ${order.order_id} has a return's status and no return`);
  const isExchanged = returns.some(({ status }) => status === 'exchanged');
  const { left } = await ordinaryPayment(tx, placed);
  return returnWorth({ ...order, lines, back, isExchanged, left });
}

/** A withdrawal must be refunded in full. Of any other return staff may keep a part, with a reason. */
export async function requireKeepable(tx: Db, placed: OrderWithLines): Promise<void> {
  const { requested_at } = await openReturn(tx, placed);
  if (isWithdrawal(placed.order.arrival_at, requested_at)) throw new Refusal('amount_differs');
}

export async function closeReturn(tx: Db, placed: OrderWithLines, now: Date): Promise<void> {
  const closed = await applyStep(tx, placed, { action: 'close_return', by: { actor: 'shop' }, now });
  await changeReturn(tx, closed, { status: 'refunded', closed_at: now });
}

/** A return ends with another print instead of a refund; refused if the refund is already owed. */
export async function exchangeReturn(tx: Db, placed: OrderWithLines, { by, now }: Hand): Promise<void> {
  if (isReturnOwed(await openRefunds(tx, placed.order.order_id))) throw new Refusal('conflict');
  const exchanged = await applyStep(tx, placed, { action: 'exchange', by, now });
  const { lines } = await changeReturn(tx, exchanged, { status: 'exchanged', closed_at: now });
  await exchangePrints(tx, lines, now);
}

async function askBack(tx: Db, { order, lines }: OrderWithLines, lineId: number, nums: number): Promise<void> {
  const line = lines.find(({ line_id }) => line_id === lineId);
  if (!line || line.custom || line.returned + nums > line.nums) throw new Refusal('conflict');
  await tx
    .update(orderLine)
    .set({ returned: line.returned + nums })
    .where(and(eq(orderLine.line_id, lineId), eq(orderLine.order_id, order.order_id)));
}

/** More prints join a parcel that has not been collected yet. */
async function joinReturn(tx: Db, placed: OrderWithLines, more: ReturnForm['lines']): Promise<void> {
  const { lines } = await openReturn(tx, placed);
  const nums = new Map<number, number>();
  for (const one of [...lines, ...more]) nums.set(one.line_id, (nums.get(one.line_id) ?? 0) + one.nums);
  await changeReturn(tx, placed, { lines: [...nums].map(([line_id, count]) => ({ line_id, nums: count })) });
}

/** A refused return does not count against another one. */
async function uncountReturn(tx: Db, { lines }: ReturnRow): Promise<void> {
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

/** There is at most one open return, and it is the latest. */
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
