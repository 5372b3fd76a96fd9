import { createFileRoute } from '@tanstack/react-router';
import { StaffPaymentsPage } from '#buying/payments/ui/staff-payments-page.tsx';

export const Route = createFileRoute('/admin/payment')({
  component: StaffPaymentsPage,
});
