import { createFileRoute } from '@tanstack/react-router';
import { OpeningPage } from '#desk/admin/ui/opening-page.tsx';

export const Route = createFileRoute('/admin/opening')({
  component: OpeningPage,
});
