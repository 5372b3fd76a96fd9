import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '#buying/orders/ui/order-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/order/$code')({
  head: (page) => namedHead(page, 'order', { noindex: true }),
  component: () => <OrderPage code={Route.useParams().code} />,
});
