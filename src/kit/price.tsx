import { Trans } from '@lingui/react/macro';
import { CURRENCIES, formatMoney, type Prices } from '#shared/money.ts';
import { classNames } from './class-names.ts';
import { useLocale } from './use-locale.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PriceProps {
  /** Minor units of each currency; the page's stylesheet shows the visitor's. */
  amounts: Prices;
  /** The least of several prices. */
  from?: boolean;
  /** What it cost before. */
  was?: Prices | undefined;
  className?: string;
}

export function Price({ amounts, from, was, className }: PriceProps) {
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
      {from ? (
        <Trans>
          from <Amounts amounts={amounts} />
        </Trans>
      ) : (
        <Amounts amounts={amounts} />
      )}
    </span>
  );
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
