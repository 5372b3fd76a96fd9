import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#people/members/ui/seller-only.tsx';
import { SellerArtistPage } from '#selling/directory/ui/seller/seller-artist-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/artist/')({
  head: (page) => namedHead(page, 'artistPage', { noindex: true }),
  component: () => (
    <SellerOnly>
      <SellerArtistPage />
    </SellerOnly>
  ),
});
