import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '#features/members/ui/invitation-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/invitation')({
  head: (page) => namedHead(page, 'invitation', { noindex: true }),
  component: InvitationPage,
});
