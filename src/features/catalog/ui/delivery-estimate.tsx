import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { arrivalRange } from '#features/delivery/arrival.rules.ts';
import { estimateDelivery } from '#features/delivery/delivery.rules.ts';
import { deliveryCountries } from '#features/delivery/delivery-countries.rules.ts';
import type { DeliveryZone } from '#features/delivery/delivery-fees.rules.ts';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { useSession } from '#web/client/session.ts';
import { Icon } from '#web/kit/icon.tsx';
import { Price } from '#web/kit/price.tsx';
import { useLocale } from '#web/kit/use-locale.ts';

/** What delivery costs and when the work arrives, for the country the visitor seems to be in or chooses. */
export function DeliveryEstimate({ size, frame }: { size: Size; frame: Frame }) {
  const { t } = useLingui();
  const locale = useLocale();
  const currency = useSession((session) => session.currency);
  const [chosen, setChosen] = useState<string>();
  // Only after the browser's startup is anything known of the visitor; the server renders Taiwan for everyone.
  const country = chosen ?? (currency === 'USD' ? 'US' : 'TW');
  const delivery = estimateDelivery(size, frame, country);
  const deliverable = useMemo(() => deliveryCountries(locale), [locale]);
  const dates = useArrival(delivery?.zone, locale);
  return (
    <section aria-label={t`Delivery`} className="mt-6 border-hairline border-t pt-4 text-small">
      <label className="flex flex-wrap items-center gap-x-2">
        <Icon name="truck" />
        <span>{t`Delivery to`}</span>
        <select
          name="country"
          data-early="country"
          value={country}
          onChange={(event) => setChosen(event.target.value)}
          className="h-11 max-w-48 border-hairline-strong border-b bg-wall"
        >
          {deliverable.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          <option value="other">{t`Another country`}</option>
        </select>
      </label>
      <p className="mt-2 text-ink-soft" aria-live="polite">
        {delivery ? (
          <>
            {delivery.fees.NTD === 0 && delivery.fees.USD === 0 ? (
              <Trans>Free delivery</Trans>
            ) : (
              <Price amounts={delivery.fees} />
            )}
            {dates && (
              <>
                {' · '}
                <Trans>arrives {dates}</Trans>
              </>
            )}
          </>
        ) : (
          <Trans>Undelivered as addressed: we do not deliver there yet.</Trans>
        )}
      </p>
    </section>
  );
}

/** Dates depend on today, which a kept page does not know: they are worked out in the browser. */
function useArrival(zone: DeliveryZone | undefined, locale: string): string | undefined {
  const ready = useSession((session) => session.ready);
  if (!ready || !zone) return undefined;
  const { from, to } = arrivalRange(zone, new Date());
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}
