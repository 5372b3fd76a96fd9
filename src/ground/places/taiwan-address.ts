import { type Locale, usesHanScript } from '#shared/locale.ts';
import { countryName } from './countries.ts';
import { type County, counties, findCounty, findTownship, type Township } from './taiwan-divisions.ts';

/** The printed parts of an address, by their names in spec §3. */
export type PostalAddress = {
  country_code: string;
  city: string;
  township: string;
  postal_code: string;
  address: string;
};

/** Whether a Taiwanese postal code has 3, 5 or 6 digits; `townshipsAt` checks whether it exists. */
export function postalCodeValid(postalCode: string): boolean {
  return /^[0-9]{3}([0-9]{2,3})?$/.test(postalCode);
}

/** Every township a postal code can mean: one, or several in Hsinchu City (300) and Chiayi City (600), or none. */
export function townshipsAt(postalCode: string): { county: County; township: Township }[] {
  if (!postalCodeValid(postalCode)) return [];
  const area = postalCode.slice(0, 3);
  return counties.flatMap((county) =>
    county.townships.filter(({ postal_code }) => postal_code === area).map((township) => ({ county, township })),
  );
}

/** An address on one line: code, county, township, street in Chinese; the reverse with the country last in English. */
export function formatAddress(address: PostalAddress, locale: Locale): string {
  const { city, township } = localNames(address, locale);
  const street = address.address.trim();
  const code = address.postal_code.trim();
  const country = countryName(address.country_code, locale);
  if (!usesHanScript(locale)) {
    const places = distinct([township, city, country]);
    const coded = Math.max(0, places.length - 2);
    const printed = places.map((place, at) => (at === coded ? `${place} ${code}`.trim() : place));
    return [street, ...printed].filter(Boolean).join(', ');
  }
  const abroad = address.country_code === 'TW' ? [] : [country];
  return [code, joinedChinese(distinct([...abroad, city, township, street]))].filter(Boolean).join(' ');
}

// Members type an address in one language and staff read it in another; only Taiwan's names are known in all three.
function localNames({ country_code, city, township }: PostalAddress, locale: Locale) {
  const county = country_code === 'TW' ? findCounty(city) : undefined;
  const found = county && findTownship(county, township);
  return { city: county?.name[locale] ?? city.trim(), township: found?.name[locale] ?? township.trim() };
}

// City states repeat their name (Singapore, Singapore), because every field is required.
function distinct(parts: readonly string[]): string[] {
  return parts.filter((part, at) => part && part !== parts[at - 1]);
}

const isHan = (character: string | undefined) => character !== undefined && /\p{Script=Han}/u.test(character);

// Chinese parts have no separator; a Latin part has a space next to Chinese ones and a comma next to Latin ones.
function joinedChinese(parts: readonly string[]): string {
  return parts.reduce((line, part) => {
    if (!line) return part;
    const [before, after] = [isHan(line.at(-1)), isHan(part[0])];
    if (before && after) return line + part;
    return before || after ? `${line} ${part}` : `${line}, ${part}`;
  }, '');
}
