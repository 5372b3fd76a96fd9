import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/partner/collaborate')({
  head: (page) => namedHead(page, 'collaborate'),
  component: () => <ComingPage page="collaborate" />,
});
