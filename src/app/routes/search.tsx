import { createFileRoute } from '@tanstack/react-router';
import { loadSearch, readSearchSearch } from '#catalogue/search/search.queries.ts';
import { SearchPage } from '#catalogue/search/ui/search-page.tsx';
import { PopularWorks } from '#catalogue/works/ui/popular-works.tsx';
import { withRows } from '#catalogue/works/ui/row-breaks.ts';
import { hangWorks } from '#catalogue/works/ui/works-wall.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readSearchSearch,
  loaderDeps: ({ search }) => readSearchSearch(search),
  loader: ({ context, deps }) => withRows(loadSearch(context, deps)),
  head: (page) => namedHead(page, 'search', { noindex: true }),
  component: () => (
    <SearchPage
      reply={Route.useLoaderData()}
      search={readSearchSearch(Route.useSearch())}
      popular={<PopularWorks />}
      hangWorks={hangWorks}
    />
  ),
});
