import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ReviewPage } from '#features/applications/ui/review-page.tsx';
import { ApplicationLetters } from '#features/messages/ui/application-letters.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/admin/application/$id')({
  head: (page) => namedHead(page, 'adminApplication', { noindex: true }),
  component: Review,
});

function Review() {
  const { id } = Route.useParams();
  const { info } = getRouteApi('__root__').useLoaderData();
  return (
    <ReviewPage
      id={id}
      conversation={(applicant) => <ApplicationLetters id={id} applicant={applicant} brand={info.brand} />}
    />
  );
}
