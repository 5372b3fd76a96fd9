import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Skeleton } from '#kit/skeleton.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { formatMoney } from '#shared/money.ts';
import type { QuoteReply } from '../checkout.contract.ts';

/** What is to be paid, line by line. Their place is held until they are known: the tick below must not move under a finger. */
export function ConfirmAmounts({ quote }: { quote: QuoteReply | undefined }) {
  const { t } = useLingui();
  const locale = useLocale();
  const money = (amount: number | undefined) =>
    quote && amount !== undefined ? formatMoney(amount, quote.currency, locale) : <Skeleton className="h-[1lh] w-20" />;
  return (
    <dl className="mt-8 ms-auto grid max-w-md grid-cols-[1fr_auto] gap-y-1 border-hairline border-t pt-4 tabular-nums">
      <Amount name={t`Prints`} value={money(quote?.subtotal)} />
      <Amount name={t`Delivery`} value={quote?.shipping === 0 ? t`Free` : money(quote?.shipping)} />
      <Amount name={t`Total`} value={money(quote?.total)} strong />
      <Amount name={t`of which before tax`} value={money(quote?.tax.net)} />
      <Amount
        name={quote ? t`of which VAT (${quote.tax.rate}%)` : <Skeleton className="h-[1lh] w-28" />}
        value={money(quote?.tax.tax)}
      />
    </dl>
  );
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
