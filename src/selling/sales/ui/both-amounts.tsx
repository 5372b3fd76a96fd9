import { useLocale } from '#kit/use-locale.ts';
import { CURRENCIES } from '#shared/money.ts';
import type { Amounts } from '../sales.contract.ts';
import { signedMoney } from '../statement.rules.ts';

interface BothAmountsProps {
  amounts: Amounts;
  /** Below each other, if there is no space for both. */
  stacked?: boolean;
}

/** Both currencies side by side, regardless of the visitor's: they are never added up or converted. */
export function BothAmounts({ amounts, stacked }: BothAmountsProps) {
  const locale = useLocale();
  return (
    <span className={stacked ? 'grid tabular-nums' : 'inline-flex flex-wrap gap-x-3 tabular-nums'}>
      {CURRENCIES.map((currency) => (
        <span key={currency} className="whitespace-nowrap">
          {signedMoney(amounts[currency], currency, locale)}
        </span>
      ))}
    </span>
  );
}
