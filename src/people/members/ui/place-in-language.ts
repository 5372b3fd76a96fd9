import { findCounty, findTownship } from '#ground/places/taiwan-divisions.ts';
import type { Locale } from '#shared/locale.ts';

interface NamedPlace {
  country_code: string;
  city: string;
  township: string;
}

/**
 * A place in Taiwan with the names of the page's language. A form's lists offer only those: a name in another language
 * would make the form dirty from the start.
 */
export function placeInLanguage<Place extends NamedPlace>(place: Place, locale: Locale): Place {
  const county = place.country_code === 'TW' ? findCounty(place.city) : undefined;
  if (!county) return place;
  const township = findTownship(county, place.township);
  return { ...place, city: county.name[locale], township: township?.name[locale] ?? place.township };
}
