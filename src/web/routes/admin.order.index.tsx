import { createFileRoute } from '@tanstack/react-router';
import { readStaffSearch } from '#features/orders/order-staff-search.rules.ts';
import { StaffOrdersPage } from '#features/orders/ui/staff-orders-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/admin/order/')({
  validateSearch: readStaffSearch,
  head: (page) => namedHead(page, 'adminOrder', { noindex: true }),
  component: () => <StaffOrdersPage search={Route.useSearch()} />,
});
