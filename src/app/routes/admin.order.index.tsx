import { createFileRoute } from '@tanstack/react-router';
import { readStaffSearch, type StaffSearch } from '#buying/orders/order-staff-search.rules.ts';
import { StaffOrdersPage } from '#buying/orders/ui/staff-orders-page.tsx';

export const Route = createFileRoute('/admin/order/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: StaffSearch) => search,
  component: () => <StaffOrdersPage search={readStaffSearch({ ...Route.useSearch() })} />,
});
