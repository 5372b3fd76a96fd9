import { createFileRoute } from '@tanstack/react-router';
import { loadArticles, readArticleSearch } from '#catalogue/articles/article.queries.ts';
import { ArticlesPage } from '#catalogue/articles/ui/articles-page.tsx';
import { foundOr404 } from '../pages/found-or-404.ts';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/news/')({
  validateSearch: readArticleSearch,
  loaderDeps: ({ search }) => readArticleSearch(search),
  loader: ({ context, deps }) => foundOr404(loadArticles(context, deps)),
  head: (page) => namedHead(page, 'news'),
  component: () => <ArticlesPage reply={Route.useLoaderData()} search={readArticleSearch(Route.useSearch())} />,
});
