import { createFileRoute } from '@tanstack/react-router';
import { loadArticles, readArticleSearch } from '#features/articles/article.queries.ts';
import { ArticlesPage } from '#features/articles/ui/articles-page.tsx';
import { foundOr404 } from '#web/pages/found-or-404.ts';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/news/')({
  validateSearch: readArticleSearch,
  loaderDeps: ({ search }) => readArticleSearch(search),
  loader: ({ context, deps }) => foundOr404(loadArticles(context, deps)),
  head: (page) => namedHead(page, 'news'),
  component: () => <ArticlesPage reply={Route.useLoaderData()} search={readArticleSearch(Route.useSearch())} />,
});
