import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ApplicationLetters } from '#buying/messages/ui/application-letters.tsx';
import { ReviewPage } from '#people/applications/ui/review-page.tsx';

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
