import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '#features/orders/ui/order-page.tsx';
import { knownSearch } from '#web/pages/known-search.ts';
import { namedHead } from '#web/pages/page-head.ts';

const readSearch = knownSearch(['payment'], ({ payment }): { payment?: 'unavailable' } =>
  payment === 'unavailable' ? { payment } : {},
);

export const Route = createFileRoute('/account/order/$code')({
  validateSearch: readSearch,
  head: (page) => namedHead(page, 'order', { noindex: true }),
  component: Order,
});

function Order() {
  return <OrderPage code={Route.useParams().code} wasSentBack={Route.useSearch().payment !== undefined} />;
}
