import { createFileRoute, Outlet } from '@tanstack/react-router';
import { StaffFrame } from '#desk/admin/ui/staff-frame.tsx';
import { requireLogin } from '#kit/client/guards.ts';
import { MemberQueries } from '#kit/client/queries.tsx';
import { openStaffPage } from '#kit/client/staff-routes.ts';

export const Route = createFileRoute('/admin')({
  // Only the browser knows who is asking; the server renders the shell.
  ssr: false,
  beforeLoad: ({ location, preload }) => {
    requireLogin({ location });
    return preload ? undefined : openStaffPage(location.pathname);
  },
  component: () => (
    <MemberQueries>
      <StaffFrame>
        <Outlet />
      </StaffFrame>
    </MemberQueries>
  ),
});
