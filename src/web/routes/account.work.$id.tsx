import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#features/members/ui/seller-only.tsx';
import { WorkPage } from '#features/studio/ui/work-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/account/work/$id')({
  head: (page) => namedHead(page, 'sellerWorks', { noindex: true }),
  component: SellerWork,
});

function SellerWork() {
  const { id } = Route.useParams();
  return (
    <SellerOnly>
      <WorkPage key={id} id={id} />
    </SellerOnly>
  );
}
