import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { gathered, type Line } from '#catalogue/cart/cart.rules.ts';
import { storeDeliveryCountry, storedDeliveryCountry } from '#catalogue/delivery/delivery-choice.queries.ts';
import { deliveryCountries } from '#catalogue/delivery/delivery-countries.rules.ts';
import { useSession } from '#kit/client/session.ts';
import { SelectField } from '#kit/select-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { dayRange } from '#shared/day-range.ts';
import { formatMoney } from '#shared/money.ts';
import { quoteQuery } from '../checkout.queries.ts';

/** One price for all prints of a wall, delivered, in the visitor's currency. */
export function WallQuote({ lines }: { lines: readonly Line[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { context } = useRouter().options;
  const { delivery: rates } = useLoaderData({ from: '__root__' });
  const currency = useSession((session) => session.currency) ?? 'USD';
  const [chosen, choose] = useState(storedDeliveryCountry);
  const countries = useMemo(() => deliveryCountries(rates, locale), [rates, locale]);
  const known = countries.some(({ code }) => code === chosen) ? chosen : undefined;
  const country = known ?? (currency === 'USD' ? 'US' : 'TW');
  const items = gathered(lines);
  const { data, isError } = useQuery(quoteQuery(context, { items, currency, destination: { country_code: country } }));
  return (
    <div className="mb-4">
      <SelectField
        label={t`Delivery to`}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={country}
        onChange={(event) => {
          storeDeliveryCountry(event.target.value);
          choose(event.target.value);
        }}
      />
      <dl aria-live="polite" className="mt-3 grid min-h-18 grid-cols-[1fr_auto] gap-y-1 text-small">
        {data && !isError && (
          <>
            <dt>
              <Trans>Delivery</Trans>
            </dt>
            <dd>{data.shipping === 0 ? t`free` : formatMoney(data.shipping, data.currency, locale)}</dd>
            <dt className="font-medium">
              <Trans>Total with delivery</Trans>
            </dt>
            <dd className="font-medium" data-quote="">
              {formatMoney(data.total, data.currency, locale)}
            </dd>
            <dt>
              <Trans>Arrival</Trans>
            </dt>
            <dd>{dayRange(data.arrival, locale, 'short')}</dd>
          </>
        )}
        {isError && (
          <dt className="col-span-2">
            <Trans>We cannot quote this wall at present.</Trans>
          </dt>
        )}
      </dl>
    </div>
  );
}
