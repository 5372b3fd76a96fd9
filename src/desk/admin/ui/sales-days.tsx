import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { placeOn, scaleFor } from '#kit/charts/chart.rules.ts';
import { useLocale } from '#kit/use-locale.ts';
import type { Locale } from '#shared/locale.ts';
import { CURRENCIES, type Currency, formatMoney } from '#shared/money.ts';
import type { Today } from '../admin.contract.ts';

const HEIGHT = 120;

/** Payments of the last days as bars, and as a table for readers who want figures. */
export function SalesDays({ days }: { days: NonNullable<Today['sales']> }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Money received`}>
      <h2 className="text-title">
        <Trans>Money received</Trans>
      </h2>
      <p className="mt-1 text-ink-soft text-small">
        <Trans>Last 30 days, by date received</Trans>
      </p>
      {CURRENCIES.map((currency) => (
        <Bars key={currency} currency={currency} days={days} />
      ))}
      <details className="mt-4">
        <summary className="flex min-h-11 cursor-pointer items-center text-small">
          <Trans>As a table</Trans>
        </summary>
        <Table days={days} />
      </details>
    </section>
  );
}

function Bars({ currency, days }: { currency: Currency; days: NonNullable<Today['sales']> }) {
  const locale = useLocale();
  const [pointed, setPointed] = useState<number>();
  const values = days.map((day) => day[currency]);
  const scale = scaleFor(values);
  const sum = values.reduce((all, one) => all + one, 0);
  const said = pointed === undefined ? undefined : days[pointed];
  const shown = said ? `${nameOf(said.day, locale)} · ${formatMoney(said[currency], currency, locale)}` : undefined;
  const width = 100 / days.length;
  // Without any bar the chart would be empty.
  if (sum === 0)
    return (
      <p className="mt-4 flex justify-between border-hairline border-b pb-2 text-small">
        <span>{currency}</span>
        <span className="tabular-nums">{formatMoney(0, currency, locale)}</span>
      </p>
    );
  return (
    <figure className="mt-4">
      <figcaption className="flex justify-between text-small">
        <span>{currency}</span>
        <span className="tabular-nums">{shown ?? formatMoney(sum, currency, locale)}</span>
      </figcaption>
      <svg
        aria-hidden="true"
        width="100%"
        height={HEIGHT}
        className="mt-1 border-hairline-strong border-b"
        onPointerLeave={() => setPointed(undefined)}
      >
        {days.map(({ day }, at) => {
          const height = placeOn(scale, values[at] ?? 0) * HEIGHT;
          return (
            <g key={day} onPointerEnter={() => setPointed(at)}>
              <rect x={`${at * width}%`} width={`${width}%`} height={HEIGHT} fill="transparent" />
              <rect
                x={`${at * width + width * 0.15}%`}
                width={`${width * 0.7}%`}
                y={HEIGHT - height}
                height={height}
                className={at === pointed ? 'fill-accent' : 'fill-ink'}
              />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function nameOf(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

function Table({ days }: { days: NonNullable<Today['sales']> }) {
  const locale = useLocale();
  return (
    <table className="w-full text-small tabular-nums">
      <thead>
        <tr className="border-hairline border-b text-start">
          <th scope="col" className="py-2 text-start font-normal text-ink-soft">
            <Trans>Date</Trans>
          </th>
          {CURRENCIES.map((currency) => (
            <th key={currency} scope="col" className="py-2 text-end font-normal text-ink-soft">
              {currency}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((one) => (
          <tr key={one.day} className="border-hairline border-b">
            <th scope="row" className="py-1 text-start font-normal">
              {nameOf(one.day, locale)}
            </th>
            {CURRENCIES.map((currency) => (
              <td key={currency} className="py-1 text-end">
                {formatMoney(one[currency], currency, locale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
