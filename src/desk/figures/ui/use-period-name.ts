import { useLingui } from '@lingui/react/macro';
import type { Days, Period, Slice } from '../figures-period.rules.ts';

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Names of periods and of their parts in the reader's language. */
export function usePeriodName() {
  const { t, i18n } = useLingui();
  const dated = (day: string, style: Intl.DateTimeFormatOptions) =>
    i18n.date(dateOf(day), { ...style, timeZone: 'UTC' });
  const range = ({ from, to }: Days) =>
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
      dateOf(from),
      dateOf(to),
    );

  function periodName({ unit, from, to }: Period): string {
    const year = from.slice(0, 4);
    switch (unit) {
      case 'day':
        return dated(from, { dateStyle: 'long' });
      case 'month':
        return dated(from, { year: 'numeric', month: 'long' });
      case 'quarter':
        return t`Quarter ${{ number: String(Math.ceil(Number(from.slice(5, 7)) / 3)) }}, ${{ year }}`;
      case 'year':
        return year;
      case 'free':
        return range({ from, to });
    }
  }

  const STYLES: Record<Slice, Intl.DateTimeFormatOptions> = {
    day: { dateStyle: 'medium' },
    month: { year: 'numeric', month: 'long' },
    year: { year: 'numeric' },
  };
  const partName = (day: string, slice: Slice) => dated(day, STYLES[slice]);
  /** Below a bar of the chart: the name, and what it belongs to. */
  const barNames = (day: string, slice: Slice) => ({
    short: slice === 'year' ? day.slice(0, 4) : dated(day, slice === 'day' ? { day: 'numeric' } : { month: 'short' }),
    group: slice === 'day' ? dated(day, { month: 'short', year: 'numeric' }) : slice === 'month' ? day.slice(0, 4) : '',
  });
  return { periodName, partName, barNames, range };
}
