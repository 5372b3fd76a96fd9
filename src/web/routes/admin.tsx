import { createFileRoute, Outlet } from '@tanstack/react-router';
import { StaffFrame } from '#features/admin/ui/staff-frame.tsx';
import { requireLogin } from '#web/client/guards.ts';
import { MemberQueries } from '#web/client/queries.tsx';
import { openStaffPage } from '#web/client/staff-routes.ts';

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
