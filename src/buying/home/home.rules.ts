import type { WorkSummary } from '#catalogue/works/works.contract.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Colour } from '#ground/pictures/colours.ts';
import { shopDay } from '#shared/shop-time.ts';

const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
type Season = (typeof SEASONS)[number];

/** The colours in which the front page opens: what is looked for first, not all that a season has. */
export const SEASON_COLOURS: Record<Season, readonly Colour[]> = {
  spring: ['green', 'pink'],
  summer: ['blue', 'teal'],
  autumn: ['orange', 'red', 'brown'],
  winter: ['white', 'grey'],
};

/** The season of a moment by Taipei's calendar: spring begins with March. */
export function seasonOf(moment: Date): Season {
  const month = Number(shopDay(moment).slice(5, 7));
  return SEASONS[Math.floor(((month + 9) % 12) / 3)] as Season;
}

/** How many new works the front page shows: rows that can be filled, or all there are. */
export function newWorksShown(count: number): number {
  return [12, 8].find((wanted) => wanted <= count) ?? count;
}

/** The month of a moment by Taipei's calendar, counted through: what changes monthly turns with it. */
function monthNumber(moment: Date): number {
  const [year = 0, month = 1] = shopDay(moment).split('-').map(Number);
  return year * 12 + month - 1;
}

/** So many of a list, from another place each month; all of them in turn before one comes again. */
export function ofTheMonth<Thing>(things: readonly Thing[], count: number, moment: Date): Thing[] {
  const shown = Math.min(count, things.length);
  const start = monthNumber(moment) * shown;
  return Array.from({ length: shown }, (_, index) => things[(start + index) % things.length] as Thing);
}

export const HUNG_TOGETHER = 3;

/** Three works by three artists that can be bought and hung side by side; none if there are no three. */
export function threeToHang(works: readonly WorkSummary[], moment: Date, besides?: number): WorkSummary[] {
  const artists = new Map<number, WorkSummary>();
  for (const work of works) {
    const isSold = work.sale_mode !== 'exhibition' && work.edition?.left !== 0;
    if (!work.picture || !isSold || work.item_id === besides || artists.has(work.artist.artist_id)) continue;
    artists.set(work.artist.artist_id, work);
  }
  const three = ofTheMonth([...artists.values()], HUNG_TOGETHER, moment);
  return three.length === HUNG_TOGETHER ? three : [];
}

/** The size whose height comes nearest to the one wanted. */
export function sizeNearHeight<Size extends Extent>(sizes: readonly Size[], h_mm: number): Size | undefined {
  return sizes.toSorted((one, other) => Math.abs(one.h_mm - h_mm) - Math.abs(other.h_mm - h_mm))[0];
}
