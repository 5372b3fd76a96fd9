import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { later } from '#kit/later.tsx';
import { isRange, typedRanges } from '../range-fields.rules.ts';
import { changed, LIST_FILTERS, type ShopSearch, toggled } from '../shop-search.rules.ts';
import type { ShopReply } from '../works.contract.ts';
import { FacetFilter } from './facet-filter.tsx';
import { filterNames } from './filter-names.ts';
import { inSheet } from './in-sheet.ts';
import { useFacetName } from './use-facet-name.ts';

// The form itself reads their fields, also before their code has loaded.
const PriceFilter = later(async () => (await import('./range-filters.tsx')).PriceFilter);
const WallFilter = later(async () => (await import('./range-filters.tsx')).WallFilter);

interface ShopFiltersProps {
  search: ShopSearch;
  facets: ShopReply['facets'];
  /** The sheet they are in, whose button submits the form. A change stays in it, and replaces the former in the history. */
  sheet?: string;
}

/**
 * Every change is a new address, so back, refresh and sharing work. Before the scripts have loaded it is one plain form:
 * the router joins its repeated names, and the server redirects its ranges.
 */
export function ShopFilters({ search, facets, sheet }: ShopFiltersProps) {
  const { i18n } = useLingui();
  const { href } = useRouter().buildLocation({ to: '/shop' });
  const navigate = useNavigate();
  const nameOf = useFacetName();
  // Shown immediately and extended by the next tick, while its page is loading.
  const [wanted, setWanted] = useState(search);
  const [shown, setShown] = useState('');
  const address = JSON.stringify(search);
  if (shown !== address) {
    setShown(address);
    setWanted(search);
  }
  const go = (next: ShopSearch) => {
    setWanted(next);
    // The sheet may have been closed in the meantime.
    const way = sheet && { ...inSheet(sheet), hash: true as const };
    void navigate({ to: '/shop', search: next, resetScroll: false, ...way });
  };
  const applyRanges = (form: HTMLFormElement | null) => {
    if (!form?.checkValidity()) return;
    const fields = new FormData(form);
    const ranges = typedRanges((name) => String(fields.get(name) ?? ''), wanted);
    const names = Object.keys(ranges) as (keyof typeof ranges)[];
    if (names.some((name) => ranges[name] !== wanted[name])) go(changed(wanted, ranges));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    applyRanges(event.currentTarget);
  };
  return (
    <form id={sheet && `${sheet}-form`} action={href} onSubmit={submit}>
      {Object.entries(search).map(
        ([name, value]) =>
          name !== 'page' &&
          !(name in facets) &&
          !isRange(name) && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {LIST_FILTERS.map((filter) => (
        <FacetFilter
          key={filter}
          filter={filter}
          legend={i18n._(filterNames[filter])}
          values={facets[filter]}
          nameOf={(value) => nameOf(filter, value)}
          search={wanted}
          onToggle={(name, value) => go(toggled(wanted, name, value))}
        />
      ))}
      <PriceFilter search={wanted} onLeave={applyRanges} />
      <WallFilter search={wanted} onLeave={applyRanges} />
      <Link to="/match" className="text-link mt-3 inline-block py-2 text-small">
        {i18n._(filterNames.match)}
      </Link>
      {!sheet && (
        <noscript>
          <Button type="submit" wide className="mt-4">
            <Trans>Apply</Trans>
          </Button>
        </noscript>
      )}
    </form>
  );
}
