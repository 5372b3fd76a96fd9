import { createFileRoute } from '@tanstack/react-router';
import { TodayPage } from '#features/admin/ui/today-page.tsx';

export const Route = createFileRoute('/admin/')({
  component: TodayPage,
});
