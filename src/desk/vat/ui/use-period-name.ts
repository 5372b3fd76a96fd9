import { useLocale } from '#kit/use-locale.ts';
import { usesHanScript } from '#shared/locale.ts';

/** `202611` as a heading: "November – December 2026". */
export function usePeriodName(): (period: string) => string {
  const locale = useLocale();
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const whole = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (period) => {
    const year = Number(period.slice(0, 4));
    const first = Number(period.slice(4));
    const [from, to] = [Date.UTC(year, first - 1, 15), Date.UTC(year, first, 15)];
    // The range of two Chinese months would be in figures and name the year twice.
    return usesHanScript(locale) ? `${whole.format(from)}–${month.format(to)}` : whole.formatRange(from, to);
  };
}

// @chunk account
