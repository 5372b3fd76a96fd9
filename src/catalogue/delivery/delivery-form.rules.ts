import {
  ABROAD_ZONES,
  type BusinessDays,
  DELIVERY_ZONES,
  type DeliveryRates,
} from '#catalogue/site/delivery-rates.rules.ts';
import { CURRENCIES, type Currency, MINOR_UNITS, type Prices } from '#shared/money.ts';

type TypedPrices = Record<Currency, string>;
type TypedDays = Record<keyof BusinessDays, string>;
type Of<Key extends string, Value> = Record<Key, Value>;

/** The rates as form texts, in centimetres and whole currency units, lists as words, with the API's names. */
export interface TypedRates {
  taiwan: {
    bands: { up_to_mm: string; fee: TypedPrices }[];
    free_from: TypedPrices;
    island_surcharge: TypedPrices;
    blocked: string;
  };
  abroad: Of<(typeof ABROAD_ZONES)[number], { countries: string; first: TypedPrices; further: TypedPrices }>;
  production: TypedDays;
  transit: Of<(typeof DELIVERY_ZONES)[number], TypedDays>;
}

export function typedRates({ taiwan, abroad, production, transit }: DeliveryRates): TypedRates {
  return {
    taiwan: {
      bands: taiwan.bands.map(({ up_to_mm, fee }) => ({
        up_to_mm: up_to_mm === null ? '' : String(up_to_mm / 10),
        fee: typedPrices(fee),
      })),
      free_from: typedPrices(taiwan.free_from),
      island_surcharge: typedPrices(taiwan.island_surcharge),
      blocked: taiwan.blocked.join(' '),
    },
    abroad: byKey(ABROAD_ZONES, (zone) => {
      const { countries, first, further } = abroad[zone];
      return { countries: countries.join(' '), first: typedPrices(first), further: typedPrices(further) };
    }),
    production: typedDays(production),
    transit: byKey(DELIVERY_ZONES, (zone) => typedDays(transit[zone])),
  };
}

/** Text that is not a number becomes none, which the contract refuses at its field. */
export function ratesTyped({ taiwan, abroad, production, transit }: TypedRates): DeliveryRates {
  const last = taiwan.bands.length - 1;
  return {
    taiwan: {
      bands: taiwan.bands.map(({ up_to_mm, fee }, at) => ({
        up_to_mm: at === last ? null : scaled(up_to_mm, 10),
        fee: prices(fee),
      })),
      free_from: prices(taiwan.free_from),
      island_surcharge: prices(taiwan.island_surcharge),
      blocked: wordsIn(taiwan.blocked),
    },
    abroad: byKey(ABROAD_ZONES, (zone) => {
      const { countries, first, further } = abroad[zone];
      return { countries: wordsIn(countries.toUpperCase()), first: prices(first), further: prices(further) };
    }),
    production: days(production),
    transit: byKey(DELIVERY_ZONES, (zone) => days(transit[zone])),
  };
}

/** Splits at blanks and commas. */
export function wordsIn(text: string): string[] {
  return text.split(/[\s,，、;；]+/).filter((word) => word !== '');
}

function byKey<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

function typedPrices(amounts: Prices): TypedPrices {
  return byKey(CURRENCIES, (currency) => {
    const units = MINOR_UNITS[currency];
    return (amounts[currency] / units).toFixed(amounts[currency] % units === 0 ? 0 : 2);
  });
}

function prices(typed: TypedPrices): Prices {
  return byKey(CURRENCIES, (currency) => scaled(typed[currency], MINOR_UNITS[currency]));
}

function typedDays({ min, max }: BusinessDays): TypedDays {
  return { min: String(min), max: String(max) };
}

function days({ min, max }: TypedDays): BusinessDays {
  return { min: scaled(min, 1), max: scaled(max, 1) };
}

/** A decimal in smaller units, without binary rounding errors; never a guess. */
function scaled(text: string, units: number): number {
  const plain = text.normalize('NFKC').replaceAll(',', '').trim();
  if (!/^\d+(\.\d+)?$/.test(plain)) return Number.NaN;
  return Number((Number(plain) * units).toFixed(3));
}
