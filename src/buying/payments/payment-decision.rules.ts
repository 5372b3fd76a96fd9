import type { RefusalCode } from '#shared/errors.ts';
import type { Currency } from '#shared/money.ts';
import type { DecideForm } from './payment-staff.contract.ts';

/** What the provider said of money that is held. */
export interface HeldMoney {
  transaction_id: string | null;
  amount?: number;
  currency?: Currency;
  /** Whether it says that money left the buyer's account. */
  charged: boolean;
  /** Whether its last word is that nothing was charged, so far or for good. */
  uncharged?: boolean;
}

interface HeldFacts {
  /** What the attempt asked for, and what the order costs. */
  amount: number;
  total: number;
  currency: Currency;
}

type Decided =
  | { refused: RefusalCode; more?: Record<string, unknown> }
  /** `proved`: the provider itself says that this is the number. Without money, none came. */
  | { money: { transaction_id: string; amount: number; proved: boolean } | null };

/**
 * Whether what staff decided can be right, by what the provider said. A number that the provider knows otherwise, a whole payment
 * of which only a part was charged, money that the provider has not charged or still has in review, and "no money" where money was charged are
 * refused, each with its reason.
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
