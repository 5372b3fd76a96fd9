import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/cart/check')({
  head: (page) => namedHead(page, 'cartCheck', { noindex: true }),
  component: () => <ComingPage page="cartCheck" />,
});
