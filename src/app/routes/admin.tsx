import { createFileRoute, getRouteApi, Outlet } from '@tanstack/react-router';
import { StaffFrame } from '#desk/admin/ui/staff-frame.tsx';
import { BrandMark } from '#kit/brand-mark.tsx';
import { requireLogin } from '#kit/client/guards.ts';
import { MemberQueries } from '#kit/client/queries.tsx';
import { openStaffPage } from '#kit/client/staff-routes.ts';
import { NoticeBell } from '#people/staff-notices/ui/notice-bell.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';

export const Route = createFileRoute('/admin')({
  // Only the browser knows who is asking; the server renders the shell.
  ssr: false,
  beforeLoad: ({ location, preload }) => {
    requireLogin({ location });
    return preload ? undefined : openStaffPage(location.pathname);
  },
  component: Admin,
});

function Admin() {
  const { info, logo } = getRouteApi('__root__').useLoaderData();
  return (
    <MemberQueries>
      <StaffFrame
        brand={<BrandMark brand={info.brand} logo={logo} className="h-7 w-auto max-w-28 object-contain lg:max-w-40" />}
        languages={<LanguageSwitch />}
        notices={<NoticeBell />}
      >
        <Outlet />
      </StaffFrame>
    </MemberQueries>
  );
}
