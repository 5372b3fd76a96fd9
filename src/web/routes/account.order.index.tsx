import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '#features/orders/ui/orders-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/account/order/')({
  validateSearch: ({ list }: Record<string, unknown>): { list?: 'history' } => (list === 'history' ? { list } : {}),
  head: (page) => namedHead(page, 'order', { noindex: true }),
  component: OrdersRoute,
});

function OrdersRoute() {
  const { list = 'latest' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OrdersPage
      kind={list}
      onKindChange={(kind) => void navigate({ search: kind === 'history' ? { list: kind } : {}, replace: true })}
    />
  );
}
