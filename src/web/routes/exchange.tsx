import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/exchange')({
  head: (page) => namedHead(page, 'exchange'),
  component: () => <ComingPage page="exchange" />,
});
