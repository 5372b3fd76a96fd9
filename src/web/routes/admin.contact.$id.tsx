import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { EnquiryPage } from '#features/contact/ui/enquiry-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/admin/contact/$id')({
  head: (page) => namedHead(page, 'adminContact', { noindex: true }),
  component: Enquiry,
});

function Enquiry() {
  const { id } = Route.useParams();
  const { info } = getRouteApi('__root__').useLoaderData();
  return <EnquiryPage key={id} id={id} brand={info.brand} />;
}
