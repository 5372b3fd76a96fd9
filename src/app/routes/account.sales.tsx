import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#people/members/ui/seller-only.tsx';
import type { SalesSearch } from '#selling/sales/sales-search.rules.ts';
import { SalesPage } from '#selling/sales/ui/sales-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/sales')({
  // Parsed by the page: a parser here would be part of every first load.
  validateSearch: (search) => search as SalesSearch,
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
