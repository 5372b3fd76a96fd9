import { type Country, sortedCountries } from '#ground/places/countries.ts';
import type { Locale } from '#shared/locale.ts';
import type { AbroadZone, DeliveryZone } from './delivery-fees.rules.ts';

export const ABROAD_ZONES = ['asia', 'north_america', 'europe'] as const satisfies readonly AbroadZone[];

// The EU is its 27 members; their overseas territories have country codes of their own and are not served.
const COUNTRIES: Record<AbroadZone, readonly string[]> = {
  asia: 'HK MO JP KR SG'.split(' '),
  north_america: 'US CA MX'.split(' '),
  europe: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB'.split(' '),
};

/**
 * Where a parcel goes as far as the country tells, or undefined when it cannot be delivered there (product §5). Within
 * Taiwan the address decides (delivery-zones.rules.ts), for which its townships must be known.
 */
export function zoneOfCountry(country_code: string): DeliveryZone | undefined {
  if (country_code === 'TW') return 'tw_main';
  return ABROAD_ZONES.find((zone) => COUNTRIES[zone].includes(country_code));
}

/** The countries of a zone, by their codes; within Taiwan the zones are not countries. */
export function countriesOf(zone: AbroadZone | 'tw_main'): readonly string[] {
  return zone === 'tw_main' ? ['TW'] : COUNTRIES[zone];
}

/** The countries we deliver to by their names: Taiwan, then as the language orders them. */
export function deliveryCountries(locale: Locale): Country[] {
  return sortedCountries(locale).filter(({ code }) => zoneOfCountry(code));
}
