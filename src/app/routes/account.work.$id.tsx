import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#people/members/ui/seller-only.tsx';
import { NewWorkPage } from '#selling/studio/ui/new-work-page.tsx';
import { WorkPage } from '#selling/studio/ui/work-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/work/$id')({
  head: (page) => namedHead(page, 'sellerWorks', { noindex: true }),
  component: SellerWork,
});

function SellerWork() {
  const { id } = Route.useParams();
  // Not a separate route: every visitor loads the list of routes.
  return <SellerOnly>{id === 'new' ? <NewWorkPage /> : <WorkPage key={id} id={id} />}</SellerOnly>;
}
