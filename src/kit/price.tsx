import { Trans } from '@lingui/react/macro';
import { useLoaderData } from '@tanstack/react-router';
import { CURRENCIES, formatMoney, type Prices } from '#shared/money.ts';
import { classNames } from './class-names.ts';
import { useLocale } from './use-locale.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PriceProps {
  /** Minor units of each currency; the stylesheet shows the visitor's. */
  amounts: Prices;
  was?: Prices | undefined;
  className?: string;
}

export function Price({ amounts, was, className }: PriceProps) {
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>
      {was && (
        <>
          <s className="me-2 text-ink-soft decoration-1">
            <VisuallyHidden>
              <Trans>Was:</Trans>{' '}
            </VisuallyHidden>
            <Amounts amounts={was} />
          </s>
          <VisuallyHidden>
            <Trans>Now:</Trans>{' '}
          </VisuallyHidden>
        </>
      )}
      <Amounts amounts={amounts} />
    </span>
  );
}

/** The lowest price of a work: that of the print alone, if the shop sells it without a frame. */
export function PriceFrom({ amounts }: { amounts: Prices }) {
  const isUnframed = useLoaderData({ from: '__root__', select: ({ unframed }) => unframed });
  const price = (
    <span className="whitespace-nowrap tabular-nums">
      <Trans>
        from <Amounts amounts={amounts} />
      </Trans>
    </span>
  );
  return isUnframed ? <Trans>{price} unframed</Trans> : price;
}

function Amounts({ amounts }: { amounts: Prices }) {
  const locale = useLocale();
  return CURRENCIES.map((currency) => (
    <span key={currency} data-price={currency}>
      {formatMoney(amounts[currency], currency, locale)}
    </span>
  ));
}

// @chunk works
