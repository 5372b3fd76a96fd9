import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#features/members/ui/seller-only.tsx';
import { namedHead } from '#web/pages/page-head.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export const Route = createFileRoute('/account/report')({
  head: (page) => namedHead(page, 'report', { noindex: true }),
  component: () => (
    <SellerOnly>
      <ComingPage page="report" />
    </SellerOnly>
  ),
});
