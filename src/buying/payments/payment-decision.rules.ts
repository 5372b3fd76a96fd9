import type { RefusalCode } from '#shared/errors.ts';
import type { Currency } from '#shared/money.ts';
import type { DecideForm } from './payment-staff.contract.ts';

/** The provider's report about held money. */
export interface HeldMoney {
  transaction_id: string | null;
  amount?: number;
  currency?: Currency;
  /** Whether it says that money left the buyer's account. */
  charged: boolean;
  /** Whether its last report is that nothing was charged, so far or finally. */
  uncharged?: boolean;
}

interface HeldFacts {
  /** `amount` is the attempt's, `total` the order's. */
  amount: number;
  total: number;
  currency: Currency;
}

type Decided =
  | { refused: RefusalCode; more?: Record<string, unknown> }
  /** `proved`: the provider itself says that this is the number. Null money: none arrived. */
  | { money: { transaction_id: string; amount: number; proved: boolean } | null };

/**
 * Checks a staff decision against the provider's report. Refuses, each with its reason: a number that the provider knows
 * differently, a whole payment of which only a part was charged, money that the provider has not charged or is still reviewing,
 * and "no money" if money was charged.
 */
export function checkDecision(
  { decision, transaction_id, amount }: DecideForm,
  { amount: asked, total, currency }: HeldFacts,
  reported: HeldMoney,
): Decided {
  const more = { told: { transaction_id: reported.transaction_id, amount: reported.amount ?? null } };
  if (decision === 'none_came') return reported.charged ? { refused: 'money_there', more } : { money: null };
  if (reported.uncharged) return { refused: 'money_not_there', more };
  const number = transaction_id || reported.transaction_id;
  if (!number) return { refused: 'transaction_needed' };
  if (reported.transaction_id !== null && number !== reported.transaction_id)
    return { refused: 'transaction_differs', more };
  if (reported.currency !== undefined && reported.currency !== currency) return { refused: 'amount_differs', more };
  const proved = reported.transaction_id === number;
  if (decision === 'came') {
    const charged = reported.amount ?? amount ?? asked;
    if (charged !== asked || charged !== total) return { refused: 'amount_differs', more };
    return { money: { transaction_id: number, amount: charged, proved } };
  }
  const charged = reported.amount ?? amount;
  if (charged === undefined) return { refused: 'amount_needed' };
  return { money: { transaction_id: number, amount: charged, proved } };
}
