import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { Button } from '#kit/button.tsx';
import { chooseCurrency } from '#kit/client/session.ts';
import { useLocale } from '#kit/use-locale.ts';
import { formatMoney } from '#shared/money.ts';
import type { Checkout } from './use-checkout.ts';

interface NotPayableProps extends Pick<Checkout, 'currency' | 'elsewhere'> {
  /** Focused if the buyer goes on without an answer. */
  ref: RefObject<HTMLDivElement | null>;
}

/**
 * No method takes this order in the currency of its prices. The other currency is another amount, so the buyer sees it and decides;
 * nothing changes automatically (product.md §3: never a silent conversion of a charge).
 */
export function NotPayable({ currency, elsewhere, ref }: NotPayableProps) {
  return (
    <div ref={ref} tabIndex={-1} role="status" className="border-accent border-s-2 bg-wall-deep px-4 py-3">
      <p>
        {currency === 'USD' ? (
          <Trans>Paying in US dollars is not possible at the moment.</Trans>
        ) : (
          <Trans>Paying this order in New Taiwan dollars is not possible at the moment.</Trans>
        )}
      </p>
      {elsewhere && <Elsewhere {...elsewhere} />}
      <p className="mt-3">
        {elsewhere ? (
          <Trans>
            Or{' '}
            <Link to="/contact" className="text-link">
              contact customer service
            </Link>
            ; we will find another way.
          </Trans>
        ) : (
          <Trans>
            Please{' '}
            <Link to="/contact" className="text-link">
              contact customer service
            </Link>
            ; we will find another way. Your cart stays as it is.
          </Trans>
        )}
      </p>
    </div>
  );
}

/** The total in the other currency, and a button that names it. */
function Elsewhere({ currency, total }: NonNullable<Checkout['elsewhere']>) {
  const locale = useLocale();
  const unit = currency === 'NTD' ? 'NT$' : 'US$';
  if (total === undefined)
    return (
      <p className="mt-3">
        <Trans>You can pay in {unit} instead. Choose an address to see the amount.</Trans>
      </p>
    );
  const amount = formatMoney(total, currency, locale);
  return (
    <>
      <p className="mt-3">
        <Trans>
          You can pay {amount} instead. All prices will then be shown in {unit}.
        </Trans>
      </p>
      <Button className="mt-2" onClick={() => chooseCurrency(currency)}>
        <Trans>Pay {amount} instead</Trans>
      </Button>
    </>
  );
}
