import { and, eq, gt, inArray, lte, notExists, or } from 'drizzle-orm';
import { isRefundedByHand } from '#buying/checkout/pay-types.rules.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { lastDigits } from '#ground/places/bank-account.rules.ts';
import { bankOf } from '#ground/places/taiwan-banks.ts';
import type { Sealer } from '#ground/sealing/server/sealing.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { OrderDetail } from '../order.contract.ts';
import { wasPaid } from '../order.rules.ts';
import { type OpenedAccount, type RefundAccount, refundAccountForm } from '../refund-account.contract.ts';
import { accountDeletion, mayAskAgain, wantsAccount } from '../refund-account.rules.ts';
import { shopOrder } from './order.tables.ts';
import { mailAbout } from './order-mail.service.ts';
import { orderRefund } from './order-money.tables.ts';
import { lockOrder, type Moment, type OrderRow, type OrderWithLines, recordEvent } from './order-write.service.ts';
import { refundAccount } from './refund-account.tables.ts';

type AccountRow = typeof refundAccount.$inferSelect;
type AccountView = OrderDetail['refund_account'];

/** For the order's page: whether an account can be given now, and the last digits of the one given. */
export async function accountOf(
  db: Db,
  order: OrderRow,
  refunds: Parameters<typeof wantsAccount>[0]['refunds'],
): Promise<AccountView> {
  // Most orders have neither, and need no query.
  if (order.return_status === 'none' && refunds.length === 0) return { wanted: false, given: null };
  const row = await accountRow(db, order.order_id);
  return { wanted: isWantedFor(order, row, refunds), given: row ? hintOf(row) : null };
}

export function hintOf({ kind, bank, last_digits, given_at }: AccountRow): AccountView['given'] {
  if (!kind || !given_at) return null;
  return { kind, bank: bank ?? '', last_digits: last_digits ?? '', given_at: given_at.toISOString() };
}

interface Giving {
  member_id: number;
  code: string;
  now?: Date;
}

/** The buyer gives the account for a refund, or replaces it until the refund is paid. */
export async function giveAccount(
  db: Db,
  sealer: Sealer,
  { member_id, code, now = new Date() }: Giving,
  account: RefundAccount,
): Promise<void> {
  await requireWithinLimit(db, { limit: 'refund_account', who: String(member_id) });
  await inTransaction(db, async (tx) => {
    const placed = await lockOrder(tx, code, member_id);
    const { order } = placed;
    const row = await accountRow(tx, order.order_id);
    if (!(await isWanted(tx, order, row))) throw new Refusal('conflict');
    if (account.kind === 'abroad' && order.currency !== 'USD') throw new Refusal('conflict');
    const last_digits = lastDigits(account.account_number);
    const given = {
      kind: account.kind,
      bank: account.kind === 'taiwan' ? account.bank_code : account.swift,
      last_digits,
      sealed: sealer.seal(JSON.stringify(account), placeOf(order)),
      given_at: now,
      delete_at: accountDeletion(now, false),
    };
    await saveAccount(tx, order.order_id, given);
    await recordEvent(tx, placed, {
      what: 'give_account',
      by: { actor: 'member', member_id },
      now,
      data: { digits: last_digits },
    });
  });
}

/** The account in full, for finance; who opened it is logged. */
export function openAccount(
  db: Db,
  sealer: Sealer,
  { code, staff_id, lang }: { code: string; staff_id: number; lang: Lang },
): Promise<OpenedAccount> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ order: shopOrder, row: refundAccount })
      .from(refundAccount)
      .innerJoin(shopOrder, eq(shopOrder.order_id, refundAccount.order_id))
      .where(eq(shopOrder.code, code));
    if (!found?.row.sealed) throw new Refusal('not_found');
    await recordChange(tx, { staff_id, subject: 'order', subject_id: code, action: 'see_account' });
    return unsealed(sealer, found.order, found.row.sealed, lang);
  });
}

/** Refused if this shop has no key that opens it. */
export function unsealed(sealer: Sealer, order: Pick<OrderRow, 'code'>, sealed: string, lang: Lang): OpenedAccount {
  const text = sealer.open(sealed, placeOf(order));
  const account = text === undefined ? undefined : refundAccountForm.safeParse(JSON.parse(text)).data;
  if (!account) throw new Refusal('account_unreadable');
  const { kind, account_number, holder } = account;
  if (account.kind === 'abroad')
    return { kind, bank_code: account.swift, bank_name: account.bank_name, branch_code: '', account_number, holder };
  const { bank_code, branch_code = '' } = account;
  return { kind, bank_code, bank_name: bankOf(bank_code)?.name[lang] ?? '', branch_code, account_number, holder };
}

/**
 * Whether the mail about a cancellation or a return asks for the account: the money came by transfer, and no account was given.
 * Notes that we asked.
 */
export async function asksForAccount(tx: Db, { order }: OrderWithLines, { now, quiet }: Moment): Promise<boolean> {
  if (quiet || !isPaidByTransfer(order)) return false;
  const row = await accountRow(tx, order.order_id);
  if (row?.sealed) return false;
  await saveAccount(tx, order.order_id, { asked_at: now, delete_at: accountDeletion(now, false) });
  return true;
}

/** Sends the mail that asks for the account, unless it was given, or we asked less than a day ago. */
export async function askForAccount(tx: Db, placed: OrderWithLines, { now, quiet }: Moment): Promise<boolean> {
  const { order } = placed;
  const row = await accountRow(tx, order.order_id);
  if (quiet || row?.sealed || !mayAskAgain(row?.asked_at ?? null, now)) return false;
  if (!(await isWanted(tx, order, { asked_at: now }))) return false;
  await saveAccount(tx, order.order_id, { asked_at: now, delete_at: accountDeletion(now, false) });
  await mailAbout(tx, placed, { kind: 'refund_account' });
  return true;
}

/** Staff ask the buyer for the account, at most once a day. */
export function askByHand(
  db: Db,
  { code, staff_id, now = new Date() }: { code: string; staff_id: number; now?: Date },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const placed = await lockOrder(tx, code);
    if (!(await askForAccount(tx, placed, { now }))) throw new Refusal('conflict');
    await recordChange(tx, { staff_id, subject: 'order', subject_id: code, action: 'ask_account', at: now });
  });
}

/** Nothing is owed any more: the account is deleted after the time in which a bank may reject the transfer. */
export async function deleteAccountSoon(tx: Db, { order }: OrderWithLines, now: Date): Promise<void> {
  await tx
    .update(refundAccount)
    .set({ delete_at: accountDeletion(now, true) })
    .where(eq(refundAccount.order_id, order.order_id));
}

/** Deletes accounts after that time, unless money is still owed or a return is open. */
export async function deleteOldAccounts(db: Db, now = new Date()): Promise<number> {
  const isOpen = or(
    gt(shopOrder.refund_due, 0),
    inArray(shopOrder.return_status, ['requested', 'approved', 'received']),
  );
  const inUse = db
    .select({ order_id: shopOrder.order_id })
    .from(shopOrder)
    .where(and(eq(shopOrder.order_id, refundAccount.order_id), isOpen));
  const gone = await db
    .delete(refundAccount)
    .where(and(lte(refundAccount.delete_at, now), notExists(inUse)))
    .returning({ order_id: refundAccount.order_id });
  return gone.length;
}

/** A sealed account opens only in its own order's row. */
function placeOf({ code }: Pick<OrderRow, 'code'>): string {
  return `refund_account ${code}`;
}

async function accountRow(db: Db, orderId: number): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(refundAccount).where(eq(refundAccount.order_id, orderId));
  return row;
}

async function saveAccount(
  tx: Db,
  order_id: number,
  set: Omit<Partial<AccountRow>, 'order_id'> & Pick<AccountRow, 'delete_at'>,
): Promise<void> {
  await tx
    .insert(refundAccount)
    .values({ order_id, ...set })
    .onConflictDoUpdate({ target: refundAccount.order_id, set });
}

async function isWanted(tx: Db, order: OrderRow, row: Pick<AccountRow, 'asked_at'> | undefined): Promise<boolean> {
  const refunds = await tx.select().from(orderRefund).where(eq(orderRefund.order_id, order.order_id));
  return isWantedFor(order, row, refunds);
}

function isWantedFor(
  order: OrderRow,
  row: Pick<AccountRow, 'asked_at'> | undefined,
  refunds: Parameters<typeof wantsAccount>[0]['refunds'],
): boolean {
  const isAsked = (row?.asked_at ?? null) !== null;
  return wantsAccount({ ...order, byTransfer: isPaidByTransfer(order), isAsked, refunds });
}

/** The order's payment method is the one that paid it. */
function isPaidByTransfer(order: OrderRow): boolean {
  return isRefundedByHand(order.paytype) && wasPaid(order);
}
