import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Frame, Size } from '#features/framing/framing.contract.ts';
import { weightG } from '#features/framing/framing.rules.ts';
import { countryCodes, countryName } from '#features/site/data/countries.ts';
import { arrivalRange, zoneOf } from '#features/site/data/delivery-zones.rules.ts';
import { shippingFee } from '#features/site/data/shipping-fee.rules.ts';
import { isLocale } from '#shared/locale.ts';
import type { Currency, Prices } from '#shared/money.ts';
import { useSession } from '#web/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Price } from '#web/ui/price.tsx';

interface DeliveryEstimateProps {
  size: Size;
  frame: Frame;
  outer: { w_mm: number; h_mm: number };
  price: Prices;
}

/** What delivery costs and when the work arrives, for the country the visitor seems to be in or chooses. */
export function DeliveryEstimate({ size, frame, outer, price }: DeliveryEstimateProps) {
  const { t, i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en';
  const currency = useSession((session) => session.currency);
  const [chosen, setChosen] = useState<string>();
  // Only after the browser's startup is anything known of the visitor; the server renders Taiwan for everyone.
  const country = chosen ?? (currency === 'USD' ? 'US' : 'TW');
  const zone = zoneOf({ country_code: country });
  const piece = { ...outer, depth_mm: Math.max(frame.depth_mm, 5), weight_g: weightG(size, frame), nums: 1 };
  const fee = (in_: Currency) =>
    zone ? shippingFee({ zone, currency: in_, subtotal: price[in_], pieces: [piece] }) : 0;
  const deliverable = countryCodes.filter((code) => zoneOf({ country_code: code }));
  const dates = useArrival(zone, locale);
  const fees = { NTD: fee('NTD'), USD: fee('USD') };
  return (
    <section aria-label={t`Delivery`} className="mt-6 border-hairline border-t pt-4 text-small">
      <label className="flex flex-wrap items-center gap-x-2">
        <Icon name="truck" />
        <span>{t`Delivery to`}</span>
        <select
          value={country}
          onChange={(event) => setChosen(event.target.value)}
          className="h-11 max-w-48 border-hairline-strong border-b bg-wall"
        >
          {deliverable.map((code) => (
            <option key={code} value={code}>
              {countryName(code, locale)}
            </option>
          ))}
          <option value="other">{t`Another country`}</option>
        </select>
      </label>
      <p className="mt-2 text-ink-soft" aria-live="polite">
        {zone ? (
          <>
            {fees.NTD === 0 && fees.USD === 0 ? <Trans>Free delivery</Trans> : <Price amounts={fees} />}
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
function useArrival(zone: ReturnType<typeof zoneOf>, locale: string): string | undefined {
  const ready = useSession((session) => session.ready);
  if (!ready || !zone) return undefined;
  const { from, to } = arrivalRange(zone, new Date());
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(to));
}
