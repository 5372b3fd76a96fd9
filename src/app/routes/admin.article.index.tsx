import { createFileRoute } from '@tanstack/react-router';
import { type DeskSearchWords, readDeskSearch } from '#catalogue/articles/article-desk-search.rules.ts';
import { ArticlesDeskPage } from '#catalogue/articles/ui/desk/articles-desk-page.tsx';

export const Route = createFileRoute('/admin/article/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: DeskSearchWords) => search,
  component: () => <ArticlesDeskPage search={readDeskSearch({ ...Route.useSearch() })} />,
});
