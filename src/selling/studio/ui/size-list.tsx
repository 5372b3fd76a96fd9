import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatCm, formatInches, MIN_PPI } from '#ground/framing/framing.rules.ts';
import { Icon } from '#kit/icon.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { CURRENCIES, formatMoney } from '#shared/money.ts';
import type { SizeOption } from '../crop.rules.ts';

/** The offered sizes with prices, and those for which the work has too few pixels. */
export function SizeList({ chances }: { chances: readonly SizeOption[] }) {
  const { t } = useLingui();
  const offered = chances.filter(({ isOffered }) => isOffered).length;
  return (
    <div>
      <h3 className="font-text text-body font-medium">
        <Trans>Sizes and prices</Trans>
      </h3>
      <p role="status" className={`text-small ${offered === 0 ? 'text-bad' : 'text-ink-soft'}`}>
        {offered === 0 ? (
          <Trans>Too few pixels for any size. Please crop less, or choose a larger file.</Trans>
        ) : (
          <Plural value={offered} one="Offered in one size" other="Offered in # sizes" />
        )}
      </p>
      <ul aria-label={t`Sizes and prices`} className="mt-2 border-hairline border-t">
        {chances.map((option) => (
          <SizeLine key={`${option.w_mm} ${option.price.NTD}`} option={option} />
        ))}
      </ul>
      <p className="mt-2 text-caption text-ink-soft">
        <Trans>Prices of the print without a frame; the buyer chooses the frame.</Trans>
      </p>
    </div>
  );
}

function SizeLine({ option }: { option: SizeOption }) {
  const locale = useLocale();
  const { ppi, isOffered } = option;
  return (
    <li
      className={`grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-2 border-hairline border-b py-2 text-small ${isOffered ? '' : 'text-ink-soft'}`}
    >
      <Icon
        name={isOffered ? 'check' : 'close'}
        size={16}
        className={isOffered ? 'mt-1 text-good' : 'mt-1 text-ink-soft'}
      />
      <span>
        <span className={isOffered ? 'font-medium' : 'line-through decoration-1'}>{formatCm(option, locale)}</span>
        <span className="block text-caption text-ink-soft">{formatInches(option, locale)}</span>
      </span>
      <span className="text-end tabular-nums">
        {isOffered ? (
          CURRENCIES.map((currency) => (
            <span key={currency} className="block first:font-medium">
              {formatMoney(option.price[currency], currency, locale)}
            </span>
          ))
        ) : (
          <Trans>not offered</Trans>
        )}
      </span>
      <span className="col-span-2 col-start-2 text-caption text-ink-soft tabular-nums">
        {isOffered ? (
          <Trans>{ppi} pixels per inch</Trans>
        ) : (
          <Trans>
            Too few pixels: {ppi} per inch; at least {MIN_PPI} needed
          </Trans>
        )}
      </span>
    </li>
  );
}
