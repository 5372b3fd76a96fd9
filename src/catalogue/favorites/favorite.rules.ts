import type { Currency, Prices } from '#shared/money.ts';
import type { Favorite } from './favorite.contract.ts';

/** The first is the default: latest first. */
export const FAVORITE_SORTS = ['new', 'price', '-price', 'drop', 'title'] as const;
export type FavoriteSort = (typeof FAVORITE_SORTS)[number];
export const FAVORITES_PER_PAGE = 24;

/** The search of `/account/favorite`, without defaults. */
export type FavoriteSearch = { sort?: FavoriteSort; page?: string };

/** Drops invalid values. */
export function readFavoriteSearch(search: Record<string, unknown>): FavoriteSearch {
  const sort = FAVORITE_SORTS.find((known) => known === search.sort);
  const page = /^[1-9]\d{0,2}$/.test(String(search.page)) ? String(search.page) : '1';
  return { ...(sort && sort !== 'new' && { sort }), ...(page !== '1' && { page }) };
}

/** Equal ones stay latest first. */
export function sortFavorites(
  list: readonly Favorite[],
  sort: FavoriteSort,
  { currency, locale }: { currency: Currency; locale: string },
): Favorite[] {
  const price = ({ item }: Favorite) => item.price_from[currency];
  const latest = list.toSorted((a, b) => b.added_at.localeCompare(a.added_at) || b.item.item_id - a.item.item_id);
  const collator = new Intl.Collator(locale);
  const orders: Record<FavoriteSort, (a: Favorite, b: Favorite) => number> = {
    new: () => 0,
    price: (a, b) => price(a) - price(b),
    '-price': (a, b) => price(b) - price(a),
    drop: (a, b) => priceChange(a)[currency] - priceChange(b)[currency],
    title: (a, b) => collator.compare(a.item.title, b.item.title),
  };
  return latest.toSorted(orders[sort]);
}

/** The change in price since it was collected, in minor units; negative means cheaper. */
export function priceChange({ item, price_then }: Pick<Favorite, 'item' | 'price_then'>): Prices {
  const { NTD, USD } = item.price_from;
  return { NTD: NTD - price_then.NTD, USD: USD - price_then.USD };
}
