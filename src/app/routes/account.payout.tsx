import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#people/members/ui/seller-only.tsx';
import { OwnPayoutsPage } from '#selling/payouts/ui/own-payouts-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/payout')({
  head: (page) => namedHead(page, 'payout', { noindex: true }),
  component: OwnPayouts,
});

function OwnPayouts() {
  return (
    <SellerOnly>
      <OwnPayoutsPage />
    </SellerOnly>
  );
}
