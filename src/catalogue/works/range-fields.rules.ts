import { type Currency, MINOR_UNITS } from '#shared/money.ts';
import type { ShopSearch } from './shop-search.rules.ts';

/** The fields of the filters' form: whole units of money, and centimetres. The address has minor units, and `60x90`. */
const RANGE_FIELDS = ['price_from', 'price_to', 'price_unit', 'wall_width', 'wall_height'] as const;
export type RangeField = (typeof RANGE_FIELDS)[number];

/** The parts of the address that these fields fill. */
const RANGES = ['price_min', 'price_max', 'currency', 'fits'] as const;
type Ranges = { [Range in (typeof RANGES)[number]]: string | undefined };

export function isRange(name: string): boolean {
  return RANGES.some((range) => range === name);
}

/** An amount of the address as its field shows it. */
export function wholeUnits(minor: string | undefined, currency: Currency): string {
  return minor ? String(Math.round(Number(minor) / MINOR_UNITS[currency])) : '';
}

/** Reads the fields. An amount that its field shows only rounded stays as it is in the present address. */
export function typedRanges(typed: (field: RangeField) => string, present: ShopSearch = {}): Ranges {
  const currency: Currency = typed('price_unit') === 'NTD' ? 'NTD' : 'USD';
  const amount = (text: string, known: string | undefined) => {
    if (known && wholeUnits(known, currency) === text) return known;
    const value = Number.parseInt(text, 10);
    return value >= 0 && value < 1_000_000 ? String(value * MINOR_UNITS[currency]) : undefined;
  };
  const price_min = amount(typed('price_from'), present.price_min);
  const price_max = amount(typed('price_to'), present.price_max);
  const [width, height] = [Number(typed('wall_width')), Number(typed('wall_height'))];
  const isWall = width > 0 && height > 0 && width < 10_000 && height < 10_000;
  return {
    price_min,
    price_max,
    currency: price_min || price_max ? currency : undefined,
    fits: isWall ? `${Math.round(width)}x${Math.round(height)}` : undefined,
  };
}

/** The address that is meant by the form as a browser without scripts sends it; undefined for any other address. */
export function sentRanges(sent: URLSearchParams): URLSearchParams | undefined {
  if (!RANGE_FIELDS.some((field) => sent.has(field))) return undefined;
  const meant = new URLSearchParams([...sent].filter(([name]) => !RANGE_FIELDS.some((field) => field === name)));
  for (const [name, value] of Object.entries(typedRanges((field) => sent.get(field) ?? '')))
    if (value) meant.set(name, value);
  return meant;
}

// @chunk lists
