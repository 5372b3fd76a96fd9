import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '#buying/checkout/ui/checkout-page.tsx';
import type { Step } from '#buying/checkout/ui/use-checkout.ts';
import { PurchaseList } from '#catalogue/cart/ui/purchase-list.tsx';
import { AddressBook } from '#people/members/ui/address-book.tsx';
import { ProofAgain } from '#people/members/ui/proof-again.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/cart/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: { step?: Step }) => search,
  head: (page) => namedHead(page, 'cart', { noindex: true }),
  component: Cart,
});

const STEPS: readonly Step[] = [1, 2, 3];

function Cart() {
  const { step: asked } = Route.useSearch();
  const step = STEPS.find((one) => String(one) === String(asked)) ?? 1;
  return (
    <CheckoutPage
      step={step}
      purchaseList={(list) => <PurchaseList {...list} />}
      addressBook={(choice) => <AddressBook {...choice} />}
      proofAgain={<ProofAgain />}
    />
  );
}
