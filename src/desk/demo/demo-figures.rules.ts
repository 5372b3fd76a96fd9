import { SHOP_UTC_OFFSET_HOURS } from '#shared/shop-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAYS_AGO = 725;
const LAST_DAYS_AGO = 2;
/** Works of a year go online from May of it on (months count from 0). */
const PHOTOGRAPHED_BY = 4;
/** The appeal of the most popular work; others have 3 at most. */
const MOST_POPULAR = 5;

/** The facts of a work that decide its date and its figures. */
export interface FiguredWork {
  slug: string;
  year: number;
  offline?: string;
}

export interface Figures {
  online_at: Date | undefined;
  views: number;
  collectors: number;
}

/** A fraction in [0, 1) that is always the same for the same input. */
export function chance(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of words.join('\n')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  // FNV alone leaves similar inputs close together; two rounds of mixing spread them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * When each work went online, and its figures since: two plausible years up to `now`. Of the works for the front
 * page the first is the shop's most popular one, the others are its newest, in their order.
 */
export function figuresOf(
  works: readonly FiguredWork[],
  now: Date,
  front: readonly string[] = [],
): Map<string, Figures> {
  const [mostPopular, ...newest] = front;
  const isNewest = ({ slug }: FiguredWork) => newest.includes(slug);
  const shown = works.filter((work) => !isUnseen(work));
  const earlier = shown
    .filter((work) => !isNewest(work))
    .sort((a, b) => orderOf(a, mostPopular) - orderOf(b, mostPopular));
  const latest = shown.filter(isNewest).sort((a, b) => newest.indexOf(b.slug) - newest.indexOf(a.slug));
  const none: Figures = { online_at: undefined, views: 0, collectors: 0 };
  const figures = new Map(works.map(({ slug }) => [slug, none]));
  for (let place = 0; place < shown.length; place++) {
    const online_at = workingHour(place, shown.length, now);
    const [work] = earlier.length > 0 ? earlier.splice(nextFor(online_at, earlier), 1) : latest.splice(0, 1);
    if (!work) break;
    const appeal = work.slug === mostPopular ? MOST_POPULAR : 0.4 + 2.6 * chance('appeal', work.slug) ** 3;
    const days = (now.getTime() - online_at.getTime()) / DAY_MS;
    figures.set(work.slug, { online_at, ...popularityOf(work, appeal, days) });
  }
  return figures;
}

/** The most popular work has been online longest. */
function orderOf({ slug }: FiguredWork, mostPopular: string | undefined): number {
  return slug === mostPopular ? -1 : chance('order', slug);
}

/** A work is never online before it was painted and photographed; if none qualifies, the oldest is next. */
function nextFor(day: Date, works: readonly FiguredWork[]): number {
  const newest = day.getUTCFullYear() - (day.getUTCMonth() < PHOTOGRAPHED_BY ? 1 : 0);
  const fits = works.findIndex(({ year }) => year <= newest);
  return fits >= 0 ? fits : works.reduce((best, { year }, i) => (year < (works[best]?.year ?? year) ? i : best), 0);
}

/** A paused or removed work has views; one that was never approved has none. */
function isUnseen({ offline }: FiguredWork): boolean {
  return offline !== undefined && offline !== 'paused' && offline !== 'removed';
}

/** The curator puts works online on weekdays between 10:00 and 17:59 of the shop's day. */
function workingHour(place: number, count: number, now: Date): Date {
  const spread = (FIRST_DAYS_AGO - LAST_DAYS_AGO) / Math.max(1, count);
  const daysAgo = Math.max(LAST_DAYS_AGO, FIRST_DAYS_AGO - spread * (place + 0.8 * chance('day', place)));
  const day = new Date(now.getTime() - daysAgo * DAY_MS);
  const weekend = { 0: 2, 6: 1 }[day.getUTCDay()] ?? 0;
  day.setUTCDate(day.getUTCDate() - weekend);
  const hour = 10 - SHOP_UTC_OFFSET_HOURS + Math.floor(8 * chance('hour', place));
  day.setUTCHours(hour, Math.floor(60 * chance('minute', place)), 0, 0);
  return day;
}

/** Views and favourites; sales come from the orders. */
function popularityOf({ slug }: FiguredWork, appeal: number, days: number): Omit<Figures, 'online_at'> {
  // New works get more views: the first month counts twice.
  const views = Math.round(4 * appeal * (days + Math.min(days, 30)));
  return { views, collectors: Math.round(views * (0.012 + 0.025 * chance('collectors', slug))) };
}
