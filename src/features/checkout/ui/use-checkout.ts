import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCart } from '#features/cart/cart.queries.ts';
import { isOrderable, type LineView, type Selection, viewLines } from '#features/cart/cart-view.rules.ts';
import { zoneOf } from '#features/delivery/delivery-zones.rules.ts';
import type { AddressEntry } from '#features/members/address.contract.ts';
import { addressBook } from '#features/members/address.queries.ts';
import type { Currency } from '#shared/money.ts';
import type { QuoteReply } from '../checkout.contract.ts';
import { checkoutForm } from '../checkout.form.ts';
import { quoteQuery } from '../checkout.queries.ts';
import { PAY_TYPES } from '../pay-types.rules.ts';
import { changeDraft, type Draft, useCheckoutDraft } from './checkout-draft.ts';

export type Step = 1 | 2 | 3;

export interface Checkout {
  draft: Draft;
  selection: Selection;
  /** The lines that are to be ordered. */
  chosen: LineView[];
  address: AddressEntry | undefined;
  /** Decided by the way of paying, whatever currency the rest of the shop is shown in. */
  currency: Currency;
  quote: QuoteReply | undefined;
  /** Whether the quote is of what is chosen now; until then the one before stands there, perhaps in another currency. */
  isQuoted: boolean;
  /** Why there is no quote, in words. */
  problem: string | undefined;
  /** The last step that may be opened; undefined while that is not known yet. */
  reached: Step | undefined;
}

/** Everything the three steps share: the cart, what was decided so far, and what it costs. */
export function useCheckout(): Checkout & { cart: ReturnType<typeof useCart> } {
  const { context } = useRouter().options;
  const cart = useCart();
  const book = useQuery(addressBook(context));
  const draft = useCheckoutDraft();
  const selection = selectionOf(draft);
  const chosen = cart.data
    ? viewLines(cart.data).filter((view) => isOrderable(view) && selection.isChosen(view.key))
    : [];
  const address = book.data && addressOf(book.data.list, draft.address_id);
  const { currency } = PAY_TYPES[draft.form.paytype];
  const items = chosen.map(({ line }) => line);
  const quote = useQuery({
    ...quoteQuery(context, { items, currency, destination: { address_id: address?.address_id ?? 0 } }),
    enabled: items.length > 0 && address !== undefined && zoneOf(address) !== undefined,
  });
  const isKnown = cart.data !== undefined && (book.data !== undefined || book.isError);
  return {
    cart,
    draft,
    selection,
    chosen,
    address,
    currency,
    quote: address && zoneOf(address) ? quote.data : undefined,
    isQuoted: quote.isSuccess && !quote.isPlaceholderData,
    problem: quote.error?.message,
    reached: isKnown ? reachedStep(chosen, address, draft) : undefined,
  };
}

function reachedStep(chosen: readonly LineView[], address: AddressEntry | undefined, draft: Draft): Step {
  if (chosen.length === 0) return 1;
  return address && zoneOf(address) && checkoutForm.safeParse(draft.form).success ? 3 : 2;
}

function selectionOf({ left_out }: Draft): Selection {
  return {
    isChosen: (key) => !left_out.includes(key),
    choose: (keys, chosen) => {
      const others = left_out.filter((key) => !keys.includes(key));
      changeDraft({ left_out: chosen ? others : [...others, ...keys] });
    },
  };
}

/** The chosen address; before one is chosen the default, if anything can be delivered there. */
function addressOf(list: readonly AddressEntry[], chosenId: number | undefined): AddressEntry | undefined {
  return list.find(({ address_id }) => address_id === chosenId) ?? list.find((entry) => zoneOf(entry));
}
