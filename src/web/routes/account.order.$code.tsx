import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/account/order/$code')({
  head: (page) => namedHead(page, 'order', { noindex: true }),
  component: () => <ComingPage page="order" />,
});
