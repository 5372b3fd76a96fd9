import { createFileRoute } from '@tanstack/react-router';
import { ReviewPage } from '#selling/studio/ui/review-page.tsx';

export const Route = createFileRoute('/admin/review/$id')({
  component: StaffWork,
});

function StaffWork() {
  const { id } = Route.useParams();
  return <ReviewPage key={id} id={id} />;
}
