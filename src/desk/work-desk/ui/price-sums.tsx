import { Trans } from '@lingui/react/macro';
import { useLocale } from '#kit/use-locale.ts';
import { CURRENCIES, formatMoney } from '#shared/money.ts';
import type { PriceTrial } from '../prices.contract.ts';

export function PriceSums({ sums }: { sums: PriceTrial['sums'] }) {
  const locale = useLocale();
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {CURRENCIES.map((currency) => {
        const { before, after, least, most } = sums[currency];
        if (before === after && least === 0 && most === 0) return null;
        const money = (amount: number) => formatMoney(amount, currency, locale);
        return (
          <div key={currency} className="border-hairline border-t pt-2 tabular-nums">
            <dt className="text-ink-soft text-small">{currency === 'NTD' ? 'NT$' : 'US$'}</dt>
            <dd>
              <Trans>
                All together {money(before)} → {money(after)}
              </Trans>
            </dd>
            <dd className="text-ink-soft text-small">
              <Trans>
                Each changes by {money(least)} to {money(most)}
              </Trans>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
