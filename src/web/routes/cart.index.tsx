import { createFileRoute } from '@tanstack/react-router';
import { PurchaseList } from '#features/cart/ui/purchase-list.tsx';
import { CheckoutPage } from '#features/checkout/ui/checkout-page.tsx';
import type { Step } from '#features/checkout/ui/use-checkout.ts';
import { AddressBook } from '#features/members/ui/address-book.tsx';
import { ProofAgain } from '#features/members/ui/proof-again.tsx';
import { knownSearch } from '#web/pages/known-search.ts';
import { namedHead } from '#web/pages/page-head.ts';

const readSearch = knownSearch(['step'], ({ step }): { step?: Step } =>
  /^[123]$/.test(String(step)) ? { step: Number(step) as Step } : {},
);

export const Route = createFileRoute('/cart/')({
  validateSearch: readSearch,
  head: (page) => namedHead(page, 'cart', { noindex: true }),
  component: Cart,
});

function Cart() {
  const { step = 1 } = Route.useSearch();
  return (
    <CheckoutPage
      step={step}
      purchaseList={(list) => <PurchaseList {...list} />}
      addressBook={(choice) => <AddressBook {...choice} />}
      proofAgain={<ProofAgain />}
    />
  );
}
