import { Trans } from '@lingui/react/macro';
import { Icon } from '#kit/icon.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { type Currency, formatMoney } from '#shared/money.ts';

interface PriceChangedProps {
  change: { from: number; to: number } | undefined;
  currency: Currency;
}

/** The total differs from the one the buyer saw: shows both and asks again. */
export function PriceChanged({ change, currency }: PriceChangedProps) {
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  return (
    <div role="alert">
      {change && (
        <p className="mb-6 flex items-start gap-2 border-accent border-s-2 bg-wall-deep px-4 py-3">
          <Icon name="info" className="mt-0.5 shrink-0" />
          <span>
            <Trans>
              The total has changed from {money(change.from)} to {money(change.to)}. Please check it; nothing has been
              ordered yet.
            </Trans>
          </span>
        </p>
      )}
    </div>
  );
}
