import { Trans } from '@lingui/react/macro';
import { useSession } from '#kit/client/session.ts';
import type { Checkout } from './use-checkout.ts';

/** The way of paying decides the currency; whoever sees prices in the other one is told before the figures change. */
export function CurrencyNote({ currency }: Pick<Checkout, 'currency'>) {
  const shown = useSession((session) => session.currency);
  if (!shown || shown === currency) return null;
  return (
    <p role="note" className="mt-3 text-small">
      {currency === 'NTD' ? (
        <Trans>This payment method is in New Taiwan dollars, so the total is shown in NT$.</Trans>
      ) : (
        <Trans>This payment method is in US dollars, so the total is shown in US$.</Trans>
      )}
    </p>
  );
}
