import { createFileRoute } from '@tanstack/react-router';
import { PayeePage } from '#selling/payouts/ui/payee-page.tsx';

export const Route = createFileRoute('/admin/payout/payee/$payee')({
  component: () => <PayeePage payee={Route.useParams().payee} />,
});
