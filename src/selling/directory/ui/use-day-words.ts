import { useLocale } from '#kit/use-locale.ts';

/** Says a day of the calendar, which is the same everywhere, in the reader's language. */
export function useDayWords(): (day: string) => string {
  const locale = useLocale();
  return (day) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
