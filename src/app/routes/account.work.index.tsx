import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#people/members/ui/seller-only.tsx';
import { WorksPage } from '#selling/studio/ui/works-page.tsx';
import { readWorkSearch, type WorkSearch } from '#selling/studio/work-search.rules.ts';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/work/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: WorkSearch) => search,
  head: (page) => namedHead(page, 'sellerWorks', { noindex: true }),
  component: () => (
    <SellerOnly>
      <WorksPage search={readWorkSearch({ ...Route.useSearch() })} />
    </SellerOnly>
  ),
});
