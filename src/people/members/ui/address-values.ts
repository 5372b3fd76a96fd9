import type { Locale } from '#shared/locale.ts';
import type { AddressEntry, AddressForm } from '../address.contract.ts';
import { placeInLanguage } from './place-in-language.ts';

const BLANK: AddressEntry = {
  address_id: 0,
  receiver: '',
  mobile: null,
  country_code: 'TW',
  city: '',
  township: '',
  postal_code: '',
  address: '',
  remark: '',
  is_default: false,
};

/** What the form of an address starts with; at an address in Taiwan, a number begins with Taiwan's code. */
export function addressValues(entry: AddressEntry | undefined, locale: Locale): AddressForm {
  const { address_id: _id, mobile, ...place } = entry ?? BLANK;
  const code = place.country_code === 'TW' ? '886' : '';
  return { ...placeInLanguage(place, locale), mobile: mobile ?? { code, number: '' } };
}
