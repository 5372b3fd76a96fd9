import { createFileRoute } from '@tanstack/react-router';
import { namedHead } from '#web/pages/page-head.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export const Route = createFileRoute('/partner/collaborate')({
  head: (page) => namedHead(page, 'collaborate'),
  component: () => <ComingPage page="collaborate" />,
});
