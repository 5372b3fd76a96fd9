import { type Currency, MINOR_UNITS } from '#shared/money.ts';
import { isByHand } from './order-refunds.rules.ts';
import type { StaffOrderDetail } from './order-staff.contract.ts';
import type { StaffAction } from './order-steps.rules.ts';

/** What a staff member's form may hold, as it is sent; each step's own schema says which of it. */
export interface StaffValues {
  /** Minor units. */
  amount?: number;
  /** How many payments the page showed, or refunds. */
  seen?: number;
  /** The refund that the page showed as the one to pay. */
  refund_id?: number;
  reason?: string;
  reference?: string;
  carrier?: string;
  tracking?: string;
  accept?: boolean;
  /** What was not paid of a refund is not owed any more. */
  waive_rest?: boolean;
}

type ShownName = 'seen' | 'refund_id';

/** What is typed of it: an amount in dollars, and empty fields. */
export type TypedStaffValues = Partial<
  Record<Exclude<keyof StaffValues, 'accept' | 'waive_rest' | ShownName>, string>
> &
  Pick<StaffValues, 'accept' | 'waive_rest'>;

/** What a step tells of the order as the page shows it, so that nothing is done to another order than that. */
export function shownValues(
  action: StaffAction,
  { payments, refunds }: Pick<StaffOrderDetail, 'payments' | 'refunds'>,
): Pick<StaffValues, ShownName> {
  if (action === 'record_payment') return { seen: payments.length };
  if (action === 'owe_refund') return { seen: refunds.length };
  const refund = action === 'refund' ? refunds.find(isByHand) : undefined;
  return refund ? { refund_id: refund.refund_id } : {};
}

/** What was typed as it is sent: empty fields are left out, dollars become minor units. */
export function staffValues(
  { amount = '', accept, waive_rest, ...texts }: TypedStaffValues,
  currency: Currency,
): StaffValues {
  const filled = Object.entries(texts).filter(([, text]) => text?.trim());
  const dollars = amount.replaceAll(',', '').trim();
  return {
    ...Object.fromEntries(filled),
    ...(dollars && { amount: Math.round(Number(dollars) * MINOR_UNITS[currency] * 100) / 100 }),
    ...(accept !== undefined && { accept }),
    ...(waive_rest && { waive_rest }),
  };
}

/** An amount as a field shows it before anybody types. */
export function typedAmount(amount: number, currency: Currency): string {
  return amount > 0 ? String(amount / MINOR_UNITS[currency]) : '';
}
