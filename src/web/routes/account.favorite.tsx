import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/account/favorite')({
  head: (page) => namedHead(page, 'favorite', { noindex: true }),
  component: () => <ComingPage page="favorite" />,
});
