import { createFileRoute } from '@tanstack/react-router';
import { CopyButton } from '#buying/orders/ui/copy-button.tsx';
import { StaffOrderPage } from '#buying/orders/ui/staff-order-page.tsx';
import { OrderPayments } from '#buying/payments/ui/order-payments.tsx';

export const Route = createFileRoute('/admin/order/$code')({
  component: StaffOrder,
});

function StaffOrder() {
  const { code } = Route.useParams();
  return <StaffOrderPage code={code} payments={<OrderPayments code={code} copyButton={CopyButton} />} />;
}
