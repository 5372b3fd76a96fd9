import { createFileRoute } from '@tanstack/react-router';
import { readStaffSearch, type StaffSearch } from '#buying/orders/order-staff-search.rules.ts';
import { StaffOrdersPage } from '#buying/orders/ui/staff-orders-page.tsx';

export const Route = createFileRoute('/admin/order/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: StaffSearch) => search,
  component: () => <StaffOrdersPage search={readStaffSearch({ ...Route.useSearch() })} />,
});
