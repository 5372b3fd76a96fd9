import { createFileRoute } from '@tanstack/react-router';
import { StaffFaqPage } from '#catalogue/pages/ui/staff-faq-page.tsx';

export const Route = createFileRoute('/admin/faq')({
  component: StaffFaqPage,
});
