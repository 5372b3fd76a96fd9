import { type NoticeKind, type Pace, standardPace } from '#ground/staff-notices/notice.rules.ts';
import type { Person } from '#shared/rights.ts';
import { SHOP_UTC_OFFSET_HOURS } from '#shared/shop-time.ts';

/** Where immediate notices go. The daily summary is always a mail. */
export const CHANNELS = ['mail', 'line', 'both'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a staff member has chosen. Hours are Taipei’s. */
export interface Choices {
  /** Kinds that differ from the standard of the person’s role. */
  kinds: Partial<Record<NoticeKind, Pace>>;
  channel: Channel;
  digest_hour: number;
  /** Immediate notices are not sent from this hour to the other; null if they always are. */
  quiet_from: number | null;
  quiet_to: number | null;
}

export const STANDARD_CHOICES: Choices = { kinds: {}, channel: 'mail', digest_hour: 8, quiet_from: 22, quiet_to: 7 };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Notices within this time become one mail. */
export const GATHER_MS = 2 * 60_000;

export function paceOf(kind: NoticeKind, person: Person, { kinds }: Choices): Pace {
  return kinds[kind] ?? standardPace(kind, person);
}

/** When a notice of this moment is due. A summary that was missed while the shop was down is due as soon as it runs. */
export function dueAt(pace: Exclude<Pace, 'off'>, at: Date, choices: Choices, gatherMs = GATHER_MS): Date {
  if (pace === 'digest') return nextHour(at, choices.digest_hour);
  const { quiet_from, quiet_to } = choices;
  const ready = new Date(at.getTime() + gatherMs);
  return quiet_from !== null && quiet_to !== null && isQuiet(ready, quiet_from, quiet_to)
    ? nextHour(ready, quiet_to)
    : ready;
}

/** The hours may pass midnight: 22 to 7. The same hour twice is no quiet time at all. */
export function isQuiet(at: Date, from: number, to: number): boolean {
  const hour = new Date(at.getTime() + SHOP_UTC_OFFSET_HOURS * HOUR_MS).getUTCHours();
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** The next time after `at` when the clock in Taipei shows this hour. */
function nextHour(at: Date, hour: number): Date {
  const shopNow = at.getTime() + SHOP_UTC_OFFSET_HOURS * HOUR_MS;
  const today = Math.floor(shopNow / DAY_MS) * DAY_MS + hour * HOUR_MS;
  return new Date((today > shopNow ? today : today + DAY_MS) - SHOP_UTC_OFFSET_HOURS * HOUR_MS);
}
