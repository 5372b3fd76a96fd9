import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#features/members/ui/seller-only.tsx';
import { namedHead } from '#web/pages/page-head.ts';
import { ComingPage } from '#web/shell/coming-page.tsx';

export const Route = createFileRoute('/account/sales')({
  head: (page) => namedHead(page, 'sales', { noindex: true }),
  component: () => (
    <SellerOnly>
      <ComingPage page="sales" />
    </SellerOnly>
  ),
});
