import { createFileRoute } from '@tanstack/react-router';
import { type FavoriteSearch, readFavoriteSearch } from '#catalogue/favorites/favorite.rules.ts';
import { FavoritesPage } from '#catalogue/favorites/ui/favorites-page.tsx';
import { learnRows } from '#catalogue/works/ui/row-breaks.ts';
import { hangWorks } from '#catalogue/works/ui/works-wall.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/favorite')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: FavoriteSearch) => search,
  loader: () => learnRows(),
  head: (page) => namedHead(page, 'favorite', { noindex: true }),
  component: () => <FavoritesPage search={readFavoriteSearch({ ...Route.useSearch() })} hangWorks={hangWorks} />,
});
