import { useLocale } from '#kit/use-locale.ts';
import { usesHanScript } from '#shared/locale.ts';

/** `202611` as people say it: "Nov – Dec 2026", 「2026年11月–12月」. */
export function usePeriodName(): (period: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const last = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return (period) => {
    const [year, month] = [Number(period.slice(0, 4)), Number(period.slice(4))];
    const [from, to] = [Date.UTC(year, month - 1, 15), Date.UTC(year, month, 15)];
    // The range of two Chinese months would be in figures and name the year twice.
    return usesHanScript(locale) ? `${format.format(from)}–${last.format(to)}` : format.formatRange(from, to);
  };
}

// @chunk account
