import { createFileRoute } from '@tanstack/react-router';
import { SellerArtistPage } from '#features/directory/ui/seller/seller-artist-page.tsx';
import { SellerOnly } from '#features/members/ui/seller-only.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/account/artist/')({
  head: (page) => namedHead(page, 'artistPage', { noindex: true }),
  component: () => (
    <SellerOnly>
      <SellerArtistPage />
    </SellerOnly>
  ),
});
