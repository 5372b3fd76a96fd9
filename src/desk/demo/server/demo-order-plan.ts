import { SHOP_UTC_OFFSET_HOURS } from '#shared/shop-time.ts';
import { chance } from '../demo-figures.rules.ts';
import { type DatedStep, datedSteps, STORIES, type Story } from './demo-stories.ts';

/** An order of the demo before it is priced: who, when, and its story. */
export interface PlannedOrder {
  seed: string;
  email: string;
  isTransfer: boolean;
  /** Whether the buyer collects it. */
  isPickup: boolean;
  /** Whether it is a gift with a card and a day. */
  isGift: boolean;
  placed: Date;
  steps: DatedStep[];
}

interface Buyer {
  email: string;
  /** Whether they pay in New Taiwan dollars, mostly by transfer. */
  isLocal: boolean;
}

interface Planned extends Buyer {
  story: Story;
  isPickup?: boolean;
  isGift?: boolean;
}

const DAY_MS = 86_400_000;
const YEAR_DAYS = 364;
/** Settled orders are at least this old: the longest story and its full 14 days fit into it. */
const SETTLED_DAYS = 35;
/** How busy each month is, January first: more before both new years and Mother's Day. */
const MONTHS = [1.5, 1.2, 0.8, 0.9, 1.4, 0.8, 0.6, 0.7, 0.9, 1, 1.3, 1.8];
/** More people order on weekends. */
const WEEKEND = 1.4;

/** The stories of which one order each is picked up: packed, waiting and collected. */
const COLLECTED = new Set(['packed', 'under_way', 'arrived']);

/** The demo's own member gives away the finished order, which waits for its day. */
const GIVEN = 'packed';

export const seedOf = (at: number) => `order ${at}`;

/** A year of orders up to now: every story once, also those for the demo's own member, and the rest by frequency. */
export function planOrders(buyers: readonly Buyer[], own: readonly string[], count: number, now: Date): PlannedOrder[] {
  const [first = '', ...others] = own;
  const shown = STORIES.filter((story) => story.shown).map((story) => ({
    story,
    email: first,
    isLocal: true,
    isGift: story.name === GIVEN,
  }));
  const each = STORIES.map((story, at) => {
    const isPickup = COLLECTED.has(story.name);
    return { story, isPickup, ...buyerFor(story, buyers, `each ${at}`, isPickup) };
  });
  const settled = STORIES.filter((story) => story.often > 0);
  const theirs = others.flatMap((email, at) =>
    [0, 1, 2].map((turn) => ({ story: pickStory(settled, `${email} ${turn} ${at}`), email, isLocal: true })),
  );
  const rest = Array.from({ length: Math.max(0, count - shown.length - each.length - theirs.length) }, (_, at) => {
    const story = pickStory(settled, `rest ${at}`);
    return { story, ...buyerFor(story, buyers, `rest ${at}`) };
  });
  const all = [...shown, ...each, ...theirs, ...rest];
  return all.map(({ story, email, isLocal, isPickup = false, isGift = false }: Planned, at) => {
    const seed = seedOf(at);
    const isTransfer =
      story.paid_by === 'transfer' || (story.paid_by === 'either' && isLocal && chance(seed, 'pay') < 0.75);
    const dated = story.open ? recentStart(story, isTransfer, seed, now) : longAgo(story, isTransfer, seed, now);
    return { seed, email, isTransfer, isPickup, isGift, ...dated };
  });
}

function pickStory(stories: readonly Story[], seed: string): Story {
  return weighted(stories, ({ often }) => often, chance('story', seed)) ?? (stories[0] as Story);
}

/** Only people in Taiwan pay by transfer or collect an order. */
function buyerFor({ paid_by }: Story, buyers: readonly Buyer[], seed: string, isPickup = false): Buyer {
  const able = isPickup || paid_by === 'transfer' ? buyers.filter(({ isLocal }) => isLocal) : buyers;
  // Some buy repeatedly: the exponent favours the front of the list.
  return able[Math.floor(able.length * chance('buyer', seed) ** 1.6)] ?? { email: '', isLocal: true };
}

/** The latest start whose last step is over by now, searched back hour by hour. */
function recentStart(story: Story, isTransfer: boolean, seed: string, now: Date) {
  for (let hours = 0.5 + 2 * chance(seed, 'slack'); ; hours += 1) {
    const placed = new Date(now.getTime() - hours * 3_600_000);
    const steps = datedSteps(story, placed, isTransfer, seed);
    const last = steps.at(-1)?.at ?? placed;
    if (last.getTime() <= now.getTime() - 60_000) return { placed, steps };
  }
}

function longAgo(story: Story, isTransfer: boolean, seed: string, now: Date) {
  const days = Array.from({ length: YEAR_DAYS - SETTLED_DAYS }, (_, at) => SETTLED_DAYS + at);
  const busy = (ago: number) => {
    const day = new Date(now.getTime() - ago * DAY_MS);
    const isWeekend = day.getUTCDay() % 6 === 0;
    return (MONTHS[day.getUTCMonth()] ?? 1) * (isWeekend ? WEEKEND : 1);
  };
  const ago = weighted(days, busy, chance(seed, 'day')) ?? SETTLED_DAYS;
  const placed = new Date(now.getTime() - ago * DAY_MS);
  // From nine in the morning to eleven at night in Taipei, which is one day in UTC.
  const hour = 9 - SHOP_UTC_OFFSET_HOURS + Math.floor(14 * chance(seed, 'hour'));
  placed.setUTCHours(hour, Math.floor(60 * chance(seed, 'minute')), 0, 0);
  return { placed, steps: datedSteps(story, placed, isTransfer, seed) };
}

/** Chooses by weight: the entry that `point`, from 0 to 1, falls on. */
export function weighted<T>(all: readonly T[], weightOf: (one: T) => number, point: number): T | undefined {
  const weights = all.map(weightOf);
  let left = point * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [at, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return all[at];
  }
  return all.at(-1);
}
