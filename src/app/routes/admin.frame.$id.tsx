import { createFileRoute } from '@tanstack/react-router';
import { FrameEditPage } from '#desk/work-desk/ui/frame-edit-page.tsx';

export const Route = createFileRoute('/admin/frame/$id')({
  component: DeskFramePage,
});

function DeskFramePage() {
  const { id } = Route.useParams();
  return <FrameEditPage key={id} id={id} />;
}
