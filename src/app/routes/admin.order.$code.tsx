import { createFileRoute } from '@tanstack/react-router';
import { StaffOrderPage } from '#buying/orders/ui/staff-order-page.tsx';
import { OrderPayments } from '#buying/payments/ui/order-payments.tsx';
import { OrderRefundCases } from '#buying/payments/ui/order-refund-cases.tsx';
import { CopyButton } from '#kit/copy-button.tsx';

export const Route = createFileRoute('/admin/order/$code')({
  component: StaffOrder,
});

function StaffOrder() {
  const { code } = Route.useParams();
  return (
    <StaffOrderPage
      code={code}
      cases={<OrderRefundCases code={code} />}
      payments={<OrderPayments code={code} copyButton={CopyButton} />}
    />
  );
}
