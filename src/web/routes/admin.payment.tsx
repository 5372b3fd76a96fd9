import { createFileRoute } from '@tanstack/react-router';
import { StaffPaymentsPage } from '#features/payments/ui/staff-payments-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/admin/payment')({
  head: (page) => namedHead(page, 'adminPayment', { noindex: true }),
  component: StaffPaymentsPage,
});
