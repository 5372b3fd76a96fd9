import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Skeleton } from '#kit/skeleton.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { formatMoney } from '#shared/money.ts';
import type { Checkout } from './use-checkout.ts';

/** Reserves its space until the amounts are known: the checkbox below must not move under a finger. */
export function ConfirmAmounts({ checkout: { quote, isPickup, isExport } }: { checkout: Checkout }) {
  const { t } = useLingui();
  const locale = useLocale();
  const money = (amount: number | undefined) =>
    quote && amount !== undefined ? formatMoney(amount, quote.currency, locale) : <Skeleton className="h-[1lh] w-20" />;
  return (
    <div className="mt-8 mb-6 border-hairline border-t pt-4 lg:mt-0 lg:border-t-0 lg:pt-0">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
        <Amount name={t`Prints`} value={money(quote?.subtotal)} />
        <Amount
          name={isPickup ? t`Pickup` : t`Delivery`}
          value={quote?.shipping === 0 ? t`Free` : money(quote?.shipping)}
        />
        <Amount name={t`Total`} value={money(quote?.total)} strong />
        {!isExport && (
          <>
            <Amount name={t`Total before tax`} value={money(quote?.tax.net)} />
            <Amount
              name={quote ? t`VAT included (${quote.tax.rate}%)` : <Skeleton className="h-[1lh] w-28" />}
              value={money(quote?.tax.tax)}
            />
          </>
        )}
      </dl>
      {isExport && (
        <p className="mt-2 text-caption text-ink-soft">
          <ExportNote />
        </p>
      )}
    </div>
  );
}

export function ExportNote() {
  return <Trans>Export, zero-rated in Taiwan. Import duties may be charged on arrival.</Trans>;
}

function Amount({ name, value, strong }: { name: ReactNode; value: ReactNode; strong?: boolean }) {
  return (
    <>
      <dt className={strong ? 'mt-2 border-hairline border-t pt-2' : 'text-ink-soft text-small'}>{name}</dt>
      <dd className={strong ? 'mt-2 border-hairline border-t pt-2 text-end text-lead' : 'text-end text-small'}>
        {value}
      </dd>
    </>
  );
}
