import { type Currency, MINOR_UNITS } from '#shared/money.ts';
import { isByHand } from './order-refunds.rules.ts';
import type { StaffOrderDetail } from './order-staff.contract.ts';
import type { StaffAction } from './order-steps.rules.ts';

/** The values of all staff forms, as they are sent; each step's own schema selects some. */
export interface StaffValues {
  /** Minor units. */
  amount?: number;
  /** How many payments or refunds the page showed. */
  seen?: number;
  /** The refund that the page showed as the one to pay. */
  refund_id?: number;
  reason?: string;
  reference?: string;
  /** The day of the transfer. */
  paid_on?: string;
  carrier?: string;
  /** One of the shop's carriers. */
  carrier_key?: string;
  tracking?: string;
  /** Shown by the buyer at the counter. */
  pickup_code?: string;
  picked_up_by?: string;
  accept?: boolean;
  /** The unpaid rest of a refund is no longer owed. */
  waive_rest?: boolean;
  /** A gift leaves before its day. */
  early?: boolean;
}

type ShownName = 'seen' | 'refund_id';

/** As typed: an amount in dollars, and empty fields. */
export type TypedStaffValues = Partial<
  Record<Exclude<keyof StaffValues, 'accept' | 'waive_rest' | 'early' | ShownName>, string>
> &
  Pick<StaffValues, 'accept' | 'waive_rest' | 'early'>;

/** What the page showed of the order, so that the step is refused if the order has changed. */
export function shownValues(
  action: StaffAction,
  { payments, refunds }: Pick<StaffOrderDetail, 'payments' | 'refunds'>,
): Pick<StaffValues, ShownName> {
  if (action === 'record_payment') return { seen: payments.length };
  if (action === 'owe_refund') return { seen: refunds.length };
  const refund = action === 'refund' ? refunds.find(isByHand) : undefined;
  return refund ? { refund_id: refund.refund_id } : {};
}

/** Omits empty fields and converts dollars to minor units. */
export function staffValues(
  { amount = '', accept, waive_rest, early, ...texts }: TypedStaffValues,
  currency: Currency,
): StaffValues {
  const filled = Object.entries(texts).filter(([, text]) => text?.trim());
  const dollars = amount.replaceAll(',', '').trim();
  return {
    ...Object.fromEntries(filled),
    ...(dollars && { amount: Math.round(Number(dollars) * MINOR_UNITS[currency] * 100) / 100 }),
    ...(accept !== undefined && { accept }),
    ...(waive_rest && { waive_rest }),
    ...(early && { early }),
  };
}

/** The initial text of an amount field. */
export function typedAmount(amount: number, currency: Currency): string {
  return amount > 0 ? String(amount / MINOR_UNITS[currency]) : '';
}
