import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#kit/use-locale.ts';
import { CURRENCIES, type Currency, formatMoney } from '#shared/money.ts';
import type { Favorite } from '../favorite.contract.ts';
import { priceChange } from '../favorite.rules.ts';

/** Renders both currencies; the page shows one. */
export function PriceSince({ favorite }: { favorite: Favorite }) {
  return CURRENCIES.map((currency) => (
    <span key={currency} data-price={currency}>
      <Since favorite={favorite} currency={currency} />
    </span>
  ));
}

function Since({ favorite, currency }: { favorite: Favorite; currency: Currency }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const day = i18n.date(new Date(favorite.added_at), { dateStyle: 'medium' });
  const then = money(favorite.price_then[currency]);
  const change = priceChange(favorite)[currency];
  const less = money(-change);
  const more = money(change);
  if (change === 0) {
    return (
      <span className="block text-ink-soft">
        <Trans>Saved {day}, same price</Trans>
      </span>
    );
  }
  return (
    <>
      <span className="block text-ink-soft">
        <Trans>
          Saved {day}, from {then}
        </Trans>
      </span>
      {change < 0 ? (
        <span className="block text-good">
          <Trans>{less} less than when you saved it</Trans>
        </span>
      ) : (
        <span className="block">
          <Trans>{more} more than when you saved it</Trans>
        </span>
      )}
    </>
  );
}
