import { findCounty, findTownship } from '#ground/places/taiwan-divisions.ts';
import type { Locale } from '#shared/locale.ts';

interface NamedPlace {
  country_code: string;
  city: string;
  township: string;
}

/**
 * A place in Taiwan by the names of the page's language. The lists of a form offer only those: one that starts with a name
 * in another language would count as changed before anybody touched it.
 */
export function placeInLanguage<Place extends NamedPlace>(place: Place, locale: Locale): Place {
  const county = place.country_code === 'TW' ? findCounty(place.city) : undefined;
  if (!county) return place;
  const township = findTownship(county, place.township);
  return { ...place, city: county.name[locale], township: township?.name[locale] ?? place.township };
}
