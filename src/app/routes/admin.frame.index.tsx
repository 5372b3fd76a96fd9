import { createFileRoute } from '@tanstack/react-router';
import { FramesPage } from '#desk/catalog-desk/ui/frames-page.tsx';

export const Route = createFileRoute('/admin/frame/')({
  component: FramesPage,
});
