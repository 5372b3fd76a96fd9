import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '#kit/empty-state.tsx';
import { changed, filterCount, type ShopSearch } from '../shop-search.rules.ts';
import type { ShopReply } from '../works.contract.ts';
import { filterNames } from './filter-names.ts';

/** Suggests filters to drop, with the number of works that would show; for an empty shop it says so. */
export function NothingFound({ search, relax }: { search: ShopSearch; relax: ShopReply['relax'] }) {
  const { i18n } = useLingui();
  const without = (filter: string) =>
    filter === 'price'
      ? changed(search, { price_min: undefined, price_max: undefined, currency: undefined })
      : changed(search, { [filter]: undefined });
  if (filterCount(search) === 0) return <EmptyState title={<Trans>There are no works yet</Trans>} />;
  return (
    <EmptyState
      title={<Trans>No works match all your filters</Trans>}
      action={
        <Link to="/shop" search={{}} className="text-link">
          <Trans>Show all works</Trans>
        </Link>
      }
    >
      {relax.length > 0 && (
        <>
          <p>
            <Trans>Remove one of these filters to see works:</Trans>
          </p>
          <ul className="mt-3">
            {relax.map(({ filter, count }) => (
              <li key={filter}>
                <Link to="/shop" search={without(filter)} className="text-link inline-block py-1">
                  {filter in filterNames ? i18n._(filterNames[filter as keyof typeof filterNames]) : filter}
                </Link>{' '}
                <span className="whitespace-nowrap">
                  <Plural value={count} one="# work" other="# works" />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}
