import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#features/members/ui/seller-only.tsx';
import { WorksPage } from '#features/studio/ui/works-page.tsx';
import { readWorkSearch, type WorkSearch } from '#features/studio/work-search.rules.ts';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/account/work/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: WorkSearch) => search,
  head: (page) => namedHead(page, 'sellerWorks', { noindex: true }),
  component: () => (
    <SellerOnly>
      <WorksPage search={readWorkSearch({ ...Route.useSearch() })} />
    </SellerOnly>
  ),
});
