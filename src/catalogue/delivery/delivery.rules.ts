import type { DeliveryRates, DeliveryZone } from '#catalogue/site/delivery-rates.rules.ts';
import type { Extent, Frame, Size } from '#ground/framing/framing.contract.ts';
import { outerSize, unitPrice, weightG } from '#ground/framing/framing.rules.ts';
import type { Currency, Prices } from '#shared/money.ts';
import { zoneOfCountry } from './delivery-countries.rules.ts';
import { type Piece, shippingFee } from './shipping-fee.rules.ts';

/** An unframed print is sent flat between two boards. */
const FLAT_PARCEL_MM = 5;

type Moulding = Parameters<typeof weightG>[1] & Pick<Frame, 'depth_mm'>;

/** A framed print as the carrier measures it. */
export function pieceOf(size: Extent, frame: Moulding, nums: number): Piece {
  return {
    ...outerSize(size, frame),
    depth_mm: Math.max(frame.depth_mm, FLAT_PARCEL_MM),
    weight_g: weightG(size, frame),
    nums,
  };
}

/** The zone and the delivery fee of one framed print in each currency; undefined if we do not deliver there. */
export function estimateDelivery(
  rates: DeliveryRates,
  size: Size,
  frame: Frame,
  country_code: string,
): { zone: DeliveryZone; fees: Prices } | undefined {
  const zone = zoneOfCountry(rates, country_code);
  if (!zone) return undefined;
  const pieces = [pieceOf(size, frame, 1)];
  const fee = (currency: Currency) =>
    shippingFee(rates, { zone, currency, subtotal: unitPrice(size, frame, currency), pieces });
  return { zone, fees: { NTD: fee('NTD'), USD: fee('USD') } };
}

// @chunk common
