import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LIST_FILTERS, type ShopSearch, toggled } from '../shop-search.rules.ts';
import type { ShopReply } from '../works.contract.ts';
import { FacetFilter } from './facet-filter.tsx';
import { filterNames } from './filter-names.ts';
import { PriceFilter, WallFilter } from './range-filters.tsx';
import { useFacetName } from './use-facet-name.ts';

/** All filters of the shop; every change is a new address, so back, refresh and sharing work. */
export function ShopFilters({ search, facets }: { search: ShopSearch; facets: ShopReply['facets'] }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const nameOf = useFacetName();
  // Shown at once and built upon by the next tick, while the page for it is still on its way.
  const [wanted, setWanted] = useState(search);
  const [shown, setShown] = useState('');
  const address = JSON.stringify(search);
  if (shown !== address) {
    setShown(address);
    setWanted(search);
  }
  const go = (next: ShopSearch) => {
    setWanted(next);
    void navigate({ to: '/shop', search: next, resetScroll: false });
  };
  return (
    <div>
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
      <PriceFilter search={wanted} onChange={go} />
      <WallFilter search={wanted} onChange={go} />
    </div>
  );
}
