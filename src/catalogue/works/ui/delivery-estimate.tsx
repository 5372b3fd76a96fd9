import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '#kit/icon.tsx';
import { Price } from '#kit/price.tsx';
import type { Delivery } from './use-delivery.ts';

export function DeliveryEstimate({ delivery }: { delivery: Delivery }) {
  const { t } = useLingui();
  const { country, setCountry, countries, fees, dates } = delivery;
  return (
    <section aria-label={t`Delivery`} className="mt-5 border-hairline border-t pt-3 text-small">
      <label className="flex flex-wrap items-center gap-x-2">
        <Icon name="truck" />
        <span>{t`Delivery to`}</span>
        <select
          name="country"
          data-early="country"
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          className="h-11 max-w-48 border-hairline-strong border-b bg-wall"
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          <option value="other">{t`Another country`}</option>
        </select>
      </label>
      <p className="mt-2 text-ink-soft" aria-live="polite">
        {fees ? (
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
          <Trans>
            We do not deliver to this address yet. See{' '}
            <Link to="/terms" hash="delivery" className="text-link">
              where we deliver
            </Link>
            .
          </Trans>
        )}
      </p>
    </section>
  );
}
