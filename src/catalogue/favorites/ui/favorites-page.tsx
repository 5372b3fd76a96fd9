import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { MAX_WORKS, wallSearchFor } from '#ground/wall-address/wall-address.ts';
import { ButtonLink } from '#kit/button-link.tsx';
import { useSession } from '#kit/client/session.ts';
import { Pagination } from '#kit/pagination.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { useLocale } from '#kit/use-locale.ts';
import type { Favorite } from '../favorite.contract.ts';
import { useFavoriteChange, useFavorites } from '../favorite.queries.ts';
import {
  FAVORITE_SORTS,
  FAVORITES_PER_PAGE,
  type FavoriteSearch,
  type FavoriteSort,
  sortFavorites,
} from '../favorite.rules.ts';
import { FavoriteCard } from './favorite-card.tsx';
import { NothingCollected } from './nothing-collected.tsx';

const GRID =
  'mt-8 grid gap-x-8 gap-y-12 grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] xl:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]';

interface FavoritesPageProps {
  search: FavoriteSearch;
  popular: ReactNode;
  /** Offers the works as a list that others can change too. */
  together: (works: readonly { item_id: number }[]) => ReactNode;
}

export function FavoritesPage({ search, popular, together }: FavoritesPageProps) {
  const { data, isError } = useFavorites();
  const nothingToAsk = useSession((session) => session.ready && session.cartToken === undefined);
  const [removed, setRemoved] = useState<Favorite>();
  const list = data?.list ?? [];
  // A just removed work keeps its place, so that the removal can be undone there.
  const shown = removed && !list.some(({ item }) => item.item_id === removed.item.item_id) ? [...list, removed] : list;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-display">
            <Trans>Favourites</Trans>
          </h1>
          {data && (
            <p role="status" className="mt-1 text-ink-soft tabular-nums">
              <Plural value={list.length} one="# work" other="# works" />
            </p>
          )}
        </div>
        {shown.length > 1 && <Controls list={list} search={search} />}
      </div>
      {shown.length > 0 ? (
        <>
          <Works list={shown} search={search} removed={removed} onRemoved={setRemoved} />
          {together(shown.filter(({ unavailable }) => unavailable !== 'offline').map(({ item }) => item))}
        </>
      ) : data || nothingToAsk || isError ? (
        <NothingCollected failed={isError} popular={popular} />
      ) : (
        <Waiting />
      )}
    </>
  );
}

interface WorksProps {
  list: readonly Favorite[];
  search: FavoriteSearch;
  removed: Favorite | undefined;
  onRemoved: (favorite: Favorite | undefined) => void;
}

function Works({ list, search, removed, onRemoved }: WorksProps) {
  const locale = useLocale();
  const wall = useRef<HTMLUListElement>(null);
  const currency = useSession((session) => session.currency) ?? 'USD';
  const { act, given } = useFavoriteChange();
  const pages = Math.ceil(list.length / FAVORITES_PER_PAGE);
  const page = Math.min(Number(search.page ?? 1), pages);
  const sorted = sortFavorites(list, search.sort ?? 'new', { currency, locale });
  const shown = sorted.slice((page - 1) * FAVORITES_PER_PAGE, page * FAVORITES_PER_PAGE);
  const isChanging = ({ item }: Favorite) => given?.itemId === item.item_id;

  async function undo(itemId: number) {
    if (!(await act({ itemId, change: 'restore' }))) return;
    onRemoved(undefined);
    // After rendering: the focused element has been removed.
    requestAnimationFrame(() => wall.current?.querySelector<HTMLElement>(`[data-work="${itemId}"] button`)?.focus());
  }

  async function remove(favorite: Favorite) {
    if (await act({ itemId: favorite.item.item_id, change: 'remove' })) onRemoved(favorite);
  }

  return (
    <>
      <ul ref={wall} className={GRID}>
        {shown.map((favorite) => (
          <li key={favorite.item.item_id} data-work={favorite.item.item_id}>
            {favorite === removed ? (
              <UndoNotice busy={isChanging(favorite)} onUndo={() => void undo(favorite.item.item_id)}>
                <Trans>“{favorite.item.title}” has been removed.</Trans>
              </UndoNotice>
            ) : (
              <FavoriteCard favorite={favorite} busy={isChanging(favorite)} onRemove={() => void remove(favorite)} />
            )}
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-14"
        page={page}
        pages={pages}
        renderLink={(to, link) => <Link to="/account/favorite" search={pageOf(search, to)} {...link} />}
      />
    </>
  );
}

function pageOf({ page: _page, ...rest }: FavoriteSearch, page: number): FavoriteSearch {
  return page > 1 ? { ...rest, page: String(page) } : rest;
}

function Controls({ list, search }: { list: readonly Favorite[]; search: FavoriteSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const names: Record<FavoriteSort, string> = {
    new: t`Latest first`,
    price: t`Price, low to high`,
    '-price': t`Price, high to low`,
    drop: t`Price drops first`,
    title: t`Title`,
  };
  const hangable = list.filter(({ unavailable }) => unavailable !== 'offline').map(({ item }) => item);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {hangable.length > 1 && (
        <ButtonLink kind="quiet" icon="ruler" className="-ms-3" to="/wall" search={wallSearchFor(hangable)}>
          {hangable.length > MAX_WORKS ? (
            <Trans>The latest {MAX_WORKS} on one wall</Trans>
          ) : (
            <Trans>All on one wall</Trans>
          )}
        </ButtonLink>
      )}
      <label className="flex items-center gap-3 text-small">
        <span className="text-ink-soft">{t`Sort by`}</span>
        <select
          value={search.sort ?? 'new'}
          onChange={(event) => {
            const sort = FAVORITE_SORTS.find((known) => known === event.target.value);
            void navigate({ to: '/account/favorite', search: sort && sort !== 'new' ? { sort } : {} });
          }}
          className="h-11 border-hairline-strong border-b bg-wall pe-2"
        >
          {FAVORITE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {names[sort]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className={GRID}>
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </SkeletonGroup>
  );
}
