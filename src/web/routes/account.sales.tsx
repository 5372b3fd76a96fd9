import { createFileRoute } from '@tanstack/react-router';
import { namedHead } from '#web/pages/page-head.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export const Route = createFileRoute('/account/sales')({
  head: (page) => namedHead(page, 'sales', { noindex: true }),
  component: () => <ComingPage page="sales" />,
});
