import { createFileRoute } from '@tanstack/react-router';
import { StoreEditPage } from '#desk/work-desk/ui/store-edit-page.tsx';

export const Route = createFileRoute('/admin/store/$id')({
  component: DeskStorePage,
});

function DeskStorePage() {
  const { id } = Route.useParams();
  return <StoreEditPage key={id} id={id} />;
}
