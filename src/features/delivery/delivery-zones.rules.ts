import { type Country, sortedCountries } from '#ground/places/countries.ts';
import { townshipsAt } from '#ground/places/taiwan-address.ts';
import { counties, isNamed, undeliverablePlaces } from '#ground/places/taiwan-divisions.ts';
import type { Locale } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { type AbroadZone, type DeliveryZone, PRODUCTION_DAYS, TRANSIT_DAYS } from './delivery-fees.rules.ts';

/** A place to deliver to; the product page knows no more than the visitor's country. */
export type Destination = {
  country_code: string;
  postal_code?: string | undefined;
  township?: string | undefined;
};

const ABROAD_ZONES = ['asia', 'north_america', 'europe'] as const satisfies readonly AbroadZone[];

// The EU is its 27 members; their overseas territories have country codes of their own and are not served.
const COUNTRIES: Record<AbroadZone, readonly string[]> = {
  asia: 'HK MO JP KR SG'.split(' '),
  north_america: 'US CA MX'.split(' '),
  europe: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB'.split(' '),
};

const ISLAND_COUNTIES = ['Penghu County', 'Kinmen County', 'Lienchiang County'];
// Liuqiu, Green Island and Orchid Island belong to counties of the main island.
const ISLAND_POSTAL_CODES = ['929', '951', '952'];

const islandTownships = counties.flatMap((county) =>
  county.townships.filter(
    ({ postal_code }) => ISLAND_COUNTIES.includes(county.name.en) || ISLAND_POSTAL_CODES.includes(postal_code),
  ),
);

/** Where a parcel goes, or undefined when it cannot be delivered there (product §5). */
export function zoneOf({ country_code, postal_code = '', township = '' }: Destination): DeliveryZone | undefined {
  if (country_code !== 'TW') return ABROAD_ZONES.find((zone) => COUNTRIES[zone].includes(country_code));
  const code = postal_code.trim();
  if (code && townshipsAt(code).length === 0) return undefined;
  if (undeliverablePlaces.some(({ name }) => isNamed(name, township))) return undefined;
  // A main-island code beside an island's name is a slip of the pen: the parcel still has to cross the sea.
  const crossesSea = islandTownships.some(
    (island) => island.postal_code === code.slice(0, 3) || isNamed(island.name, township),
  );
  return crossesSea ? 'tw_island' : 'tw_main';
}

/** The countries we deliver to by their names: Taiwan, then as the language orders them. */
export function deliveryCountries(locale: Locale): Country[] {
  return sortedCountries(locale).filter(({ code }) => zoneOf({ country_code: code }));
}

/** First and last day of a promised arrival, as calendar days in Taipei (`YYYY-MM-DD`). */
export type ArrivalRange = { from: string; to: string };

/**
 * When an order placed now arrives: business days of production, then of transit; the day of the order does not count.
 * Weekends are skipped, public holidays only when the caller names them in `closed`.
 */
export function arrivalRange(
  zone: DeliveryZone,
  placedAt: Date,
  closed: ReadonlySet<string> = new Set(),
): ArrivalRange {
  const transit = TRANSIT_DAYS[zone];
  const ordered = Date.parse(shopDay(placedAt));
  return {
    from: afterBusinessDays(ordered, PRODUCTION_DAYS.min + transit.min, closed),
    to: afterBusinessDays(ordered, PRODUCTION_DAYS.max + transit.max, closed),
  };
}

const DAY = 24 * 60 * 60 * 1000;

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);

function afterBusinessDays(start: number, count: number, closed: ReadonlySet<string>): string {
  let day = start;
  for (let left = count; left > 0; ) {
    day += DAY;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !closed.has(isoDay(day))) left -= 1;
  }
  return isoDay(day);
}
