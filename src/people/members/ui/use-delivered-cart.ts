import { useCart } from '#catalogue/cart/cart.queries.ts';
import { isOrderable, type LineView, viewLines } from '#catalogue/cart/cart-view.rules.ts';
import { pieceOf } from '#catalogue/delivery/delivery.rules.ts';
import { storedDeliveryCountry } from '#catalogue/delivery/delivery-choice.queries.ts';
import { zoneOfCountry } from '#catalogue/delivery/delivery-countries.rules.ts';
import { useDeliveryRates } from '#catalogue/delivery/delivery-rates.queries.ts';
import { shippingFee } from '#catalogue/delivery/shipping-fee.rules.ts';
import { useSession } from '#kit/client/session.ts';
import type { Currency, Prices } from '#shared/money.ts';

interface DeliveredCart {
  lines: LineView[];
  /** With delivery to `country`, or without if we do not deliver there. */
  total: Prices;
  country: string | undefined;
}

/** The visitor's choice on a product page, or the guess that it began with. */
export function useDeliveryCountry(): string {
  const currency = useSession((session) => session.currency);
  return storedDeliveryCountry() ?? (currency === 'USD' ? 'US' : 'TW');
}

/** What can be ordered of the cart, and its price with delivery to the visitor's country; undefined if there is nothing. */
export function useDeliveredCart(): DeliveredCart | undefined {
  const cart = useCart();
  const rates = useDeliveryRates();
  const country = useDeliveryCountry();
  const lines = cart.data ? viewLines(cart.data).filter(isOrderable) : [];
  if (lines.length === 0) return undefined;
  const zone = zoneOfCountry(rates, country);
  const pieces = lines.flatMap(({ size, frame, line }) => (size && frame ? [pieceOf(size, frame, line.nums)] : []));
  const total = (currency: Currency) => {
    const subtotal = lines.reduce((sum, { price, line }) => sum + (price?.[currency] ?? 0) * line.nums, 0);
    return zone ? subtotal + shippingFee(rates, { zone, currency, subtotal, pieces }) : subtotal;
  };
  return { lines, total: { NTD: total('NTD'), USD: total('USD') }, country: zone && country };
}
