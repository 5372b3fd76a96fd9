import { createFileRoute } from '@tanstack/react-router';
import { MySignInPage } from '#people/members/ui/my-sign-in-page.tsx';
import { NoticeChoices } from '#people/staff-notices/ui/notice-choices.tsx';

export const Route = createFileRoute('/admin/me')({
  component: () => (
    <MySignInPage>
      <NoticeChoices />
    </MySignInPage>
  ),
});
