import { createFileRoute } from '@tanstack/react-router';
import { CopyButton } from '#features/orders/ui/copy-button.tsx';
import { StaffOrderPage } from '#features/orders/ui/staff-order-page.tsx';
import { OrderPayments } from '#features/payments/ui/order-payments.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/admin/order/$code')({
  head: (page) => namedHead(page, 'adminOrder', { noindex: true }),
  component: StaffOrder,
});

function StaffOrder() {
  const { code } = Route.useParams();
  return <StaffOrderPage code={code} payments={<OrderPayments code={code} copyButton={CopyButton} />} />;
}
