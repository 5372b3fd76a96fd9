import type { AbroadZone, DeliveryRates, DeliveryZone } from '#catalogue/site/delivery-rates.rules.ts';
import { type Country, sortedCountries } from '#ground/places/countries.ts';
import type { Locale } from '#shared/locale.ts';

/**
 * Where a parcel goes as far as the country tells, or undefined when it cannot be delivered there (product §5). Within
 * Taiwan the address decides (delivery-zones.rules.ts), for which its townships must be known.
 */
export function zoneOfCountry({ abroad }: DeliveryRates, country_code: string): DeliveryZone | undefined {
  if (country_code === 'TW') return 'tw_main';
  // Their names come with the rates: a product's page need not load a list of them.
  return (Object.keys(abroad) as AbroadZone[]).find((zone) => abroad[zone].countries.includes(country_code));
}

/** The countries of a zone, by their codes; within Taiwan the zones are not countries. */
export function countriesOf({ abroad }: DeliveryRates, zone: AbroadZone | 'tw_main'): readonly string[] {
  return zone === 'tw_main' ? ['TW'] : abroad[zone].countries;
}

/** The countries we deliver to by their names: Taiwan, then as the language orders them. */
export function deliveryCountries(rates: DeliveryRates, locale: Locale): Country[] {
  return sortedCountries(locale).filter(({ code }) => zoneOfCountry(rates, code));
}

// @chunk common
