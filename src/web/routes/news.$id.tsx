import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/news/$id')({
  head: (page) => namedHead(page, 'article'),
  component: () => <ComingPage page="article" />,
});
