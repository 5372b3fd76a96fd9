import type { NoticeFacts, NoticeKind } from '#ground/staff-notices/notice.rules.ts';
import type { Currency } from '#shared/money.ts';
import type { StepAction } from './order-step-table.rules.ts';

/** A notice for the staff about an order: its code and an amount, nothing about the buyer. */
export function noticeAbout(
  kind: NoticeKind,
  { code, total, currency, test }: { code: string; total: number; currency: Currency; test: boolean },
): { kind: NoticeKind; subject: string; facts: NoticeFacts } {
  return { kind, subject: code, facts: { amount: total, currency, ...(test && { test }) } };
}

/** The notices about an order that a step settles. */
export const SETTLED_BY: Partial<Record<StepAction, readonly NoticeKind[]>> = {
  confirm_transfer: ['transfer_reported'],
  transfer_not_found: ['transfer_reported'],
  payment_received: ['transfer_reported'],
  expire: ['new_order', 'transfer_reported'],
  start_production: ['new_order'],
  cancel: ['new_order', 'transfer_reported'],
  decide_cancellation: ['cancellation_requested'],
  decide_return: ['return_requested'],
  receive_return: ['return_requested'],
};

/** Every kind of notice whose subject is an order. */
export const ORDER_NOTICES: readonly NoticeKind[] = [
  'new_order',
  'transfer_reported',
  'payment_problem',
  'return_requested',
  'cancellation_requested',
];
