/** What pages can name in braces, in the order in which writers look for it. */
export const FACT_NAMES = [
  'brand',
  'company',
  'representative',
  'tax_id',
  'address',
  'phone',
  'email',
  'hours',
  'transfer_days',
  'return_days',
  'later_days',
  'making_days',
  'tw_main_days',
  'tw_main_arrival',
  'tw_main_fees',
  'free_from',
  'tw_island_days',
  'tw_island_arrival',
  'tw_island_fee',
  'asia_countries',
  'asia_days',
  'asia_arrival',
  'asia_fee',
  'north_america_countries',
  'north_america_days',
  'north_america_arrival',
  'north_america_fee',
  'europe_countries',
  'europe_days',
  'europe_arrival',
  'europe_fee',
  'pickup_places',
  'pickup_days',
  'pay_card_taiwan',
  'pay_line',
  'pay_atm',
  'atm_most',
  'pay_store',
  'store_most',
  'pay_card_abroad',
  'pay_paypal',
  'pay_transfer',
  'pay_through_ecpay',
  'artist_share',
  'gallery_share',
  'vat',
  'example_gross',
  'example_net',
  'example_share',
  'example_share_abroad',
] as const;
export type FactName = (typeof FACT_NAMES)[number];

const KNOWN: ReadonlySet<string> = new Set(FACT_NAMES);
const IN_BRACES = /\{(\w+)\}/g;

/** The paths of texts that name something unknown in braces. */
export function unknownNames(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string')
    return [...value.matchAll(IN_BRACES)].every(([, name = '']) => KNOWN.has(name)) ? [] : [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    unknownNames(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
