import type { DeliveryRates, DeliveryZone } from '#catalogue/site/delivery-rates.rules.ts';
import { townshipsAt } from '#ground/places/taiwan-address.ts';
import { counties, isNamed, undeliverablePlaces } from '#ground/places/taiwan-divisions.ts';
import { zoneOfCountry } from './delivery-countries.rules.ts';

/** The product page knows only the visitor's country. */
export type Destination = {
  country_code: string;
  postal_code?: string | undefined;
  township?: string | undefined;
};

const ISLAND_COUNTIES = ['Penghu County', 'Kinmen County', 'Lienchiang County'];
// Liuqiu, Green Island and Orchid Island belong to counties of the main island.
const ISLAND_POSTAL_CODES = ['929', '951', '952'];

const islandTownships = counties.flatMap((county) =>
  county.townships.filter(
    ({ postal_code }) => ISLAND_COUNTIES.includes(county.name.en) || ISLAND_POSTAL_CODES.includes(postal_code),
  ),
);

/** The zone, or undefined if we do not deliver there (product §5). */
export function zoneOf(
  rates: DeliveryRates,
  { country_code, postal_code = '', township = '' }: Destination,
): DeliveryZone | undefined {
  if (country_code !== 'TW') return zoneOfCountry(rates, country_code);
  const code = postal_code.trim();
  if (code && townshipsAt(code).length === 0) return undefined;
  if (isBlocked(rates.taiwan.blocked, code, township)) return undefined;
  if (undeliverablePlaces.some(({ name }) => isNamed(name, township))) return undefined;
  // A main-island code beside an island's name is a mistake: the parcel still has to cross the sea.
  const crossesSea = islandTownships.some(
    (island) => island.postal_code === code.slice(0, 3) || isNamed(island.name, township),
  );
  return crossesSea ? 'tw_island' : 'tw_main';
}

/** A township with a blocked code is also recognised by its name, with any code. */
function isBlocked(blocked: readonly string[], code: string, township: string): boolean {
  if (blocked.some((one) => code.startsWith(one))) return true;
  return counties.some(({ townships }) =>
    townships.some(({ postal_code, name }) => blocked.includes(postal_code) && isNamed(name, township)),
  );
}
