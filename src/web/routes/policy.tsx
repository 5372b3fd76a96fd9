import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/policy')({
  head: (page) => namedHead(page, 'policy'),
  component: () => <ComingPage page="policy" />,
});
