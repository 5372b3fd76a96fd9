import { createFileRoute } from '@tanstack/react-router';
import { withRows } from '#features/catalog/ui/row-breaks.ts';
import { hangWorks } from '#features/catalog/ui/works-wall.tsx';
import { loadSearch, readSearchSearch } from '#features/search/search.queries.ts';
import { SearchPage } from '#features/search/ui/search-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readSearchSearch,
  loaderDeps: ({ search }) => readSearchSearch(search),
  loader: ({ context, deps }) => withRows(loadSearch(context, deps)),
  head: (page) => namedHead(page, 'search', { noindex: true }),
  component: () => (
    <SearchPage reply={Route.useLoaderData()} search={readSearchSearch(Route.useSearch())} hangWorks={hangWorks} />
  ),
});
