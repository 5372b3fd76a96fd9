import { useLocale } from '#kit/use-locale.ts';

/** Formats a calendar day, which has no time zone, in the reader's language. */
export function useDayWords(): (day: string) => string {
  const locale = useLocale();
  return (day) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
