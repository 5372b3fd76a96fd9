import { createFileRoute } from '@tanstack/react-router';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { FirstAdminPage } from '#people/members/ui/first-admin-page.tsx';
import { foundOr404 } from '../pages/found-or-404.ts';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/setup')({
  loader: async ({ context }) => {
    await foundOr404(ask(apiClient(context).api.setup.$get()));
  },
  head: (page) => namedHead(page, 'setup', { noindex: true }),
  component: FirstAdminPage,
});
