/**
 * `since` and `until` are days of the shop's calendar; `until` is excluded, and null means until further notice.
 */
export interface Period {
  gallery_id: number;
  since: string;
  until: string | null;
}

/** More than any artist ever has. */
export const MOST_PERIODS = 100;

const DAY_MS = 86_400_000;

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Undefined on days between periods. */
export function galleryOn(periods: readonly Period[], day: string): number | null {
  const period = periods.find(({ since, until }) => since <= day && (until === null || until > day));
  return period?.gallery_id ?? null;
}

export function inOrder<One extends Period>(periods: readonly One[]): One[] {
  return periods.toSorted((one, other) => (one.since < other.since ? -1 : 1));
}

/** Whether each period has a day, and no day belongs to two. */
export function isSound(periods: readonly Period[]): boolean {
  return inOrder(periods).every(({ since, until }, at, all) => {
    const next = all[at + 1];
    return (until === null || until > since) && (!next || (until !== null && until <= next.since));
  });
}

/** The periods if nobody represents the artist from `day` on. */
export function endedBefore(periods: readonly Period[], day: string): Period[] {
  return periods
    .filter(({ since }) => since < day)
    .map(({ gallery_id, since, until }) => ({ gallery_id, since, until: until === null || until > day ? day : until }));
}

/** The periods if this gallery alone represents the artist from `since` on. */
export function movedTo(periods: readonly Period[], gallery_id: number, since: string): Period[] {
  const before = inOrder(endedBefore(periods, since));
  const last = before.at(-1);
  if (last?.gallery_id === gallery_id && last.until === since)
    return [...before.slice(0, -1), { ...last, until: null }];
  return [...before, { gallery_id, since, until: null }];
}

/** A day with sales of an artist, and the gallery whose statement has them; without one it is the artist's own. */
interface SoldDay {
  day: string;
  gallery_id: number | null;
}

/** The days whose sales are on the statement of another seller than the changed periods would require. */
export function conflictingDays(
  before: readonly Period[],
  after: readonly Period[],
  sold: readonly SoldDay[],
): string[] {
  const days = sold.filter(({ day, gallery_id }) => {
    const wanted = galleryOn(after, day);
    return wanted !== gallery_id && wanted !== galleryOn(before, day);
  });
  return [...new Set(days.map(({ day }) => day))].toSorted();
}

/** The gallery can still change `ending` and `coming`. */
export type PeriodState = 'coming' | 'now' | 'ending' | 'ended';

export function periodState({ since, until }: Pick<Period, 'since' | 'until'>, today: string): PeriodState {
  if (until !== null && until <= today) return 'ended';
  if (since > today) return 'coming';
  return until === null ? 'now' : 'ending';
}
