import type { PayeeBalance } from './payee.contract.ts';
import { inDollars } from './payout-tax.rules.ts';

interface Row {
  payee: string;
  balances: readonly Pick<PayeeBalance, 'currency' | 'payable' | 'open'>[];
}

/** The most payable shares first, then the most open ones; US dollars are converted at the shop's exchange rate. */
export function mostOwedFirst(usd_rate: number): (one: Row, other: Row) => number {
  const total = ({ balances }: Row, part: 'payable' | 'open') =>
    balances.reduce((sum, balance) => sum + inDollars(balance[part], { currency: balance.currency, usd_rate }), 0);
  return (one, other) =>
    total(other, 'payable') - total(one, 'payable') ||
    total(other, 'open') - total(one, 'open') ||
    (one.payee < other.payee ? -1 : 1);
}
