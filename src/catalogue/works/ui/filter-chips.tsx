import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '#kit/icon.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { changed, chosen, LIST_FILTERS, type ShopSearch, toggled } from '../shop-search.rules.ts';
import type { ShopReply } from '../works.contract.ts';
import { inSheet } from './in-sheet.ts';
import { useFacetName } from './use-facet-name.ts';

interface FilterChipsProps {
  search: ShopSearch;
  facets: ShopReply['facets'];
  /** The sheet they are in: see ShopFilters. */
  sheet?: string;
}

/** Every active filter as a link that removes it. */
export function FilterChips({ search, facets, sheet }: FilterChipsProps) {
  const { t } = useLingui();
  const nameOf = useFacetName();
  const prices = usePriceText(search);
  const way = inSheet(sheet);
  const chips = LIST_FILTERS.flatMap((filter) =>
    chosen(search, filter).map((code) => {
      const value = facets[filter].find((known) => known.code === code) ?? { code, name: code, count: 0 };
      return { key: `${filter} ${code}`, name: nameOf(filter, value), without: toggled(search, filter, code) };
    }),
  );
  if (prices) {
    const without = changed(search, { price_min: undefined, price_max: undefined, currency: undefined });
    chips.push({ key: 'price', name: prices, without });
  }
  if (search.fits) {
    chips.push({
      key: 'fits',
      name: t`Fits ${search.fits.replace('x', ' × ')} cm`,
      without: changed(search, { fits: undefined }),
    });
  }
  if (search.keyword) {
    chips.push({ key: 'keyword', name: search.keyword, without: changed(search, { keyword: undefined }) });
  }
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t`Chosen filters`} className={sheet ? 'flex w-max gap-2' : 'mb-6 flex flex-wrap gap-2'}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <Link
            to="/shop"
            search={without}
            {...way}
            className="flex min-h-9 items-center gap-2 border border-hairline-strong px-3 text-small hover:border-accent hover:text-accent"
          >
            <span className="sr-only">{t`Remove filter:`}</span>
            {name}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="/shop"
          search={search.sort ? { sort: search.sort } : {}}
          {...way}
          className="text-link flex min-h-9 items-center px-2 text-small"
        >
          <Trans>Clear all</Trans>
        </Link>
      </li>
    </ul>
  );
}

function usePriceText({ price_min, price_max, currency: given }: ShopSearch): string | undefined {
  const { t } = useLingui();
  const currency: Currency = given === 'USD' ? 'USD' : 'NTD';
  const locale = useLocale();
  const text = (amount: string) => formatMoney(Number(amount), currency, locale);
  if (price_min && price_max) return `${text(price_min)} – ${text(price_max)}`;
  if (price_min) return t`from ${text(price_min)}`;
  return price_max ? t`up to ${text(price_max)}` : undefined;
}
