import { useLoaderData } from '@tanstack/react-router';
import type { DeliveryRates } from '#catalogue/site/delivery-rates.rules.ts';

/** The rates the page was opened with. What an order costs is decided by the shop, with those of that moment. */
export function useDeliveryRates(): DeliveryRates {
  return useLoaderData({ from: '__root__', select: ({ delivery }) => delivery });
}
