import { createFileRoute } from '@tanstack/react-router';
import { readStaffSearch } from '#features/orders/order-staff-search.rules.ts';
import { StaffOrdersPage } from '#features/orders/ui/staff-orders-page.tsx';
import { knownSearch } from '#web/pages/known-search.ts';
import { namedHead } from '#web/pages/page-head.ts';

const readSearch = knownSearch(['queue', 'keyword', 'page'], readStaffSearch);

export const Route = createFileRoute('/admin/order/')({
  validateSearch: readSearch,
  head: (page) => namedHead(page, 'adminOrder', { noindex: true }),
  component: () => <StaffOrdersPage search={Route.useSearch()} />,
});
