import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '#buying/orders/ui/orders-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/order/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: { list?: 'history' }) => search,
  head: (page) => namedHead(page, 'order', { noindex: true }),
  component: OrdersRoute,
});

function OrdersRoute() {
  const list = Route.useSearch().list === 'history' ? 'history' : 'latest';
  const navigate = Route.useNavigate();
  return (
    <OrdersPage
      kind={list}
      onKindChange={(kind) => void navigate({ search: kind === 'history' ? { list: kind } : {}, replace: true })}
    />
  );
}
