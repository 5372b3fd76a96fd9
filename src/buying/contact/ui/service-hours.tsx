import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type ExtraDays, HOLIDAYS } from '#ground/places/taiwan-holidays.ts';
import { useLocale } from '#kit/use-locale.ts';
import { openingAt } from '#people/threads/service-hours.rules.ts';
import { shopHour } from '#shared/shop-hour.ts';
import { SHOP_TIME_ZONE, shopDay, shopMidnight } from '#shared/shop-time.ts';
import { holidayWords } from '../holiday.words.ts';

const LOOK_EVERY_MS = 15_000;

/** The server renders hours and holidays. Only the browser can say whether we are open now, because pages are cached. */
export function ServiceHours({ hours }: { hours: string }) {
  const now = useNow();
  const extra = useLoaderData({ from: '__root__', select: ({ calendar }) => calendar });
  return (
    <>
      <p>{hours}</p>
      {/* Reserves its space, so that nothing below moves. */}
      <p className="mt-1 min-h-[2lh] text-small xl:min-h-[1lh]">{now && <OpenNow now={now} extra={extra} />}</p>
      <details className="text-small">
        <summary className="inline-block min-h-6 cursor-pointer py-1 text-accent underline underline-offset-4 hover:text-accent-deep">
          <Trans>Public holidays on which we are closed</Trans>
        </summary>
        <Holidays from={now && shopDay(now)} extra={extra} />
      </details>
    </>
  );
}

function OpenNow({ now, extra }: { now: Date; extra: ExtraDays }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const opening = openingAt(now, extra);
  if (opening.open) {
    const until = shopHour(opening.until, locale);
    return (
      <strong className="font-medium text-good">
        <Trans>Open now, until {until} (GMT+8)</Trans>
      </strong>
    );
  }
  const back = shopHour(opening.opens, locale, true);
  const holiday = opening.holiday && holidayWords(i18n, opening.holiday, shopDay(now));
  return (
    <span className="text-ink-soft">
      {holiday ? (
        <Trans>
          Closed today: {holiday}. We are back on {back} (GMT+8).
        </Trans>
      ) : (
        <Trans>We are closed. Open again on {back} (GMT+8).</Trans>
      )}
    </span>
  );
}

/** The coming days, or all known ones while today is unknown. */
function Holidays({ from = '', extra }: { from: string | undefined; extra: ExtraDays }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const day = (one: string) =>
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      timeZone: SHOP_TIME_ZONE,
    }).format(shopMidnight(one));
  const ahead = HOLIDAYS.filter(
    ({ days }) => (days.at(-1) ?? '') >= from && !days.every((one) => extra.working.includes(one)),
  );
  const closed = extra.closed.filter((one) => one >= from);
  return (
    <ul className="mt-2 space-y-1 text-ink-soft">
      {ahead.map(({ holiday, days: [first, ...more] }) => (
        <li key={first}>
          <span className="tabular-nums text-ink">
            {day(first)}
            {more.length > 0 && ` – ${day(more.at(-1) ?? first)}`}
          </span>{' '}
          {holidayWords(i18n, holiday, first)}
        </li>
      ))}
      {closed.map((one) => (
        <li key={one}>
          <span className="tabular-nums text-ink">{day(one)}</span> <Trans>Closed</Trans>
        </li>
      ))}
    </ul>
  );
}

/** The current time, in the browser only. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
