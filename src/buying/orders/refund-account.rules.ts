import type { ReturnStatus } from './order.rules.ts';
import { isByHand, type Standing } from './order-refunds.rules.ts';

const DAY_MS = 86_400_000;
/** The account is deleted this long after the refund: banks report a rejected transfer within a few days. */
export const ACCOUNT_KEPT_DAYS = 30;
/** An account that was never needed. */
const UNUSED_DAYS = 180;
/** We ask for the account again no sooner than this. */
const ASK_AGAIN_MS = DAY_MS;

const OPEN_RETURN: readonly ReturnStatus[] = ['requested', 'approved', 'received'];

interface Wanting {
  return_status: ReturnStatus;
  /** Whether the money came by bank transfer, so that no provider can refund it. */
  byTransfer: boolean;
  /** Whether we asked for the account: then also for a refund that its provider could not pay. */
  isAsked: boolean;
  refunds: readonly Standing[];
}

/** Whether the buyer can give an account: money is, or will be, refunded by transfer. */
export function wantsAccount({ return_status, byTransfer, isAsked, refunds }: Wanting): boolean {
  const owed = refunds.filter(isByHand);
  if (owed.some(({ through }) => through === 'hand')) return true;
  if (byTransfer && OPEN_RETURN.includes(return_status)) return true;
  return isAsked && owed.length > 0;
}

export function mayAskAgain(askedAt: Date | null, now: Date): boolean {
  return askedAt === null || now.getTime() - askedAt.getTime() >= ASK_AGAIN_MS;
}

/** When an account is deleted: a while after the last refund, or if it was never needed. */
export function accountDeletion(now: Date, isRefunded: boolean): Date {
  return new Date(now.getTime() + (isRefunded ? ACCOUNT_KEPT_DAYS : UNUSED_DAYS) * DAY_MS);
}
