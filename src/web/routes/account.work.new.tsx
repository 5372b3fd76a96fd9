import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#features/members/ui/seller-only.tsx';
import { NewWorkPage } from '#features/studio/ui/new-work-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/account/work/new')({
  head: (page) => namedHead(page, 'sellerWorks', { noindex: true }),
  component: () => (
    <SellerOnly>
      <NewWorkPage />
    </SellerOnly>
  ),
});
