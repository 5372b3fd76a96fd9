import { createFileRoute } from '@tanstack/react-router';
import { StaffOrderPage } from '#features/orders/ui/staff-order-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/admin/order/$code')({
  head: (page) => namedHead(page, 'adminOrder', { noindex: true }),
  component: () => <StaffOrderPage code={Route.useParams().code} />,
});
