import type { Prices } from '#shared/money.ts';

export const DELIVERY_ZONES = ['tw_main', 'tw_island', 'asia', 'north_america', 'europe'] as const;
export type DeliveryZone = (typeof DELIVERY_ZONES)[number];
export type AbroadZone = Exclude<DeliveryZone, 'tw_main' | 'tw_island'>;

/** Plain JSON, so that staff can edit a copy of it (product §5); amounts in minor units. */
export type DeliveryFees = {
  taiwan: {
    /** By the longest framed side; the first band that holds it counts, `up_to_mm: null` holds everything. */
    bands: readonly { up_to_mm: number | null; fee: Prices }[];
    /** Goods worth this much travel free on the main island. */
    free_from: Prices;
    /** On top for the islands, also when the rest is free: the ferry or the plane is paid per parcel. */
    island_surcharge: Prices;
  };
  /** Per started half kilogram of billable weight. */
  abroad: Record<AbroadZone, { first: Prices; further: Prices }>;
};

export const deliveryFees: DeliveryFees = {
  taiwan: {
    bands: [
      { up_to_mm: 600, fee: { NTD: 150, USD: 500 } },
      { up_to_mm: 900, fee: { NTD: 250, USD: 850 } },
      { up_to_mm: null, fee: { NTD: 450, USD: 1500 } },
    ],
    free_from: { NTD: 6000, USD: 20000 },
    island_surcharge: { NTD: 200, USD: 700 },
  },
  abroad: {
    asia: { first: { NTD: 650, USD: 2200 }, further: { NTD: 110, USD: 380 } },
    north_america: { first: { NTD: 950, USD: 3200 }, further: { NTD: 190, USD: 650 } },
    europe: { first: { NTD: 1050, USD: 3600 }, further: { NTD: 210, USD: 720 } },
  },
};

type BusinessDays = { min: number; max: number };

/** Printing, framing and drying, before the carrier collects. */
export const PRODUCTION_DAYS: BusinessDays = { min: 5, max: 7 };

export const TRANSIT_DAYS: Record<DeliveryZone, BusinessDays> = {
  tw_main: { min: 1, max: 2 },
  tw_island: { min: 3, max: 5 },
  asia: { min: 3, max: 6 },
  north_america: { min: 5, max: 9 },
  europe: { min: 6, max: 10 },
};
