import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Icon } from '#kit/icon.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { readMatch } from '../harmony.rules.ts';
import { colourList } from '../harmony-words.rules.ts';
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

interface Chip {
  key: string;
  name: string;
  /** These choices without the chip's. */
  without: (now: ShopSearch) => ShopSearch;
}

/** Every active filter as a link that removes it. */
export function FilterChips({ search, facets, sheet }: FilterChipsProps) {
  const { t, i18n } = useLingui();
  const matched = colourList(i18n, (search.match && readMatch(search.match)?.colours) || []);
  const nameOf = useFacetName();
  const prices = usePriceText(search);
  const way = inSheet(sheet);
  const router = useRouter();
  const navigate = useNavigate();
  const chips: Chip[] = LIST_FILTERS.flatMap((filter) =>
    chosen(search, filter).map((code) => {
      const value = facets[filter].find((known) => known.code === code) ?? { code, name: code, count: 0 };
      const without = (now: ShopSearch) => (chosen(now, filter).includes(code) ? toggled(now, filter, code) : now);
      return { key: `${filter} ${code}`, name: nameOf(filter, value), without };
    }),
  );
  const addChip = (key: string, name: string | undefined, ...parts: (keyof ShopSearch)[]) => {
    const without = (now: ShopSearch) => changed(now, Object.fromEntries(parts.map((part) => [part, undefined])));
    if (name) chips.push({ key, name, without });
  };
  addChip('price', prices, 'price_min', 'price_max', 'currency');
  addChip('fits', search.fits && t`Fits ${search.fits.replace('x', ' × ')} cm`, 'fits');
  addChip('match', search.match && t`Goes with ${matched}`, 'match');
  addChip('keyword', search.keyword, 'keyword');
  if (chips.length === 0) return null;
  const remove = (event: MouseEvent, without: Chip['without']) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Not the choices that are rendered: a number that was being typed is applied only now, when its field is left.
    void navigate({ to: '/shop', search: without(router.latestLocation.search as ShopSearch), ...way });
  };
  return (
    <ul aria-label={t`Chosen filters`} className={sheet ? 'flex w-max gap-2' : 'mb-6 flex flex-wrap gap-2'}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <Link
            to="/shop"
            search={without(search)}
            {...way}
            onClick={(event) => remove(event, without)}
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
