import { createFileRoute } from '@tanstack/react-router';
import { namedHead } from '#web/pages/page-head.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export const Route = createFileRoute('/partner/')({
  head: (page) => namedHead(page, 'partner'),
  component: () => <ComingPage page="partner" />,
});
