import { createFileRoute } from '@tanstack/react-router';
import { learnRows } from '#features/catalog/ui/row-breaks.ts';
import { hangWorks } from '#features/catalog/ui/works-wall.tsx';
import { type FavoriteSearch, readFavoriteSearch } from '#features/favorites/favorite.rules.ts';
import { FavoritesPage } from '#features/favorites/ui/favorites-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/account/favorite')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: FavoriteSearch) => search,
  loader: () => learnRows(),
  head: (page) => namedHead(page, 'favorite', { noindex: true }),
  component: () => <FavoritesPage search={readFavoriteSearch({ ...Route.useSearch() })} hangWorks={hangWorks} />,
});
