import type { OrderRequest, PickupForm } from '#buying/checkout/checkout.contract.ts';
import type { PricedOrder } from '#buying/checkout/server/quote.service.ts';
import type { Db } from '#db/server/connect.ts';
import { formatAddress } from '#ground/places/taiwan-address.ts';
import type { AddressEntry } from '#people/members/address.contract.ts';
import type { Profile } from '#people/members/member.contract.ts';
import { readBuyer, readRecipient } from '#people/members/server/address.service.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import { dialledPhone } from '#shared/phone.ts';
import type { Receiver } from '../order-facts.contract.ts';

interface Asked {
  member_id: number;
  request: Pick<OrderRequest, 'pickup' | 'address_id' | 'gift'>;
  lang: Lang;
}

/** The recipient, the destination, and the copy of both that a priced order stores. */
export async function recipientOf(tx: Db, { member_id, request, lang }: Asked) {
  const { pickup, address_id, gift } = request;
  if (pickup) {
    const owner = await readBuyer(tx, member_id);
    const receiverOf = (priced: PricedOrder) => receiverAtPlace(pickup, priced, owner, lang);
    return { owner, destination: { pickup_place: pickup.place }, receiverOf };
  }
  // The contract requires one of the two.
  const { address, owner } = await readRecipient(tx, member_id, address_id ?? 0);
  const receiver = { ...receiverAt(address, owner, lang), ...(gift?.recipient && { name: gift.recipient }) };
  return { owner, destination: receiver, receiverOf: () => receiver };
}

/** A copy of the place, written in the order's language: it may be changed or removed later. */
function receiverAtPlace(
  { name, mobile }: PickupForm,
  { pickup: place }: PricedOrder,
  { email }: Pick<Profile, 'email'>,
  lang: Lang,
): Receiver {
  if (!place) throw new Error('an order to be picked up was priced without its place');
  const address = textIn(place.address, lang);
  return {
    name,
    address,
    email,
    phone: dialledPhone(mobile),
    address_id: null,
    pickup_type: 'pickup',
    pickup_place: { key: place.key, name: textIn(place.name, lang), note: textIn(place.note, lang) },
    country_code: 'TW',
    city: '',
    township: '',
    postal_code: '',
    street: address,
    remark: '',
  };
}

/** A copy of the address, written in the order's language. */
function receiverAt(
  address: AddressEntry,
  owner: Pick<Profile, 'username' | 'email' | 'mobile'>,
  lang: Lang,
): Receiver {
  const mobile = address.mobile ?? owner.mobile;
  if (!mobile.number) throw new Refusal('phone_missing');
  return {
    name: address.receiver || owner.username,
    address: formatAddress(address, localeOf(lang)),
    email: owner.email,
    // In international format, without the leading zero.
    phone: dialledPhone(mobile),
    address_id: address.address_id,
    pickup_type: 'delivery',
    country_code: address.country_code,
    city: address.city,
    township: address.township,
    postal_code: address.postal_code,
    street: address.address,
    remark: address.remark,
  };
}
