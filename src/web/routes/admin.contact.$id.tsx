import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { EnquiryPage } from '#features/contact/ui/enquiry-page.tsx';

export const Route = createFileRoute('/admin/contact/$id')({
  component: Enquiry,
});

function Enquiry() {
  const { id } = Route.useParams();
  const { info } = getRouteApi('__root__').useLoaderData();
  return <EnquiryPage key={id} id={id} brand={info.brand} />;
}
