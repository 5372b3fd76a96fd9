/** The first and the last day of a year of the shop's calendar. */
export function daysOfYear(year: number): [string, string] {
  const digits = String(year).padStart(4, '0');
  return [`${digits}-01-01`, `${digits}-12-31`];
}
