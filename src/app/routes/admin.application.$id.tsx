import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ReviewPage } from '#people/applications/ui/review-page.tsx';
import { ApplicationLetters } from '#buying/messages/ui/application-letters.tsx';

export const Route = createFileRoute('/admin/application/$id')({
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
