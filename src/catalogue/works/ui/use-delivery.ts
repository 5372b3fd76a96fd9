import { useLoaderData } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { arrivalRange, type WorkshopDays } from '#catalogue/delivery/arrival.rules.ts';
import { estimateDelivery } from '#catalogue/delivery/delivery.rules.ts';
import { storeDeliveryCountry } from '#catalogue/delivery/delivery-choice.queries.ts';
import { deliveryCountries } from '#catalogue/delivery/delivery-countries.rules.ts';
import type { DeliveryRates, DeliveryZone } from '#catalogue/site/delivery-rates.rules.ts';
import { useSession } from '#kit/client/session.ts';
import { useLocale } from '#kit/use-locale.ts';
import { dayRange } from '#shared/day-range.ts';
import type { Locale } from '#shared/locale.ts';
import type { Prices } from '#shared/money.ts';
import type { Choice } from './use-choice.ts';

/** Delivery cost and arrival of the chosen print, for the visitor's likely or chosen country. */
export function useDelivery({ size, frame, price }: Pick<Choice, 'size' | 'frame' | 'price'>) {
  const locale = useLocale();
  // Not through a hook shared with other pages: that would be one more file to load.
  const { delivery: rates, calendar } = useLoaderData({ from: '__root__' });
  const currency = useSession((session) => session.currency);
  const [chosen, choose] = useState<string>();
  // Only the browser knows anything about the visitor; the server renders Taiwan for everyone.
  const country = chosen ?? (currency === 'USD' ? 'US' : 'TW');
  const setCountry = (code: string) => {
    storeDeliveryCountry(code);
    choose(code);
  };
  const delivery = size && estimateDelivery(rates, size, frame, country);
  const countries = useMemo(() => deliveryCountries(rates, locale), [rates, locale]);
  const dates = useArrival(rates, calendar, delivery?.zone, locale);
  const total: Prices | undefined = delivery &&
    price && { NTD: price.NTD + delivery.fees.NTD, USD: price.USD + delivery.fees.USD };
  return { country, setCountry, countries, fees: delivery?.fees, total, dates };
}
export type Delivery = ReturnType<typeof useDelivery>;

/** Dates depend on today, which a cached page does not know, so the browser computes them. */
function useArrival(
  rates: DeliveryRates,
  days: WorkshopDays,
  zone: DeliveryZone | undefined,
  locale: Locale,
): string | undefined {
  const ready = useSession((session) => session.ready);
  if (!ready || !zone) return undefined;
  return dayRange(arrivalRange(rates, zone, new Date(), days), locale, 'short');
}
