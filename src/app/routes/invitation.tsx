import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '#people/members/ui/invitation-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/invitation')({
  head: (page) => namedHead(page, 'invitation', { noindex: true }),
  component: InvitationPage,
});
