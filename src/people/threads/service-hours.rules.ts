import {
  businessDayAfter,
  type ExtraDays,
  type Holiday,
  holidayOn,
  isBusinessDay,
  NO_EXTRA_DAYS,
} from '#ground/places/taiwan-holidays.ts';
import { shopDay } from '#shared/shop-time.ts';

/** Spec §9: Monday to Friday, 10:00–18:00 (GMT+8); the hours as they stand on a clock in Taipei. */
const OPENS = '10:00';
const CLOSES = '18:00';

/** Whether somebody answers the telephone, until when, or when again. */
type Opening = { open: true; until: Date } | { open: false; opens: Date; holiday: Holiday | undefined };

/** How the shop stands at a moment. The last minute is the one before 18:00. */
export function openingAt(now: Date, extra: ExtraDays = NO_EXTRA_DAYS): Opening {
  const today = shopDay(now);
  if (isBusinessDay(today, extra)) {
    if (now < at(today, OPENS)) return { open: false, opens: at(today, OPENS), holiday: undefined };
    if (now < at(today, CLOSES)) return { open: true, until: at(today, CLOSES) };
  }
  return { open: false, opens: at(businessDayAfter(today, 1, extra), OPENS), holiday: holidayOn(today) };
}

function at(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+08:00`);
}

/** By when somebody who wrote is answered: within eight service hours, which is the same hour of the next business day. */
export function answerDueAt(received: Date, extra: ExtraDays = NO_EXTRA_DAYS): Date {
  const opening = openingAt(received, extra);
  const begun = opening.open ? received : opening.opens;
  const timeOfDay = begun.getTime() - at(shopDay(begun), '00:00').getTime();
  return new Date(at(businessDayAfter(shopDay(begun), 1, extra), '00:00').getTime() + timeOfDay);
}
