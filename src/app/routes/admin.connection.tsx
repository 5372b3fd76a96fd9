import { createFileRoute } from '@tanstack/react-router';
import { ConnectionsPage } from '#desk/admin/ui/connections-page.tsx';

export const Route = createFileRoute('/admin/connection')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: { kind?: string; page?: number }) => search,
  component: () => {
    const { kind, page } = Route.useSearch();
    return <ConnectionsPage kind={typeof kind === 'string' ? kind : undefined} page={Number(page ?? 1) || 1} />;
  },
});
