import { createFileRoute } from '@tanstack/react-router';
import { ConnectionsPage } from '#features/admin/ui/connections-page.tsx';

export const Route = createFileRoute('/admin/connection')({
  component: ConnectionsPage,
});
