import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#features/members/ui/seller-only.tsx';
import { readSalesSearch } from '#features/sales/sales-search.rules.ts';
import { SalesPage } from '#features/sales/ui/sales-page.tsx';
import { knownSearch } from '#web/pages/known-search.ts';
import { namedHead } from '#web/pages/page-head.ts';

const readSearch = knownSearch(['tab', 'year', 'artist', 'keyword', 'sort', 'page'], readSalesSearch);

export const Route = createFileRoute('/account/sales')({
  validateSearch: readSearch,
  head: (page) => namedHead(page, 'sales', { noindex: true }),
  component: SalesRoute,
});

function SalesRoute() {
  return (
    <SellerOnly>
      <SalesPage search={Route.useSearch()} />
    </SellerOnly>
  );
}
