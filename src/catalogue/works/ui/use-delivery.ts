import { useLoaderData } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { arrivalRange, type WorkshopDays } from '#catalogue/delivery/arrival.rules.ts';
import { estimateDelivery } from '#catalogue/delivery/delivery.rules.ts';
import { deliveryCountries } from '#catalogue/delivery/delivery-countries.rules.ts';
import type { DeliveryRates, DeliveryZone } from '#catalogue/site/delivery-rates.rules.ts';
import { useSession } from '#kit/client/session.ts';
import { useLocale } from '#kit/use-locale.ts';
import type { Prices } from '#shared/money.ts';
import type { Choice } from './use-choice.ts';

/** What delivery of the chosen print costs and when it arrives, in the country the visitor seems to be in or chooses. */
export function useDelivery({ size, frame, price }: Pick<Choice, 'size' | 'frame' | 'price'>) {
  const locale = useLocale();
  // Not through a hook that other pages share: that would be one more file to fetch with a product.
  const { delivery: rates, calendar } = useLoaderData({ from: '__root__' });
  const currency = useSession((session) => session.currency);
  const [chosen, setCountry] = useState<string>();
  // Only after the browser's startup is anything known of the visitor; the server renders Taiwan for everyone.
  const country = chosen ?? (currency === 'USD' ? 'US' : 'TW');
  const delivery = size && estimateDelivery(rates, size, frame, country);
  const countries = useMemo(() => deliveryCountries(rates, locale), [rates, locale]);
  const dates = useArrival(rates, calendar, delivery?.zone, locale);
  const total: Prices | undefined = delivery &&
    price && { NTD: price.NTD + delivery.fees.NTD, USD: price.USD + delivery.fees.USD };
  return { country, setCountry, countries, fees: delivery?.fees, total, dates };
}
export type Delivery = ReturnType<typeof useDelivery>;

/** Dates depend on today, which a kept page does not know: they are worked out in the browser. */
function useArrival(
  rates: DeliveryRates,
  days: WorkshopDays,
  zone: DeliveryZone | undefined,
  locale: string,
): string | undefined {
  const ready = useSession((session) => session.ready);
  if (!ready || !zone) return undefined;
  const { from, to } = arrivalRange(rates, zone, new Date(), days);
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: locale === 'en' ? 'short' : 'long',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(from), new Date(to));
}
