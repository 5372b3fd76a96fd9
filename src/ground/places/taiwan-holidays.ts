/** Public holidays of Taiwan, by a short name. */
export type Holiday =
  | 'new_year'
  | 'lunar_new_year'
  | 'peace_memorial'
  | 'children_and_tombs'
  | 'labour'
  | 'dragon_boat'
  | 'mid_autumn'
  | 'teachers'
  | 'national'
  | 'retrocession'
  | 'constitution';

/**
 * Weekdays on which offices in Taiwan are closed, including days in lieu. The government publishes each year's
 * calendar in the summer before; a year that is missing here has only weekends, which makes promised dates a
 * little too early. Neither year has a make-up Saturday; one would change nothing, as our staff work Monday to
 * Friday (spec §1).
 */
export const HOLIDAYS: readonly { holiday: Holiday; days: readonly [string, ...string[]] }[] = [
  { holiday: 'new_year', days: ['2026-01-01'] },
  { holiday: 'lunar_new_year', days: ['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20'] },
  { holiday: 'peace_memorial', days: ['2026-02-27'] },
  { holiday: 'children_and_tombs', days: ['2026-04-03', '2026-04-06'] },
  { holiday: 'labour', days: ['2026-05-01'] },
  { holiday: 'dragon_boat', days: ['2026-06-19'] },
  { holiday: 'mid_autumn', days: ['2026-09-25'] },
  { holiday: 'teachers', days: ['2026-09-28'] },
  { holiday: 'national', days: ['2026-10-09'] },
  { holiday: 'retrocession', days: ['2026-10-26'] },
  { holiday: 'constitution', days: ['2026-12-25'] },
  { holiday: 'new_year', days: ['2027-01-01'] },
  { holiday: 'lunar_new_year', days: ['2027-02-04', '2027-02-05', '2027-02-08', '2027-02-09', '2027-02-10'] },
  { holiday: 'peace_memorial', days: ['2027-03-01'] },
  { holiday: 'children_and_tombs', days: ['2027-04-05', '2027-04-06'] },
  { holiday: 'labour', days: ['2027-04-30'] },
  { holiday: 'dragon_boat', days: ['2027-06-09'] },
  { holiday: 'mid_autumn', days: ['2027-09-15'] },
  { holiday: 'teachers', days: ['2027-09-28'] },
  { holiday: 'national', days: ['2027-10-11'] },
  { holiday: 'retrocession', days: ['2027-10-25'] },
  { holiday: 'constitution', days: ['2027-12-24'] },
  { holiday: 'new_year', days: ['2027-12-31'] },
];

const HOLIDAY_ON: ReadonlyMap<string, Holiday> = new Map(
  HOLIDAYS.flatMap(({ holiday, days }) => days.map((day) => [day, holiday] as const)),
);

/** Holidays on the same date every year, as MM-DD. */
const FIXED: Partial<Record<Holiday, string>> = {
  new_year: '01-01',
  peace_memorial: '02-28',
  labour: '05-01',
  teachers: '09-28',
  national: '10-10',
  retrocession: '10-25',
  constitution: '12-25',
};

/** Whether a day replaces a holiday that falls on a weekend. */
export function isInLieu(holiday: Holiday, day: string): boolean {
  const date = FIXED[holiday];
  return date !== undefined && !day.endsWith(date);
}

/** The holiday for which offices are closed on a weekday, given as YYYY-MM-DD. */
export function holidayOn(day: string): Holiday | undefined {
  return HOLIDAY_ON.get(day);
}

/** The weekdays from a day on, given as YYYY-MM-DD, on which offices are closed. */
export function publicDaysFrom(day: string): string[] {
  return [...HOLIDAY_ON.keys()].filter((one) => one >= day);
}

/** The shop's exceptions from the public calendar, as YYYY-MM-DD: closed on a working day, or working on a holiday. */
export interface ExtraDays {
  closed: readonly string[];
  working: readonly string[];
}

export const NO_EXTRA_DAYS: ExtraDays = { closed: [], working: [] };

/** Whether our staff work on a day, given as YYYY-MM-DD. */
export function isBusinessDay(day: string, { closed, working }: ExtraDays = NO_EXTRA_DAYS): boolean {
  if (working.includes(day)) return true;
  if (closed.includes(day)) return false;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && holidayOn(day) === undefined;
}

/** The day so many business days after another. */
export function businessDayAfter(day: string, count: number, extra: ExtraDays = NO_EXTRA_DAYS): string {
  const next = new Date(day);
  for (let left = count; left > 0; ) {
    next.setUTCDate(next.getUTCDate() + 1);
    if (isBusinessDay(next.toISOString().slice(0, 10), extra)) left -= 1;
  }
  return next.toISOString().slice(0, 10);
}
