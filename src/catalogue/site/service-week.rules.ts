import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Locale, usesHanScript } from '#shared/locale.ts';

/** The hours of one weekday in Taipei time, as `10:00`; null on a day without service. */
export type DayHours = { from: string; to: string } | null;
/** Monday first. */
export type WeekHours = readonly DayHours[];

export const DAYS_OF_WEEK = 7;
const WEEKDAY: DayHours = { from: '10:00', to: '18:00' };

/** Spec §9: Monday to Friday, 10:00–18:00. An owner may change it. */
export const STANDARD_WEEK: WeekHours = [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, null, null];

/** The hours of a day, given as YYYY-MM-DD, by its weekday alone. */
export function hoursOn(day: string, week: WeekHours = STANDARD_WEEK): DayHours {
  return week[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % DAYS_OF_WEEK] ?? null;
}

/** The name of a weekday; 0 is Monday. */
export function weekdayName(at: number, locale: Locale): string {
  // The first of January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, 1 + at));
  const weekday = usesHanScript(locale) ? 'short' : 'long';
  return new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(day);
}

interface Run {
  first: number;
  last: number;
  hours: NonNullable<DayHours>;
}

/** Neighbouring days with the same hours, together. */
export function runsOf(week: WeekHours): Run[] {
  const runs: Run[] = [];
  for (const [at, hours] of week.entries()) {
    const before = runs.at(-1);
    if (!hours) continue;
    if (before?.last === at - 1 && before.hours.from === hours.from && before.hours.to === hours.to) before.last = at;
    else runs.push({ first: at, last: at, hours });
  }
  return runs;
}

/** The week in one line, as the footer and the contact page show it. */
export function weekText(week: WeekHours, i18n: I18n, locale: Locale): string {
  const runs = runsOf(week).map(({ first, last, hours: { from, to } }) => {
    const [one, other] = [weekdayName(first, locale), weekdayName(last, locale)];
    return first === last ? i18n._(msg`${one}, ${from}–${to}`) : i18n._(msg`${one} to ${other}, ${from}–${to}`);
  });
  if (runs.length === 0) return i18n._(msg`By appointment`);
  const days = runs.join(usesHanScript(locale) ? '、' : '; ');
  return i18n._(msg`${days} (GMT+8)`);
}
