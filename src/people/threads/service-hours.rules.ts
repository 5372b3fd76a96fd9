import { hoursOn, STANDARD_WEEK, type WeekHours } from '#catalogue/site/service-week.rules.ts';
import { type ExtraDays, type Holiday, holidayOn, NO_EXTRA_DAYS } from '#ground/places/taiwan-holidays.ts';
import { shopDay, shopMoment } from '#shared/shop-time.ts';

/** The shop's calendar: its exceptions, and its hours on each weekday. */
type Calendar = ExtraDays & { hours?: WeekHours | undefined };

/** A week without any hours would have no next service day. */
const LOOK_AHEAD_DAYS = 60;

/** Whether someone answers the telephone, and until or from when. */
type Opening = { open: true; until: Date } | { open: false; opens: Date; holiday: Holiday | undefined };

/** The service hours of a day, given as YYYY-MM-DD. A day that the shop works besides has the first hours of the week, if its weekday has none. */
function serviceOn(day: string, { closed, working, hours = STANDARD_WEEK }: Calendar) {
  if (working.includes(day)) return hoursOn(day, hours) ?? hours.find((one) => one !== null) ?? null;
  return closed.includes(day) || holidayOn(day) !== undefined ? null : hoursOn(day, hours);
}

/** The next day with service after another, and when it begins. */
function nextService(day: string, calendar: Calendar): { day: string; from: Date } {
  const next = new Date(day);
  for (let looked = 0; looked < LOOK_AHEAD_DAYS; looked++) {
    next.setUTCDate(next.getUTCDate() + 1);
    const found = next.toISOString().slice(0, 10);
    const service = serviceOn(found, calendar);
    if (service) return { day: found, from: at(found, service.from) };
  }
  return nextService(day, { ...calendar, hours: STANDARD_WEEK });
}

/** The last open minute is the one before the end. */
export function openingAt(now: Date, calendar: Calendar = NO_EXTRA_DAYS): Opening {
  const today = shopDay(now);
  const service = serviceOn(today, calendar);
  if (service) {
    const [from, to] = [at(today, service.from), at(today, service.to)];
    if (now < from) return { open: false, opens: from, holiday: undefined };
    if (now < to) return { open: true, until: to };
  }
  return { open: false, opens: nextService(today, calendar).from, holiday: holidayOn(today) };
}

function at(day: string, time: string): Date {
  return shopMoment(day, time);
}

/** Answers are due by the same hour of the next day with service. */
export function answerDueAt(received: Date, calendar: Calendar = NO_EXTRA_DAYS): Date {
  const opening = openingAt(received, calendar);
  const begun = opening.open ? received : opening.opens;
  const timeOfDay = begun.getTime() - at(shopDay(begun), '00:00').getTime();
  return new Date(at(nextService(shopDay(begun), calendar).day, '00:00').getTime() + timeOfDay);
}
