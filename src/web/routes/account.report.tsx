import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#features/members/ui/seller-only.tsx';
import { readYear } from '#features/sales/sales-search.rules.ts';
import { ReportPage } from '#features/sales/ui/report-page.tsx';
import { knownSearch } from '#web/pages/known-search.ts';
import { namedHead } from '#web/pages/page-head.ts';

const readSearch = knownSearch<{ year?: number }>(['year'], readYear);

export const Route = createFileRoute('/account/report')({
  validateSearch: readSearch,
  head: (page) => namedHead(page, 'report', { noindex: true }),
  component: ReportRoute,
});

function ReportRoute() {
  return (
    <SellerOnly>
      <ReportPage year={Route.useSearch().year} />
    </SellerOnly>
  );
}
