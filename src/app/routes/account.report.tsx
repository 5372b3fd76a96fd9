import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#people/members/ui/seller-only.tsx';
import { ReportPage } from '#selling/sales/ui/report-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/report')({
  // Parsed by the page: a parser here would be part of every first load.
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
