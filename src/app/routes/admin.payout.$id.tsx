import { createFileRoute } from '@tanstack/react-router';
import { RunPage } from '#selling/payouts/ui/run-page.tsx';

export const Route = createFileRoute('/admin/payout/$id')({
  component: () => <RunPage id={Route.useParams().id} />,
});
