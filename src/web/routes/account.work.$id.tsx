import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#features/members/ui/seller-only.tsx';
import { NewWorkPage } from '#features/studio/ui/new-work-page.tsx';
import { WorkPage } from '#features/studio/ui/work-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/account/work/$id')({
  head: (page) => namedHead(page, 'sellerWorks', { noindex: true }),
  component: SellerWork,
});

function SellerWork() {
  const { id } = Route.useParams();
  // Not a route of its own: every visitor loads the list of routes.
  return <SellerOnly>{id === 'new' ? <NewWorkPage /> : <WorkPage key={id} id={id} />}</SellerOnly>;
}
