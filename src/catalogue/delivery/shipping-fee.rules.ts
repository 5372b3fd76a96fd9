import type { AbroadZone, DeliveryRates, DeliveryZone } from '#catalogue/site/delivery-rates.rules.ts';
import type { Currency } from '#shared/money.ts';

/** Outer size in millimetres, weight of one in grams, and the number of pieces. */
export type Piece = { w_mm: number; h_mm: number; depth_mm: number; weight_g: number; nums: number };

type Shipment = {
  zone: DeliveryZone;
  currency: Currency;
  /** Goods without shipping, in minor units; decides free shipping in Taiwan. */
  subtotal: number;
  pieces: readonly Piece[];
};

const HALF_KILO_G = 500;
// L·W·H/5000 in centimetres and kilograms is mm³/5000 in grams.
const VOLUME_DIVISOR = 5000;

/** Half kilograms of the whole shipment, rounded up: by weight or volume, whichever is more. */
export function billableHalfKilos(pieces: readonly Piece[]): number {
  const weight = pieces.reduce((sum, { weight_g, nums }) => sum + weight_g * nums, 0);
  const volume = pieces.reduce((sum, { w_mm, h_mm, depth_mm, nums }) => sum + w_mm * h_mm * depth_mm * nums, 0);
  return Math.max(Math.ceil(weight / HALF_KILO_G), Math.ceil(volume / (VOLUME_DIVISOR * HALF_KILO_G)));
}

/** The buyer's fee in minor units of the order's currency (product §5). */
export function shippingFee(rates: DeliveryRates, shipment: Shipment): number {
  if (shipment.pieces.length === 0) return 0;
  if (shipment.zone === 'tw_main' || shipment.zone === 'tw_island') return taiwanFee(shipment, rates.taiwan);
  return abroadFee(shipment.zone, shipment, rates.abroad);
}

function taiwanFee({ zone, currency, subtotal, pieces }: Shipment, fees: DeliveryRates['taiwan']): number {
  const longest = Math.max(...pieces.flatMap(({ w_mm, h_mm }) => [w_mm, h_mm]));
  const band = fees.bands.find(({ up_to_mm }) => up_to_mm === null || longest <= up_to_mm) ?? fees.bands.at(-1);
  const carriage = subtotal >= fees.free_from[currency] ? 0 : (band?.fee[currency] ?? 0);
  return zone === 'tw_island' ? carriage + fees.island_surcharge[currency] : carriage;
}

function abroadFee(zone: AbroadZone, { currency, pieces }: Shipment, fees: DeliveryRates['abroad']): number {
  const { first, further } = fees[zone];
  return first[currency] + further[currency] * Math.max(0, billableHalfKilos(pieces) - 1);
}

// @chunk common
