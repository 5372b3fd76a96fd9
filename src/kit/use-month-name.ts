import { useLingui } from '@lingui/react/macro';

/** A month `YYYY-MM` in the reader's language, long or short for an axis. */
export function useMonthName(): (month: string, style?: 'long' | 'short') => string {
  const { i18n } = useLingui();
  return (month, style = 'long') =>
    i18n.date(new Date(`${month}-01T00:00:00Z`), {
      month: style,
      timeZone: 'UTC',
      ...(style === 'long' && { year: 'numeric' }),
    });
}
