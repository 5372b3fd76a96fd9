import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCart } from '#catalogue/cart/cart.queries.ts';
import { isOrderable, type LineView, type Selection, viewLines } from '#catalogue/cart/cart-view.rules.ts';
import { useDeliveryRates } from '#catalogue/delivery/delivery-rates.queries.ts';
import { zoneOf } from '#catalogue/delivery/delivery-zones.rules.ts';
import { useSession } from '#kit/client/session.ts';
import type { AddressEntry } from '#people/members/address.contract.ts';
import { addressBook } from '#people/members/address.queries.ts';
import { memberProfile } from '#people/members/member.queries.ts';
import type { Currency } from '#shared/money.ts';
import type { QuoteReply } from '../checkout.contract.ts';
import { checkoutForm } from '../checkout.form.ts';
import { quoteQuery, useOfferedPayTypes } from '../checkout.queries.ts';
import { chosenPayType, PAY_TYPES, usablePayTypes } from '../pay-types.rules.ts';
import { changeDraft, type Draft, useCheckoutDraft } from './checkout-draft.ts';

export type Step = 1 | 2 | 3;

export interface Checkout {
  draft: Draft;
  selection: Selection;
  /** The lines that are to be ordered. */
  chosen: LineView[];
  address: AddressEntry | undefined;
  /** Whether the carrier can call someone: the address has a number, or the member has. */
  hasPhone: boolean;
  /** Decided by the way of paying, whatever currency the rest of the shop is shown in. */
  currency: Currency;
  quote: QuoteReply | undefined;
  /** The total in the currency of the prices, where none can be paid in it. */
  about: Pick<QuoteReply, 'total' | 'currency'> | undefined;
  /** Whether the quote is of what is chosen now; until then the one before stands there, perhaps in another currency. */
  isQuoted: boolean;
  /** Why there is no quote, in words. */
  problem: string | undefined;
  /** The member's e-mail address, where an edition is chosen and it has not been proved yet. */
  unproved: string | undefined;
  /** The last step that may be opened; undefined while that is not known yet. */
  reached: Step | undefined;
}

/** Everything the three steps share: the cart, what was decided so far, and what it costs. */
export function useCheckout(): Checkout & { cart: ReturnType<typeof useCart> } {
  const { context } = useRouter().options;
  const cart = useCart();
  const book = useQuery(addressBook(context));
  const draft = useUsableDraft();
  const rates = useDeliveryRates();
  const isServed = (place: AddressEntry) => zoneOf(rates, place) !== undefined;
  const selection = selectionOf(draft);
  const lines = cart.data ? viewLines(cart.data) : [];
  const chosen = lines.filter((view) => isOrderable(view) && selection.isChosen(view.key));
  const address = book.data && addressOf(book.data.list, draft.address_id, isServed);
  const { currency } = PAY_TYPES[draft.form.paytype];
  const items = chosen.map(({ line }) => line);
  const shown = useSession((session) => session.currency) ?? currency;
  const destination = { address_id: address?.address_id ?? 0 };
  const canAsk = items.length > 0 && address !== undefined && isServed(address);
  const quote = useQuery({ ...quoteQuery(context, { items, currency, destination }), enabled: canAsk });
  const about = useQuery({
    ...quoteQuery(context, { items, currency: shown, destination }),
    enabled: canAsk && shown !== currency,
  });
  const proof = useProof(lines.some(isEdition));
  const hasPhone = useHasPhone(address);
  // Nothing is shown before all of it is: what came later would push a button away from the finger.
  const isKnown = cart.data !== undefined && (book.data !== undefined || book.isError) && proof.isKnown;
  return {
    cart,
    draft,
    selection,
    chosen,
    address,
    hasPhone,
    currency,
    quote: address && isServed(address) ? quote.data : undefined,
    about: shown === currency ? undefined : about.data,
    isQuoted: quote.isSuccess && !quote.isPlaceholderData,
    problem: quote.error?.message,
    unproved: chosen.some(isEdition) ? proof.unproved : undefined,
    reached: isKnown ? reachedStep(chosen, address && isServed(address) && hasPhone, draft) : undefined,
  };
}

function isEdition({ item }: LineView): boolean {
  return item?.edition !== undefined;
}

/** Product §5.10: an edition is sold to members whose address is proved. */
function useProof(isNeeded: boolean): { isKnown: boolean; unproved: string | undefined } {
  const { context } = useRouter().options;
  const profile = useQuery({
    ...memberProfile(context),
    enabled: isNeeded,
    // The link is opened in another tab.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return {
    isKnown: !isNeeded || profile.data !== undefined || profile.isError,
    unproved: profile.data?.email_verified === false ? profile.data.email : undefined,
  };
}

/** Staff are members whom nobody has asked for a number yet. While that is not known, the order itself would say so. */
function useHasPhone(address: AddressEntry | undefined): boolean {
  const { context } = useRouter().options;
  const isAsked = address !== undefined && !address.mobile?.number;
  const { data } = useQuery({ ...memberProfile(context), enabled: isAsked });
  return !isAsked || data === undefined || data.mobile.number !== '';
}

/** What was decided, with a way of paying that can be used: the currency may have changed since. */
function useUsableDraft(): Draft {
  const draft = useCheckoutDraft();
  const offered = useOfferedPayTypes();
  const currency = useSession((session) => session.currency);
  const paytype = chosenPayType(draft.form.paytype, usablePayTypes(currency, offered));
  return paytype === draft.form.paytype ? draft : { ...draft, form: { ...draft.form, paytype } };
}

function reachedStep(chosen: readonly LineView[], hasAddress: boolean | undefined, draft: Draft): Step {
  if (chosen.length === 0) return 1;
  return hasAddress && checkoutForm.safeParse(draft.form).success ? 3 : 2;
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
function addressOf(
  list: readonly AddressEntry[],
  chosenId: number | undefined,
  isServed: (place: AddressEntry) => boolean,
): AddressEntry | undefined {
  return list.find(({ address_id }) => address_id === chosenId) ?? list.find(isServed);
}
