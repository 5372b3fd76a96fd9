import { businessDayAfter, type Holiday, holidayOn, isBusinessDay } from '#ground/places/taiwan-holidays.ts';
import { shopDay } from '#shared/shop-time.ts';

/** Spec §9: Monday to Friday, 10:00–18:00 (GMT+8); the hours as they stand on a clock in Taipei. */
const OPENS = '10:00';
const CLOSES = '18:00';

/** Whether somebody answers the telephone, until when, or when again. */
export type Opening = { open: true; until: Date } | { open: false; opens: Date; holiday: Holiday | undefined };

/** How the shop stands at a moment. The last minute is the one before 18:00. */
export function openingAt(now: Date): Opening {
  const today = shopDay(now);
  if (isBusinessDay(today)) {
    if (now < at(today, OPENS)) return { open: false, opens: at(today, OPENS), holiday: undefined };
    if (now < at(today, CLOSES)) return { open: true, until: at(today, CLOSES) };
  }
  return { open: false, opens: at(businessDayAfter(today, 1), OPENS), holiday: holidayOn(today) };
}

function at(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+08:00`);
}
