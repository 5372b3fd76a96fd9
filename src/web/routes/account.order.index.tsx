import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '#features/orders/ui/orders-page.tsx';
import { knownSearch } from '#web/pages/known-search.ts';
import { namedHead } from '#web/pages/page-head.ts';

const readSearch = knownSearch(['list'], ({ list }): { list?: 'history' } => (list === 'history' ? { list } : {}));

export const Route = createFileRoute('/account/order/')({
  validateSearch: readSearch,
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
