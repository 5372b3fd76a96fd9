import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ShopReply } from '../catalog.contract.ts';
import { LIST_FILTERS, type ShopSearch, toggled } from '../shop-search.rules.ts';
import { FacetFilter } from './facet-filter.tsx';
import { filterNames } from './filter-names.ts';
import { PriceFilter, WallFilter } from './range-filters.tsx';
import { useFacetName } from './use-facet-name.ts';

/** All filters of the shop; every change is a new address, so back, refresh and sharing work. */
export function ShopFilters({ search, facets }: { search: ShopSearch; facets: ShopReply['facets'] }) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const nameOf = useFacetName();
  const go = (next: ShopSearch) => void navigate({ to: '/shop', search: next, resetScroll: false });
  return (
    <div>
      {LIST_FILTERS.map((filter) => (
        <FacetFilter
          key={filter}
          filter={filter}
          legend={i18n._(filterNames[filter])}
          values={facets[filter]}
          nameOf={(value) => nameOf(filter, value)}
          search={search}
          onToggle={(name, value) => go(toggled(search, name, value))}
        />
      ))}
      <PriceFilter search={search} onChange={go} />
      <WallFilter search={search} onChange={go} />
    </div>
  );
}
