import { createFileRoute } from '@tanstack/react-router';
import { readStaffSearch, type StaffSearch } from '#features/orders/order-staff-search.rules.ts';
import { StaffOrdersPage } from '#features/orders/ui/staff-orders-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/admin/order/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: StaffSearch) => search,
  head: (page) => namedHead(page, 'adminOrder', { noindex: true }),
  component: () => <StaffOrdersPage search={readStaffSearch({ ...Route.useSearch() })} />,
});
