import { and, eq, isNull } from 'drizzle-orm';
import { PAY_TYPES, type PayType, payTypesIn, takesAmount } from '#buying/checkout/pay-types.rules.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { raiseNotice } from '#ground/staff-notices/server/raise-notice.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { payerState } from '#people/members/server/payer.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { payBy } from '../order.rules.ts';
import { reportDeadline, secondDeadline } from '../order-deadlines.rules.ts';
import type { BankInfo } from '../order-facts.contract.ts';
import { type PayForm, type TransferForm, transferFormFor } from '../order-member.contract.ts';
import { noticeAbout } from '../order-notices.rules.ts';
import type { Asking } from './order-cancel.service.ts';
import { orderHash } from './order-code.service.ts';
import { bankInfo, mailAbout, renewFirstMail } from './order-mail.service.ts';
import { receivePayment } from './order-money.service.ts';
import { orderTransfer } from './order-money.tables.ts';
import { applyStep, type Hand, lockOrder, type OrderWithLines } from './order-write.service.ts';

/**
 * A member reports a bank transfer, and how staff can find it (spec §9). The first report of the whole amount gives staff five
 * business days; later reports, and those of another amount, do not extend the deadline (decision 12).
 */
export async function reportTransfer(
  db: Db,
  { member_id, code, now = new Date(), quiet }: Asking,
  form: TransferForm,
): Promise<void> {
  if (!quiet) await requireWithinLimit(db, { limit: 'transfer_report', who: String(member_id) });
  await inTransaction(db, async (tx) => {
    const placed = await lockOrder(tx, code, member_id);
    const { order_id, created_at, total } = placed.order;
    const { error } = transferFormFor(shopDay(created_at), shopDay(now)).safeParse(form);
    if (error) throw new Refusal('validation', { issues: error.issues });
    const by = { actor: 'member', member_id } as const;
    const isFirst = form.amount === total && (await tx.$count(orderTransfer, isFullAmountOf(placed))) === 0;
    const set = isFirst ? { pay_by: reportDeadline(placed.order.pay_by, now, (await readSettings(tx)).calendar) } : {};
    const reported = await applyStep(tx, placed, { action: 'report_transfer', by, now, set, data: { ...form } });
    await tx.insert(orderTransfer).values({ ...form, order_id, reported_at: now });
    const { digits, amount } = form;
    const notice = noticeAbout('transfer_reported', { ...reported.order, total: amount });
    if (!quiet) await raiseNotice(tx, { ...notice, occurrence: now.toISOString() });
    const pay_by = reported.order.pay_by.toISOString();
    await mailAbout(tx, reported, { kind: 'transfer_reported', digits, amount, wait_until: pay_by }, { quiet });
  });
}

/** Staff found the transfer on the bank's statement. Of two concurrent confirmations, one is refused. */
export async function confirmTransfer(
  tx: Db,
  placed: OrderWithLines,
  { amount, ...hand }: Hand & { amount: number },
): Promise<void> {
  const { paytype } = placed.order;
  await receivePayment(tx, placed, { action: 'confirm_transfer', amount, paytype, ...hand });
  await decideReports(tx, placed, 'confirmed', hand.now);
}

/** Staff did not find it: the order awaits its money again, for at least a day. */
export async function missTransfer(tx: Db, placed: OrderWithLines, { by, now, quiet }: Hand): Promise<void> {
  const { calendar } = await readSettings(tx);
  const set = { pay_by: secondDeadline(placed.order.pay_by, now, calendar), reminded_at: null };
  const missed = await applyStep(tx, placed, { action: 'transfer_not_found', by, now, set });
  await decideReports(tx, placed, 'not_found', now);
  await mailAbout(tx, missed, { kind: 'transfer_not_found' }, { quiet });
}

/**
 * Where a member can pay an unpaid order: a provider's page, or the shop's bank account. They may choose another method for the
 * same amount, and get its deadline for a new order; a method that the shop cannot accept changes nothing.
 */
export async function payAgain(
  db: Db,
  { member_id, code, now = new Date(), quiet }: Asking,
  { lang, offered }: { lang: Lang; offered: (test: boolean) => readonly PayType[] },
  form: PayForm = {},
): Promise<{ url: string | null; bank: BankInfo | null }> {
  await requireWithinLimit(db, { limit: 'order_pay', who: String(member_id) });
  return inTransaction(db, async (tx) => {
    const placed = await lockOrder(tx, code, member_id);
    const { paytype: formerPaytype, currency, created_at, test, total } = placed.order;
    const paytype = form.paytype ?? formerPaytype;
    const { orders: rules, pay_methods } = await readSettings(tx);
    const isUsable =
      payTypesIn(currency, offered(test)).includes(paytype) && takesAmount(paytype, total, pay_methods.most);
    if (!isUsable) throw new Refusal('paytype_unavailable');
    const due = payBy(paytype, created_at, rules.transfer_days);
    const pay_by = new Date(Math.max(placed.order.pay_by.getTime(), due.getTime()));
    const set = paytype === formerPaytype ? {} : { paytype, pay_by, reminded_at: null };
    const chosen = await applyStep(tx, placed, { action: 'pay', by: { actor: 'member', member_id }, now, set });
    const { path } = PAY_TYPES[paytype];
    if (path && (await payerState(tx, member_id)) !== 'active') throw new Refusal('forbidden');
    if (paytype !== formerPaytype) await renewFirstMail(tx, chosen, { quiet });
    if (!path) return { url: null, bank: await bankInfo(tx, lang) };
    const query = new URLSearchParams({ code, hash: await orderHash(tx, code), lang });
    return { url: `${path}?${query}`, bank: null };
  });
}

function isFullAmountOf({ order: { order_id, total } }: OrderWithLines) {
  return and(eq(orderTransfer.order_id, order_id), eq(orderTransfer.amount, total));
}

async function decideReports(tx: Db, { order }: OrderWithLines, outcome: 'confirmed' | 'not_found', now: Date) {
  await tx
    .update(orderTransfer)
    .set({ outcome, decided_at: now })
    .where(and(eq(orderTransfer.order_id, order.order_id), isNull(orderTransfer.outcome)));
}
