import { createFileRoute } from '@tanstack/react-router';
import { TodayPage } from '#desk/admin/ui/today-page.tsx';

export const Route = createFileRoute('/admin/')({
  component: TodayPage,
});
