import { createFileRoute } from '@tanstack/react-router';
import { FirstAdminPage } from '#features/members/ui/first-admin-page.tsx';
import { apiClient, ask } from '#web/client/api-client.ts';
import { foundOr404 } from '#web/pages/found-or-404.ts';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/setup')({
  loader: async ({ context }) => {
    await foundOr404(ask(apiClient(context).api.setup.$get()));
  },
  head: (page) => namedHead(page, 'setup', { noindex: true }),
  component: FirstAdminPage,
});
