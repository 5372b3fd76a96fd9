import type { WorkSummary } from '#catalogue/works/works.contract.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Colour } from '#ground/pictures/colours.ts';
import { shopDay } from '#shared/shop-time.ts';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
type Season = (typeof SEASONS)[number];

/** The colours of the front page: the most typical ones, not all of a season. */
export const SEASON_COLOURS: Record<Season, readonly Colour[]> = {
  spring: ['green', 'pink'],
  summer: ['blue', 'teal'],
  autumn: ['orange', 'red', 'brown'],
  winter: ['white', 'grey'],
};

/** By Taipei's calendar; spring begins in March. */
export function seasonOf(moment: Date): Season {
  const month = Number(shopDay(moment).slice(5, 7));
  return SEASONS[Math.floor(((month + 9) % 12) / 3)] as Season;
}

/** As many as fill whole rows, or all of them. */
export function newWorksShown(count: number): number {
  return [12, 8].find((wanted) => wanted <= count) ?? count;
}

/** Months since year 0 by Taipei's calendar; monthly choices change with it. */
function monthNumber(moment: Date): number {
  const [year = 0, month = 1] = shopDay(moment).split('-').map(Number);
  return year * 12 + month - 1;
}

/** `count` items, starting from another place each month; every item appears before one repeats. */
export function ofTheMonth<Thing>(things: readonly Thing[], count: number, moment: Date): Thing[] {
  const shown = Math.min(count, things.length);
  const start = monthNumber(moment) * shown;
  return Array.from({ length: shown }, (_, index) => things[(start + index) % things.length] as Thing);
}

/** It has a picture and can be ordered in this shop now. */
export function canBeBought({ picture, sale_mode, edition }: WorkSummary): boolean {
  return picture !== undefined && sale_mode !== 'exhibition' && edition?.left !== 0;
}

export const HUNG_TOGETHER = 3;

/** Three works by three artists that can be bought and hung side by side; empty if there are no three. */
export function threeToHang(works: readonly WorkSummary[], moment: Date, besides?: number): WorkSummary[] {
  const artists = new Map<number, WorkSummary>();
  for (const work of works) {
    if (!canBeBought(work) || work.item_id === besides || artists.has(work.artist.artist_id)) continue;
    artists.set(work.artist.artist_id, work);
  }
  const three = ofTheMonth([...artists.values()], HUNG_TOGETHER, moment);
  return three.length === HUNG_TOGETHER ? three : [];
}

export function sizeNearHeight<Size extends Extent>(sizes: readonly Size[], h_mm: number): Size | undefined {
  return sizes.toSorted((one, other) => Math.abs(one.h_mm - h_mm) - Math.abs(other.h_mm - h_mm))[0];
}
