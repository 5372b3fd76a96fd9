import { createFileRoute } from '@tanstack/react-router';
import { FramesPage } from '#desk/work-desk/ui/frames-page.tsx';

export const Route = createFileRoute('/admin/frame/')({
  component: FramesPage,
});
