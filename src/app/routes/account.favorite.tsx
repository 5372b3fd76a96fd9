import { createFileRoute } from '@tanstack/react-router';
import { type FavoriteSearch, readFavoriteSearch } from '#catalogue/favorites/favorite.rules.ts';
import { FavoritesPage } from '#catalogue/favorites/ui/favorites-page.tsx';
import { ChooseTogether } from '#catalogue/shared-lists/ui/choose-together.tsx';
import { PopularWorks } from '#catalogue/works/ui/popular-works.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/favorite')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: FavoriteSearch) => search,
  head: (page) => namedHead(page, 'favorite', { noindex: true }),
  component: () => (
    <FavoritesPage
      search={readFavoriteSearch({ ...Route.useSearch() })}
      popular={<PopularWorks />}
      together={(works) => <ChooseTogether works={works} />}
    />
  ),
});
