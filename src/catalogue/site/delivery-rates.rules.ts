import type { Prices } from '#shared/money.ts';

export const DELIVERY_ZONES = ['tw_main', 'tw_island', 'asia', 'north_america', 'europe'] as const;
export type DeliveryZone = (typeof DELIVERY_ZONES)[number];
export type AbroadZone = Exclude<DeliveryZone, 'tw_main' | 'tw_island'>;
export const ABROAD_ZONES = ['asia', 'north_america', 'europe'] as const satisfies readonly AbroadZone[];

export type BusinessDays = { min: number; max: number };

/** Plain JSON, edited by staff (product §5); amounts in minor units. */
export type DeliveryRates = {
  taiwan: {
    /** By the longest framed side; the first matching band counts, `up_to_mm: null` matches everything. */
    bands: { up_to_mm: number | null; fee: Prices }[];
    /** Goods of this value are delivered free on the main island. */
    free_from: Prices;
    /** Added for the islands even when the rest is free: we pay the ferry or plane per parcel. */
    island_surcharge: Prices;
    /** Prefixes of postal codes we do not deliver to; places without a post office are excluded anyway. */
    blocked: string[];
  };
  /** The country codes of each zone, and the fee per started half kilogram of billable weight. */
  abroad: Record<AbroadZone, { countries: string[]; first: Prices; further: Prices }>;
  /** Printing, framing and drying, before the carrier collects. */
  production: BusinessDays;
  transit: Record<DeliveryZone, BusinessDays>;
};

/** The initial rates (product §5). The EU is its 27 members; their overseas territories have codes of their own. */
export const openingRates: DeliveryRates = {
  taiwan: {
    bands: [
      { up_to_mm: 600, fee: { NTD: 150, USD: 500 } },
      { up_to_mm: 900, fee: { NTD: 250, USD: 850 } },
      { up_to_mm: null, fee: { NTD: 450, USD: 1500 } },
    ],
    free_from: { NTD: 6000, USD: 20000 },
    island_surcharge: { NTD: 200, USD: 700 },
    blocked: [],
  },
  abroad: {
    asia: {
      countries: 'HK MO JP KR SG'.split(' '),
      first: { NTD: 650, USD: 2200 },
      further: { NTD: 110, USD: 380 },
    },
    north_america: {
      countries: 'US CA MX'.split(' '),
      first: { NTD: 950, USD: 3200 },
      further: { NTD: 190, USD: 650 },
    },
    europe: {
      countries: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB'.split(' '),
      first: { NTD: 1050, USD: 3600 },
      further: { NTD: 210, USD: 720 },
    },
  },
  production: { min: 5, max: 7 },
  transit: {
    tw_main: { min: 1, max: 2 },
    tw_island: { min: 3, max: 5 },
    asia: { min: 3, max: 6 },
    north_america: { min: 5, max: 9 },
    europe: { min: 6, max: 10 },
  },
};
