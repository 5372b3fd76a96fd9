import type { AbroadZone, DeliveryRates, DeliveryZone } from '#catalogue/site/delivery-rates.rules.ts';
import { type Country, inOrder } from '#ground/places/country-names.ts';
import type { Locale } from '#shared/locale.ts';

/**
 * The zone as far as the country decides it, or undefined if we do not deliver there (product §5). Within Taiwan the
 * address decides (delivery-zones.rules.ts), which needs the list of townships.
 */
export function zoneOfCountry({ abroad }: DeliveryRates, country_code: string): DeliveryZone | undefined {
  if (country_code === 'TW') return 'tw_main';
  // The rates contain the zones' names, so that a product page need not load a list.
  return (Object.keys(abroad) as AbroadZone[]).find((zone) => abroad[zone].countries.includes(country_code));
}

/** The country codes of a zone; zones within Taiwan are not countries. */
export function countriesOf({ abroad }: DeliveryRates, zone: AbroadZone | 'tw_main'): readonly string[] {
  return zone === 'tw_main' ? ['TW'] : abroad[zone].countries;
}

/** Countries we deliver to: Taiwan first, then in the language's order. */
export function deliveryCountries(rates: DeliveryRates, locale: Locale): Country[] {
  // Not the table of all countries and their dialling codes, which a product page need not load.
  const abroad = Object.values(rates.abroad).flatMap(({ countries }) => countries);
  return inOrder(new Set(['TW', ...abroad]), locale);
}

// @chunk common
