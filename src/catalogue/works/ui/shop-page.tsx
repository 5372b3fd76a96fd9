import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { later } from '#kit/later.tsx';
import { Pagination } from '#kit/pagination.tsx';
import { changed, filterCount, type ShopSearch } from '../shop-search.rules.ts';
import type { ShopReply } from '../works.contract.ts';
import { sortNames } from './filter-names.ts';
import { ShopFilters } from './shop-filters.tsx';
import { WorksWall } from './works-wall.tsx';

const FilterSheet = later(async () => (await import('./filter-sheet.tsx')).FilterSheet);
const FilterChips = later(async () => (await import('./filter-chips.tsx')).FilterChips);
const MatchNote = later(async () => (await import('./match-note.tsx')).withItsWords());
const NothingFound = later(async () => (await import('./nothing-found.tsx')).NothingFound);
const SHEET = 'filters';

/** Its parts hydrate one after another, the most used first. */
export function ShopPage({ shop, search }: { shop: ShopReply; search: ShopSearch }) {
  const { t } = useLingui();
  const count = filterCount(search);
  return (
    <div className="page py-8 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-hairline border-b pb-5">
        <div>
          <h1 className="text-display">
            <Trans>Shop</Trans>
          </h1>
          <p role="status" className="mt-1 text-ink-soft tabular-nums">
            <Plural value={shop.total} one="# work" other="# works" />
          </p>
        </div>
        <SortSelect search={search} />
      </div>
      <div className="grid gap-x-12 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <aside aria-label={t`Filters`} className="pt-2 lg:pt-4">
          <FilterSheet
            id={SHEET}
            search={search}
            count={count}
            total={shop.total}
            chips={<FilterChips search={search} facets={shop.facets} sheet={SHEET} />}
          >
            <ShopFilters search={search} facets={shop.facets} sheet={SHEET} />
          </FilterSheet>
          <div className="hidden lg:block">
            <Suspense>
              <ShopFilters search={search} facets={shop.facets} />
            </Suspense>
          </div>
        </aside>
        <section aria-label={t`Works`} className="pt-6">
          {count > 0 && <FilterChips search={search} facets={shop.facets} />}
          {search.match && <MatchNote match={search.match} />}
          {shop.list.length > 0 ? (
            <Suspense>
              <WorksWall items={shop.list} eager={4} heading="h2" />
            </Suspense>
          ) : (
            <NothingFound search={search} relax={shop.relax} />
          )}
          <Pagination
            className="mt-14"
            page={shop.page}
            pages={shop.pages}
            renderLink={(page, link) => (
              <Link
                to="/shop"
                search={{ ...search, page: page > 1 ? String(page) : undefined } as ShopSearch}
                {...link}
              />
            )}
          />
        </section>
      </div>
    </div>
  );
}

function SortSelect({ search }: { search: ShopSearch }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  return (
    <label className="flex items-center gap-3 text-small">
      <span className="text-ink-soft">{t`Sort by`}</span>
      <select
        value={search.sort ?? 'new'}
        onChange={(event) => void navigate({ to: '/shop', search: changed(search, { sort: event.target.value }) })}
        className="h-11 border-hairline-strong border-b bg-wall pe-2"
      >
        {Object.entries(sortNames).map(([code, name]) => (
          <option key={code} value={code}>
            {i18n._(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
