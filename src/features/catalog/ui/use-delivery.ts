import { useMemo, useState } from 'react';
import { arrivalRange } from '#features/delivery/arrival.rules.ts';
import { estimateDelivery } from '#features/delivery/delivery.rules.ts';
import { deliveryCountries } from '#features/delivery/delivery-countries.rules.ts';
import type { DeliveryZone } from '#features/delivery/delivery-fees.rules.ts';
import type { Prices } from '#shared/money.ts';
import { useSession } from '#web/client/session.ts';
import { useLocale } from '#web/kit/use-locale.ts';
import type { Choice } from './use-choice.ts';

/** What delivery of the chosen print costs and when it arrives, in the country the visitor seems to be in or chooses. */
export function useDelivery({ size, frame, price }: Pick<Choice, 'size' | 'frame' | 'price'>) {
  const locale = useLocale();
  const currency = useSession((session) => session.currency);
  const [chosen, setCountry] = useState<string>();
  // Only after the browser's startup is anything known of the visitor; the server renders Taiwan for everyone.
  const country = chosen ?? (currency === 'USD' ? 'US' : 'TW');
  const delivery = size && estimateDelivery(size, frame, country);
  const countries = useMemo(() => deliveryCountries(locale), [locale]);
  const dates = useArrival(delivery?.zone, locale);
  const total: Prices | undefined = delivery &&
    price && { NTD: price.NTD + delivery.fees.NTD, USD: price.USD + delivery.fees.USD };
  return { country, setCountry, countries, fees: delivery?.fees, total, dates };
}
export type Delivery = ReturnType<typeof useDelivery>;

/** Dates depend on today, which a kept page does not know: they are worked out in the browser. */
function useArrival(zone: DeliveryZone | undefined, locale: string): string | undefined {
  const ready = useSession((session) => session.ready);
  if (!ready || !zone) return undefined;
  const { from, to } = arrivalRange(zone, new Date());
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}
