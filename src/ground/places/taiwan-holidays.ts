/**
 * Weekdays on which offices in Taiwan are closed, days in lieu included. The government publishes each year's calendar
 * in the summer before; a year that is missing here has only weekends, which makes a promise a little too early.
 */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '2026-01-01',
  ...['2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20'],
  '2026-02-27',
  ...['2026-04-03', '2026-04-06'],
  '2026-05-01',
  '2026-06-19',
  ...['2026-09-25', '2026-09-28'],
  '2026-10-09',
  '2026-10-26',
  '2026-12-25',
  '2027-01-01',
  ...['2027-02-04', '2027-02-05', '2027-02-08', '2027-02-09', '2027-02-10'],
  '2027-03-01',
  ...['2027-04-05', '2027-04-06'],
  '2027-04-30',
  '2027-06-09',
  '2027-09-15',
  '2027-09-28',
  '2027-10-11',
  '2027-10-25',
  ...['2027-12-24', '2027-12-31'],
]);

/** Whether the shop's people work on a day of the calendar, given as YYYY-MM-DD. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(day);
}

/** The day of the calendar that is so many business days after another. */
export function businessDayAfter(day: string, count: number): string {
  const next = new Date(day);
  for (let left = count; left > 0; ) {
    next.setUTCDate(next.getUTCDate() + 1);
    if (isBusinessDay(next.toISOString().slice(0, 10))) left -= 1;
  }
  return next.toISOString().slice(0, 10);
}
