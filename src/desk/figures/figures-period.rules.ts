/** Kinds of periods in the shop's calendar; a free one has its own first and last day. */
export const UNITS = ['day', 'month', 'quarter', 'year', 'free'] as const;
export type Unit = (typeof UNITS)[number];

/** Days `YYYY-MM-DD` of the shop's calendar, both included. */
export interface Days {
  from: string;
  to: string;
}

export interface Period extends Days {
  unit: Unit;
}

/** What a bar of the chart and a row of its table cover. */
export type Slice = 'day' | 'month' | 'year';

/** A free period of more days would scan more than ten years of orders. */
const MOST_DAYS = 3_660;
const DAY_MS = 86_400_000;
/** More bars of days than this cannot be read. */
export const MOST_BARS = 62;
const MOST_MONTH_BARS = 36;

interface Wanted {
  unit: Unit;
  on: string;
  from?: string | undefined;
  to?: string | undefined;
}

/** The calendar unit that contains a day, or the free period; reversed days are exchanged. */
export function periodOf({ unit, on, from, to }: Wanted): Period {
  if (unit !== 'free') return { unit, ...around(unit, on) };
  const [first = on, last = on] = [from ?? to ?? on, to ?? from ?? on].sort();
  const longest = dayLater(first, MOST_DAYS - 1);
  return { unit, from: first, to: earlier(last, longest) };
}

/** The period `steps` earlier or later, of the same kind; a free one moves by its own length. */
export function movedPeriod({ unit, from, to }: Period, steps: number): Period {
  if (unit === 'free') {
    const days = steps * daysIn({ from, to });
    return { unit, from: dayLater(from, days), to: dayLater(to, days) };
  }
  if (unit === 'day') return periodOf({ unit, on: dayLater(from, steps) });
  return periodOf({ unit, on: monthLater(from, steps * MONTHS[unit]) });
}

/**
 * The period before, and the same period a year before. A period that has not ended yet is compared with as many days as have
 * passed: three weeks of November with three weeks of October.
 */
export function comparedWith(period: Period, today: string): { before: Days; year: Days } {
  const before = movedPeriod(period, -1);
  const isRunning = period.unit !== 'free' && period.from <= today && today < period.to;
  if (!isRunning) return { before: { from: before.from, to: before.to }, year: yearBefore(period) };
  const passed = dayLater(before.from, daysIn({ from: period.from, to: today }) - 1);
  return {
    before: { from: before.from, to: earlier(passed, before.to) },
    year: yearBefore({ from: period.from, to: today }),
  };
}

/** What the bars of a period show. */
export function sliceOf({ unit, from, to }: Period): Slice {
  if (unit === 'quarter' || unit === 'year') return 'month';
  if (unit !== 'free') return 'day';
  if (daysIn({ from, to }) <= MOST_BARS) return 'day';
  return monthsIn({ from, to }) <= MOST_MONTH_BARS ? 'month' : 'year';
}

/** The parts of a period in order, each within it. */
export function partsOf({ from, to }: Days, slice: Slice): Days[] {
  const parts: Days[] = [];
  for (let first = from; first <= to; ) {
    const { to: end } = around(slice, first);
    parts.push({ from: first, to: earlier(end, to) });
    first = dayLater(end, 1);
  }
  return parts;
}

function dayLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function daysIn({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** Days are texts, which `Math.min` cannot compare. */
function earlier(...days: [string, string]): string {
  return days.toSorted()[0] ?? days[1];
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

function around(unit: Exclude<Unit, 'free'>, on: string): Days {
  if (unit === 'day') return { from: on, to: on };
  const months = MONTHS[unit];
  const month = Number(on.slice(5, 7)) - 1;
  const from = `${on.slice(0, 4)}-${String(month - (month % months) + 1).padStart(2, '0')}-01`;
  return { from, to: dayLater(monthLater(from, months), -1) };
}

/** The first day of the month `months` later. */
function monthLater(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

function monthsIn({ from, to }: Days): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1
  );
}

/** The same days of the year before; a period that ends with February ends with it there too. */
function yearBefore({ from, to }: Days): Days {
  const end = dayLater(to, 1);
  return { from: inYearBefore(from), to: end.endsWith('-01') ? dayLater(inYearBefore(end), -1) : inYearBefore(to) };
}

function inYearBefore(day: string): string {
  const year = `${Number(day.slice(0, 4)) - 1}`.padStart(4, '0');
  return day.endsWith('02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}
