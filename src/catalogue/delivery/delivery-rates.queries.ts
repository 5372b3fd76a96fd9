import { useLoaderData } from '@tanstack/react-router';
import type { DeliveryRates } from '#catalogue/site/delivery-rates.rules.ts';

/** The rates when the page was opened. The server computes an order's fee with its current rates. */
export function useDeliveryRates(): DeliveryRates {
  return useLoaderData({ from: '__root__', select: ({ delivery }) => delivery });
}
