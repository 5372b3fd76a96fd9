import { createFileRoute } from '@tanstack/react-router';
import { PasswordResetPage } from '#people/members/ui/password-reset-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/forgotPassword/reset')({
  head: (page) => namedHead(page, 'resetPassword', { noindex: true }),
  component: PasswordResetPage,
});
