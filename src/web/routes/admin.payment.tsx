import { createFileRoute } from '@tanstack/react-router';
import { StaffPaymentsPage } from '#features/payments/ui/staff-payments-page.tsx';

export const Route = createFileRoute('/admin/payment')({
  component: StaffPaymentsPage,
});
