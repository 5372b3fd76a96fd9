import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/account/sales')({
  head: (page) => namedHead(page, 'sales', { noindex: true }),
  component: () => <ComingPage page="sales" />,
});
