import { createFileRoute } from '@tanstack/react-router';
import { WorkEditPage } from '#desk/work-desk/ui/work-edit-page.tsx';

export const Route = createFileRoute('/admin/work/$id')({
  component: DeskWorkPage,
});

function DeskWorkPage() {
  const { id } = Route.useParams();
  return <WorkEditPage key={id} id={id} />;
}
