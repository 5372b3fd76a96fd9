import { createFileRoute } from '@tanstack/react-router';
import { StaffPage } from '#people/members/ui/staff-page.tsx';

export const Route = createFileRoute('/admin/staff')({
  component: StaffPage,
});
