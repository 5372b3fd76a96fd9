import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCart } from '#catalogue/cart/cart.queries.ts';
import { isOrderable, type LineView, type Selection, viewLines } from '#catalogue/cart/cart-view.rules.ts';
import { useDeliveryRates } from '#catalogue/delivery/delivery-rates.queries.ts';
import { zoneOf } from '#catalogue/delivery/delivery-zones.rules.ts';
import type { PickupPlaces } from '#catalogue/site/pickup.contract.ts';
import { useSession } from '#kit/client/session.ts';
import type { AddressEntry } from '#people/members/address.contract.ts';
import { addressBook } from '#people/members/address.queries.ts';
import { useVerifiedElsewhere } from '#people/members/email-verified.queries.ts';
import { memberProfile } from '#people/members/member.queries.ts';
import type { Currency } from '#shared/money.ts';
import type { QuoteReply } from '../checkout.contract.ts';
import { type CheckoutForm, checkoutForm, orderedForm } from '../checkout.form.ts';
import { pickupPlaces, quoteQuery, useOfferedPayTypes, usePayCeilings } from '../checkout.queries.ts';
import {
  chosenPayType,
  PAY_TYPES,
  type PayType,
  payableCurrencies,
  payPlaceOf,
  takesAmount,
  usablePayTypes,
} from '../pay-types.rules.ts';
import { changeDraft, type Draft, useCheckoutDraft } from './checkout-draft.ts';

export type Step = 1 | 2 | 3;
type PickupPlaceView = PickupPlaces['list'][number];

export interface Checkout {
  draft: Draft;
  selection: Selection;
  /** The lines to order. */
  chosen: LineView[];
  address: AddressEntry | undefined;
  /** Where orders can be picked up; empty if the shop does not offer it. */
  places: readonly PickupPlaceView[];
  /** Whether the buyer chose to pick it up, and where, if that place is still offered. */
  isPickup: boolean;
  place: PickupPlaceView | undefined;
  /** Whether the order leaves Taiwan, so that it has a receipt but no choice of invoice. */
  isExport: boolean;
  /** Whether the carrier can call someone: the address or the member has a number. */
  hasPhone: boolean;
  /** Of the prices and the order; until it is known, that of the payment method. */
  currency: Currency;
  /** The methods that take this order; none while it cannot be paid in this currency. */
  payTypes: readonly PayType[];
  quote: QuoteReply | undefined;
  /** If no method takes this order in its currency: the total in another one in which it can be paid, once known. */
  elsewhere: { currency: Currency; total: number | undefined } | undefined;
  /** Whether the quote is for the current choice; until then the previous one is shown, perhaps in another currency. */
  isQuoted: boolean;
  /** Why there is no quote. */
  problem: string | undefined;
  /** The member's e-mail address, if an edition is chosen and the address is not verified. */
  unproved: string | undefined;
  /** The last step that may be opened; undefined while unknown. */
  reached: Step | undefined;
}

/** The state that the three steps share: the cart, the choices so far, and the price. */
export function useCheckout(): Checkout & { cart: ReturnType<typeof useCart> } {
  const { context } = useRouter().options;
  const cart = useCart();
  const book = useQuery(addressBook(context));
  const typed = useCheckoutDraft();
  const rates = useDeliveryRates();
  const isServed = (place: AddressEntry) => zoneOf(rates, place) !== undefined;
  const selection = selectionOf(typed);
  const lines = cart.data ? viewLines(cart.data) : [];
  const chosen = lines.filter((view) => isOrderable(view) && selection.isChosen(view.key));
  const address = book.data && addressOf(book.data.list, typed.address_id, isServed);
  const items = chosen.map(({ line }) => line);
  const found = useQuery(pickupPlaces(context));
  const places = found.data?.list ?? [];
  const isPickup = typed.form.pickup_type === 'pickup';
  const place = isPickup ? places.find(({ key }) => key === typed.form.pickup.place) : undefined;
  const destination = isPickup ? { pickup_place: place?.key ?? '' } : { address_id: address?.address_id ?? 0 };
  const hasPlace = isPickup ? place !== undefined : address !== undefined && isServed(address);
  const canAsk = items.length > 0 && hasPlace;
  // Until the startup has given the visitor a currency, the pages show US$; if it could not, they still do.
  const shown = useSession((session) => session.currency ?? (session.ready ? 'USD' : undefined));
  const ceilings = usePayCeilings();
  const country = isPickup ? 'TW' : address?.country_code;
  const isExport = country !== undefined && country !== 'TW';
  const offered = useOfferedPayTypes(payPlaceOf({ country, currency: shown }));
  const listed = usablePayTypes(shown, offered);
  const first = chosenPayType(typed.form.paytype, listed);
  const currency = shown ?? (first === '' ? 'NTD' : PAY_TYPES[first].currency);
  const quote = useQuery({ ...quoteQuery(context, { items, currency, destination }), enabled: canAsk });
  const takes = (code: PayType) =>
    quote.data?.currency !== PAY_TYPES[code].currency || takesAmount(code, quote.data.total, ceilings);
  const payTypes = listed.filter(takes);
  // Currency, country and total may have changed since the payment method was chosen.
  const draft = { ...typed, form: { ...typed.form, paytype: chosenPayType(typed.form.paytype, payTypes) } };
  const other = payTypes.length > 0 ? undefined : payableCurrencies(offered, [quote.data], ceilings)[0];
  const otherQuote = useQuery({
    ...quoteQuery(context, { items, currency: other ?? currency, destination }),
    enabled: canAsk && other !== undefined,
  });
  const isPayableElsewhere =
    other !== undefined && payableCurrencies(offered, [quote.data, otherQuote.data], ceilings).includes(other);
  const proof = useProof(lines.some(isEdition));
  const hasPhone = useHasPhone(address);
  // Show everything in one step: late parts would push a button away from the finger.
  const isRead = ({ data, isError }: { data: unknown; isError: boolean }) => data !== undefined || isError;
  const isKnown = cart.data !== undefined && isRead(book) && isRead(found) && proof.isKnown;
  return {
    cart,
    draft,
    selection,
    chosen,
    address,
    places,
    isPickup,
    place,
    isExport,
    hasPhone,
    currency,
    quote: hasPlace ? quote.data : undefined,
    payTypes,
    elsewhere: isPayableElsewhere
      ? { currency: other, total: otherQuote.data?.currency === other ? otherQuote.data.total : undefined }
      : undefined,
    isQuoted: quote.isSuccess && !quote.isPlaceholderData,
    problem: quote.error?.message,
    unproved: chosen.some(isEdition) ? proof.unproved : undefined,
    reached: isKnown
      ? reachedStep(chosen, hasPlace && (isPickup || hasPhone), orderedForm(draft.form, isExport))
      : undefined,
  };
}

function isEdition({ item }: LineView): boolean {
  return item?.edition !== undefined;
}

/** Product §5.10: editions are sold only to members with a verified address. */
function useProof(isNeeded: boolean): { isKnown: boolean; unproved: string | undefined } {
  const { context } = useRouter().options;
  const profile = useQuery({
    ...memberProfile(context),
    enabled: isNeeded,
    // The link may be opened in another window.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  useVerifiedElsewhere(() => isNeeded && void profile.refetch());
  return {
    isKnown: !isNeeded || profile.data !== undefined || profile.isError,
    unproved: profile.data?.email_verified === false ? profile.data.email : undefined,
  };
}

/** Staff may have no number, because nobody asked them for one. While unknown, the order call will report it. */
function useHasPhone(address: AddressEntry | undefined): boolean {
  const { context } = useRouter().options;
  const isAsked = address !== undefined && !address.mobile?.number;
  const { data } = useQuery({ ...memberProfile(context), enabled: isAsked });
  return !isAsked || data === undefined || data.mobile.number !== '';
}

function reachedStep(chosen: readonly LineView[], hasPlace: boolean, form: CheckoutForm): Step {
  if (chosen.length === 0) return 1;
  return hasPlace && checkoutForm.safeParse(form).success ? 3 : 2;
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

/** The chosen address, else the default one if we deliver there. */
function addressOf(
  list: readonly AddressEntry[],
  chosenId: number | undefined,
  isServed: (place: AddressEntry) => boolean,
): AddressEntry | undefined {
  return list.find(({ address_id }) => address_id === chosenId) ?? list.find(isServed);
}
