import type { Locale } from './locale.ts';

/**
 * First and last day as people say them: “November 30 – December 8”, 「12月3日至12月11日」; `Intl` writes a range of Chinese days in
 * figures. They are calendar days (`YYYY-MM-DD`), not moments: read as UTC they stay the same day everywhere.
 */
export function dayRange(
  { from, to }: { from: string; to: string },
  locale: Locale,
  month: 'short' | 'long' = 'long',
): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' });
  const [first, last] = [new Date(from), new Date(to)];
  if (from === to || locale === 'en') return format.formatRange(first, last);
  return `${format.format(first)}至${format.format(last)}`;
}

// @chunk common
