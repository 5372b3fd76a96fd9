import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/search')({
  validateSearch: (search): { keyword?: string } =>
    typeof search.keyword === 'string' ? { keyword: search.keyword.slice(0, 150) } : {},
  head: (page) => namedHead(page, 'search', { noindex: true }),
  component: () => <ComingPage page="search" />,
});
