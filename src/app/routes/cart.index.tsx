import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '#buying/checkout/ui/checkout-page.tsx';
import type { Step } from '#buying/checkout/ui/use-checkout.ts';
import { PurchaseList } from '#catalogue/cart/ui/purchase-list.tsx';
import { later } from '#kit/later.tsx';
import { AddressBook } from '#people/members/ui/address-book.tsx';
import { EmailCode } from '#people/members/ui/email-code.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/cart/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: { step?: Step }) => search,
  head: (page) => namedHead(page, 'cart', { noindex: true }),
  component: Cart,
});

/** Only an empty cart shows them. */
const PopularWorks = later(async () => (await import('#catalogue/works/ui/popular-works.tsx')).PopularWorks);

const STEPS: readonly Step[] = [1, 2, 3];

function Cart() {
  const { step: asked } = Route.useSearch();
  const step = STEPS.find((one) => String(one) === String(asked)) ?? 1;
  return (
    <CheckoutPage
      step={step}
      purchaseList={(list) => <PurchaseList {...list} popular={<PopularWorks />} />}
      addressBook={(choice) => <AddressBook {...choice} />}
      emailCode={<EmailCode />}
    />
  );
}
