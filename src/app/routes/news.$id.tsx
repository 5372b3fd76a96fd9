import { createFileRoute } from '@tanstack/react-router';
import { loadArticle } from '#catalogue/articles/article.queries.ts';
import { ArticlePage } from '#catalogue/articles/ui/article-page.tsx';
import { foundOr404 } from '../pages/found-or-404.ts';
import { pageHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/news/$id')({
  loader: ({ context, params }) => foundOr404(loadArticle(context, params.id)),
  head: (page) => {
    if (!page.loaderData) return {};
    const { title, summary, slug } = page.loaderData.article;
    return pageHead(page, { title, description: summary, path: `/news/${encodeURIComponent(slug)}` });
  },
  component: () => <ArticlePage reply={Route.useLoaderData()} />,
});
