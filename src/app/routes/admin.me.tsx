import { createFileRoute } from '@tanstack/react-router';
import { MySignInPage } from '#people/members/ui/my-sign-in-page.tsx';

export const Route = createFileRoute('/admin/me')({
  component: MySignInPage,
});
