import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireLogin } from '#kit/client/guards.ts';
import { MemberQueries } from '#kit/client/queries.tsx';
import { AccountFrame } from '#people/members/ui/account-frame.tsx';

export const Route = createFileRoute('/account')({
  // Only the browser knows who is asking; the server renders the shell.
  ssr: false,
  beforeLoad: requireLogin,
  component: () => (
    <MemberQueries>
      <AccountFrame>
        <Outlet />
      </AccountFrame>
    </MemberQueries>
  ),
});
