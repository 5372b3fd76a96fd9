import { createFileRoute } from '@tanstack/react-router';
import { namedHead } from '#web/pages/page-head.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export const Route = createFileRoute('/exchange')({
  head: (page) => namedHead(page, 'exchange'),
  component: () => <ComingPage page="exchange" />,
});
