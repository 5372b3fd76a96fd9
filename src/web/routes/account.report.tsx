import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#features/members/ui/seller-only.tsx';
import { ReportPage } from '#features/sales/ui/report-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/account/report')({
  // Read by the page: a route's reader would be loaded with the first page of everybody.
  validateSearch: (search) => search as { year?: number },
  head: (page) => namedHead(page, 'report', { noindex: true }),
  component: ReportRoute,
});

function ReportRoute() {
  return (
    <SellerOnly>
      <ReportPage search={Route.useSearch()} />
    </SellerOnly>
  );
}
