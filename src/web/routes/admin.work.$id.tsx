import { createFileRoute } from '@tanstack/react-router';
import { ReviewPage } from '#features/studio/ui/review-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/admin/work/$id')({
  head: (page) => namedHead(page, 'adminWork', { noindex: true }),
  component: StaffWork,
});

function StaffWork() {
  const { id } = Route.useParams();
  return <ReviewPage key={id} id={id} />;
}
