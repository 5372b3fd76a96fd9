import { createFileRoute } from '@tanstack/react-router';
import { HolidaysPage } from '#buying/contact/ui/holidays-page.tsx';

export const Route = createFileRoute('/admin/holiday')({
  component: HolidaysPage,
});
